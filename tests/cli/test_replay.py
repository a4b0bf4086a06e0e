"""Tests of ``durbar replay``: any position of a recorded game as each viewer may see it, or its events."""

import json

import pytest

from durbar.bots.random_bot import RandomBot
from durbar.games.game import new
from durbar.games.words import say
from durbar.tables.files import save

NAMES = ["Akbar", "Birbal", "Jodha"]


def random_game(name, moves=None, **more):
    """Return a game of random moves, finished or after ``moves`` moves."""
    game = new(name, 3, seed=4, **more)
    while game.to_move is not None and game.number != moves:
        game.push(RandomBot(1).choose(game.seen_by(game.to_move)))
    return game


@pytest.fixture(params=["toy", "taj-mahal"])
def recorded_game(request, tmp_path):
    """A finished game, and the path of its record."""
    game = random_game(request.param)
    save(game, tmp_path / "game.json", NAMES)
    return game, tmp_path / "game.json"


def hand_of(game, seat):
    """Return a seat's hand from its own view."""
    return game.seen_by(seat).view()["table"]["hand"]


# -- positions --------------------------------------------------------------------------------------------------------
def test_end_of_a_game_is_shown(durbar, recorded_game):
    game, path = recorded_game
    status, out, err = durbar("replay", path)
    assert (status, err) == (0, "")
    title = f"{game.setting.rulebook.title} ({game.setting.edition}), 3 players"
    assert out.startswith(f"{title}, after {game.number} of {game.number} moves, seen by a spectator\n")
    assert f"seed hash {game.seed_hash}" in out
    winners = [NAMES[seat] for seat in game.outcome.winners]
    assert f"{' and '.join(winners)} win" in out or f"{' and '.join(winners)} share the victory" in out
    for seat, score in enumerate(game.outcome.scores):
        assert f". {NAMES[seat]}, {score} points" in out
    assert "is to play" not in out


def test_position_during_the_game_is_shown(durbar, recorded_game):
    game, path = recorded_game
    before = game.at(9)
    _, out, _ = durbar("replay", path, "--at", 9)
    assert f"after 9 of {game.number} moves" in out
    assert f"{NAMES[before.to_move]} is to play." in out
    last = before.moves[-1]
    assert f"Move 9, {NAMES[game.at(8).to_move]}: {last}" in out
    for message in before.seen_by(None).story():
        assert f"  {say(message, setting=game.setting, seats=NAMES)}" in out


def test_deal_is_shown(durbar, recorded_game):
    game, path = recorded_game
    _, out, _ = durbar("replay", path, "--at", 0)
    assert f"after 0 of {game.number} moves" in out
    assert "The deal\n" in out


def test_score_sheet_adds_up(durbar, recorded_game):
    game, path = recorded_game
    sheet = durbar("replay", path)[1].split("Score sheet\n")[1].splitlines()
    rows = {line.split()[0]: line.split()[-3:] for line in sheet if line}
    assert rows["total"] == [str(score or ".") for score in game.outcome.scores]


def test_position_is_shown_as_a_player_sees_it(durbar, recorded_game):
    _, path = recorded_game
    for seat, name in enumerate(NAMES):
        by_number = durbar("replay", path, "--at", 9, "--seat", seat + 1)
        by_name = durbar("replay", path, "--at", 9, "--seat", name.upper())
        assert by_number == by_name
        assert f"seen by {name}\n" in by_number[1]
        assert by_number[1] != durbar("replay", path, "--at", 9)[1]


def test_all_hands_are_shown(durbar, recorded_game):
    _, path = recorded_game
    status, out, err = durbar("replay", path, "--at", 9, "--all")
    assert (status, err) == (0, "")
    for seat, name in enumerate(NAMES):
        own = durbar("replay", path, "--at", 9, "--seat", seat + 1)[1]
        part = out.split(f"What {name} sees:\n")[1].split("\n\n")[0]
        assert part in own
    assert "What " not in durbar("replay", path, "--at", 9)[1]


def test_all_hands_of_an_unfinished_game_give_a_warning(durbar, tmp_path):
    save(random_game("toy", 6), tmp_path / "game.json", NAMES)
    status, out, err = durbar("replay", tmp_path / "game.json", "--all")
    assert status == 0
    assert "What Akbar sees:" in out
    assert err == "durbar: this game is not finished: its file and the output below contain all hands\n"
    assert durbar("replay", tmp_path / "game.json")[2] == ""


# -- as JSON ----------------------------------------------------------------------------------------------------------
def test_view_is_printed_as_json(durbar, recorded_game):
    game, path = recorded_game
    position = game.at(9)
    assert json.loads(durbar("replay", path, "--at", 9, "--json")[1]) == json.loads(position.seen_by(None).to_json())
    view = json.loads(durbar("replay", path, "--at", 9, "--json", "--seat", 2)[1])
    assert view == json.loads(position.seen_by(1).to_json())


def test_every_view_is_printed_as_json(durbar, recorded_game):
    game, path = recorded_game
    views = json.loads(durbar("replay", path, "--at", 9, "--json", "--all")[1])
    assert [view["seat"] for view in views] == [0, 1, 2]
    assert [view["table"]["hand"] for view in views] == [hand_of(game.at(9), seat) for seat in range(3)]


def test_spectator_sees_no_hand(durbar, recorded_game):
    game, path = recorded_game
    view = json.loads(durbar("replay", path, "--at", 9, "--json")[1])
    assert view["table"]["hand"] is None
    assert view["legal_moves"] == []
    assert game.seed.hex() not in durbar("replay", path, "--at", 9)[1]


# -- the events -------------------------------------------------------------------------------------------------------
def test_option_story_lists_every_move(durbar, recorded_game):
    game, path = recorded_game
    status, out, _ = durbar("replay", path, "--story")
    assert status == 0
    replayed, expected = game.at(0), []
    for number, move in enumerate(game.moves, 1):
        expected.append(f"Move {number}, {NAMES[replayed.to_move]}: {move}")
        replayed.push(move)
    assert [line for line in out.splitlines() if line.startswith("Move ")] == expected
    assert out.count("The deal\n") == 1
    assert "wins." in out or "share the victory." in out


def test_option_story_lists_the_moves_up_to_a_number(durbar, recorded_game):
    _, path = recorded_game
    _, out, _ = durbar("replay", path, "--story", "--at", 4)
    assert [line.split(",")[0] for line in out.splitlines() if line.startswith("Move ")] == [
        f"Move {number}" for number in range(1, 5)
    ]
    assert "is to play." in out


def test_events_show_a_drawn_card_only_to_those_who_may_know_it(durbar, tmp_path):
    game = random_game("toy")
    path = tmp_path / "game.json"
    save(game, path, NAMES)
    draw_number = next(number for number in range(1, game.number) if game.moves[number - 1].text == "draw")
    drawer = game.at(draw_number - 1).to_move
    output = {
        viewer: json.loads(durbar("replay", path, "--story", "--json", *viewer)[1])[draw_number]["story"]
        for viewer in [(), ("--all",), ("--seat", "1"), ("--seat", "2"), ("--seat", "3")]
    }
    ranks = {
        viewer: [event["args"]["rank"] for event in story if event["id"] == "toy.drawn"]
        for viewer, story in output.items()
    }
    assert ranks[()] == [None]
    assert ranks["--all",] == ranks["--seat", str(drawer + 1)] != [None]
    others = [seat for seat in range(3) if seat != drawer]
    assert [ranks["--seat", str(seat + 1)] for seat in others] == [[None], [None]]


def test_events_as_json_include_their_sentences(durbar, recorded_game):
    game, path = recorded_game
    story = json.loads(durbar("replay", path, "--story", "--json")[1])
    assert [entry["number"] for entry in story] == list(range(game.number + 1))
    assert [entry["move"] for entry in story[1:]] == [move.text for move in game.moves]
    assert all(event["told"] for entry in story for event in entry["story"])


# -- selecting a record -----------------------------------------------------------------------------------------------
def test_record_is_chosen_in_a_file_with_several(durbar, tmp_path):
    path = tmp_path / "games.jsonl"
    durbar("sim", "toy", "--games", 3, "--jobs", 1, "--records", path)
    hashes = {durbar("replay", path, "--game", number)[1].splitlines()[1] for number in (1, 2, 3)}
    assert len(hashes) == 3
    status, _, err = durbar("replay", path, "--game", 4)
    assert (status, err) == (2, f"durbar: {path} has 3 records: there is no record 4\n")


@pytest.mark.parametrize(
    ("arguments", "status", "expected"),
    [
        (["none.json"], 1, "none.json: No such file or directory; check the path"),
        (["."], 1, "Is a directory; give a file, not a directory"),
        (["bad.json"], 2, "bad.json: not a record: it is not valid JSON"),
        (["empty.json"], 2, "empty.json has no record: there is no record 1"),
        (["game.json", "--at", "99999"], 2, "moves: there is no move 99999"),
        (["game.json", "--seat", "4"], 2, "there is no seat '4'; choose from 1 Akbar, 2 Birbal, 3 Birbal"),
        (["game.json", "--seat", "0"], 2, "there is no seat '0'"),
        (["game.json", "--seat", "birbal"], 2, "several players are called 'birbal'"),
        (["game.json", "--seat", "1", "--all"], 2, "--all and --seat cannot be used together"),
        (["game.json", "--game", "2"], 2, "game.json has one record: there is no record 2"),
    ],
)
def test_error_is_reported_in_one_line(durbar, tmp_path, monkeypatch, arguments, status, expected):
    monkeypatch.chdir(tmp_path)
    save(random_game("toy", 3), tmp_path / "game.json", ["Akbar", "Birbal", "Birbal"])
    (tmp_path / "bad.json").write_text('{"durbar": 1,')
    (tmp_path / "empty.json").write_text("")
    found, out, err = durbar("replay", *arguments)
    assert (found, out) == (status, "")
    assert err.startswith("durbar: ")
    assert expected in err
    assert err.count("\n") == 1


def test_names_in_a_file_cannot_control_the_terminal(durbar, tmp_path):
    save(random_game("toy", 3), tmp_path / "game.json", ["\x1b[2J", "\n \t", "\u202eabc" + "x" * 99])
    for arguments in ([], ["--story"], ["--all"], ["--seat", "2"]):
        _, out, _ = durbar("replay", tmp_path / "game.json", *arguments)
        assert "\x1b" not in out
        assert "\u202e" not in out
        assert "Seat 2" in out
        assert "x" * 30 not in out
