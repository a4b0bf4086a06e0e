"""Tests of the parts of a move, such as its card or city: notation and parts can be computed from each other."""

from random import Random

import pytest

import durbar
from durbar.games.errors import MalformedMove
from durbar.games.game import rulebook
from games.each import every_game
from toy.game import TOY

# all editions and numbers of players of both games
SETTINGS = [
    (name, edition, players)
    for name in ("taj-mahal", "maharani")
    for edition, allowed in rulebook(name).rules.editions.items()
    for players in allowed
]


def taj_mahal_notation(parts):
    """Return the notation of a move of Taj Mahal, from its parts alone."""
    match parts:
        case {"kind": "withdraw", **rest} if not rest:
            return "out"
        case {"kind": "play", "card": card, "companion": companion, **rest} if not rest:
            return f"{card}+{companion}" if companion else card
        case {"kind": "take", "card": card, **rest} if not rest:
            return f"<{card}"
        case {"kind": "build" | "crown" as kind, "city": city, **rest} if not rest:
            return {"build": "@", "crown": "^"}[kind] + city.replace(" ", "_")
    raise AssertionError(parts)


def maharani_notation(parts):
    """Return the notation of a move of Maharani, from its parts alone."""
    match parts:
        case {"kind": "end" | "renew" as kind, **rest} if not rest:
            return kind
        case {"kind": "place", "slot": slot, "space": space, "arrow": arrow, "artisan": artisan, **rest} if not rest:
            return f"{slot}:{space}>{arrow}" + (f"/{artisan}" if artisan else "")
    raise AssertionError(parts)


# for each game: the function that returns the notation of a move from its parts
NOTATION_WRITERS = {"taj-mahal": taj_mahal_notation, "maharani": maharani_notation}


@pytest.mark.parametrize(("name", "edition", "players"), SETTINGS)
def test_notation_of_each_legal_move_can_be_built_from_its_parts(name, edition, players):
    kinds, rng = set(), Random(f"{name} {edition} {players}")
    game = durbar.new(name, players, edition=edition, seed=rng.getrandbits(32))
    notation = game.setting.rulebook.notation
    while game.to_move is not None:
        sight = game.seen_by(game.to_move)
        for move in sight.legal_moves:
            parts = notation.parts(game.setting, move.id)
            assert NOTATION_WRITERS[name](parts) == move.text
            kinds.add(parts["kind"])
        if game.number % 20 == 0:
            moves = sight.view()["legal_moves"]
            assert [NOTATION_WRITERS[name](move["parts"]) for move in moves] == [move["text"] for move in moves]
        game.push(rng.choice(list(game.legal_moves)))
    assert kinds == set(
        ("withdraw", "play", "build", "crown", "take") if name == "taj-mahal" else ("place", "end", "renew")
    )


@pytest.mark.parametrize(("name", "edition", "players"), SETTINGS)
def test_every_move_is_found_by_its_parts(name, edition, players):
    book = rulebook(name)
    setting = book.setting(players, edition)
    parts_by_id = {id: book.notation.parts(setting, id) for id in range(book.rules.kernel.ids)}
    parts_by_id = {id: parts for id, parts in parts_by_id.items() if parts}  # some ids are no move in this edition
    assert len({str(parts) for parts in parts_by_id.values()}) == len(parts_by_id)
    for id in range(0, book.rules.kernel.ids, 37):
        if id in parts_by_id:
            assert book.notation.from_parts(setting, parts_by_id[id]) == id


@every_game
def test_parts_that_belong_to_no_move_are_refused(name):
    rules = rulebook(name).rules
    fewest_players = rules.editions[rules.default_edition][0]
    sight = durbar.new(name, fewest_players, seed=1).seen_by(0)
    for parts in ({}, {"kind": "fly"}, {"kind": "place", "slot": 9}):
        with pytest.raises(MalformedMove):
            sight.from_parts(parts)


def test_moves_without_parts_have_only_texts():
    game = durbar.new("toy", 3, seed=7)
    moves = game.seen_by(game.to_move).view()["legal_moves"]
    assert [move["parts"] for move in moves] == [{}] * len(moves)
    assert TOY.notation.parts(game.setting, 0) == {}


@pytest.mark.parametrize("edition", rulebook("taj-mahal").rules.editions)
def test_board_data_of_taj_mahal_describes_every_card(edition):
    game = durbar.new("taj-mahal", 3, edition=edition, seed=1)
    board, view = game.seen_by(0).board(), game.seen_by(0).view()["table"]
    letters = dict(zip(("vizier", "general", "monk", "princess", "mogul", "elephant"), "VGMPKE", strict=True))
    specials = {"elephant": "*E", "mogul": "*K", "points": "*2", "colour-change": "*C"}
    for text, card in board["cards"].items():
        if card["kind"] == "special":
            assert text == specials[card["effect"]]
        else:
            assert text == card["colour"][0] + "".join(letters[symbol] for symbol in card["symbols"])
    assert {*view["hand"], *view["unseen"], *view["display"]} <= set(board["cards"])


def test_board_data_of_maharani_describes_every_tile():
    game = durbar.new("maharani", 3, seed=1)
    board, view = game.seen_by(0).board(), game.seen_by(0).view()["table"]
    assert set(view["bag"]["tiles"]) <= set(board["tiles"])
    for slot in view["turntable"]:
        assert board["tiles"][slot["tile"]["tile"]] == slot["tile"]
