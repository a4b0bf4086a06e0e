"""The plots of the guided first games: what has to happen in each scene, for `find_guide.py`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from durbar.games.game import Game
from find_guide import Chooser, Plot, Ply, Scene, table_seen

GOES_ON_FROM = "Hisar"
FORTRESS = "Lahore"


# -- Taj Mahal ---------------------------------------------------------------------------------------------------------
def _leads(ply: Ply, symbol: str) -> bool:
    """Whether the person alone shows most of a symbol that is still to be won."""
    return symbol in ply.after["leads"] and bool(ply.after["leads"][symbol]["seats"] == [0])


def _of_colour(hand: dict[str, int], colour: str) -> int:
    """How many cards of a colour are held."""
    return sum(n for card, n in hand.items() if card[0] == colour)


def _single(ply: Ply) -> bool:
    """Whether it is one card without a companion."""
    return "+" not in ply.move and ply.move not in ("out",) and ply.move[0] in "rygb"


def _a_card_to_begin_with(ply: Ply) -> bool:
    hand = ply.after["hand"]
    others = {card[0] for card in hand} - {ply.move[0], "w"}
    return _of_colour(hand, ply.move[0]) > 1 and _of_colour(hand, "w") > 0 and len(others) > 0


def _a_tie(ply: Ply) -> bool:
    tied = ply.after["leads"]["V"]
    return _single(ply) and tied["seats"] == [0, 1] and ply.after["leads"]["E"]["seats"] == [0]


def _no_vizier(ply: Ply) -> bool:
    return _single(ply) and ply.after["leads"]["V"]["seats"] == [0, 1]


def _a_companion(ply: Ply) -> bool:
    leads = [symbol for symbol in "VGMPKE" if _leads(ply, symbol)]
    return leads == ["V", "E"] and _of_colour(ply.after["hand"], ply.move[0]) > 0


def _no_better(ply: Ply) -> bool:
    return _single(ply) and _leads(ply, "V") and _leads(ply, "E")


def _first_withdrawal(ply: Ply) -> bool:
    return ply.move == "out" and [won["symbol"] for won in ply.events_of("won")] == ["vizier", "elephant"]


def _first_palace(ply: Ply) -> bool:
    return ply.move == f"@{GOES_ON_FROM}"


def _a_white_card(ply: Ply) -> bool:
    return ply.move.startswith("<w")


def _longest(hand: dict[str, int]) -> tuple[int, str]:
    """How many cards of the colour are held of which there are most, and which colour that is."""
    return max((_of_colour(hand, colour), colour) for colour in "rygb")


def _a_card_that_fits(ply: Ply) -> bool:
    """It makes the longest colour longer."""
    return ply.move[:2] == f"<{_longest(ply.before['hand'])[1]}" and _longest(ply.after["hand"])[0] > 1


def _both_palaces_alone(table: dict[str, Any]) -> bool:
    """Nobody else has a palace where the person goes on from."""
    return not any(GOES_ON_FROM in one["palaces"] + one["crown_palaces"] for one in table["seats"][1:])


def _second_visit(ply: Ply) -> bool:
    table = ply.after
    return bool(
        table["visit"] == 2
        and _both_palaces_alone(table)
        and all(one["in_visit"] for one in table["seats"])
        and not any(FORTRESS in one["palaces"] for one in table["seats"])
    )


def _leads_at_once(ply: Ply) -> bool:
    advisors = [symbol for symbol in "GMP" if _leads(ply, symbol)]
    kept = _longest(ply.after["hand"])
    return (
        _single(ply)
        and len(advisors) == 1
        and not _leads(ply, "V")
        and not _leads(ply, "K")
        and kept[0] > 1
        and _of_colour(ply.after["hand"], ply.move[0]) > 0
    )


def _still_leads(ply: Ply) -> bool:
    advisors = [symbol for symbol in "GMP" if _leads(ply, symbol)]
    return (
        ply.after["visit"] == 2
        and len(advisors) == 1
        and not any(FORTRESS in one["palaces"] for one in ply.after["seats"])
        and all(one["in_visit"] for one in ply.after["seats"][1:])
    )


def _one_advisor(ply: Ply) -> bool:
    return ply.move == "out" and len([won for won in ply.events_of("won") if won["symbol"] != "elephant"]) == 1


def _chain_and_bonus(ply: Ply) -> bool:
    scored = {one["source"]: one["points"] for one in ply.events_of("scored")}
    return ply.move == f"@{FORTRESS}" and scored.get("palaces") == 2 and scored.get("goods") == 2


def _third_visit(ply: Ply) -> bool:
    hand = ply.after["hand"]
    return bool(ply.after["visit"] == 3 and _longest(hand)[0] > 2 and any(card[0] == "w" for card in hand))


TAJ_MAHAL = Plot(
    "taj-mahal",
    3,
    "2018",
    (
        Scene(0, _a_card_to_begin_with, looks="[rygb]VE$"),
        Scene(1, _a_tie, looks="[rygb]V"),
        Scene(2, _no_vizier, looks="[rygb]..$"),
        Scene(0, _a_companion, looks="[rygb]..[+]w"),
        Scene(1, _no_better, looks="[rygb]..$"),
        Scene(2, _no_better, looks="[rygb]..$"),
        Scene(0, _first_withdrawal, looks="out"),
        Scene(0, _first_palace, looks="@Hisar"),
        Scene(0, _a_card_that_fits, looks="<[rygb]"),
        Scene(0, _a_white_card, looks="<w"),
        Scene(None, _second_visit),
        Scene(0, _leads_at_once, looks="[rygb]..$"),
        Scene(None, _still_leads),
        Scene(0, _one_advisor, looks="out"),
        Scene(0, _chain_and_bonus, looks="@Lahore"),
        Scene(0, _a_card_that_fits, looks="<[rygb]"),
        Scene(0, _a_card_that_fits, looks="<[rygb]"),
        Scene(None, _third_visit),
    ),
    {
        "start_player": 0,
        "province_order": [
            "Delhi", "Lahore", "Kashmir", "Multan", "Ajmer", "Malwa", "Gujarat", "Thatta", "Kabul", "Awadh",
            "Allahabad", "Agra",
        ],
        "bonus_layout": {
            "Kabul": "gems", "Srinagar": "points_2", "Rohtas": "points_2", "Lahore": "rice", "Multan": "tea",
            "Bhakkar": "gems", "Umarkot": "card", "Chittor": "rice", "Jodhpur": "spices", "Delhi": "card",
            "Gwalior": "points_2", "Lucknow": "tea", "Kalinjar": "card", "Mandu": "spices", "Junagadh": "points_2",
        },
    },
)  # fmt: skip


# -- Maharani ----------------------------------------------------------------------------------------------------------
QUARTER, FILES, RANKS = "sw", "abcd", "1234"
"""The quarter that is filled in the guide: it lies before the person."""
SOME = 4
"""Moves among which the others choose the best: they are not to play too well."""


def _in_quarter(move: str) -> bool:
    return ":" in move and move[2] in FILES and move[3] in RANKS


def _free(table: dict[str, Any]) -> int:
    return int(next(one["free"] for one in table["quarters"] if one["quarter"] == QUARTER))


def _gold(ply: Ply, source: str) -> int:
    return sum(one["gold"] for one in ply.events_of("scored") if one["source"] == source and one["seat"] == ply.seat)


def _from(ply: Ply, slot: str) -> bool:
    return ply.move[0] == slot


def _as_shown_first(game: Game, move: str) -> bool:
    """Whether the page would lay the tile in this way of itself, because it brings most."""
    sight = game.seen_by(game.to_move)
    ways = [one for one in sight.legal_moves if one.text[:4] == move[:4]]
    return max(ways, key=lambda one: sight.preview(one).points).text == move


def _first_artisan(ply: Ply) -> bool:
    kind = next(one["tile"]["kind"] for one in ply.before["turntable"] if one["slot"] == 4)
    return _in_quarter(ply.move) and _from(ply, "4") and bool(ply.events_of("artisan-new")) and kind == "halves"


def _the_end(ply: Ply) -> bool:
    return ply.move == "end"


def _an_area(ply: Ply) -> bool:
    return (
        _in_quarter(ply.move)
        and _from(ply, "4")
        and _gold(ply, "tiles") in (2, 3)
        and not ply.events_of("artisan-moved")
    )


def _a_marker_and_a_group(ply: Ply) -> bool:
    return (
        _in_quarter(ply.move)
        and bool(ply.events_of("marker-turned"))
        and bool(ply.events_of("artisan-new"))
        and _gold(ply, "artisans") >= 2
    )


def _an_artisan_moves(ply: Ply) -> bool:
    return _in_quarter(ply.move) and bool(ply.events_of("artisan-moved")) and _gold(ply, "artisans") >= 2


def _the_last_space(ply: Ply) -> bool:
    return _in_quarter(ply.move) and _free(ply.after) == 0


def _scored(ply: Ply) -> bool:
    others = {
        one["seat"]: one["gold"] for one in ply.events_of("scored") if one["seat"] != 0 and one["source"] == "quarters"
    }
    mine = _gold(ply, "quarters")
    return ply.move == "end" and bool(others) and mine >= 6 and max(others.values()) < mine


def _renewed(ply: Ply) -> bool:
    return ply.move == "renew"


def _so_many_left(free: int) -> Callable[[Ply], bool]:
    return lambda ply: _free(ply.after) == free


def _crowd(free: int) -> Callable[[random.Random], Chooser]:
    """Others lay in the quarter until so many spaces of it are free, and elsewhere from then on."""

    def begin(rng: random.Random) -> Chooser:
        def choose(game: Game) -> str:
            assert game.to_move is not None
            moves = [move.text for move in game.legal_moves]
            there = [move for move in moves if _in_quarter(move)]
            left = _free(table_seen(game, game.to_move))
            if "end" in moves and not (left > free and there):
                return "end"
            among = there if left > free and there else [move for move in moves if move not in there]
            return max(rng.sample(among, min(SOME, len(among))), key=lambda move: _brings(game, move))

        return choose

    return begin


def _brings(game: Game, move: str) -> int:
    assert game.to_move is not None
    twin = game.copy()
    twin.push(move)
    return twin.position.score(game.to_move) - game.position.score(game.to_move)


def _whatever(_ply: Ply) -> bool:
    return True


MAHARANI = Plot(
    "maharani",
    3,
    "2012",
    (
        Scene(0, _first_artisan),
        Scene(0, _the_end),
        Scene(None, _so_many_left(9), _crowd(9)),
        Scene(0, _an_area),
        Scene(0, _a_marker_and_a_group),
        Scene(None, _so_many_left(3), _crowd(3)),
        Scene(0, _an_artisan_moves),
        Scene(0, _the_end),
        Scene(None, _so_many_left(1), _crowd(1)),
        Scene(0, _the_last_space),
        Scene(0, _scored),
        Scene(None, _whatever),
        Scene(0, _renewed),
        Scene(None, _whatever),
    ),
    {"start_player": 0},
    _as_shown_first,
)

PLOTS = {"taj-mahal": TAJ_MAHAL, "maharani": MAHARANI}
