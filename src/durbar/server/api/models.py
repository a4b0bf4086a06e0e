"""The models that several routes share. Nothing is checked against response models while serving: tests do that."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from durbar.games.message import MessageJson
from durbar.games.view_types import OutcomeJson
from durbar.server.api.view_models import View
from durbar.tables.log import KINDS
from durbar.tables.table import TableState

Name = Annotated[str, Field(max_length=200)]
Sign = Annotated[str, Field(max_length=20, pattern=r"^[A-Za-z0-9-]*$")]
Level = Literal["novice", "player", "expert"]
SeatNumber = Annotated[int, Field(ge=0, le=7, description="A seat; the first is 0.")]
AnsweredVersion = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version that is answered.")]
Version = Annotated[int, Field(ge=0, description="How many entries the log of the table has.")]
TableId = Annotated[str, Field(description="A table. It is a name and opens nothing.", examples=["5f1c09ad7be2"])]
LinkAddress = Annotated[
    str,
    Field(description="To be put behind the server's address.", examples=["/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"]),
]
Who = Literal["person", "bot", "open"]
Stage = Literal["gathering", "running", "finished"]
Time = Annotated[float, Field(ge=0, description="Seconds since 1970, UTC.", examples=[1794805200.5])]


def returns(model: Any, what: str = "As asked for.", status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return how a route describes its response: the model, and in a few words what it is."""
    return {status: {"model": model, "description": what}}


class RequestBody(BaseModel):
    """The body of a request; a field that is not named in it is an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    """The body of a response; a response has no field that its model does not name."""

    model_config = ConfigDict(extra="forbid")


class ErrorDetail(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="allow")
    id: str
    text: str


class ErrorResponse(BaseModel):
    """An answer that says why not."""

    error: ErrorDetail


class BranchResponse(ResponseModel):
    """The finished game that another one began as: its table, and how many of its moves."""

    table: TableId
    number: int


class SeatResponse(ResponseModel):
    """A seat as everybody may see it."""

    name: str
    who: Who
    level: Annotated[Level | None, Field(description="Of the bot that sits there.")]
    away: Annotated[Level | None, Field(description="Of the bot that plays for somebody who is away.")]
    stone: str
    figure: str


class SeatAtTableResponse(SeatResponse):
    """A seat, and whether its person is listening."""

    here: bool


class TableSummary(ResponseModel):
    """A table in a few public facts."""

    game: str
    edition: str
    players: int
    kind: Literal["game", "analysis"]
    stage: Stage
    seats: list[SeatResponse]
    to_move: SeatNumber | None
    moves: int
    scores: list[int] | None
    outcome: OutcomeJson | None
    counted: Annotated[bool, Field(description="Whether it counts in statistics: it is no import, branch or guide.")]
    guide: Annotated[bool, Field(description="Whether it is a first game in which somebody is led.")]
    branch: Annotated[BranchResponse | None, Field(description="The game that this one branches off, if it does.")] = (
        None
    )
    ended: Annotated[Time | None, Field(description="When the game was over.")]
    sources: Annotated[
        list[dict[str, int]] | None, Field(description="Where each seat's points came from, once the game is over.")
    ]


class PermissionsResponse(ResponseModel):
    """What this browser holds at a table."""

    host: bool
    seats: list[SeatNumber]
    watch: bool


class AbsenceResponse(ResponseModel):
    """After how many seconds a bot plays for somebody who does not move (null: never by itself), and which bot."""

    after: float | None
    level: Level


class ShuffleResponse(ResponseModel):
    """How the game was dealt: the SHA-256 of its seed, and the seed itself once the game is over."""

    hash: str
    seed: str = ""


class TakeBackVoteResponse(ResponseModel):
    """Who asks to take a move back, and who has still to answer."""

    seat: SeatNumber
    number: Annotated[int, Field(description="How many moves would be left.")]
    agreed: list[SeatNumber]
    waiting_for: list[SeatNumber]


class AbsenceVoteResponse(ResponseModel):
    """Whether the others may vote that a bot plays for the player who has the move and is away."""

    absent: SeatNumber
    possible: bool
    possible_from: Annotated[Time, Field(description="If nothing is heard of them until then.")]


class TakeBackResponse(ResponseModel):
    """How the last decision of the seat that looks could be taken back."""

    number: Annotated[int, Field(description="How many moves would be left.")]
    move: str
    consent: Annotated[bool, Field(description="Whether others have to agree.")]


class LogEntry(TypedDict):
    """Something that happened. Beside the first three fields it has those that its kind has: a move has ``seat``,
    ``move`` and ``by`` (the level of the bot that made it), a chat ``seat`` and ``text``, a vote ``by`` (a seat) and
    ``absent``.
    """

    version: Version
    at: Time
    kind: Annotated[str, Field(json_schema_extra={"enum": list(KINDS)})]
    story: NotRequired[Annotated[list[MessageJson], Field(description="What this viewer was told of it.")]]
    seat: NotRequired[SeatNumber | None]
    move: NotRequired[str]
    by: NotRequired[Level | SeatNumber | None]
    absent: NotRequired[SeatNumber]
    name: NotRequired[str]
    stone: NotRequired[str]
    figure: NotRequired[str]
    level: NotRequired[Level]
    why: NotRequired[str]
    hash: NotRequired[str]
    number: NotRequired[int]
    text: NotRequired[str]
    main: NotRequired[bool]


class StoryResponse(ResponseModel):
    """What happened after a version: a page of it, up to ``upto``. There is more while that is below ``version``."""

    table: TableId
    version: Version
    upto: Version
    entries: list[LogEntry]


class TableResponse(TableState):
    """A table as one seat sees it, or as those who watch do. A move answers ``game_version``, the version after which
    the game last changed. ``recorded`` is how many moves the record has that the table was opened on.
    """

    table: TableId
    game: str
    title: str
    edition: str
    players: int
    options: dict[str, Any]
    own_board: bool
    branch: Annotated[BranchResponse | None, Field(description="The game that this one branches off, if it does.")]
    guide: Annotated[
        Literal["leads", "over"] | None, Field(description="Whether a guide leads through it, or has led so far.")
    ]
    you: PermissionsResponse
    seat: Annotated[SeatNumber | None, Field(description="The seat it is seen from; null for those who watch.")]
    seats: list[SeatAtTableResponse]
    absence: AbsenceResponse
    due: Annotated[Time | None, Field(description="When a bot will play for whoever has the move.")]
    shuffle: ShuffleResponse | None
    asking: TakeBackVoteResponse | None
    votes: Annotated[
        dict[str, list[SeatNumber]], Field(description="For each absent seat, who wants a bot to play for it.")
    ]
    vote: Annotated[
        AbsenceVoteResponse | None,
        Field(description="The vote that this seat can take part in. Null while the player is here."),
    ]
    devices: Annotated[
        dict[str, int],
        Field(description="For each seat of this browser, how many browsers hold it: this one, and more."),
    ]
    take_back: TakeBackResponse | None
    again: Annotated[TableId | None, Field(description="The table for another game with the same people.")]
    view: Annotated[View | None, Field(description="What the game shows. Null until it is dealt.")]
    story: NotRequired[Annotated[StoryResponse | None, Field(description="Only where it was asked for with `since`.")]]
