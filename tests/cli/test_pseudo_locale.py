"""Tests of the command line in the pseudo-locale: unmarked words are names, files, notation, or typed text."""

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

HOME = Path(games.__file__).parent
NAMES = ["Noor", "Ines", "Tomas"]
NOTATION = re.compile(r"[VGMPKE]{1,6}|[A-Za-z]|v?[NITA][ab]?|TM|MH")
"""Symbols of cards; single letters as in e4 or x2; an arrow to the south with the letters of an artisan; rules."""


@pytest.fixture
def marked(tmp_path, monkeypatch):
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
    """Return unmarked words that should be translated."""
    known = {*proper_names(), *allowed, *QUOTED}
    for line in typed:
        text = text.replace(f": {line}\n", ": \n")  # after the prompt
    lines = [line for line in text.splitlines() if ".json" not in line]  # file names
    found = plain_words("\n".join(lines))
    return sorted({word for word in found if word not in known and not NOTATION.fullmatch(word)})


def play(durbar, monkeypatch, typed, *arguments):
    """Play, typing these lines; return the output."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    status, out, err = durbar("play", *arguments)
    assert (status, err) == (0, "")
    return out


QUOTED = ["xx", "nowhere"]
"""Typed text that is quoted in errors because it is not a move."""
ANYWHERE = ["table", "more", "hint", "sheet", "log", "log all", "99", "xx", "? hint", "? log"]
TYPED_LINES = {
    "taj-mahal": ["rve", "@delhi", "@nowhere", "? out", "map", "cards", "display", "2", "undo", "out", "1", "1", "out"],
    "maharani": ["bag", "quarters", "2:c4>q", "9:c4>e", "2:z9>e", "1:a1>n/c", "end", "1", "undo", "renew", "1", "end"],
}


@pytest.mark.slow
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("game", TYPED_LINES)
def test_play_prints_translated_text_only(durbar, marked, monkeypatch, game, plain):
    typed = [*ANYWHERE, *TYPED_LINES[game], "quit"]
    mode = ["--plain"] if plain else []
    seats = ["--players", 2, "--name", "Noor", "--bots", "random"]
    out = play(durbar, monkeypatch, typed, game, *seats, "--seed", 5, *mode)
    assert out.count("(?") > len(typed) - 2  # a prompt for each
    assert unmarked(out, typed) == []


@pytest.mark.slow
def test_play_of_several_people_prints_translated_text_only(durbar, marked, monkeypatch):
    typed = ["nonsense", "", "out", "1", "1", "undo", "no", "undo", "yes", "", "quit"]
    names = [part for name in NAMES for part in ("--name", name)]
    out = play(durbar, monkeypatch, typed, "--players", 3, "--people", 3, *names, "--seed", 5)
    assert unmarked(out, typed) == []


def recorded(home, game, moves=None):
    """Save a game between bots, whole or only its first moves; return the file."""
    played = new(game, 3, seed=4)
    while played.to_move is not None and (moves is None or len(played.moves) < moves):
        played.push(bot("random", len(played.moves)).choose(played.seen_by(played.to_move)))
    path = home / f"{game}-{moves}.json"
    path.write_text(json.dumps(played.record(NAMES)), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", TYPED_LINES)
def test_replay_prints_translated_text_only(durbar, marked, monkeypatch, game):
    whole, begun = recorded(marked, game), recorded(marked, game, 9)
    output = [
        durbar("replay", whole)[1],
        durbar("replay", whole, "--story", "--at", 60)[1],
        durbar("replay", begun, "--seat", 2)[1],
        "".join(durbar("replay", begun, "--all")[1:]).replace("durbar: ", ""),
        play(durbar, monkeypatch, [], "--resume", whole),
        play(durbar, monkeypatch, [], "--resume", whole, "--plain"),
    ]
    for text in output:
        hashes = re.findall(r"\b[0-9a-f]{64}\b", text)
        assert unmarked(re.sub("|".join(hashes) or "^$", "", text)) == []


def test_other_commands_print_translated_text_only(durbar, marked):
    file = recorded(marked, "maharani", 9)
    output = durbar("verify", file)[1].partition(": ")[2]
    assert unmarked(re.sub(r"\b[0-9a-f]{64}\b", "", output), allowed=["maharani"]) == []
    options = [part for game in TYPED_LINES for option in rulebook(game).rules.options for part in option.split("_")]
    out = durbar("games")[1].partition("\n\ntoy")[0]
    for text in (text for game in TYPED_LINES for text in rulebook(game).option_texts().values()):
        out = out.replace(text, "")  # from the rules page, which is translated as a whole
    assert unmarked(out, allowed=[*TYPED_LINES, "taj", "mahal", *options]) == []
    board = HOME / "maharani" / "components" / "standard.toml"
    output = durbar("check-board", "maharani", board)[1].splitlines()
    assert [line for line in output if not line.startswith("  ") and unmarked(line.replace(str(board), ""))] == [
        output[-1]
    ]
