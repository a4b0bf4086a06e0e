"""Another game with the same people, and boards of one's own."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter

from durbar.games.datafile import Entry as FileEntry
from durbar.games.datafile import parse_toml
from durbar.games.game import Game, game_names, rulebook
from durbar.games.message import Message
from durbar.games.rulebook import Rulebook
from durbar.server.api.create_table import OPENED, open_for
from durbar.server.api.dependencies import FAILURES, Here, HouseAsked, Visitor, room_for_one_more
from durbar.server.api.models import BoardTold, told
from durbar.server.api.requests import BoardWish
from durbar.server.entropy import Fresh
from durbar.server.errors import nothing_here
from durbar.server.storage.journal import again_key
from durbar.tables import acts
from durbar.tables.gathering import Gathering
from durbar.tables.log import Entry
from durbar.tables.opening import open_table
from durbar.tables.seats import Seat, bot_seat, person

NAMED = Message("server.board-file")
"""The place of a mistake that is in the file as a whole."""

router = APIRouter(prefix="/api", tags=["tables"], responses=FAILURES)


@router.post("/tables/{table}/again", status_code=201, operation_id="again", responses=OPENED)
async def again(here: Here) -> dict[str, Any]:
    """Open a table for another game with the same people, once one is over. Everybody keeps their seat without a link;
    whoever asks second is told of the same table.
    """
    gathering, house = here.kept.gathering, here.house
    if not here.held.seats:
        raise nothing_here()
    if gathering.stage != "finished" or gathering.analysis:
        raise acts.NotNow("server.again-when-over")
    room_for_one_more(here.browser, house)
    async with house.ledger.read() as connection:
        people = {
            at: set(await house.browsers.holders(connection, here.kept.id, at))
            for at, seat in enumerate(gathering.seats)
            if seat.who == "person"
        }
    held = {at: browsers for at, browsers in people.items() if browsers}
    at_once = all(here.browser.hash in browsers for browsers in held.values())
    entries = await house.keeper.aside(lambda: _same_again(gathering, set(held), house.fresh, at_once))
    free = {at: house.fresh.secret() for at, seat in enumerate(gathering.seats) if _nobody(at, seat, held)}
    return await open_for(house, here.browser, entries, again_key(here.kept.id), held, free)


def _nobody(at: int, seat: Seat, held: dict[int, set[str]]) -> bool:
    return seat.who != "bot" and at not in held


def _same_again(gathering: Gathering, held: set[int], fresh: Fresh, at_once: bool) -> list[Entry]:
    """How the log of the next table begins. Where everybody sits at one screen it is dealt at once."""
    terms = gathering.terms
    record = terms["record"]
    book = rulebook(record["game"])
    board = None if record["board"] is None else book.rules.board_from_dict(record["board"])
    setting = book.setting(record["players"], record["edition"], board, record["options"])
    seats = [_seated(at, seat, held) for at, seat in enumerate(gathering.seats)]
    shared = {name: terms[name] for name in ("absence", "hints", "open_to_watch")}
    entries = open_table(Game.begin(setting, fresh.seed()), seats, bot_seed=fresh.bot_seed(), **shared)
    if at_once and all(seat.who != "open" for seat in seats):
        entries += acts.start(Gathering(acts.stamped(None, entries, 0.0)))
    return entries


def _seated(at: int, seat: Seat, held: set[int]) -> Seat:
    if seat.level:
        return bot_seat(seat.level, None, seat.name)
    return person(seat.name, seat.stone, seat.figure) if at in held else Seat()


@router.post("/games/{game}/board", operation_id="read-board", responses=told(BoardTold))
async def read_board(game: str, wish: BoardWish, _browser: Visitor, house: HouseAsked) -> dict[str, Any]:
    """Check a board file (TOML, or JSON as records have it), and give it as a new table takes it."""
    if game not in game_names():
        raise nothing_here()
    book = rulebook(game)
    return {"board": await house.checks.run(lambda: _board_of(book, wish.text))}


def _board_of(book: Rulebook, text: str) -> dict[str, Any]:
    return book.rules.board_from_dict(_parsed(text).value).to_dict()


def _parsed(text: str) -> FileEntry:
    try:
        return FileEntry(json.loads(text), NAMED, is_file=True)
    except RecursionError:
        raise FileEntry(None, NAMED).wrong("board.nested") from None
    except ValueError:  # not JSON, so it is to be TOML, whose reader says what is wrong with it
        return parse_toml(text, NAMED)
