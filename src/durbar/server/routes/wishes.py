"""What requests bring with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200)]
Sign = Annotated[str, Field(max_length=20, pattern=r"^[A-Za-z0-9-]*$")]
Level = Literal["novice", "player", "expert"]
At = Annotated[int, Field(ge=0, le=7)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Secret = str
"""Of any length and form: what cannot be a secret is answered as a wrong one is."""


class Wish(BaseModel):
    """The body of a request; what is not known in it is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Wish):
    """Who somebody is at tables."""

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class Password(Wish):
    """The word that the server asks for."""

    password: Annotated[str, Field(max_length=1000)]


class SeatWish(Wish):
    """Who is to sit in a seat."""

    who: Literal["me", "open", "bot"]
    level: Level = "player"
    name: Name = ""


class AbsenceWish(Wish):
    """When a bot plays for somebody who does not move, and which."""

    after: Annotated[float, Field(ge=10, le=60 * 86400, strict=False)] | None = None
    level: Level = "player"


class TableWish(Wish):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40)]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    board: dict[str, Any] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    open_to_watch: bool = False
    absence: AbsenceWish = AbsenceWish()
    hints: bool = True
    start: bool = True


class SeatAct(Wish):
    """Something done from a seat."""

    seat: At
    version: Version = 0


class MoveAct(SeatAct):
    """A move, in answer to a version."""

    version: Version
    move: Annotated[str, Field(min_length=1, max_length=60)]


class TakeBackAct(SeatAct):
    """Taking back, in answer to a version."""

    version: Version


class ChatAct(SeatAct):
    """Something said."""

    text: Annotated[str, Field(max_length=2000)]


class VoteAct(SeatAct):
    """That a bot should play for somebody who is away."""

    absent: At


class HostAct(Wish):
    """Something the host does."""

    version: Version = 0


class HostSeatAct(HostAct):
    """Something the host does about a seat."""

    at: At


class HostBotAct(HostSeatAct):
    """A bot for a seat."""

    level: Level


class BranchAct(Wish):
    """Another place in an analysis."""

    number: Annotated[int, Field(ge=0, le=100_000)]
    main: bool = False
    version: Version = 0


class HintWish(Wish):
    """Advice for a seat."""

    seat: At


class SecretWish(Wish):
    """The secret of a link."""

    secret: Secret


class OpenLink(SecretWish):
    """Opening a link, as somebody."""

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class DrawWish(Wish):
    """A text to be drawn."""

    secret: Annotated[str, Field(max_length=200)]


class ImportWish(Wish):
    """A record to be studied, or kept."""

    record: dict[str, Any]
    open_as: Annotated[Literal["analysis", "finished"], Field(alias="as")] = "analysis"
    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)


class Told(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="allow")
    id: str
    text: str


class Failure(BaseModel):
    """An answer that says why not."""

    error: Told
