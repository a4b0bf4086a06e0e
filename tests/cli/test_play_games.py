"""Tests that play whole games in a pseudo-terminal: by number, in notation, with undone moves and killed processes."""

import os
import random
import re
import signal

import pytest

from cli.terminal import CLEAR_SCREEN, CURTAIN_PROMPT, MOVE_PROMPT, Terminal, without_escapes
from durbar.games.record import replay
from durbar.games.taj_mahal.presentation.labels import card_in_words
from durbar.games.taj_mahal.presentation.notation import card_texts
from durbar.games.words import say
from durbar.tables.files import read

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

CARD = re.compile(r"(?<![A-Za-z])[rygbvw][VGMPKE]{1,2}(?![A-Za-z])")
"""The pattern of a card in notation, such as rVE."""


class LeakDetector:
    """Checks that a player's screen shows no card that the player may not know."""

    def __init__(self, terminal, seat):
        self.terminal = terminal
        self.seat = seat
        self.screens_with_secrets = 0
        """The number of checked screens at which other players had cards that this player may not know."""

    def check(self):
        """Check the output after the previous prompt."""
        table = self.terminal.table()
        view = table.sight(self.seat).view()["table"]
        since = table.last_decision(self.seat) or 0
        stories = [
            message.args.get("card") for messages in table.move_stories(self.seat, since) for message in messages
        ]
        rows = [card for seat in view["seats"] for card in seat["row"]]
        unrest = view["unrest"]["cards"] if view["unrest"] else []
        may_know = {*stories, *rows, *unrest, *view["hand"], *view["display"]}
        text = " ".join(self.terminal.text.split())
        setting = table.game.setting
        all_cards = {card for card in card_texts(setting.board, setting.edition) if card and card[0] != "*"}
        shown_cards = {
            *CARD.findall(text),
            *(card for card in all_cards if say(card_in_words(setting, card), setting=setting) in text),
        }
        assert shown_cards <= may_know, f"{shown_cards - may_know} shown to seat {self.seat}"
        self.screens_with_secrets += bool(cards_of_others(table, self.seat) - may_know)


def cards_of_others(table, seat):
    """Return the cards in the hands of all other players."""
    hands = [table.sight(other).view()["table"]["hand"] for other in range(len(table.seats)) if other != seat]
    return {card for hand in hands for card in hand}


def check_page(terminal):
    """Check that the page fits the screen and ends with the question."""
    page = terminal.page
    assert len(page) <= 24
    assert re.search(MOVE_PROMPT, page[-1])


def check_end(terminal):
    """Check that the game has ended, that its record is complete, and that the result was shown; return the game."""
    assert terminal.end() == 0
    record = read(terminal.file)
    game = replay(record)
    assert game.outcome is not None
    text = without_escapes(terminal.transcript)
    for seat, score in enumerate(game.outcome.scores):
        assert f"{record['seats'][seat]}, {score} points" in text
    assert "Traceback" not in text
    assert "taj-mahal." not in text.replace(str(terminal.file), "")  # no message is shown by its id
    return game


def test_game_is_played_by_number(tmp_path):
    terminal = Terminal(tmp_path, "--seed", "11", "--players", "4")
    detector, rng, prompts = LeakDetector(terminal, 0), random.Random(1), 0
    is_running = terminal.prompt()
    while is_running:
        check_page(terminal)
        detector.check()
        prompts += 1
        is_running = terminal.answer(str(rng.choice(terminal.numbers)))
    assert prompts > 30
    assert detector.screens_with_secrets > prompts / 2
    assert terminal.widest_line() <= 80
    assert check_end(terminal).number > 100


def test_game_is_played_in_notation_with_undone_moves_and_killed_processes(tmp_path):
    arguments = ["--seed", "12", "--players", "3", "--bots", "random", "--edition", "2006", "--seat", "2"]
    terminal = Terminal(tmp_path, *arguments)
    detector, rng, kills = LeakDetector(terminal, 1), random.Random(2), 0
    is_running = terminal.prompt()
    while is_running:
        check_page(terminal)
        detector.check()
        table = terminal.table()
        random_number = rng.random()
        if random_number < 0.1 and table.last_decision(1) is not None:
            number = table.last_decision(1)
            is_running = terminal.answer("undo")
            assert terminal.table().history == table.history[:number]
        elif random_number < 0.14:
            kills += 1
            os.kill(terminal.child.pid, signal.SIGKILL)
            assert terminal.end() == -signal.SIGKILL
            terminal = detector.terminal = Terminal(tmp_path, "--resume")
            is_running = terminal.prompt()
            assert terminal.table().history == table.history
        elif random_number < 0.2:
            is_running = terminal.answer(rng.choice(["rXX", "?", "@Nowhere", "77", "hint", "map"]))
            assert terminal.table().history == table.history
            is_running = terminal.answer("")
        else:
            move = rng.choice(list(table.sight(1).legal_moves))
            number = len(table.history)
            is_running = terminal.answer(move.text)
            assert terminal.table().history[number].move == move
    assert kills
    assert detector.screens_with_secrets
    check_end(terminal)


@pytest.mark.parametrize(("players", "seed"), [(2, 13), pytest.param(5, 14, marks=pytest.mark.long)])
def test_game_is_played_in_plain_mode(tmp_path, players, seed):
    terminal = Terminal(tmp_path, "--seed", str(seed), "--players", str(players), "--plain")
    detector, rng = LeakDetector(terminal, 0), random.Random(seed)
    is_running = terminal.prompt()
    while is_running:
        detector.check()
        is_running = terminal.answer(str(rng.choice(terminal.numbers)))
    assert "\x1b" not in terminal.transcript
    assert terminal.widest_line() <= 80
    assert detector.screens_with_secrets
    if players == 2:
        assert "unrest" in terminal.transcript.casefold()
    check_end(terminal)


def test_three_people_and_a_bot_play_at_one_screen(tmp_path):
    names = ["Noor", "Ines", "Omar"]
    arguments = [word for name in names for word in ("--name", name)]
    terminal = Terminal(tmp_path, "--seed", "15", "--players", "4", "--people", "3", *arguments)
    rng, curtains, seat = random.Random(5), 0, None
    prompt = terminal.wait(CURTAIN_PROMPT, MOVE_PROMPT)
    while prompt:
        if prompt == CURTAIN_PROMPT:
            curtains += 1
            assert "\x1b[3J" in terminal.last_output
            assert not CARD.search(without_escapes(terminal.last_output.rsplit(CLEAR_SCREEN, 1)[-1]))
            seat = names.index(re.search(r"(\w+), press Enter: $", terminal.text)[1])
            terminal.type("")
        else:
            assert seat == terminal.table().to_move
            check_page(terminal)
            LeakDetector(terminal, seat).check()
            terminal.type(str(rng.choice(terminal.numbers)))
        prompt = terminal.wait(CURTAIN_PROMPT, MOVE_PROMPT)
    assert curtains > 30
    check_end(terminal)
