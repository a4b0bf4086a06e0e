"""What the server tells of tables: as they are seen, what happened there, and what came of an act."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from durbar.games.message import MessageJson
from durbar.games.view_types import OutcomeJson
from durbar.server.api.models import (
    At,
    BranchResponse,
    Level,
    LinkAddressResponse,
    ResponseModel,
    TableId,
    Version,
)
from durbar.server.api.view_models import View
from durbar.tables.log import Kind

Who = Literal["person", "bot", "open"]
Stage = Literal["gathering", "running", "finished"]
Time = Annotated[float, Field(ge=0, description="Seconds since 1970, UTC.", examples=[1794805200.5])]


class SeatLinkResponse(ResponseModel):
    """The link that gives a seat to the first who opens it."""

    seat: At
    link: LinkAddressResponse


class TableCreatedResponse(ResponseModel):
    """A table that was opened. With a repeated key it is the one of before, and its links are not told again."""

    table: TableId
    version: Version
    new: bool
    links: list[SeatLinkResponse]
    watch: Annotated[LinkAddressResponse | None, Field(description="The link for those who watch.")]


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
    to_move: At | None
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


class TableListItem(TableSummary):
    """A table in a list."""

    table: TableId
    version: Version
    changed: Time
    created: Time


class PermissionsResponse(ResponseModel):
    """What this browser holds at a table."""

    host: bool
    seats: list[At]
    watch: bool


class OwnTableListItem(TableListItem):
    """A table of this browser's."""

    you: PermissionsResponse


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

    seat: At
    number: Annotated[int, Field(description="How many moves would be left.")]
    agreed: list[At]
    waiting_for: list[At]


class AbsenceVoteResponse(ResponseModel):
    """Whether the others may vote that a bot plays for the player who has the move and is away."""

    absent: At
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
    kind: Kind
    story: NotRequired[Annotated[list[MessageJson], Field(description="What this viewer was told of it.")]]
    seat: NotRequired[At | None]
    move: NotRequired[str]
    by: NotRequired[Level | At | None]
    absent: NotRequired[At]
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


class TableResponse(ResponseModel):
    """A table as one seat sees it, or as those who watch do."""

    table: TableId
    version: Version
    game_version: Annotated[int, Field(description="The version after which the game last changed: a move answers it.")]
    kind: Literal["game", "analysis"]
    stage: Stage
    game: str
    title: str
    edition: str
    players: int
    options: dict[str, Any]
    own_board: bool
    recorded: Annotated[int, Field(description="How many moves the record has that the table was opened on.")]
    branch: Annotated[BranchResponse | None, Field(description="The game that this one branches off, if it does.")]
    guide: Annotated[
        Literal["leads", "over"] | None, Field(description="Whether a guide leads through it, or has led so far.")
    ]
    you: PermissionsResponse
    seat: Annotated[At | None, Field(description="The seat it is seen from; null for those who watch.")]
    seats: list[SeatAtTableResponse]
    open_to_watch: bool
    absence: AbsenceResponse
    due: Annotated[Time | None, Field(description="When a bot will play for whoever has the move.")]
    hints: bool
    shuffle: ShuffleResponse | None
    asking: TakeBackVoteResponse | None
    votes: Annotated[dict[str, list[At]], Field(description="For each absent seat, who wants a bot to play for it.")]
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
    story: Annotated[StoryResponse | None, Field(description="Only where it was asked for with `since`.")] = None


class RecordResponse(BaseModel):
    """A record: the game as one document that replays to the same game. While it goes on there is no seed in it but its
    hash, and ``told`` is what the viewer was told, move by move.
    """

    model_config = ConfigDict(extra="allow")
    durbar: Annotated[int, Field(description="The version of this form.")]
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, Any]
    board: dict[str, Any] | None
    board_hash: str
    seats: list[str]
    seed: Annotated[str | None, Field(description="64 hexadecimal digits.")]
    moves: list[str]
    result: OutcomeJson | None
    analysis: Annotated[
        dict[str, Any] | None, Field(description="What was found out about it, once it is analysed.")
    ] = None


class ActionResponse(StoryResponse):
    """Something was done: the version that it made, and what has happened since the version that was answered."""

    made: Version


class LinkActionResponse(ActionResponse):
    """Something was done that made a new link; null in the answer to a repeated key."""

    link: LinkAddressResponse | None


class DeviceLinkResponse(ActionResponse):
    """A link to take one's seat along, good for one use within so many seconds."""

    link: LinkAddressResponse
    seconds: float


class LinkOriginResponse(ResponseModel):
    """What stands before a link for other devices; null where they cannot reach this server, as far as it knows."""

    origin: Annotated[str | None, Field(examples=["http://192.0.2.7:8765"])]


class LinkResponse(ResponseModel):
    """What a link opens, and whether this browser has it already."""

    table: TableId
    role: Literal["seat", "watch"]
    seat: At | None
    yours: bool
    summary: TableSummary


class JoinedResponse(ResponseModel):
    """What a browser holds now."""

    table: TableId
    role: Literal["seat", "watch"]
    seat: At | None
    version: Version
