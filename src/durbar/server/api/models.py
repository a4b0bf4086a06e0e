"""Request and response models that several routes share. The server does not validate responses; tests do."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from durbar.games.message import MessageJson
from durbar.games.view_types import OutcomeJson
from durbar.server.api.view_models import View
from durbar.tables.ending import Ending
from durbar.tables.log import KINDS
from durbar.tables.table import TableState

Name = Annotated[str, Field(max_length=200)]
Sign = Annotated[str, Field(max_length=20, pattern=r"^[A-Za-z0-9-]*$")]
"""The name of a stone or a figure, by which the page marks a player."""
Level = Literal["novice", "player", "expert"]
DeviceNumber = Annotated[
    int,
    Field(ge=1, le=2**31 - 1, description="The position of a device of a seat, in order of arrival; the first is 1."),
]
SeatNumber = Annotated[int, Field(ge=0, le=7, description="A seat; the first is 0.")]
ClientVersion = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the table that the client knows.")]
Version = Annotated[int, Field(ge=0, description="The number of entries in the table's log.")]
TableId = Annotated[str, Field(description="The id of a table. It gives no access.", examples=["5f1c09ad7be2"])]
LinkAddress = Annotated[
    str,
    Field(description="Relative to the server's origin.", examples=["/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"]),
]
Who = Literal["person", "bot", "open"]
Stage = Literal["gathering", "running", "finished"]
Time = Annotated[float, Field(ge=0, description="Seconds since 1970, UTC.", examples=[1794805200.5])]


def returns(model: Any, description: str = "Success.", status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` argument of a route, with the model and the description of its response."""
    return {status: {"model": model, "description": description}}


class RequestBody(BaseModel):
    """The body of a request; unknown fields are an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    """The body of a response. It has no fields other than those declared."""

    model_config = ConfigDict(extra="forbid")


class ErrorDetail(BaseModel):
    """The id and the text of an error."""

    model_config = ConfigDict(extra="allow")
    id: str
    text: str


class ErrorResponse(BaseModel):
    """An error response."""

    error: ErrorDetail


class BranchResponse(ResponseModel):
    """The finished game that another game continues: its table, and the number of its moves that were kept."""

    table: TableId
    number: int


class SeatResponse(ResponseModel):
    """The public data of a seat."""

    name: str
    who: Who
    level: Annotated[Level | None, Field(description="The level of the bot in this seat.")]
    away: Annotated[Level | None, Field(description="The level of the bot that plays for an absent player.")]
    stone: str
    figure: str


class SeatAtTableResponse(SeatResponse):
    """A seat, and whether its player is online."""

    here: bool
    away_since: Annotated[
        Time | None,
        Field(description="The time of the player's last request, if the player is offline; only players learn it."),
    ]


class ProgressResponse(ResponseModel):
    """How far a game is: ``at`` is the number of the current visit, or how many tiles are laid. ``of`` is how many
    visits or spaces for tiles there are.
    """

    at: int
    of: int


class BestChapterResponse(ResponseModel):
    """The chapter of a game (a visit or a turn) in which a seat has got the most points."""

    chapter: Annotated[int, Field(description="Its number; the first is 1.")]
    points: int


class TableSummary(ResponseModel):
    """Public facts of a table."""

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
    counted: Annotated[bool, Field(description="Whether the game counts in statistics.")]
    closed: Annotated[bool, Field(description="Whether the operator has closed the table.")] = False
    guide: Annotated[bool, Field(description="Whether this is a guided first game.")]
    branch: Annotated[BranchResponse | None, Field(description="The game that this one continues, if any.")] = None
    ended: Annotated[Time | None, Field(description="The time at which the game ended; null before that.")]
    sources: Annotated[
        list[dict[str, int]] | None, Field(description="The sources of each seat's points, once the game is over.")
    ]
    progress: Annotated[ProgressResponse | None, Field(description="How far the game is, if that is known.")] = None
    best: Annotated[
        list[BestChapterResponse] | None, Field(description="The best chapter of each seat, once the game is over.")
    ] = None


class PermissionsResponse(ResponseModel):
    """The permissions of this browser at a table."""

    host: bool
    seats: list[SeatNumber]
    watch: bool


class AbsenceResponse(ResponseModel):
    """The time limit after which a bot plays for a player, and the bot's level."""

    after: Annotated[float | None, Field(description="The time limit in seconds; null if there is none.")]
    level: Level


class ContributionResponse(ResponseModel):
    """The random bits with which a seat contributes to the seed."""

    seat: SeatNumber
    hash: Annotated[Digits64, Field(description="The SHA-256 of the bits.")]
    bits: Annotated[Digits64 | None, Field(description="The bits; null until they are revealed.")]


class ShuffleResponse(ResponseModel):
    """How the game is dealt. Without contributions the seed is the server's secret itself."""

    hash: Annotated[Digits64, Field(description="The SHA-256 of the server's secret.")]
    contributions: list[ContributionResponse]
    secret: Annotated[str, Field(description="The server's secret, once the game is over.")] = ""
    seed: Annotated[str, Field(description="The seed, once the game is over.")] = ""


Digits64 = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal digits.", examples=["5e" * 32])
]


class TakeBackVoteResponse(ResponseModel):
    """A player's request to take a move back, the players who have agreed, and those who have not yet agreed."""

    seat: SeatNumber
    number: Annotated[int, Field(description="How many of the moves made so far would be kept.")]
    agreed: list[SeatNumber]
    waiting_for: list[SeatNumber]


class AbsenceVoteResponse(ResponseModel):
    """Whether the other players may vote to let a bot play for the player to move, who is absent."""

    absent: SeatNumber
    possible: bool
    possible_from: Annotated[
        Time, Field(description="The time from which the vote is possible, if the player stays away until then.")
    ]


class TakeBackResponse(ResponseModel):
    """How the last decision of the viewer's seat could be taken back."""

    number: Annotated[int, Field(description="How many of the moves made so far would be kept.")]
    move: str
    consent: Annotated[bool, Field(description="Whether others have to agree.")]


class DeviceResponse(ResponseModel):
    """A browser that is signed in to a seat."""

    number: DeviceNumber
    since: Annotated[Time | None, Field(description="When it got the seat; null if the time is unknown.")]
    this: Annotated[bool, Field(description="Whether it is the browser that sent the request.")]


class LogEntry(TypedDict):
    """A log entry. Every entry has ``version``, ``at`` and ``kind``. The other fields depend on the kind: a move has
    ``seat``, ``move`` and ``by`` (the level of the bot that made it), a chat message has ``seat`` and ``text``, and a
    vote has ``by`` (the seat that voted) and ``absent``, and a nudge ``by`` and ``seat`` (the nudged player).
    """

    version: Version
    at: Time
    kind: Annotated[str, Field(json_schema_extra={"enum": list(KINDS)})]
    story: NotRequired[Annotated[list[MessageJson], Field(description="The messages that this viewer may see.")]]
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
    bits: NotRequired[str]
    number: NotRequired[int]
    text: NotRequired[str]
    main: NotRequired[bool]


class StoryResponse(ResponseModel):
    """A page of the table's log, up to the entry number ``upto``. There are more entries if ``upto`` is less than
    ``version``, the number of all entries.
    """

    table: TableId
    version: Version
    upto: Version
    entries: list[LogEntry]


class NudgeResponse(ResponseModel):
    """The player to move, and the time from which the others may nudge this player."""

    seat: SeatNumber
    possible_from: Time


class TableResponse(TableState):
    """A table as a seat or a spectator sees it. ``game_version`` is the version at which the game last changed; a move
    refers to it. ``recorded`` is the number of moves of the record from which the table was created. ``uncounted`` says
    why the game does not count in statistics; it is null if it counts.
    """

    table: TableId
    game: str
    title: str
    edition: str
    players: int
    options: dict[str, Any]
    own_board: bool
    branch: Annotated[BranchResponse | None, Field(description="The game that this one continues, if any.")]
    guide: Annotated[Literal["leads", "over"] | None, Field(description="Whether the guide is active or over.")]
    you: PermissionsResponse
    seat: Annotated[SeatNumber | None, Field(description="The viewer's seat; null for spectators.")]
    seats: list[SeatAtTableResponse]
    absence: AbsenceResponse
    due: Annotated[Time | None, Field(description="When a bot will play for the player to move.")]
    shuffle: ShuffleResponse
    asking: TakeBackVoteResponse | None
    votes: Annotated[
        dict[str, list[SeatNumber]],
        Field(description="For each absent seat, the seats that voted to let a bot play for it."),
    ]
    vote: Annotated[
        AbsenceVoteResponse | None,
        Field(description="The vote that this seat can take part in. Null while the player to move is online."),
    ]
    nudge: Annotated[NudgeResponse | None, Field(description="Whom this seat may nudge; null if there is nobody.")]
    devices: Annotated[
        dict[str, int],
        Field(description="For each seat of this browser, the number of browsers that hold it, including this one."),
    ]
    signed_in: Annotated[
        dict[str, list[DeviceResponse]],
        Field(description="For each seat of this browser, the devices that are signed in, in order of arrival."),
    ]
    take_back: TakeBackResponse | None
    ending: Annotated[Ending | None, Field(description="The ending of the game. Null until it is over.")]
    again: Annotated[TableId | None, Field(description="The table of the rematch.")]
    view: Annotated[View | None, Field(description="The view of the game. Null until it has started.")]
    story: NotRequired[Annotated[StoryResponse | None, Field(description="Only if requested with `since`.")]]
