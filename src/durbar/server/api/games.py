"""Which games there are, and who asks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Response

from durbar.bots.levels import LEVELS
from durbar.games.game import game_names, rulebook
from durbar.games.guide import guide_of
from durbar.server.api.dependencies import FAILURES, CurrentSession, Language, OptionalSession, ServicesDep, guest
from durbar.server.api.models import AdmittedResponse, GameResponse, MeResponse, ProfileResponse, RulesResponse, told
from durbar.server.api.requests import PasswordRequest, ProfileRequest
from durbar.server.api.view_models import Board
from durbar.server.errors import ApiError, not_found
from durbar.tables.seats import fit_name

router = APIRouter(prefix="/api", tags=["about"], responses=FAILURES)


@router.get("/games", operation_id="games", responses=told(list[GameResponse]))
async def games(_session: OptionalSession, language: Language) -> list[dict[str, Any]]:
    """Every game: editions with their numbers of players, options, levels of bots."""
    return [
        {
            "name": book.name,
            "title": book.title,
            "rules": book.rules.version,
            "default_edition": book.rules.default_edition,
            "editions": [
                {"name": name, "least": allowed.start, "most": allowed.stop - 1}
                for name, allowed in book.rules.editions.items()
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


@router.get("/games/{game}/rules", operation_id="rules", responses=told(RulesResponse))
async def rules(game: str, _session: OptionalSession, language: Language) -> dict[str, Any]:
    """A game's rules page, as text in Markdown: in the language asked for if there is one, else in English."""
    if game not in game_names():
        raise not_found()
    pages = rulebook(game).presentation.pages()
    return {"game": game, "language": pages.written_in("rules", language), "text": pages.rules(language)}


@router.get("/games/{game}/board", operation_id="usual-board", responses=told(Board))
async def usual_board(game: str, _session: OptionalSession, services: ServicesDep) -> Mapping[str, Any]:
    """What is drawn of the game's own board in its usual edition, as `board` tells of a table."""
    if game not in game_names():
        raise not_found()
    book = rulebook(game)
    setting = book.setting(book.rules.editions[book.rules.default_edition].start)
    return await services.table_cache.aside(lambda: book.presentation.board_view(setting))


@router.get("/me", operation_id="me", responses=told(MeResponse))
async def me(session: OptionalSession, services: ServicesDep) -> dict[str, Any]:
    """Who this browser is at tables."""
    profile = {} if session is None else session.profile
    needs = services.settings.password is not None and (session is None or not session.admitted)
    return {
        "name": profile.get("name", ""),
        "stone": profile.get("stone", ""),
        "figure": profile.get("figure", ""),
        "password_needed": needs,
    }


@router.put("/me", operation_id="change-me", responses=told(ProfileResponse))
async def change_me(body: ProfileRequest, session: CurrentSession, services: ServicesDep) -> dict[str, Any]:
    """Change who this browser is at tables from now on."""
    profile = {**body.model_dump(), "name": fit_name(body.name) if body.name.strip() else ""}
    await services.sessions.change(session, profile=profile)
    return profile


@router.post("/enter", operation_id="enter", responses=told(AdmittedResponse))
async def enter(
    body: PasswordRequest, session: OptionalSession, services: ServicesDep, response: Response
) -> dict[str, Any]:
    """Say the server's password. Where there is none, nobody is noted as having said it: there may be one some day."""
    expected = services.settings.password
    if expected is not None:
        if not secrets.compare_digest(body.password.encode(), expected.encode()):
            raise ApiError(403, "wrong-password", "server.wrong-password")
        await services.sessions.change(await guest(session, services, response), admitted=True)
    return {"admitted": True}
