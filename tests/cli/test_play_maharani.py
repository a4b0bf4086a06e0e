"""Tests of Maharani in a pseudo-terminal: whole games, one or several people, undone moves and resized windows."""

import os
import random
import re
import signal

import pytest

from cli.terminal import CONSENT_PROMPT, MOVE_PROMPT, Terminal, without_escapes
from durbar.games.record import replay
from durbar.tables.files import read

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def check_page(terminal):
    """Check that the page fits the screen, shows the whole floor, and ends with the question."""
    page = terminal.page
    assert len(page) <= 24
    assert re.search(MOVE_PROMPT, page[-1])
    ranks_of_the_floor = sum(bool(re.match(r"[1-8] ", line)) for line in page[:10])
    assert ranks_of_the_floor == 8, page
    assert page[0].startswith("Turn ")


def check_end(terminal):
    """Check that the game has ended, that its record is complete, and that the result was shown; return the game."""
    assert terminal.end() == 0
    record = read(terminal.file)
    game = replay(record)
    assert game.outcome is not None
    text = without_escapes(terminal.transcript)
    for seat, score in enumerate(game.outcome.scores):
        assert f"{record['seats'][seat]}, {score} gold" in text
    assert "Traceback" not in text
    assert "maharani." not in text.replace(str(terminal.file), "")  # no message is shown by its id
    return game


@pytest.mark.parametrize(("players", "seed"), [(2, 21), pytest.param(3, 22, marks=pytest.mark.long), (4, 23)])
def test_game_is_played_by_number(tmp_path, players, seed):
    terminal = Terminal(tmp_path, "maharani", "--seed", str(seed), "--players", str(players))
    rng, prompts = random.Random(seed), 0
    is_running = terminal.prompt()
    while is_running:
        check_page(terminal)
        legal = terminal.table().sight(0).legal_moves
        assert 1 <= len(terminal.numbers) <= len(legal)
        prompts += 1
        is_running = terminal.answer(str(rng.choice(terminal.numbers)))
    assert prompts > 10
    assert terminal.widest_line() <= 80
    assert check_end(terminal).number > 40


def test_game_is_played_in_notation_with_undone_moves_and_killed_processes(tmp_path):
    terminal = Terminal(tmp_path, "maharani", "--seed", "24", "--players", "3", "--bots", "random", "--seat", "2")
    rng, kills, undone = random.Random(4), 0, 0
    is_running = terminal.prompt()
    while is_running:
        table = terminal.table()
        random_number = rng.random()
        if random_number < 0.15 and table.last_decision(1) is not None:
            undone += 1
            number = table.last_decision(1)
            is_running = terminal.answer("undo")
            assert terminal.table().history == table.history[:number]
        elif random_number < 0.22:
            kills += 1
            os.kill(terminal.child.pid, signal.SIGKILL)
            assert terminal.end() == -signal.SIGKILL
            terminal = Terminal(tmp_path, "--resume")
            is_running = terminal.prompt()
            assert terminal.table().history == table.history
        elif random_number < 0.3:
            is_running = terminal.answer(
                rng.choice(["9:c4>E", "?", "1:a1>N", "77", "hint", "bag", "quarters", "sheet"])
            )
            assert terminal.table().history == table.history
            is_running = terminal.answer("")
        else:
            check_page(terminal)
            move, number = rng.choice(list(table.sight(1).legal_moves)), len(table.history)
            typed = rng.choice([move.text, move.text.lower(), re.sub(r"\W", "", move.text)])
            is_running = terminal.answer(typed)
            assert terminal.table().history[number].move == move
    assert kills
    assert undone
    check_end(terminal)


@pytest.mark.parametrize(("players", "seed"), [(2, 25), pytest.param(4, 26, marks=pytest.mark.long)])
def test_game_is_played_in_plain_mode(tmp_path, players, seed):
    terminal = Terminal(tmp_path, "maharani", "--seed", str(seed), "--players", str(players), "--plain")
    rng = random.Random(seed)
    is_running = terminal.prompt()
    while is_running:
        view = terminal.table().sight(0).view()["table"]
        for slot in view["turntable"]:
            if slot["tile"]:
                assert f"{slot['tile']['tile']}." in " ".join(terminal.text.split())
        is_running = terminal.answer(str(rng.choice(terminal.numbers)))
    assert "\x1b" not in terminal.transcript
    assert terminal.widest_line() <= 80
    assert ("of colour b" in terminal.transcript) == (players == 2)
    check_end(terminal)


def test_three_people_and_a_bot_play_at_one_screen(tmp_path):
    """Maharani has no hidden cards. So nobody has to look away, and the last mover can undo the move."""
    names = ["Noor", "Ines", "Omar"]
    arguments = [word for name in names for word in ("--name", name)]
    terminal = Terminal(tmp_path, "maharani", "--seed", "27", "--players", "4", "--people", "3", *arguments)
    rng, movers, undone = random.Random(7), set(), 0
    prompt = terminal.wait(MOVE_PROMPT)
    while prompt:
        check_page(terminal)
        table = terminal.table()
        mover = re.search(r"(\w+), your move", terminal.page[-1])[1]
        assert names.index(mover) == table.to_move
        movers.add(mover)
        if table.history and rng.random() < 0.1:
            last = max(number for number, entry in enumerate(table.history) if entry.seat < len(names))
            terminal.type("undo")
            prompt = terminal.wait(CONSENT_PROMPT, MOVE_PROMPT)
            if prompt == CONSENT_PROMPT:
                terminal.type("yes")
                prompt = terminal.wait(MOVE_PROMPT)
            assert terminal.table().history == table.history[:last]
            undone += 1
        else:
            terminal.type(str(rng.choice(terminal.numbers)))
            prompt = terminal.wait(MOVE_PROMPT)
    assert movers == set(names)
    assert undone
    assert "press Enter" not in without_escapes(terminal.transcript)
    check_end(terminal)


def test_page_fits_windows_of_any_size(tmp_path):
    terminal = Terminal(tmp_path, "maharani", "--seed", "5")
    terminal.prompt()
    for width, height in ((60, 40), (40, 60), (200, 30), (79, 24), (20, 8)):
        terminal.child.setwinsize(height, width)
        terminal.type("")
        assert terminal.wait(rf"Turn 1.*{MOVE_PROMPT}")
        # without the last line, to which the prompt is written more than once
        assert max(map(len, terminal.page[:-1])) <= max(40, min(80, width))
        assert re.search(r"^8 ?lion", "\n".join(terminal.page), re.M)
        if height >= 40:
            assert "free spaces" in terminal.text
    terminal.child.close(force=True)


def test_parts_of_the_table_rules_and_hints_can_be_shown(tmp_path):
    terminal = Terminal(tmp_path, "maharani", "--seed", "5", "--seat", "1")
    terminal.prompt()
    sight = terminal.table().sight(0)
    terminal.answer("bag")
    assert "56 tiles in the bag" in terminal.text
    terminal.answer("quarters")
    assert "free spaces" in terminal.text
    terminal.answer("turntable")
    assert "one half-column" in terminal.text or "two opposite" in terminal.text or "centre" in terminal.text
    terminal.answer("more")
    assert {move.text for move in sight.legal_moves} <= set(terminal.text.split())
    terminal.answer("?")
    assert "Parts of the table: floor, turntable, quarters, bag." in " ".join(terminal.text.split())
    terminal.answer("? MH-4.1")
    assert "arrow" in terminal.text
    terminal.answer("1:d4>N")
    assert "MH-1.4" in terminal.text
    terminal.answer("renew")
    assert "MH-8.1" in terminal.text
    terminal.answer("hint")
    assert {move.text for move in sight.legal_moves} & set(re.findall(r"\d:\w\d>\w", terminal.text))
    terminal.child.close(force=True)
