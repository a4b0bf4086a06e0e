"""Tests of ``durbar games``, which lists every game with its editions and options."""

import json

from durbar.games.game import game_names, rulebook


def test_every_game_edition_and_option_is_listed(durbar):
    status, out, err = durbar("games")
    assert (status, err) == (0, "")
    for name in game_names():
        book = rulebook(name)
        assert f"{name}: {book.title}" in out
        section = out[out.index(f"{name}: {book.title}") :].split("\n\n")[0]
        for edition, players in book.rules.editions.items():
            assert f"edition {edition}: {players[0]} to {players[-1]} players" in section
        for option, meaning in book.option_texts().items():
            (line,) = (line for line in section.splitlines() if line.startswith(f"  option {option} "))
            assert line.endswith(meaning)
    assert out.count("(default)") == len(game_names())


def test_games_are_listed_as_json(durbar):
    listed = {game["game"]: game for game in json.loads(durbar("games", "--json")[1])}
    assert sorted(listed) == game_names()
    toy = listed["toy"]
    assert toy["editions"] == [
        {"edition": "short", "players": [2, 3], "usual": False},
        {"edition": "long", "players": [2, 3, 4], "usual": True},
    ]
    assert toy["options"] == [{"option": "rounds", "usually": None, "what": "rounds (TY-5)"}]
    assert toy["sources"] == ["rise", "pairs"]
