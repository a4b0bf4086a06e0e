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
LinkTold = Annotated[
    str,
    Field(description="To be put behind the server's address.", examples=["/#/sit/Jb0q2vZt0mCkP4tJ6yqk1w9nS3xXb7aE"]),
]


def told(model: Any, what: str = "As asked for.", status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The answer to a request that is granted."""
    return {status: {"model": model, "description": what}}


class Answer(BaseModel):
    """All that an answer has is told here."""

    model_config = ConfigDict(extra="forbid")


class Said(Answer):
    """A message: an id that programs know, what fills its sentence, the rule behind it, and the sentence."""

    id: Annotated[str, Field(examples=["why.not-your-turn"])]
    args: Annotated[dict[str, Any], Field(examples=[{"seat": 2}])]
    rule: Annotated[str, Field(description="Where in the rules of the game it stands.")] = ""
    text: Annotated[str, Field(examples=["It is Ines's turn."])] = ""


class BranchTold(Answer):
    """The finished game that another one began as: its table, and how many of its moves."""

    table: TableId
    number: int


# -- games and who asks -----------------------------------------------------------------------------------------------
class EditionTold(Answer):
    """An edition, and for how many players it is."""

    name: Annotated[str, Field(examples=["2018"])]
    least: int
    most: int


class OptionTold(Answer):
    """A house option."""

    name: Annotated[str, Field(examples=["undo"])]
    default: Any
    what: str


class GameTold(Answer):
    """A game that can be played here."""

    name: Annotated[str, Field(description="What requests call it.")]
    title: str
    rules: Annotated[int, Field(description="The version of its rules.")]
    default_edition: str
    editions: list[EditionTold]
    options: list[OptionTold]
    levels: list[Level]
    guide: Annotated[bool, Field(description="Whether there is a first game in which one is led.")]


class RulesTold(Answer):
    """The rules page of a game."""

    game: str
    language: str
    text: Annotated[str, Field(description="Markdown.")]


class BoardTold(Answer):
    """A board that can be played on."""

    board: Annotated[dict[str, Any], Field(description="As `POST /api/tables` takes it.")]


class Profile(Answer):
    """Who a browser is at tables."""

    name: Annotated[str, Field(examples=["Noor"])]
    stone: Annotated[str, Field(examples=["turquoise"])]
    figure: Annotated[str, Field(examples=["dome"])]


class MeTold(Profile):
    """Who this browser is, and whether it has yet to say the server's password."""

    password_needed: bool


class Admitted(Answer):
    """The password was right."""

    admitted: Literal[True]


class Drawn(Answer):
    """A picture."""

    svg: Annotated[str, Field(examples=["<svg …></svg>"])]


class Health(Answer):
    """Whether all is well."""

    well: bool
    version: Annotated[str, Field(description="Of Durbar.")]
    compiled: Annotated[bool, Field(description="Whether the rules run at full speed.")]
