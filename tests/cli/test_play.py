"""Tests of ``durbar play`` in a pseudo-terminal: the screen, typed input, and saving."""

import json
import os
import re
import signal
import subprocess

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.running import COMMAND, environment
from cli.terminal import CLEAR_SCREEN, CONSENT_PROMPT, CURTAIN_PROMPT, ESCAPES, MOVE_PROMPT, Terminal, without_escapes
from durbar.bots.hints import hint
from durbar.cli.terminal.rendering import hint_lines
from durbar.games.markup import width_of
from durbar.tables.saving import load_table
from games.taj_mahal.story import Story

pytestmark = pytest.mark.slow


@pytest.fixture
def play(tmp_path):
    """Return a function that starts ``durbar play`` with arguments and waits for the first prompt."""
    started = []

    def start(*arguments, **variables):
        terminal = Terminal(tmp_path, *arguments, **variables)
        started.append(terminal)
        assert terminal.prompt(), terminal.text
        return terminal

    yield start
    for terminal in started:
        terminal.child.close(force=True)
        assert "Traceback" not in terminal.transcript
        assert "internal error" not in terminal.transcript


def run_piped(data_folder, *arguments, typed="", **variables):
    """Run ``durbar play`` without a terminal, with the typed lines from a pipe."""
    return subprocess.run(
        [*COMMAND, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(XDG_DATA_HOME=str(data_folder), DURBAR_GAMES="toy.game,cli.version_1_deals", **variables),
        check=False,
    )


# -- the screen -------------------------------------------------------------------------------------------------------
def test_first_page_shows_the_table_and_the_moves(play):
    terminal = play("--seed", "5")
    page = "\n".join(terminal.page)
    table = terminal.table()
    sight = table.sight(0)
    state = sight.view()["table"]
    assert f"Visit 1 of 12: {state['province']}" in page
    for name in table.names:
        assert re.search(rf"^[> ] {name} ", page, re.M)
    for card in [*state["display"], *state["hand"]]:
        assert card in page
    for move in sight.legal_moves:
        assert move.text.split("+")[0] in page
    assert terminal.page[-1] == "Your move (? for help): "


def test_pages_fit_a_screen_of_80_by_24(play):
    terminal = play("--seed", "5")
    for typed in ("hint", "", "out", "1", "1", ""):
        terminal.answer(typed)
        assert len(terminal.page) <= 24
    assert terminal.widest_line() <= 80


def test_colours_are_used_unless_disabled(play):
    assert "\x1b[38;5;" in play("--seed", "5").transcript
    colourless = play("--seed", "5", NO_COLOR="1").transcript
    assert not [code for code in ESCAPES.findall(colourless) if code.endswith("m")]
    assert without_escapes(colourless).count("Hand: ") == 1


def test_plain_mode_has_no_escapes_and_names_every_fact(play):
    terminal = play("--seed", "5", "--plain")
    for typed in ("hint", "table", "map", "cards", "out", "1", "1", "sheet", "?", "? TM-4.7", "rVE", "more"):
        assert terminal.answer(typed)
    assert "\x1b" not in terminal.transcript
    assert not re.search(r"[\u2500-\u259f]", terminal.transcript)
    for words in ("Your hand, 6 cards: ", "Roads to ", "On display: ", "Still to visit: ", "Nobody has vizier"):
        assert words in terminal.transcript
    assert terminal.widest_line() <= 80


def test_dumb_terminal_gets_plain_lines(play):
    terminal = play("--seed", "5", TERM="dumb")
    assert "\x1b" not in terminal.transcript
    assert "Visit 1 of 12" in terminal.transcript


def test_window_can_be_resized(play):
    terminal = play("--seed", "5")
    terminal.child.setwinsize(40, 60)  # sends SIGWINCH, after which the prompt is written again
    terminal.type("")
    terminal.wait(f"Journey.*{MOVE_PROMPT}")
    assert max(map(len, terminal.page)) <= 60
    terminal.child.setwinsize(24, 200)
    terminal.type("")
    terminal.wait(f"Visit.*{MOVE_PROMPT}")
    assert 60 < max(map(len, terminal.page)) <= 80
    terminal.child.setwinsize(10, 20)
    terminal.type("map")
    terminal.wait(f"12 Agra.*{MOVE_PROMPT}")
    terminal.type("out")
    assert terminal.wait(f"Take a card.*{MOVE_PROMPT}")


# -- input ------------------------------------------------------------------------------------------------------------
def test_move_is_typed_as_a_number_or_in_notation(play):
    terminal = play("--seed", "5")
    legal = [move.text for move in terminal.table().sight(0).legal_moves]
    card = next(text for text in legal if "+" not in text and text != "out")
    before = terminal.table().history
    for typed in ("2", card, card.lower(), f" {card.upper()} "):
        terminal.answer(typed)
        assert last_own_move(terminal) == card
        terminal.answer("undo")
        assert terminal.table().history == before
    both = next(text for text in legal if text.startswith(card + "+"))  # the card with a companion
    terminal.answer("2" + both.removeprefix(card))
    assert last_own_move(terminal) == both


def last_own_move(terminal):
    """Return the last move of the person, who sits in seat 0. Bots may have moved since."""
    return next(made.move.text for made in reversed(terminal.table().history) if made.seat == 0)


WRONG_INPUT = [
    ("xx", "'xx' is not a move: expected cards"),
    ("99", "there is no number 99"),
    ("0", "there is no number 0"),
    ("@Delhi", "TM-4.2"),
    ("^Agra", "TM-4.5"),
    ("<rVE", "TM-4.9"),
    ("@Atlantis", "expected the name of a city"),
    ("2+zz", "is not a move"),
    ("? 99", "There is no rule 99"),
    ("? TM-99.1", "There is no rule TM-99.1"),
    ("? @Delhi", "TM-4.2"),
    ("save", "saved after every move"),
    ("save ~nobody-of-that-name/x", "Not saved"),
    ("save /", "Not saved"),
    ("\x01", "is not a move"),
    ("é\u202e漢字", "is not a move"),
    ("[red]x[/]", "'[red]x[/]' is not a move"),
    ("x" * 500, "is not a move"),
]
"""Typed lines that are not moves, and a part of the answer to each."""


def test_wrong_input_is_explained_and_the_question_repeated(play):
    terminal = play("--seed", "5", "--plain")
    before = terminal.file.read_bytes()
    for typed, expected in WRONG_INPUT:
        assert terminal.answer(typed)
        assert expected in " ".join(terminal.text.split()), typed
        assert "Play a card" in terminal.text
    assert terminal.file.read_bytes() == before


def test_wrong_input_during_a_withdrawal_is_explained(play):
    terminal = play("--seed", "5", "--bots", "greedy", "--plain")
    for typed, expected in [
        ("out", None),
        ("out", "TM-4.9"),
        ("rVE", "TM-4.9"),
        ("<wK", "display"),
        ("7", "no number 7"),
    ]:
        assert terminal.answer(typed)
        if expected:
            assert expected in " ".join(terminal.text.split())
    assert "to take" in terminal.text


def test_question_mark_explains_commands_rules_and_moves(play):
    terminal = play("--seed", "5")
    terminal.answer("?")
    for words in ("vizier", "a tie wins nothing", "undo", "TM-4.7"):
        assert words in " ".join(terminal.text.split())
    terminal.answer("? TM-4.7")
    assert "other province" in terminal.text
    terminal.answer("?tm-4.7")
    assert "other province" in terminal.text
    terminal.answer("? 9")
    assert "Unrest" in terminal.text
    assert "TM-9.6" in terminal.text
    terminal.answer("? undo")
    assert "previous decision" in terminal.text
    terminal.answer("? out")
    assert "out is possible: withdraw" in terminal.text


def test_parts_of_the_table_can_be_shown(play):
    terminal = play("--seed", "5")
    provinces = terminal.table().sight(0).view()["table"]["order"]
    terminal.answer("map")
    assert all(province in terminal.text for province in provinces)
    terminal.answer("cards")
    assert "cards you have not seen" in terminal.text
    terminal.answer("display")
    assert "Display: " in terminal.text
    assert "Journey" not in terminal.text
    terminal.answer("sheet")
    assert "palaces" in terminal.text
    terminal.answer("more")
    legal = {move.text for move in terminal.table().sight(0).legal_moves}
    assert legal <= set(terminal.text.split())
    terminal.answer("log all")
    assert "Nothing" not in terminal.text


def test_moves_keep_their_numbers_when_all_are_listed(play):
    terminal = play("--seed", "5")
    before = re.findall(r"(?<!\d)(\d+) (r\w\w|y\w\w|g\w\w|b\w\w) ", terminal.offered)
    terminal.answer("more")
    after = re.findall(r"(?<!\d)(\d+) (r\w\w|y\w\w|g\w\w|b\w\w) ", terminal.text)
    assert before
    assert set(before) <= set(after)


@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_hint_names_a_few_moves_with_chances_and_reasons(play, game):
    terminal = play(game, "--seed", "5", "--players", "3")
    terminal.answer("hint")
    pattern = re.compile(r"^(\S+) +(\d+)% to win, (?:level|\d+\.\d (?:ahead|behind))\. [A-Z0-9]", re.M)
    moves = [move for move, chance in pattern.findall(terminal.text) if 0 <= int(chance) <= 100]
    assert 1 <= len(moves) <= 3
    assert set(moves) <= {move.text for move in terminal.table().sight(0).legal_moves}
    assert (
        len(terminal.page) <= 2 * len(moves) + 4
    )  # two lines a move, two of the question, the typed line and the prompt
    assert terminal.widest_line() <= 80


def test_hint_gives_default_reasons_in_a_game_without_its_own(tmp_path):
    run = run_piped(tmp_path, "toy", "--seed", "5", "--players", "2", typed="hint\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert re.search(r"^\d +\d+% to win, .*\. It scores \d points?\.$", run.stdout, re.M)


@pytest.mark.parametrize("width", [40, 80])
def test_hint_names_a_forced_move_and_fits_the_width(width):
    story = Story(3).hand(0, "wE").row(0, "rVE").advisors(0, "vizier")
    lines = hint_lines(hint(story.game.seen_by(0)), story.game.setting, ["Noor", "Ines", "Omar"], width)
    assert lines[0].startswith("[now]out[/]  It is the only legal move.")
    assert len(lines) <= 2
    assert max(map(width_of, lines)) <= width
    assert ("the most with" in " ".join(lines)) == (width == 80)


def test_every_move_can_be_undone_back_to_the_start(play):
    terminal = play("--seed", "5")
    moves_at_start = len(terminal.table().history)
    terminal.answer("undo")
    assert "no move to undo" in terminal.text
    terminal.answer("out")
    terminal.answer("1")
    terminal.answer("undo")
    assert "Undone: <" in terminal.text
    assert "play only with bots" in terminal.text
    terminal.answer("undo")
    assert "Undone: out" in terminal.text
    assert len(terminal.table().history) == moves_at_start


# -- saving and resuming ----------------------------------------------------------------------------------------------
def test_save_writes_a_copy_and_overwrites_no_other_file(play, tmp_path):
    terminal = play("--seed", "5")
    (tmp_path / "mine.txt").write_text("precious")
    terminal.answer(f"save {tmp_path / 'mine.txt'}")
    assert "this file exists already" in " ".join(terminal.text.split())
    assert (tmp_path / "mine.txt").read_text() == "precious"
    terminal.answer(f"save {tmp_path / 'nowhere' / 'copy.json'}")
    assert "Not saved" in terminal.text
    terminal.answer(f"save {tmp_path / 'copy.json'}")
    assert "Continue with" in terminal.text
    terminal.answer("out")
    terminal.answer(f"save {tmp_path / 'copy.json'}")  # a copy that this session wrote may be replaced
    assert load_table(tmp_path / "copy.json").history == terminal.table().history


def test_quit_saves_and_says_how_to_resume(play, tmp_path):
    terminal = play("--seed", "5")
    terminal.answer("out")
    terminal.type("quit")
    assert terminal.end() == 0
    assert f"durbar play --resume {terminal.file}" in terminal.text
    resumed = play("--resume")
    assert "to take" in resumed.text


def test_ctrl_c_saves_the_game(play):
    terminal = play("--seed", "5")
    terminal.answer("out")
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert f"durbar play --resume {terminal.file}" in terminal.text
    assert terminal.table().history[-1].move.text == "out"


def test_end_of_input_saves_the_game(play):
    terminal = play("--seed", "5", "--plain")
    terminal.answer("out")
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert f"durbar play --resume {terminal.file}" in terminal.text


@pytest.mark.parametrize("typed", ["", "out\n", "out\n1\nnonsense\n"])
def test_end_of_piped_input_saves_the_game(tmp_path, typed):
    run = run_piped(tmp_path, "--seed", "5", typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    assert "\x1b" not in run.stdout
    assert max(map(len, run.stdout.splitlines()[:-1])) <= 80
    (path,) = (tmp_path / "durbar" / "tables").glob("*.json")
    assert run.stdout.endswith(f"  durbar play --resume {path}\n")


def test_killed_process_loses_only_the_typed_line(play):
    terminal = play("--seed", "5")
    terminal.answer("out")
    terminal.answer("1")
    before = terminal.table()
    terminal.child.send("1")  # typed, but not entered
    os.kill(terminal.child.pid, signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    resumed = play("--resume", str(terminal.file))
    assert resumed.table().history == before.history
    assert resumed.answer("1")
    assert len(resumed.table().history) > len(before.history)


def test_unwritable_folder_is_reported_and_the_game_continues(tmp_path):
    (tmp_path / "file").write_text("")
    run = run_piped(tmp_path / "file", "--seed", "5", typed="out\n1\n")
    assert run.stderr.startswith("durbar: this game will not be saved: ")
    assert run.stderr.count("\n") == 1
    assert "to take" in run.stdout
    assert run.stdout.endswith("The game could not be saved.\n")
    assert run.returncode == 1


def test_failing_save_is_reported_once(play, tmp_path):
    terminal = play("--seed", "5", "--plain")
    folder = tmp_path / "durbar" / "tables"
    folder.rename(tmp_path / "gone")
    terminal.answer("out")
    assert "cannot be saved" in terminal.text
    terminal.answer("1")
    assert "cannot be saved" not in terminal.text


# Strategies for random text and for the words of commands.
ANY_TEXT = st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=12)
COMMAND_WORDS = st.sampled_from(
    ["?", "more", "hint", "undo", "log", "log all", "sheet", "table", "save", "map", "1", "2", "draw"]
)


@pytest.mark.slow
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    lines=st.lists(
        st.one_of(ANY_TEXT, COMMAND_WORDS, st.tuples(COMMAND_WORDS, ANY_TEXT).map(" ".join)), min_size=30, max_size=100
    )
)
@pytest.mark.parametrize("game", ["toy", "taj-mahal"])
def test_random_input_never_fails(tmp_path, game, lines):
    harmless = [line for line in lines if not line.strip().casefold().startswith(("save ", "q", "exit"))]
    run = run_piped(tmp_path, game, "--seed", "5", typed="\n".join([*harmless, "9" * 5000, "save a\0b", "quit"]))
    assert (run.returncode, run.stderr) == (0, "")
    assert "Traceback" not in run.stdout


# -- several people ---------------------------------------------------------------------------------------------------
def test_people_at_one_screen_do_not_see_each_others_hands(tmp_path):
    terminal = Terminal(tmp_path, "--seed", "5", "--players", "3", "--people", "2", "--name", "Noor", "--name", "Ines")
    hands = []
    for _ in range(2):
        assert terminal.wait(CURTAIN_PROMPT) == CURTAIN_PROMPT
        assert "Hand:" not in without_escapes(terminal.last_output.rsplit(CLEAR_SCREEN, 1)[-1])
        assert "\x1b[3J" in terminal.last_output  # the scrollback is cleared as well
        terminal.type("")
        assert terminal.prompt()
        hands.append(re.search(r"^Hand: (.*)$", terminal.text, re.M)[1].split())
        name = terminal.page[-1].split(",")[0]
        assert name in ("Noor", "Ines")
        terminal.type("2")
    terminal.wait(CURTAIN_PROMPT)
    table = terminal.table()
    assert hands[0] != hands[1]
    assert [seat.level for seat in table.seats] == [None, None, "player"]
    terminal.child.close(force=True)


def test_undo_among_people_needs_consent_only_after_a_draw(tmp_path):
    terminal = Terminal(tmp_path, "toy", "--seed", "7", "--players", "2", "--people", "2", "--plain")
    terminal.wait(CURTAIN_PROMPT)
    terminal.type("")
    terminal.prompt()
    first = terminal.table().to_move
    card = next(move.text for move in terminal.table().sight(first).legal_moves if move.text != "draw")
    terminal.type(card)
    terminal.wait(CURTAIN_PROMPT)
    terminal.type("nonsense")
    terminal.wait(CURTAIN_PROMPT)
    terminal.type("undo")  # the last mover needs no consent: nothing was revealed
    terminal.wait(CURTAIN_PROMPT)
    assert terminal.table().history == []
    terminal.type("")
    terminal.prompt()
    terminal.type("draw")
    terminal.wait(CURTAIN_PROMPT)
    terminal.type("undo")  # a card was drawn: everybody is asked
    terminal.wait(CONSENT_PROMPT)
    terminal.type("no")
    terminal.wait(CURTAIN_PROMPT)
    assert len(terminal.table().history) == 1
    terminal.type("undo")
    terminal.wait(CONSENT_PROMPT)
    terminal.type("yes")
    terminal.wait(CURTAIN_PROMPT)
    assert terminal.table().history == []
    terminal.type("quit")
    assert terminal.end() == 0


# -- the command line -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--players", "9"], "2 to 5 players, not 9"),
        (["--edition", "1999"], "no edition '1999'"),
        (["--edition", "2006", "--players", "2"], "3 to 5 players"),
        (["--bots", "stockfish"], "there is no bot 'stockfish'"),
        (["--bots", "greedy,random"], "one for each of 3 seats, not 2"),
        (["--people", "5"], "5 people cannot take 4 seats"),
        (["--seat", "5"], "seats are 1 to 4, not 5"),
        (["--name", "A", "--name", "B"], "there are 2 names for 1 person"),
        (["--name", "Akbar", "--name", "akbar", "--people", "2"], "same name"),
        (["--name", ""], "a name must have"),
        (["--name", "x" * 50], "a name must have"),
        (["--option", "open_hands"], "name=value"),
        (["--option", "open_hand=true"], "did you mean 'open_hands'"),
        (["--board", "nowhere.toml"], "nowhere.toml"),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
        (["--resume"], "no unfinished game"),
        (["--resume", "--players", "3"], "--resume can be used only with a file"),
        (["--seed", "9" * 100], "a seed must be a number"),
    ],
)
def test_error_is_one_line(durbar, tmp_path, monkeypatch, arguments, expected):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    status, out, err = durbar("play", *arguments)
    assert status in (1, 2)
    assert out == ""
    assert expected in err
    assert err.count("\n") == 1


def test_help_has_examples(durbar):
    status, out, _ = durbar("play", "--help")
    assert status == 0
    assert "durbar play --resume" in out
    assert out.count("durbar play") >= 6


def test_options_of_the_command_line_apply_to_the_table(play):
    table = play("--seed", "3", "--players", "3", "--edition", "2006", "--bots", "random,greedy", "--seat", "2").table()
    assert [seat.level for seat in table.seats] == ["random", None, "greedy"]
    assert table.game.setting.edition == "2006"


def test_same_seed_deals_the_same_game(tmp_path):
    transcripts = []
    for folder in ("a", "b"):
        terminal = Terminal(tmp_path / folder, "--seed", "5")
        terminal.prompt()
        terminal.answer("out")
        transcripts.append(terminal.transcript)
        terminal.child.close(force=True)
    assert transcripts[0] == transcripts[1]


def test_name_given_as_an_option_is_shown(play):
    terminal = play("--seed", "5", "--name", "Noor")
    assert re.search(r"^> Noor ", terminal.text, re.M)


def test_finished_game_is_shown_without_a_prompt(tmp_path):
    from durbar.games.game import new

    game = new("toy", 2, seed=1, options={"rounds": 1}, version=1)
    while game.to_move is not None:
        game.push(next(iter(game.legal_moves)))
    path = tmp_path / "done.json"
    path.write_text(json.dumps(game.record(["Noor", "Ines"])))
    run = run_piped(tmp_path, "--resume", str(path))
    assert (run.returncode, run.stderr) == (0, "")
    assert re.search(r"Noor|Ines", run.stdout)
    assert "win" in run.stdout


def test_toy_game_can_be_played(play):
    terminal = play("toy", "--seed", "3", "--players", "3", "--option", "rounds=2")
    while terminal.answer("draw" if "draw" in terminal.text else "pass"):
        pass
    assert terminal.end() == 0
    assert terminal.table().game.outcome is not None
    assert "Record of this game" in terminal.text
