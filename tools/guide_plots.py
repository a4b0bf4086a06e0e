"""The plots of the guided first games for `find_guide.py`: the conditions of their scenes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from durbar.games.game import Game
from find_guide import Chooser, Plot, Ply, Scene, table_seen

FIRST_CITY = "Hisar"
"""The city of the person's first palace."""
FORTRESS = "Lahore"
"""The fortress of the person's second palace."""


# -- Taj Mahal ---------------------------------------------------------------------------------------------------------
def _leads(ply: Ply, symbol: str) -> bool:
    """Whether the person alone leads in a symbol that can still be won."""
    return symbol in ply.after["leads"] and bool(ply.after["leads"][symbol]["seats"] == [0])


def _count_of_colour(hand: dict[str, int], colour: str) -> int:
    """Return the number of cards of a colour in a hand."""
    return sum(n for card, n in hand.items() if card[0] == colour)


def _is_single_card(ply: Ply) -> bool:
    """Whether the move plays one card without a companion."""
    return "+" not in ply.move and ply.move not in ("out",) and ply.move[0] in "rygb"


def _good_first_card(ply: Ply) -> bool:
    hand = ply.after["hand"]
    others = {card[0] for card in hand} - {ply.move[0], "w"}
    return _count_of_colour(hand, ply.move[0]) > 1 and _count_of_colour(hand, "w") > 0 and len(others) > 0


def _ties_viziers(ply: Ply) -> bool:
    tied = ply.after["leads"]["V"]
    return _is_single_card(ply) and tied["seats"] == [0, 1] and ply.after["leads"]["E"]["seats"] == [0]


def _leaves_tie(ply: Ply) -> bool:
    return _is_single_card(ply) and ply.after["leads"]["V"]["seats"] == [0, 1]


def _companion_leads(ply: Ply) -> bool:
    leads = [symbol for symbol in "VGMPKE" if _leads(ply, symbol)]
    return leads == ["V", "E"] and _count_of_colour(ply.after["hand"], ply.move[0]) > 0


def _leaves_lead(ply: Ply) -> bool:
    return _is_single_card(ply) and _leads(ply, "V") and _leads(ply, "E")


def _first_withdrawal(ply: Ply) -> bool:
    return ply.move == "out" and [won["symbol"] for won in ply.events_of("won")] == ["vizier", "elephant"]


def _first_palace(ply: Ply) -> bool:
    return ply.move == f"@{FIRST_CITY}"


def _takes_white_card(ply: Ply) -> bool:
    return ply.move.startswith("<w")


def _longest_colour(hand: dict[str, int]) -> tuple[int, str]:
    """Return the size of the longest colour in a hand, and that colour."""
    return max((_count_of_colour(hand, colour), colour) for colour in "rygb")


def _takes_fitting_card(ply: Ply) -> bool:
    """Whether the card taken makes the longest colour longer."""
    return ply.move[:2] == f"<{_longest_colour(ply.before['hand'])[1]}" and _longest_colour(ply.after["hand"])[0] > 1


def _first_city_is_free(table: dict[str, Any]) -> bool:
    """Whether no other player has a palace in the city of the person's first palace."""
    return not any(FIRST_CITY in entry["palaces"] + entry["crown_palaces"] for entry in table["seats"][1:])


def _second_visit(ply: Ply) -> bool:
    table = ply.after
    return bool(
        table["visit"] == 2
        and _first_city_is_free(table)
        and all(entry["in_visit"] for entry in table["seats"])
        and not any(FORTRESS in entry["palaces"] for entry in table["seats"])
    )


def _leads_at_once(ply: Ply) -> bool:
    advisors = [symbol for symbol in "GMP" if _leads(ply, symbol)]
    kept = _longest_colour(ply.after["hand"])
    return (
        _is_single_card(ply)
        and len(advisors) == 1
        and not _leads(ply, "V")
        and not _leads(ply, "K")
        and kept[0] > 1
        and _count_of_colour(ply.after["hand"], ply.move[0]) > 0
    )


def _still_leads(ply: Ply) -> bool:
    advisors = [symbol for symbol in "GMP" if _leads(ply, symbol)]
    return (
        ply.after["visit"] == 2
        and len(advisors) == 1
        and not any(FORTRESS in entry["palaces"] for entry in ply.after["seats"])
        and all(entry["in_visit"] for entry in ply.after["seats"][1:])
    )


def _one_advisor(ply: Ply) -> bool:
    return ply.move == "out" and len([won for won in ply.events_of("won") if won["symbol"] != "elephant"]) == 1


def _chain_and_bonus(ply: Ply) -> bool:
    scored = {entry["source"]: entry["points"] for entry in ply.events_of("scored")}
    return ply.move == f"@{FORTRESS}" and scored.get("palaces") == 2 and scored.get("goods") == 2


def _third_visit(ply: Ply) -> bool:
    hand = ply.after["hand"]
    return bool(ply.after["visit"] == 3 and _longest_colour(hand)[0] > 2 and any(card[0] == "w" for card in hand))


TAJ_MAHAL = Plot(
    "taj-mahal",
    3,
    "2018",
    (
        Scene(0, _good_first_card, looks="[rygb]VE$"),
        Scene(1, _ties_viziers, looks="[rygb]V"),
        Scene(2, _leaves_tie, looks="[rygb]..$"),
        Scene(0, _companion_leads, looks="[rygb]..[+]w"),
        Scene(1, _leaves_lead, looks="[rygb]..$"),
        Scene(2, _leaves_lead, looks="[rygb]..$"),
        Scene(0, _first_withdrawal, looks="out"),
        Scene(0, _first_palace, looks="@Hisar"),
        Scene(0, _takes_fitting_card, looks="<[rygb]"),
        Scene(0, _takes_white_card, looks="<w"),
        Scene(None, _second_visit),
        Scene(0, _leads_at_once, looks="[rygb]..$"),
        Scene(None, _still_leads),
        Scene(0, _one_advisor, looks="out"),
        Scene(0, _chain_and_bonus, looks="@Lahore"),
        Scene(0, _takes_fitting_card, looks="<[rygb]"),
        Scene(0, _takes_fitting_card, looks="<[rygb]"),
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
"""The quarter that is filled in the guide, in front of the person, and its files and ranks."""
CHOICES = 4
"""The number of random moves of which the bots choose the best: they should not play too well."""


def _in_quarter(move: str) -> bool:
    return ":" in move and move[2] in FILES and move[3] in RANKS


def _free(table: dict[str, Any]) -> int:
    return int(next(entry["free"] for entry in table["quarters"] if entry["quarter"] == QUARTER))


def _gold_from(ply: Ply, source: str) -> int:
    return sum(
        entry["gold"] for entry in ply.events_of("scored") if entry["source"] == source and entry["seat"] == ply.seat
    )


def _uses_slot(ply: Ply, slot: str) -> bool:
    return ply.move[0] == slot


def _is_best_orientation(game: Game, move: str) -> bool:
    """Whether the page proposes this orientation of the tile, because it brings the most gold."""
    sight = game.seen_by(game.to_move)
    orientations = [entry for entry in sight.legal_moves if entry.text[:4] == move[:4]]
    return max(orientations, key=lambda entry: sight.preview(entry).points).text == move


def _first_artisan(ply: Ply) -> bool:
    kind = next(entry["tile"]["kind"] for entry in ply.before["turntable"] if entry["slot"] == 4)
    return _in_quarter(ply.move) and _uses_slot(ply, "4") and bool(ply.events_of("artisan-new")) and kind == "halves"


def _ends_turn(ply: Ply) -> bool:
    return ply.move == "end"


def _extends_area(ply: Ply) -> bool:
    return (
        _in_quarter(ply.move)
        and _uses_slot(ply, "4")
        and _gold_from(ply, "tiles") in (2, 3)
        and not ply.events_of("artisan-moved")
    )


def _spends_marker_for_group(ply: Ply) -> bool:
    return (
        _in_quarter(ply.move)
        and bool(ply.events_of("marker-turned"))
        and bool(ply.events_of("artisan-new"))
        and _gold_from(ply, "artisans") >= 2
    )


def _moves_artisan(ply: Ply) -> bool:
    return _in_quarter(ply.move) and bool(ply.events_of("artisan-moved")) and _gold_from(ply, "artisans") >= 2


def _fills_quarter(ply: Ply) -> bool:
    return _in_quarter(ply.move) and _free(ply.after) == 0


def _wins_quarter(ply: Ply) -> bool:
    others = {
        entry["seat"]: entry["gold"]
        for entry in ply.events_of("scored")
        if entry["seat"] != 0 and entry["source"] == "quarters"
    }
    own = _gold_from(ply, "quarters")
    return ply.move == "end" and bool(others) and own >= 6 and max(others.values()) < own


def _renews(ply: Ply) -> bool:
    return ply.move == "renew"


def _spaces_left(free: int) -> Callable[[Ply], bool]:
    return lambda ply: _free(ply.after) == free


def _fill_quarter_until(free: int) -> Callable[[random.Random], Chooser]:
    """Return bots that place tiles in the quarter until only `free` of its spaces are free, and then elsewhere."""

    def begin(rng: random.Random) -> Chooser:
        def choose(game: Game) -> str:
            assert game.to_move is not None
            moves = [move.text for move in game.legal_moves]
            in_quarter = [move for move in moves if _in_quarter(move)]
            free_spaces = _free(table_seen(game, game.to_move))
            if "end" in moves and not (free_spaces > free and in_quarter):
                return "end"
            candidates = (
                in_quarter if free_spaces > free and in_quarter else [move for move in moves if move not in in_quarter]
            )
            return max(rng.sample(candidates, min(CHOICES, len(candidates))), key=lambda move: _gain(game, move))

        return choose

    return begin


def _gain(game: Game, move: str) -> int:
    assert game.to_move is not None
    copied = game.copy()
    copied.push(move)
    return copied.position.score(game.to_move) - game.position.score(game.to_move)


def _anything(_ply: Ply) -> bool:
    return True


MAHARANI = Plot(
    "maharani",
    3,
    "2012",
    (
        Scene(0, _first_artisan),
        Scene(0, _ends_turn),
        Scene(None, _spaces_left(9), _fill_quarter_until(9)),
        Scene(0, _extends_area),
        Scene(0, _spends_marker_for_group),
        Scene(None, _spaces_left(3), _fill_quarter_until(3)),
        Scene(0, _moves_artisan),
        Scene(0, _ends_turn),
        Scene(None, _spaces_left(1), _fill_quarter_until(1)),
        Scene(0, _fills_quarter),
        Scene(0, _wins_quarter),
        Scene(None, _anything),
        Scene(0, _renews),
        Scene(None, _anything),
    ),
    {"start_player": 0},
    _is_best_orientation,
)

PLOTS = {"taj-mahal": TAJ_MAHAL, "maharani": MAHARANI}
