"""Tests that the kit finds faults: each fault is inserted into a copy of the sources, and its check must fail."""

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
    """A line to replace, and the check that must fail."""

    name: str
    file: str
    old: str
    new: str
    check: str


TOY, KERNEL, GAMES = "tests/toy", "src/durbar/games/kernel", "src/durbar/games"
FAULTS = [
    Fault(
        "the_first_hand_shows",
        f"{TOY}/rules/hidden.py",
        "if other != seat:\n                s.hands[other][rank] = 0",
        "if other != seat and other:\n                s.hands[other][rank] = 0",
        "hidden_things_change_nothing_seen",
    ),
    Fault(
        "the_deck_shows",
        f"{TOY}/rules/hidden.py",
        "        s.deck.count[rank] = 0\n",
        "",
        "hidden_things_change_nothing_seen",
    ),
    Fault(
        "a_drawn_card_is_shown_to_all",
        f"{TOY}/rules/deal.py",
        "rank, CARD, 1 << seat",
        "rank, CARD, EVERYBODY",
        "worlds_replay_the_public_history",
    ),
    Fault(
        "the_view_names_the_seed",
        f"{KERNEL}/chance.py",
        "        c.key[i] = 0\n",
        "        pass\n",
        "secrets_end_with_the_game",
    ),
    Fault(
        "the_deck_has_an_order",
        f"{TOY}/rules/deal.py",
        "    rank = draw(s.frame.chance, s.deck)\n",
        "    below(s.frame.chance, s.deck.size)\n    rank = next(r for r in range(RANKS) if s.deck.count[r])\n"
        "    add(s.deck, rank, -1)\n",
        "draws_depend_on_seed_and_count_alone",
    ),
    Fault(
        "looking_at_the_moves_draws",
        f"{TOY}/rules/turn.py",
        "    n = 0\n    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "    n = 0\n    s.frame.chance.drawn += 1\n"
        "    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "draws_depend_on_seed_and_count_alone",
    ),
    Fault(
        "a_choice_consumes_the_games_chance",
        f"{KERNEL}/position.py",
        "            taken.append(id)\n",
        "            taken.append(id)\n            as_frame(self.s).chance.drawn += 1\n",
        "draws_depend_on_seed_and_count_alone",
    ),
    Fault("a_played_card_vanishes", f"{TOY}/rules/turn.py", "    add(s.table, rank, 1)\n", "", "conserves"),
    Fault(
        "a_hand_is_miscounted",
        f"{TOY}/rules/deal.py",
        "    s.held[seat] += 1\n",
        "    s.held[seat] += rank > 0\n",
        "conserves",
    ),
    Fault(
        "a_legal_move_is_missing",
        f"{TOY}/rules/turn.py",
        "    for rank in range(RANKS):\n        if s.hands[s.frame.mover][rank]:",
        "    for rank in range(RANKS - 1):\n        if s.hands[s.frame.mover][rank]:",
        "legal_is_what_explain_allows",
    ),
    Fault(
        "a_reason_names_no_rule",
        f"{TOY}/game.py",
        'Message("toy.why.not-held", {"rank": id}, "TY-2")',
        'Message("toy.why.not-held", {"rank": id})',
        "legal_is_what_explain_allows",
    ),
    Fault("a_copy_is_stale", f"{KERNEL}/standin.py", "value = _copied(value)", "pass", "copies_share_nothing"),
    Fault(
        "two_moves_print_alike",
        f"{TOY}/game.py",
        '"draw" if id == DRAW else "pass"',
        '"draw"',
        "parses_what_it_prints",
    ),
    Fault(
        "points_come_from_nowhere",
        f"{TOY}/rules/turn.py",
        "    note(s.frame.tale, SCORED, seat, source, points)\n",
        "",
        "points_are_noted_and_add_up",
    ),
    Fault(
        "an_imagined_world_has_too_many_cards",
        f"{TOY}/rules/hidden.py",
        " - s.table.count[rank]",
        "",
        "worlds_are_whole_games",
    ),
    Fault(
        "an_imagined_world_is_always_the_same",
        f"{TOY}/rules/hidden.py",
        "pick_from(rng, s.deck)",
        "pick_from(Rng(), s.deck)",
        "worlds_differ_where_something_is_hidden",
    ),
    Fault(
        "imagined_worlds_share_one_future",
        f"{KERNEL}/position.py",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n",
        "",
        "worlds_differ_where_something_is_hidden",
    ),
    Fault(
        "imagined_worlds_keep_the_hands_and_the_seed_of_the_truth",
        f"{KERNEL}/position.py",
        "copy: Position = self.seen_by(seat)  #",
        "copy: Position = self.copy()  #",
        "worlds_imagined_from_the_truth_keep_no_secret",
    ),
    Fault(
        "imagined_worlds_keep_hidden_events",
        f"{KERNEL}/position.py",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n",
        "        rekey_from_rng(as_frame(copy.s).chance, rng)\n"
        "        copy_bytes(as_frame(copy.s).tale, as_frame(self.s).tale, 0)\n",
        "worlds_imagined_from_the_truth_keep_no_secret",
    ),
    Fault(
        "imagined_worlds_keep_the_true_block",
        f"{KERNEL}/chance.py",
        "        c.block[i] = 0\n",
        "        pass\n",
        "worlds_imagined_from_the_truth_keep_no_secret",
    ),
    Fault(
        "games_laid_open_keep_the_true_block",
        f"{KERNEL}/chance.py",
        "        c.block[i] = 0\n",
        "        pass\n",
        "games_laid_open_keep_no_draw_to_come",
    ),
    Fault(
        "games_laid_open_keep_the_script",
        f"{GAMES}/game.py",
        '        position.set_script(b"")\n',
        "",
        "games_laid_open_keep_no_draw_to_come",
    ),
    Fault(
        "spectators_see_the_first_hand",
        f"{TOY}/rules/hidden.py",
        "            if other != seat:\n                s.hands[other][rank] = 0",
        "            if other != seat and (other or seat >= 0):\n                s.hands[other][rank] = 0",
        "spectators_know_no_more",
    ),
    Fault("the_game_never_ends", f"{TOY}/rules/turn.py", "    s.turn += 1\n", "", "ends"),
    Fault(
        "a_draw_is_not_noted",
        f"{TOY}/rules/deal.py",
        "    note(s.frame.tale, DRAWN, NOBODY, s.frame.mover, FIRST)\n",
        "",
        "every_draw_is_noted_and_can_be_scripted",
    ),
    Fault(
        "a_preview_shows_what_will_be_drawn",
        f"{GAMES}/events.py",
        "takewhile(lambda event: event[0] != DRAWN, events)",
        "events",
        "previews_are_certain",
    ),
    Fault(
        "a_preview_shows_the_final_hands_of_others",
        f"{TOY}/game.py",
        " or event[2] != PAIRS or event[1] == seat]",
        " or event[2] != PAIRS or True]",
        "previews_match_what_playing_out_brings",
    ),
    Fault(
        "a_preview_counts_only_half",
        f"{GAMES}/events.py",
        "return sum(amount for kind",
        "return sum(amount // 2 for kind",
        "previews_match_what_playing_out_brings",
    ),
    Fault(
        "different_moves_are_taken_for_one",
        f"{GAMES}/rulebook.py",
        "        return id\n",
        "        return id // 2\n",
        "equivalent_moves_lead_to_the_same_game",
    ),
    Fault(
        "a_record_loses_its_last_move",
        f"{GAMES}/record.py",
        "[move.text for move in game.moves]",
        "[move.text for move in game.moves[:-1]]",
        "records_replay_exactly",
    ),
    Fault(
        "an_observation_leaves_its_range",
        f"{TOY}/game.py",
        '"last": [state.last],',
        '"last": [state.last * 9],',
        "observations_fit_their_pieces",
    ),
]


def run_checks(tree: Path, *checks: str) -> subprocess.CompletedProcess[str]:
    """Run checks on the toy in a tree of sources, uncompiled."""
    command = [sys.executable, "-m", "kit.run", "toy.cases", ",".join(checks), "1", "2"]
    return subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=False)


def plant(tree: Path, fault: Fault) -> None:
    """Copy the sources and insert the fault."""
    for folder in ("src", "tests/toy", "tests/kit"):
        shutil.copytree(PROJECT / folder, tree / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    path = tree / fault.file
    text = path.read_text()
    assert text.count(fault.old) == 1, (
        f"{fault.name}: the line to change stands {text.count(fault.old)} times in {fault.file}"
    )
    path.write_text(text.replace(fault.old, fault.new))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_check_fails_for_a_planted_fault(fault: Fault, tmp_path: Path) -> None:
    plant(tmp_path, fault)
    run = run_checks(tmp_path, fault.check)
    assert run.returncode == FAILED, f"not caught by {fault.check}: {run.stdout}\n{run.stderr}"


def test_every_check_passes_without_a_fault(tmp_path: Path) -> None:
    sound = Fault("none", f"{TOY}/rules/turn.py", "def sound(s):", "def sound(s):", "")
    plant(tmp_path, sound)
    run = run_checks(tmp_path, *sorted({fault.check for fault in FAULTS}))
    assert run.returncode == 0, f"fails on the sound toy: {run.stdout}\n{run.stderr}"
