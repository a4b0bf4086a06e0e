"""Tests that the checks find faults. Each fault is inserted into a copy of the sources, and its check must fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from extensions import PROJECT
from kit.run import FAILED
from project_copy import environment

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]


class Fault(NamedTuple):
    """A fault: in ``file`` the text ``old`` is replaced by ``new``, and then ``check`` must fail."""

    name: str
    file: str
    old: str
    new: str
    check: str


# folders of the files
TOY, KERNEL, GAMES = "tests/toy", "src/durbar/games/kernel", "src/durbar/games"
FAULTS = [
    Fault(
        "the_first_hand_is_visible",
        f"{TOY}/rules/hidden.py",
        "if other != seat:\n                s.hands[other][rank] = 0",
        "if other != seat and other:\n                s.hands[other][rank] = 0",
        "hidden_information_does_not_change_a_sight",
    ),
    Fault(
        "the_deck_is_visible",
        f"{TOY}/rules/hidden.py",
        "        s.deck.count[rank] = 0\n",
        "",
        "hidden_information_does_not_change_a_sight",
    ),
    Fault(
        "a_drawn_card_is_shown_to_all",
        f"{TOY}/rules/deal.py",
        "rank, CARD, 1 << seat",
        "rank, CARD, EVERYBODY",
        "imagined_worlds_are_consistent_with_the_public_history",
    ),
    Fault(
        "a_sight_contains_the_seed",
        f"{KERNEL}/chance.py",
        "        c.key[i] = 0\n",
        "        pass\n",
        "nothing_but_the_seed_is_hidden_after_the_end",
    ),
    Fault(
        "the_deck_has_an_order",
        f"{TOY}/rules/deal.py",
        "    rank = draw_labelled(s.frame.chance, s.deck, s.turn, seat)\n",
        "    below_labelled(s.frame.chance, s.deck.size, s.turn, seat)\n"
        "    rank = next(r for r in range(RANKS) if s.deck.count[r])\n    add(s.deck, rank, -1)\n",
        "draws_depend_only_on_seed_and_count",
    ),
    Fault(
        "listing_the_moves_counts_as_a_draw",
        f"{TOY}/rules/turn.py",
        "    n = 0\n    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "    n = 0\n    s.frame.chance.drawn += 1\n"
        "    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "draws_depend_only_on_seed_and_count",
    ),
    Fault(
        "choosing_a_move_counts_as_a_draw",
        f"{KERNEL}/position.py",
        "            ids.append(id)\n",
        "            ids.append(id)\n            as_frame(self.s).chance.drawn += 1\n",
        "draws_depend_only_on_seed_and_count",
    ),
    Fault(
        "a_played_card_vanishes",
        f"{TOY}/rules/turn.py",
        "    add(s.table, rank, 1)\n",
        "",
        "no_component_is_created_or_lost",
    ),
    Fault(
        "a_hand_is_miscounted",
        f"{TOY}/rules/deal.py",
        "    s.held[seat] += 1\n",
        "    s.held[seat] += rank > 0\n",
        "no_component_is_created_or_lost",
    ),
    Fault(
        "a_legal_move_is_missing",
        f"{TOY}/rules/turn.py",
        "    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "    for rank in range(RANKS - 1):\n        if s.hands[s.frame.mover][rank]:",
        "legal_moves_are_those_without_a_reason_against",
    ),
    Fault(
        "a_reason_names_no_rule",
        f"{TOY}/game.py",
        'Message("toy.why.not-held", {"rank": id}, "TY-2")',
        'Message("toy.why.not-held", {"rank": id})',
        "legal_moves_are_those_without_a_reason_against",
    ),
    Fault(
        "a_copy_shares_lists_with_the_original",
        f"{KERNEL}/standin.py",
        "value = _copied(value)",
        "pass",
        "copies_are_independent",
    ),
    Fault(
        "two_moves_have_the_same_text",
        f"{TOY}/game.py",
        '"draw" if id == DRAW else "pass"',
        '"draw"',
        "every_move_has_one_text",
    ),
    Fault(
        "points_have_no_event",
        f"{TOY}/rules/turn.py",
        "    note(s.frame.events, SCORED, seat, source, points)\n",
        "",
        "points_have_events_and_add_up",
    ),
    Fault(
        "an_imagined_world_has_too_many_cards",
        f"{TOY}/rules/hidden.py",
        " - s.table.count[rank]",
        "",
        "imagined_worlds_can_be_played_to_the_end",
    ),
    Fault(
        "an_imagined_world_is_always_the_same",
        f"{TOY}/rules/hidden.py",
        "pick_from(rng, s.deck)",
        "pick_from(Rng(), s.deck)",
        "imagined_worlds_differ_in_hidden_information",
    ),
    Fault(
        "imagined_worlds_have_the_same_future_draws",
        f"{KERNEL}/position.py",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n",
        "",
        "imagined_worlds_differ_in_hidden_information",
    ),
    Fault(
        "imagined_worlds_keep_the_real_hands_and_seed",
        f"{KERNEL}/position.py",
        "copy: Position = self.seen_by(seat)  #",
        "copy: Position = self.copy()  #",
        "imagined_worlds_contain_no_secret",
    ),
    Fault(
        "imagined_worlds_keep_hidden_events",
        f"{KERNEL}/position.py",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n"
        "        copy_bytes(as_frame(copy.s).events, as_frame(self.s).events, 0)\n",
        "imagined_worlds_contain_no_secret",
    ),
    Fault(
        "imagined_worlds_keep_the_real_key_stream",
        f"{KERNEL}/chance.py",
        "        c.block[i] = 0\n",
        "        pass\n",
        "imagined_worlds_contain_no_secret",
    ),
    Fault(
        "open_games_keep_the_key_stream",
        f"{KERNEL}/chance.py",
        "        c.block[i] = 0\n",
        "        pass\n",
        "open_games_contain_no_future_draw",
    ),
    Fault(
        "open_games_keep_the_script",
        f"{GAMES}/game.py",
        '        position.set_script(b"")\n',
        "",
        "open_games_contain_no_future_draw",
    ),
    Fault(
        "spectators_see_the_first_hand",
        f"{TOY}/rules/hidden.py",
        "            if other != seat:\n                s.hands[other][rank] = 0",
        "            if other != seat and (other or seat >= 0):\n                s.hands[other][rank] = 0",
        "spectators_know_only_what_every_player_knows",
    ),
    Fault("the_game_never_ends", f"{TOY}/rules/turn.py", "    s.turn += 1\n", "", "every_game_ends"),
    Fault(
        "a_draw_has_no_event",
        f"{TOY}/rules/deal.py",
        "    note(s.frame.events, DRAWN, NOBODY, s.frame.mover, FIRST)\n",
        "",
        "every_draw_has_an_event_and_can_be_scripted",
    ),
    Fault(
        "a_preview_shows_the_card_that_will_be_drawn",
        f"{GAMES}/events.py",
        "takewhile(lambda event: event[0] != DRAWN, events)",
        "events",
        "previewed_events_always_happen",
    ),
    Fault(
        "a_preview_shows_the_final_hands_of_others",
        f"{TOY}/game.py",
        " or event[2] != PAIRS or event[1] == seat]",
        " or event[2] != PAIRS or True]",
        "previews_equal_the_results_of_playing",
    ),
    Fault(
        "a_preview_counts_only_half_of_the_points",
        f"{GAMES}/events.py",
        "return sum(amount for kind",
        "return sum(amount // 2 for kind",
        "previews_equal_the_results_of_playing",
    ),
    Fault(
        "different_moves_are_treated_as_equivalent",
        f"{GAMES}/rulebook.py",
        "        return id\n",
        "        return id // 2\n",
        "equivalent_moves_lead_to_the_same_game",
    ),
    Fault(
        "a_forced_move_reveals_a_hand",
        f"{TOY}/game.py",
        "return not state.held[state.frame.mover]",
        "return True",
        "forced_moves_depend_only_on_public_knowledge",
    ),
    Fault(
        "a_record_loses_its_last_move",
        f"{GAMES}/record.py",
        "[move.text for move in game.moves]",
        "[move.text for move in game.moves[:-1]]",
        "records_can_be_replayed_exactly",
    ),
    Fault(
        "an_observation_leaves_its_range",
        f"{TOY}/game.py",
        '"last": [state.last],',
        '"last": [state.last * 9],',
        "observations_match_their_description",
    ),
]


def run_checks(checkout: Path, *checks: str) -> subprocess.CompletedProcess[str]:
    """Run checks on the toy game with a copy of the sources, uncompiled."""
    command = [sys.executable, "-m", "kit.run", "toy.cases", ",".join(checks), "1", "2"]
    return subprocess.run(command, cwd=checkout, env=environment(checkout), capture_output=True, text=True, check=False)


def copy_with_fault(checkout: Path, fault: Fault) -> None:
    """Copy the sources to a folder and insert the fault."""
    for folder in ("src", "tests/toy", "tests/kit"):
        shutil.copytree(PROJECT / folder, checkout / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = checkout / fault.file
    text = path.read_text()
    assert text.count(fault.old) == 1, (
        f"{fault.name}: the text to replace occurs {text.count(fault.old)} times in {fault.file}"
    )
    path.write_text(text.replace(fault.old, fault.new))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_check_fails_for_a_planted_fault(fault: Fault, tmp_path: Path) -> None:
    copy_with_fault(tmp_path, fault)
    run = run_checks(tmp_path, fault.check)
    assert run.returncode == FAILED, f"not caught by {fault.check}: {run.stdout}\n{run.stderr}"


def test_every_check_passes_without_a_fault(tmp_path: Path) -> None:
    no_fault = Fault("none", f"{TOY}/rules/turn.py", "def broken_invariant(s):", "def broken_invariant(s):", "")
    copy_with_fault(tmp_path, no_fault)
    run = run_checks(tmp_path, *sorted({fault.check for fault in FAULTS}))
    assert run.returncode == 0, f"a check fails without a fault: {run.stdout}\n{run.stderr}"
