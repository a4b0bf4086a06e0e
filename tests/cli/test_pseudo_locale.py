"""Tests of the command line in the pseudo-locale, in which every translated word is marked. Only names, paths, notation
and typed text may be unmarked.
"""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from durbar import games
from durbar.bots.bot import bot
from durbar.games import words
from durbar.games.game import new, rulebook
from kit.marked import LANGUAGE, mark_catalogs, plain_words

GAMES_FOLDER = Path(games.__file__).parent
# The names of the players.
NAMES = ["Noor", "Ines", "Tomas"]
NOTATION = re.compile(r"[VGMPKE]{1,6}|[A-Za-z]|v?[NITA][ab]?|TM|MH")
"""The pattern of a part of notation: the symbols of a card (VE), a single letter (the e of e4), an arrow to the south
with an artisan (vNa), or the prefix of a rule number (TM).
"""


@pytest.fixture
def pseudo_locale_folder(tmp_path, monkeypatch):
    """Set the language to the pseudo-locale, and return the data folder."""
    mark_catalogs(tmp_path, monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("DURBAR_LANG", LANGUAGE)
    yield tmp_path
    words._bundle.cache_clear()


def proper_names():
    """Return the names of people, places, games and bots."""
    board = new("taj-mahal", 3, seed=1).setting.board
    places = [*(city.name for city in board.cities), *(province.name for province in board.provinces)]
    return {part for name in [*NAMES, *places, "Taj Mahal", "Maharani", "Akbar", "random"] for part in name.split()}


def unmarked(text, typed=(), allowed=()):
    """Return the unmarked words of a text, without names, notation, ``typed`` lines and ``allowed`` words."""
    may_be_unmarked = {*proper_names(), *allowed, *QUOTED}
    for line in typed:
        text = text.replace(f": {line}\n", ": \n")  # the echo of a typed line after the prompt
    lines = [line for line in text.splitlines() if ".json" not in line]  # without lines that contain a path
    unmarked_words = plain_words("\n".join(lines))
    return sorted({word for word in unmarked_words if word not in may_be_unmarked and not NOTATION.fullmatch(word)})


def play(durbar, monkeypatch, typed, *arguments):
    """Run ``durbar play`` with these typed lines; return the output."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    status, out, err = durbar("play", *arguments)
    assert (status, err) == (0, "")
    return out


QUOTED = ["xx", "nowhere"]
"""Typed text that is quoted in errors because it is not a move."""
COMMON_LINES = ["table", "more", "hint", "sheet", "log", "log all", "99", "xx", "? hint", "? log"]
"""Lines to type in every game."""
TYPED_LINES = {
    "taj-mahal": ["rve", "@delhi", "@nowhere", "? out", "map", "cards", "display", "2", "undo", "out", "1", "1", "out"],
    "maharani": ["bag", "quarters", "2:c4>q", "9:c4>e", "2:z9>e", "1:a1>n/c", "end", "1", "undo", "renew", "1", "end"],
}
"""Lines to type in each game: moves, mistakes, and parts of the table."""


@pytest.mark.slow
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("game", TYPED_LINES)
def test_play_prints_translated_text_only(durbar, pseudo_locale_folder, monkeypatch, game, plain):
    typed = [*COMMON_LINES, *TYPED_LINES[game], "quit"]
    mode = ["--plain"] if plain else []
    seats = ["--players", 2, "--name", "Noor", "--bots", "random"]
    out = play(durbar, monkeypatch, typed, game, *seats, "--seed", 5, *mode)
    assert out.count("(?") > len(typed) - 2  # a prompt for each line
    assert unmarked(out, typed) == []


@pytest.mark.slow
def test_play_of_several_people_prints_translated_text_only(durbar, pseudo_locale_folder, monkeypatch):
    typed = ["nonsense", "", "out", "1", "1", "undo", "no", "undo", "yes", "", "quit"]
    names = [part for name in NAMES for part in ("--name", name)]
    out = play(durbar, monkeypatch, typed, "--players", 3, "--people", 3, *names, "--seed", 5)
    assert unmarked(out, typed) == []


def save_random_game(folder, name, moves=None):
    """Save the record of a game between random bots, with all moves or the first ``moves``; return the path."""
    game = new(name, 3, seed=4)
    while game.to_move is not None and (moves is None or len(game.moves) < moves):
        game.push(bot("random", len(game.moves)).choose(game.seen_by(game.to_move)))
    path = folder / f"{name}-{moves}.json"
    path.write_text(json.dumps(game.record(NAMES)), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", TYPED_LINES)
def test_replay_prints_translated_text_only(durbar, pseudo_locale_folder, monkeypatch, game):
    finished, unfinished = save_random_game(pseudo_locale_folder, game), save_random_game(pseudo_locale_folder, game, 9)
    output = [
        durbar("replay", finished)[1],
        durbar("replay", finished, "--story", "--at", 60)[1],
        durbar("replay", unfinished, "--seat", 2)[1],
        "".join(durbar("replay", unfinished, "--all")[1:]).replace("durbar: ", ""),
        play(durbar, monkeypatch, [], "--resume", finished),
        play(durbar, monkeypatch, [], "--resume", finished, "--plain"),
    ]
    for text in output:
        hashes = re.findall(r"\b[0-9a-f]{64}\b", text)
        assert unmarked(re.sub("|".join(hashes) or "^$", "", text)) == []


def test_other_commands_print_translated_text_only(durbar, pseudo_locale_folder):
    file = save_random_game(pseudo_locale_folder, "maharani", 9)
    output = durbar("verify", file)[1].partition(": ")[2]
    assert unmarked(re.sub(r"\b[0-9a-f]{64}\b", "", output), allowed=["maharani"]) == []
    options = [part for game in TYPED_LINES for option in rulebook(game).rules.options for part in option.split("_")]
    out = durbar("games")[1].partition("\n\ntoy")[0]
    for text in (text for game in TYPED_LINES for text in rulebook(game).option_texts().values()):
        out = out.replace(text, "")  # from the rules page, which is translated as a whole
    assert unmarked(out, allowed=[*TYPED_LINES, "taj", "mahal", *options]) == []
    board = GAMES_FOLDER / "maharani" / "components" / "standard.toml"
    *lines, hash_line = durbar("check-board", "maharani", board)[1].splitlines()
    sentences = [line.replace(str(board), "") for line in lines if not line.startswith("  ")]
    assert [line for line in sentences if unmarked(line)] == []
    assert unmarked(hash_line), "letters of the hash look like words"
