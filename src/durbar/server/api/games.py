"""Routes about the games, their rules and boards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from durbar.bots.levels import LEVELS
from durbar.games.datafile import Entry as FileEntry
from durbar.games.datafile import parse_toml
from durbar.games.game import game_names, rulebook
from durbar.games.guide import guide_of
from durbar.games.message import Message
from durbar.games.rulebook import Rulebook
from durbar.server.api.dependencies import FAILURES, Language, OptionalSession, ServicesDep
from durbar.server.api.models import Level, RequestBody, ResponseModel, returns
from durbar.server.api.view_models import Board
from durbar.server.errors import not_found


# -- models -----------------------------------------------------------------------------------------------------------
class EditionResponse(ResponseModel):
    """An edition, with its smallest and its largest number of players."""

    name: Annotated[str, Field(examples=["2018"])]
    least: int
    most: int


class OptionResponse(ResponseModel):
    """A house option."""

    name: Annotated[str, Field(examples=["undo"])]
    default: Any
    what: Annotated[str, Field(description="What the option does, and the number of its rule.")]
    text: Annotated[str, Field(description="What the option does.")]
    rule: Annotated[str, Field(examples=["TM-10.1"], description="The rule that describes the option.")]


class GameResponse(ResponseModel):
    """A game that can be played here."""

    name: Annotated[str, Field(description="The name of the game in requests.")]
    title: str
    rules: Annotated[int, Field(description="The version of the rules.")]
    default_edition: str
    editions: list[EditionResponse]
    options: list[OptionResponse]
    levels: list[Level]
    guide: Annotated[bool, Field(description="Whether there is a guided first game.")]


class RulesResponse(ResponseModel):
    """The rules page of a game."""

    game: str
    language: str
    text: Annotated[str, Field(description="Markdown.")]


class BoardCheckResponse(ResponseModel):
    """A valid board."""

    board: Annotated[dict[str, Any], Field(description="The board in the format that `POST /api/tables` expects.")]


class BoardRequest(RequestBody):
    """A board file to check."""

    text: Annotated[str, Field(max_length=32_000, description="TOML or JSON, usually 2,000 to 17,000 characters.")]


BOARD_FILE_NAME = Message("server.board-file")
"""The place that an error names if it concerns the whole file."""


router = APIRouter(prefix="/api", tags=["about"], responses=FAILURES)


@router.get("/games", operation_id="games", responses=returns(list[GameResponse]))
async def games(_session: OptionalSession, language: Language) -> list[dict[str, Any]]:
    """List the games, with their editions, their options and the levels of their bots."""
    return [
        {
            "name": book.name,
            "title": book.title,
            "rules": book.rules.version,
            "default_edition": book.rules.default_edition,
            "editions": [
                {"name": name, "least": player_counts.start, "most": player_counts.stop - 1}
                for name, player_counts in book.rules.editions.items()
            ],
            "options": [
                {
                    "name": name,
                    "default": option.default,
                    "what": f"{sentence} ({option.rule})",
                    "text": sentence,
                    "rule": option.rule,
                }
                for name, sentence in book.option_sentences(language).items()
                for option in [book.rules.options[name]]
            ],
            "levels": list(LEVELS),
            "guide": guide_of(book.name) is not None,
        }
        for book in map(rulebook, game_names())
    ]


@router.get("/games/{game}/rules", operation_id="rules", responses=returns(RulesResponse))
async def rules(game: str, _session: OptionalSession, language: Language) -> dict[str, Any]:
    """Get a game's rules page in Markdown, in the requested language if it is available, else in English."""
    if game not in game_names():
        raise not_found()
    pages = rulebook(game).presentation.pages()
    return {"game": game, "language": pages.page_language("rules", language), "text": pages.rules(language)}


@router.get("/games/{game}/board", operation_id="usual-board", responses=returns(Board))
async def standard_board(game: str, _session: OptionalSession, services: ServicesDep) -> Mapping[str, Any]:
    """Get the view of a game's standard board in its default edition, in the format of a table's `board`."""
    if game not in game_names():
        raise not_found()
    book = rulebook(game)
    fewest_players = book.rules.editions[book.rules.default_edition].start
    setting = book.setting(fewest_players)
    return await services.table_cache.run_in_thread(lambda: book.presentation.board_view(setting))


@router.post("/games/{game}/board", operation_id="read-board", responses=returns(BoardCheckResponse))
async def read_board(game: str, body: BoardRequest, _session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Check a board file (TOML, or JSON as in records), and return it in the format for a new table."""
    if game not in game_names():
        raise not_found()
    book = rulebook(game)
    return {"board": await services.upload_checks.run(lambda: _read_board(book, body.text))}


def _read_board(book: Rulebook, text: str) -> dict[str, Any]:
    """Check a board file and return the board as JSON. Raise `BoardError` if it is not valid."""
    return book.rules.board_from_dict(_parse(text).value).to_dict()


def _parse(text: str) -> FileEntry:
    try:
        return FileEntry(json.loads(text), BOARD_FILE_NAME, is_file=True)
    except RecursionError:
        raise FileEntry(None, BOARD_FILE_NAME).wrong("board.nested") from None
    except ValueError:  # not JSON, so parse it as TOML, which reports the errors
        return parse_toml(text, BOARD_FILE_NAME)
