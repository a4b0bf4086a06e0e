"""What the server answers, for whoever reads about the API. Nothing is checked against it while serving: tests do that.

What is told of tables is in ``table_answers.py``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Level = Literal["novice", "player", "expert"]
At = Annotated[int, Field(ge=0, le=7, description="A seat; the first is 0.")]
Version = Annotated[int, Field(ge=0, description="How many entries the log of the table has.")]
TableId = Annotated[str, Field(description="A table. It is a name and opens nothing.", examples=["5f1c09ad7be2"])]
LinkAddressResponse = Annotated[
    str,
    Field(description="To be put behind the server's address.", examples=["/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"]),
]


def told(model: Any, what: str = "As asked for.", status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The answer to a request that is granted."""
    return {status: {"model": model, "description": what}}


class ResponseModel(BaseModel):
    """All that an answer has is told here."""

    model_config = ConfigDict(extra="forbid")


class BranchResponse(ResponseModel):
    """The finished game that another one began as: its table, and how many of its moves."""

    table: TableId
    number: int


# -- games and who asks -----------------------------------------------------------------------------------------------
class EditionResponse(ResponseModel):
    """An edition, and for how many players it is."""

    name: Annotated[str, Field(examples=["2018"])]
    least: int
    most: int


class OptionResponse(ResponseModel):
    """A house option."""

    name: Annotated[str, Field(examples=["undo"])]
    default: Any
    what: Annotated[str, Field(description="What it does, and the number of its rule.")]
    text: Annotated[str, Field(description="What it does.")]
    rule: Annotated[str, Field(examples=["TM-10.1"], description="The rule that describes it.")]


class GameResponse(ResponseModel):
    """A game that can be played here."""

    name: Annotated[str, Field(description="What requests call it.")]
    title: str
    rules: Annotated[int, Field(description="The version of its rules.")]
    default_edition: str
    editions: list[EditionResponse]
    options: list[OptionResponse]
    levels: list[Level]
    guide: Annotated[bool, Field(description="Whether there is a first game in which one is led.")]


class RulesResponse(ResponseModel):
    """The rules page of a game."""

    game: str
    language: str
    text: Annotated[str, Field(description="Markdown.")]


class BoardCheckResponse(ResponseModel):
    """A board that can be played on."""

    board: Annotated[dict[str, Any], Field(description="As `POST /api/tables` takes it.")]


class ProfileResponse(ResponseModel):
    """Who a browser is at tables."""

    name: Annotated[str, Field(examples=["Noor"])]
    stone: Annotated[str, Field(examples=["turquoise"])]
    figure: Annotated[str, Field(examples=["dome"])]


class MeResponse(ProfileResponse):
    """Who this browser is, and whether it has yet to say the server's password."""

    password_needed: bool


class AdmittedResponse(ResponseModel):
    """The password was right."""

    admitted: Literal[True]


class QrResponse(ResponseModel):
    """A picture."""

    svg: Annotated[str, Field(examples=["<svg …></svg>"])]


class HealthResponse(ResponseModel):
    """Whether all is well."""

    well: bool
    version: Annotated[str, Field(description="Of Durbar.")]
    compiled: Annotated[bool, Field(description="Whether the rules run at full speed.")]
