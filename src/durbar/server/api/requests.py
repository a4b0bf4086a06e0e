"""What requests bring with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200)]
Sign = Annotated[str, Field(max_length=20, pattern=r"^[A-Za-z0-9-]*$")]
Level = Literal["novice", "player", "expert"]
At = Annotated[int, Field(ge=0, le=7, description="A seat; the first is 0.")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version that is answered.")]
Secret = str
"""Of any length and form: what cannot be a secret is answered as a wrong one is."""


class RequestBody(BaseModel):
    """The body of a request; what is not known in it is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ProfileRequest(RequestBody):
    """Who somebody is at tables."""

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class PasswordRequest(RequestBody):
    """The word that the server asks for."""

    password: Annotated[str, Field(max_length=1000)]


class SeatRequest(RequestBody):
    """Who is to sit in a seat."""

    who: Annotated[Literal["me", "open", "bot"], Field(description="This browser, whoever opens the link, or a bot.")]
    level: Annotated[Level, Field(description="Of a bot.")] = "player"
    name: Annotated[Name, Field(description="Without one the seat is called by the profile, or by a bot's name.")] = ""


class AbsenceRequest(RequestBody):
    """When a bot plays for somebody who does not move, and which."""

    after: Annotated[
        Annotated[float, Field(ge=10, le=60 * 86400, strict=False)] | None,
        Field(description="Seconds; null for never, unless the others vote for it."),
    ] = None
    level: Level = "player"


class CreateTableRequest(RequestBody):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=40, description="One of `/api/games`.")]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, Any], Field(description="House options by name, where they are not as usual.")] = {}
    board: Annotated[dict[str, Any] | None, Field(description="A board of one's own, as a board file has it.")] = None
    seats: Annotated[
        list[SeatRequest], Field(min_length=1, max_length=8, description="Who is to sit where: as many as play.")
    ]
    open_to_watch: Annotated[bool, Field(description="Whether everybody may watch.")] = False
    absence: AbsenceRequest = AbsenceRequest()
    hints: Annotated[bool, Field(description="Whether people may ask for hints.")] = True
    start: Annotated[bool, Field(description="Deal at once, if no seat is open.")] = True


class SeatActionRequest(RequestBody):
    """Something done from a seat."""

    seat: At
    version: Version = 0


class MoveRequest(SeatActionRequest):
    """A move, in answer to a version."""

    version: Version
    move: Annotated[str, Field(min_length=1, max_length=60)]


class TakeBackRequest(SeatActionRequest):
    """Taking back, in answer to a version."""

    version: Version


class ChatRequest(SeatActionRequest):
    """Something said."""

    text: Annotated[str, Field(max_length=2000)]


class VoteRequest(SeatActionRequest):
    """That a bot should play for somebody who is away."""

    absent: At


class HostActionRequest(RequestBody):
    """Something the host does."""

    version: Version = 0


class WatchLinkRequest(HostActionRequest):
    """A link for those who watch."""

    keep: Annotated[bool, Field(description="Whether the links that there are stay good, all but very many.")] = False


class HostSeatRequest(HostActionRequest):
    """Something the host does about a seat."""

    at: At


class SeatBotRequest(HostSeatRequest):
    """A bot for a seat."""

    level: Level


class BranchRequest(RequestBody):
    """Another place in an analysis."""

    number: Annotated[int, Field(ge=0, le=100_000)]
    main: bool = False
    version: Version = 0


class PlayOnRequest(RequestBody):
    """Playing on from a move of a finished game, against bots."""

    number: Annotated[int, Field(ge=0, le=100_000, description="How many of its moves stand.")]
    seat: Annotated[At, Field(description="The seat to play from.")]
    bots: Annotated[Level, Field(description="The level of those in the other seats.")] = "player"


class HintRequest(RequestBody):
    """Advice for a seat."""

    seat: At


class WhyRequest(RequestBody):
    """A move that may not be allowed, by its parts."""

    seat: At | None = None
    parts: Annotated[
        dict[str, Annotated[str, Field(max_length=60)] | int | None],
        Field(max_length=8, examples=[{"kind": "build", "city": "Delhi"}]),
    ]


class CoachRequest(RequestBody):
    """A move that somebody has in mind."""

    seat: At
    move: Annotated[str, Field(min_length=1, max_length=60)]


class LinkRequest(RequestBody):
    """The secret of a link."""

    secret: Secret


class OpenLinkRequest(LinkRequest):
    """Opening a link, as somebody."""

    name: Name = ""
    stone: Sign = ""
    figure: Sign = ""


class QrRequest(RequestBody):
    """A text to be drawn."""

    secret: Annotated[str, Field(max_length=200)]


class ImportRequest(RequestBody):
    """A record to be studied, or kept."""

    record: dict[str, Any]
    open_as: Annotated[Literal["analysis", "finished"], Field(alias="as")] = "analysis"
    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)


class BoardRequest(RequestBody):
    """A board file to be read."""

    text: Annotated[str, Field(max_length=32_000, description="TOML or JSON; a real one has 2,000 to 17,000 letters.")]


class ErrorDetail(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="allow")
    id: str
    text: str


class ErrorResponse(BaseModel):
    """An answer that says why not."""

    error: ErrorDetail
