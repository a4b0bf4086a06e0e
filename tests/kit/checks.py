"""Checks that every game must pass. Each is called with a case and a seed, and raises AssertionError for a fault."""

from __future__ import annotations

import json
import math

import pytest

from durbar.games.game import IllegalMove, MalformedMove
from durbar.games.kernel.state import DRAWN, SCORED
from durbar.games.record import read_record, replay
from durbar.games.words import languages, say
from kit import secrecy
from kit.case import Case
from kit.check import CHECKS, Check, check
from kit.previews import is_part_of

__all__ = ["CHECKS", "Check", "secrecy"]


@check
def no_component_is_created_or_lost(case: Case, seed: int) -> None:
    """No card, tile or other component is created or lost: all invariants hold after every move."""
    for game in case.played(seed):
        assert game.position.broken_invariant() == 0, (
            f"invariant {game.position.broken_invariant()} broken after move {game.number}"
        )
        case.check_invariants(game.setting, game.position.read())


@check
def every_game_ends(case: Case, seed: int) -> None:
    """Every game ends. Before its end the mover has a legal move; afterwards nobody has one."""
    game = case.begin(seed)
    for game in case.played(seed):
        assert game.number <= case.longest, "this game does not end"
        assert bool(game.legal_moves) == (game.to_move is not None)
    with pytest.raises(IllegalMove):
        game.push(game.decode(0))


@check
def legal_moves_are_those_without_a_reason_against(case: Case, seed: int) -> None:
    """A move is legal exactly if `explain` gives no reason against it, and every reason names its rule."""
    for game in case.some(seed):
        sight = game.seen_by(game.to_move)
        legal = set(sight.legal_moves.ids)
        assert len(legal) == len(sight.legal_moves), "a legal move is listed twice"
        for id in range(game.setting.rulebook.rules.kernel.ids):
            reason = sight.explain(game.decode(id))
            assert (reason is None) == (id in legal), f"{game.decode(id)}: legal {id in legal}, but reason {reason}"
            if reason is not None and game.to_move is not None:
                assert reason.rule, f"{reason.id} names no rule"
            if reason is not None and id % 40 == game.number % 40:  # trying every illegal move would take too long
                with pytest.raises(IllegalMove) as caught:
                    game.push(game.decode(id))
                assert caught.value.message == reason


@check
def every_move_has_one_text(case: Case, seed: int) -> None:
    """Every action id has exactly one text, every text of a move has one id, and all other texts are rejected."""
    game = case.begin(seed)
    texts = [str(game.decode(id)) for id in range(game.setting.rulebook.rules.kernel.ids)]
    assert len(set(texts)) == len(texts), "two moves have the same text"
    assert [game.encode(text) for text in texts] == list(range(len(texts)))
    for nonsense in ("", " ", "xyzzy", texts[0] + "?", "\0", "é" * 50, "-1", "999999"):
        with pytest.raises(MalformedMove):
            game.encode(nonsense)


@check
def copies_are_independent(case: Case, seed: int) -> None:
    """A move in a copy does not change the original, and the same move in another copy gives the same position."""
    for game in case.some(seed):
        raw, number = game.position.raw(), game.number
        copied = game.copy()
        if game.to_move is None:
            continue
        move = next(iter(game.legal_moves))
        copied.push(move)
        assert game.position.raw() == raw, "the original changed with its copy"
        assert game.number == number
        second_copy = game.copy()
        second_copy.push(move)
        assert second_copy.position.raw() == copied.position.raw(), "the same move led to two different positions"


@check
def draws_depend_only_on_seed_and_count(case: Case, seed: int) -> None:
    """Only making a move draws cards or tiles; previewing a move, imagining a world and choosing a move draw nothing.

    A game that the kernel has played at random can be repeated move by move, and another seed gives other draws.
    """
    game = case.begin(seed)
    played = game.position.copy()
    chosen_ids = played.push_random(seed + 1, case.lazy)
    draws_tested = 0
    for id in chosen_ids:
        drawn = game.position.drawn
        sight = game.seen_by(game.to_move)
        for move in list(sight.legal_moves)[:3]:
            sight.preview(move)
        sight.imagine(1)
        assert id in game.legal_moves.ids
        assert game.position.drawn == drawn
        before = game.position.copy()
        game.push(game.decode(id))
        if game.position.drawn > drawn and draws_tested < 8:
            draws_tested += 1
            outcomes = set()
            for other_seed in range(12):
                with_other_seed = before.copy()
                with_other_seed.set_key(other_seed.to_bytes(32, "big"))
                with_other_seed.push(id)
                outcomes.add(str([event for event in with_other_seed.events() if event[0] == DRAWN]))
            asking = before.copy()
            asking.set_script(b"", asking=True)
            asking.push(id)
            possible = asking.possible_outcomes() or {}
            if len(possible) > 3:  # with so many possible outcomes, 12 equal draws are very unlikely
                assert len(outcomes) > 1, (
                    "the draw does not depend on the seed, so the state must contain the order of the cards"
                )
    assert game.position.raw() == played.raw(), "choosing moves uses the generator of the draws"


@check
def every_draw_has_an_event_and_can_be_scripted(case: Case, seed: int) -> None:
    """Each draw has one event. If the outcomes are scripted, a game with another seed continues in the same way."""
    previous = None
    for game in case.played(seed):
        outcomes = [item for kind, _, item, _, _ in game.position.events() if kind == DRAWN]
        drawn_before = previous.position.drawn if previous else 0
        assert len(outcomes) == game.position.drawn - drawn_before, "a draw has no event, or two events"
        if previous and outcomes:
            copied = previous.position.copy()
            copied.set_key(bytes(31) + b"\1")
            copied.set_script(bytes(outcomes), asking=True)
            copied.push(game.encode(game.moves[-1]))
            assert copied.possible_outcomes() == {}, "the script was refused, or more was drawn than the events show"
            assert copied.seen_by(-1).raw() == game.position.seen_by(-1).raw()
        previous = game.copy()


@check
def previewed_events_always_happen(case: Case, seed: int) -> None:
    """The events in a preview happen whatever is drawn, and the preview does not depend on hidden information."""
    for game in case.some(seed, 0.5):
        sight = game.seen_by(game.to_move)
        for move in list(sight.legal_moves)[:12]:
            preview = sight.preview(move)
            assert game.to_move is not None
            assert sight.imagine(seed).seen_by(game.to_move).preview(move) == preview
            copied = game.copy()
            copied.push(move)
            story = copied.seen_by(game.to_move).story()
            assert is_part_of(preview.story, story, preview.drawn)
            assert preview.low <= preview.high
            if not preview.drawn:
                gained = copied.position.score(game.to_move) - game.position.score(game.to_move)
                assert gained == preview.points


@check
def legal_moves_have_different_descriptions(case: Case, seed: int) -> None:
    """Any two legal moves of a position have different descriptions, in every language."""
    for game in case.some(seed):
        if game.to_move is None:
            continue
        sight = game.seen_by(game.to_move)
        for language in languages(case.setting.rulebook):
            moves: dict[str, str] = {}
            for move in sight.legal_moves:
                text = (
                    " ".join(say(message, language, setting=case.setting) for message in sight.describe(move))
                    or move.text
                )
                assert moves.setdefault(text, move.text) == move.text, f"{move} and {moves[text]}: {text}"


@check
def equivalent_moves_lead_to_the_same_game(case: Case, seed: int) -> None:
    """After two equivalent moves the game continues in the same way until its end."""
    for game in case.some(seed):
        if game.to_move is None:
            continue
        setting, sight = game.setting, game.seen_by(game.to_move)
        ids_by_key: dict[object, list[int]] = {}
        for move in sight.legal_moves:
            preview = sight.preview(move)
            key = setting.rulebook.presentation.equivalence_key(setting, sight.state, game.to_move, move.id, preview)
            ids_by_key.setdefault(key, []).append(move.id)
        for ids in ids_by_key.values():
            if len(ids) == 1:
                continue
            futures = set()
            for id in ids:
                copied = game.position.copy()
                copied.push(id)
                scores = [copied.score(seat) for seat in range(setting.players)]
                moves = copied.push_random(seed)
                futures.add(str([scores, moves, [copied.score(seat) for seat in range(setting.players)]]))
            assert len(futures) == 1, f"{[str(game.decode(id)) for id in ids]} are not equivalent"


@check
def points_have_events_and_add_up(case: Case, seed: int) -> None:
    """Every point has a source and an event, the score sheet adds up to the score, and the highest score wins."""
    totals = [0] * case.setting.players
    game = case.begin(seed)
    for game in case.played(seed):
        for kind, seat, _, amount, _ in game.position.events():
            if kind == SCORED:
                totals[seat] += amount
        state = game.position.read()
        for seat in range(case.setting.players):
            tally = game.setting.rulebook.rules.tally(state, seat)
            assert len(tally) == len(game.setting.rulebook.rules.sources)
            for source, points in ((None, sum(tally)), *zip(game.setting.rulebook.rules.sources, tally, strict=True)):
                least, most = game.setting.rulebook.rules.points_range(source)
                assert least is None or least <= points, (source, points)
                assert most is None or points <= most, (source, points)
            assert sum(tally) == game.position.score(seat) == totals[seat]
            assert sum(game.sheet.totals[-1][seat]) == totals[seat]
    outcome = game.outcome
    assert outcome is not None
    assert list(outcome.scores) == totals
    assert [sum(row) for row in game.sheet.totals[-1]] == totals
    sums_of_rows = [sum(sum(row[seat].values()) for row in game.sheet.rows()) for seat in range(len(totals))]
    assert sums_of_rows == totals
    assert outcome.winners
    assert all(outcome.scores[seat] == max(totals) for seat in outcome.winners)


@check
def observations_match_their_description(case: Case, seed: int) -> None:
    """Observations have the pieces, sizes and ranges that the game declares, and the mask equals the legal moves."""
    for game in case.some(seed):
        for viewer in case.viewers():
            sight = game.seen_by(viewer)
            observation = sight.observation()
            pieces = game.setting.rulebook.rules.pieces(game.setting)
            assert list(observation) == [piece.name for piece in pieces]
            for piece in pieces:
                numbers = observation[piece.name]
                assert len(numbers) == math.prod(piece.shape), piece.name
                assert all(piece.low <= n <= piece.high for n in numbers), f"{piece.name}: {numbers}"
            ids_in_mask = [id for id, is_legal in enumerate(sight.action_mask()) if is_legal]
            assert ids_in_mask == sorted(sight.legal_moves.ids)


@check
def records_can_be_replayed_exactly(case: Case, seed: int) -> None:
    """Replaying a stored record, also of an unfinished game, gives the same state, moves and score sheet."""
    game = case.begin(seed)
    for game in case.some(seed, 0.5):
        replayed = replay(read_record(json.dumps(game.record())))
        assert replayed.position.raw() == game.position.raw()
        assert replayed.moves == game.moves
        assert replayed.sheet == game.sheet
        assert game.at(game.number).position.raw() == game.position.raw()
    from_middle = game.at(game.number // 2)
    for move in game.moves[from_middle.number :]:
        from_middle.push(move)
    assert from_middle.position.raw() == game.position.raw()
