"""Analysing a finished game, and playing on from one of its moves. Nobody can analyse a game that goes on."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from durbar.games.message import Message
from durbar.server.api.analysis_models import AnalysisTold
from durbar.server.api.create_table import OPENED, all_mine, open_for, seats_wished
from durbar.server.api.dependencies import FAILURES, AtTable, Here, Key, Language, room_for_one_more
from durbar.server.api.models import told
from durbar.server.api.requests import BranchOffWish, SeatWish
from durbar.server.errors import nothing_here
from durbar.server.presenters import Voice
from durbar.server.services.analysis_jobs import Found, finished_record
from durbar.server.services.table_cache import key_of
from durbar.tables.log import Entry
from durbar.tables.opening import open_branch

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=FAILURES)


@router.get("/analysis", operation_id="analysis", responses=told(AnalysisTold))
async def analysis(here: Here, language: Language) -> dict[str, Any]:
    """The analysis of a finished game, or how far it has come."""
    await here.house.keeper.aside(lambda: finished_record(here.kept.gathering))
    return await _told(here, language)


@router.post("/analysis", operation_id="analyse", responses=told(AnalysisTold))
async def analyse(here: Here, language: Language) -> dict[str, Any]:
    """Have a finished game analysed. That takes a while, in the background; whoever asks second is told of the same."""
    _belongs(here)
    await here.house.keeper.aside(lambda: finished_record(here.kept.gathering))
    await here.house.analyses.ask(here.kept.id)
    return await _told(here, language)


@router.post("/branch-off", status_code=201, operation_id="branch-off", responses=OPENED)
async def branch_off(here: Here, wish: BranchOffWish, language: Language, key: Key = None) -> dict[str, Any]:
    """Open a table for playing on from a move of a finished game, against bots. It counts in no statistics."""
    _belongs(here)
    house, gathering = here.house, here.kept.gathering
    if wish.seat >= len(gathering.seats):
        raise nothing_here()
    room_for_one_more(here.browser, house)

    def entries() -> list[Entry]:
        wishes = [
            SeatWish(who="me") if at == wish.seat else SeatWish(who="bot", level=wish.bots)
            for at in range(len(gathering.seats))
        ]
        seats = seats_wished(wishes, here.browser, language)
        record = finished_record(gathering)
        return open_branch(record, wish.number, seats, bot_seed=house.fresh.bot_seed(), of=here.kept.id)

    made = await house.keeper.aside(entries)
    return await open_for(
        house, here.browser, made, key_of(here.browser.hash, key), all_mine(here.browser, [wish.seat]), {}
    )


def _belongs(here: AtTable) -> None:
    """Those who only watch leave the table as it is."""
    if not (here.held.host or here.held.seats):
        raise nothing_here()


async def _told(here: AtTable, language: str) -> dict[str, Any]:
    found: Found = await here.house.analyses.find(here.kept.id)
    result = found.result
    if result is not None:
        voice = Voice(here.kept.gathering, language)
        result = await here.house.keeper.aside(lambda: _said(found.result, voice))
    return {
        "table": here.kept.id,
        "state": found.state,
        "ahead": found.ahead,
        "done": found.done,
        "whole": found.whole,
        "result": result,
    }


def _said(part: Any, voice: Voice) -> Any:
    """The same with every message said in words."""
    if isinstance(part, list):
        return [_said(one, voice) for one in part]
    if not isinstance(part, dict):
        return part
    if "id" in part and "args" in part:
        return voice(Message(part["id"], part["args"], part.get("rule")))
    return {name: _said(one, voice) for name, one in part.items()}
