"""Tests that views, boards, previews and events have the types that the presentations declare."""

import random
from typing import get_args

import pytest
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import get_type_hints, is_typeddict

import durbar
from durbar.games.rulebook import BUILT_IN, rulebook

# Each edition of each game, with its smallest and its largest number of players.
GAMES = [
    (name, edition, players)
    for name in sorted(BUILT_IN)
    for edition, player_counts in rulebook(name).rules.editions.items()
    for players in {min(player_counts), max(player_counts)}
]
EXACT = ConfigDict(extra="forbid", strict=True)
"""A configuration that refuses unknown keys and does not convert values."""


def adapter(type):
    """Return a validator for a type. The validator refuses unknown keys."""
    _forbid_other_keys(type)
    return TypeAdapter(type)


def _forbid_other_keys(type):
    """Configure a typed dictionary, and all types inside it, to refuse unknown keys."""
    if is_typeddict(type):
        if getattr(type, "__pydantic_config__", None) is EXACT:
            return
        type.__pydantic_config__ = EXACT
        for hint in get_type_hints(type).values():
            _forbid_other_keys(hint)
    for part in get_args(type):
        _forbid_other_keys(part)


@pytest.mark.parametrize(("name", "edition", "players"), GAMES)
def test_views_boards_previews_and_events_have_the_declared_types(name, edition, players):
    presentation = rulebook(name).presentation
    view, preview = adapter(presentation.view_type), adapter(presentation.preview_type)
    events = adapter(presentation.events_type)
    game, rng = durbar.new(name, players, edition=edition, seed=players), random.Random(players)
    adapter(presentation.board_type).validate_python(game.seen_by(None).board())
    while game.to_move is not None:
        seat, moves = game.to_move, list(game.legal_moves)
        move = rng.choice(moves)
        view.validate_python(game.seen_by(None).view())
        view.validate_python(game.seen_by(seat).view(choices=False))
        if len(moves) < 20:  # a view with many moves takes long, because it contains a preview of each
            view.validate_python(game.seen_by(seat).view())
        preview.validate_python(game.seen_by(seat).preview(move).to_json())
        game.push(move)
        for viewer in (None, seat):
            for message in game.seen_by(viewer).story():
                events.validate_python({message.id: dict(message.args)})
    view.validate_python(game.seen_by(None).view())
