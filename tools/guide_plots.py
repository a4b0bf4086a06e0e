"""What must happen in the guided first games. Each game has a plot, which is a list of scenes with conditions.

`find_guide.py` searches for deals and moves that meet the conditions. The person who is guided has seat 0. A ply is a
move with the views before and after it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from durbar.games.game import Game
from find_guide import Chooser, Plot, Ply, Scene, table_seen

FIRST_CITY = "Hisar"
"""The city in which the person builds the first palace."""
FORTRESS = "Lahore"
"""The fortress in which the person builds the second palace."""


# -- Taj Mahal ---------------------------------------------------------------------------------------------------------
def _person_leads(ply: Ply, symbol: str) -> bool:
    """Whether the person leads alone in a symbol whose tile can still be won."""
    return symbol in ply.after["leads"] and bool(ply.after["leads"][symbol]["seats"] == [0])


def _count_of_colour(hand: dict[str, int], colour: str) -> int:
    """Return the number of cards of a colour in a hand."""
    return sum(count for card, count in hand.items() if card[0] == colour)


def _plays_single_card(ply: Ply) -> bool:
    """Whether the move plays one card without a companion."""
    return "+" not in ply.move and ply.move != "out" and ply.move[0] in "rygb"


def _keeps_good_hand(ply: Ply) -> bool:
    """Whether the hand afterwards has several cards of the same colour, a white card, and a card of another colour."""
    hand = ply.after["hand"]
    others = {card[0] for card in hand} - {ply.move[0], "w"}
    return _count_of_colour(hand, ply.move[0]) > 1 and _count_of_colour(hand, "w") > 0 and len(others) > 0


def _ties_viziers(ply: Ply) -> bool:
    """Whether, after a single card, seat 1 ties with the person in viziers, and the person still leads in elephants."""
    tied = ply.after["leads"]["V"]
    return _plays_single_card(ply) and tied["seats"] == [0, 1] and ply.after["leads"]["E"]["seats"] == [0]


def _keeps_tie_in_viziers(ply: Ply) -> bool:
    """Whether the person and seat 1 still tie in viziers after a single card."""
    return _plays_single_card(ply) and ply.after["leads"]["V"]["seats"] == [0, 1]


def _leads_with_companion(ply: Ply) -> bool:
    """Whether the person now leads in exactly viziers and elephants, and has another card of the same colour."""
    leads = [symbol for symbol in "VGMPKE" if _person_leads(ply, symbol)]
    return leads == ["V", "E"] and _count_of_colour(ply.after["hand"], ply.move[0]) > 0


def _keeps_person_leading(ply: Ply) -> bool:
    """Whether the person still leads in viziers and elephants after a single card."""
    return _plays_single_card(ply) and _person_leads(ply, "V") and _person_leads(ply, "E")


def _withdraws_with_vizier_and_elephant(ply: Ply) -> bool:
    """Whether the move withdraws and wins the vizier and the elephant."""
    return ply.move == "out" and [won["symbol"] for won in ply.events_of("won")] == ["vizier", "elephant"]


def _builds_first_palace(ply: Ply) -> bool:
    """Whether the move builds in the first city."""
    return ply.move == f"@{FIRST_CITY}"


def _takes_white_card(ply: Ply) -> bool:
    """Whether the move takes a white card from the display."""
    return ply.move.startswith("<w")


def _most_frequent_colour(hand: dict[str, int]) -> tuple[int, str]:
    """Return the number of cards of the most frequent colour in a hand, and this colour."""
    return max((_count_of_colour(hand, colour), colour) for colour in "rygb")


def _takes_fitting_card(ply: Ply) -> bool:
    """Whether the card that is taken has the most frequent colour of the hand."""
    return (
        ply.move[:2] == f"<{_most_frequent_colour(ply.before['hand'])[1]}"
        and _most_frequent_colour(ply.after["hand"])[0] > 1
    )


def _first_city_is_free(table: dict[str, Any]) -> bool:
    """Whether no other player has a palace in the city of the person's first palace."""
    return not any(FIRST_CITY in player["palaces"] + player["crown_palaces"] for player in table["seats"][1:])


def _second_visit_has_begun(ply: Ply) -> bool:
    """Whether the second visit has begun, and other players have no palaces in the first city or the fortress."""
    table = ply.after
    return bool(
        table["visit"] == 2
        and _first_city_is_free(table)
        and all(player["in_visit"] for player in table["seats"])
        and not any(FORTRESS in player["palaces"] for player in table["seats"])
    )


def _person_leads_in_one_advisor(ply: Ply) -> bool:
    """Whether, after a single card, the person leads in exactly one advisor and has more cards of the same colour."""
    advisors = [symbol for symbol in "GMP" if _person_leads(ply, symbol)]
    most_cards, _ = _most_frequent_colour(ply.after["hand"])
    return (
        _plays_single_card(ply)
        and len(advisors) == 1
        and not _person_leads(ply, "V")
        and not _person_leads(ply, "K")
        and most_cards > 1
        and _count_of_colour(ply.after["hand"], ply.move[0]) > 0
    )


def _person_still_leads(ply: Ply) -> bool:
    """Whether the person still leads in one advisor, all others are in the visit, and nobody built in the fortress."""
    advisors = [symbol for symbol in "GMP" if _person_leads(ply, symbol)]
    return (
        ply.after["visit"] == 2
        and len(advisors) == 1
        and not any(FORTRESS in player["palaces"] for player in ply.after["seats"])
        and all(player["in_visit"] for player in ply.after["seats"][1:])
    )


def _withdraws_with_one_tile(ply: Ply) -> bool:
    """Whether the move withdraws and wins one tile, not counting the elephant."""
    return ply.move == "out" and len([won for won in ply.events_of("won") if won["symbol"] != "elephant"]) == 1


def _builds_in_fortress_and_scores(ply: Ply) -> bool:
    """Whether the move builds in the fortress, and scores two points for connected provinces and two for goods."""
    scored = {entry["source"]: entry["points"] for entry in ply.events_of("scored")}
    return ply.move == f"@{FORTRESS}" and scored.get("palaces") == 2 and scored.get("goods") == 2


def _third_visit_has_begun(ply: Ply) -> bool:
    """Whether the third visit has begun, and the hand has at least three cards of one colour and a white card."""
    hand = ply.after["hand"]
    return bool(ply.after["visit"] == 3 and _most_frequent_colour(hand)[0] > 2 and any(card[0] == "w" for card in hand))


TAJ_MAHAL = Plot(
    "taj-mahal",
    3,
    "2018",
    (
        Scene(0, _keeps_good_hand, notation="[rygb]VE$"),
        Scene(1, _ties_viziers, notation="[rygb]V"),
        Scene(2, _keeps_tie_in_viziers, notation="[rygb]..$"),
        Scene(0, _leads_with_companion, notation="[rygb]..[+]w"),
        Scene(1, _keeps_person_leading, notation="[rygb]..$"),
        Scene(2, _keeps_person_leading, notation="[rygb]..$"),
        Scene(0, _withdraws_with_vizier_and_elephant, notation="out"),
        Scene(0, _builds_first_palace, notation="@Hisar"),
        Scene(0, _takes_fitting_card, notation="<[rygb]"),
        Scene(0, _takes_white_card, notation="<w"),
        Scene(None, _second_visit_has_begun),
        Scene(0, _person_leads_in_one_advisor, notation="[rygb]..$"),
        Scene(None, _person_still_leads),
        Scene(0, _withdraws_with_one_tile, notation="out"),
        Scene(0, _builds_in_fortress_and_scores, notation="@Lahore"),
        Scene(0, _takes_fitting_card, notation="<[rygb]"),
        Scene(0, _takes_fitting_card, notation="<[rygb]"),
        Scene(None, _third_visit_has_begun),
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
QUARTER = "sw"
"""The quarter that the players fill during the guide; it is in front of the person."""
FILES, RANKS = "abcd", "1234"
"""The files (columns) and ranks (rows) of the spaces in this quarter."""
BOT_CHOICES = 4
"""The bots choose the best of this many random moves, so that they do not play too well."""


def _is_in_quarter(move: str) -> bool:
    """Whether a move places a tile in the quarter `QUARTER`."""
    return ":" in move and move[2] in FILES and move[3] in RANKS


def _free_spaces(table: dict[str, Any]) -> int:
    """Return the number of free spaces in the quarter `QUARTER`."""
    return int(next(entry["free"] for entry in table["quarters"] if entry["quarter"] == QUARTER))


def _gold_from(ply: Ply, source: str) -> int:
    """Return the gold that the mover gets from a source, such as "tiles" or "artisans"."""
    return sum(
        entry["gold"] for entry in ply.events_of("scored") if entry["source"] == source and entry["seat"] == ply.seat
    )


def _uses_slot(ply: Ply, slot: str) -> bool:
    """Whether the move takes the tile on a slot of the turntable."""
    return ply.move[0] == slot


def _is_best_orientation(game: Game, move: str) -> bool:
    """Whether the page offers the tile in this orientation first, because no other orientation brings more gold."""
    sight = game.seen_by(game.to_move)
    orientations = [other for other in sight.legal_moves if other.text[:4] == move[:4]]
    return max(orientations, key=lambda other: sight.preview(other).points).text == move


def _places_first_artisan(ply: Ply) -> bool:
    """Whether the tile on slot 4, which has two half-columns, is placed with the person's first artisan."""
    kind = next(entry["tile"]["kind"] for entry in ply.before["turntable"] if entry["slot"] == 4)
    return _is_in_quarter(ply.move) and _uses_slot(ply, "4") and bool(ply.events_of("artisan-new")) and kind == "halves"


def _ends_turn(ply: Ply) -> bool:
    """Whether the move ends the turn."""
    return ply.move == "end"


def _extends_area(ply: Ply) -> bool:
    """Whether the tile on slot 4 scores an area of two or three tiles and moves no artisan."""
    return (
        _is_in_quarter(ply.move)
        and _uses_slot(ply, "4")
        and _gold_from(ply, "tiles") in (2, 3)
        and not ply.events_of("artisan-moved")
    )


def _spends_marker_for_group(ply: Ply) -> bool:
    """Whether the move turns a marker, and places a new artisan that joins a group."""
    return (
        _is_in_quarter(ply.move)
        and bool(ply.events_of("marker-turned"))
        and bool(ply.events_of("artisan-new"))
        and _gold_from(ply, "artisans") >= 2
    )


def _moves_artisan(ply: Ply) -> bool:
    """Whether the move moves an artisan to a group."""
    return _is_in_quarter(ply.move) and bool(ply.events_of("artisan-moved")) and _gold_from(ply, "artisans") >= 2


def _fills_quarter(ply: Ply) -> bool:
    """Whether the move fills the last space of the quarter `QUARTER`."""
    return _is_in_quarter(ply.move) and _free_spaces(ply.after) == 0


def _wins_quarter(ply: Ply) -> bool:
    """Whether the turn ends, and the person gets at least 6 gold from the full quarter, more than any other player."""
    others = {
        entry["seat"]: entry["gold"]
        for entry in ply.events_of("scored")
        if entry["seat"] != 0 and entry["source"] == "quarters"
    }
    own = _gold_from(ply, "quarters")
    return ply.move == "end" and bool(others) and own >= 6 and max(others.values()) < own


def _reactivates_markers(ply: Ply) -> bool:
    """Whether the move reactivates the markers."""
    return ply.move == "renew"


def _has_free_spaces(free: int) -> Callable[[Ply], bool]:
    """Return the condition that the quarter `QUARTER` has this many free spaces."""
    return lambda ply: _free_spaces(ply.after) == free


def _fill_quarter_until(free: int) -> Callable[[random.Random], Chooser]:
    """Return a function that makes bots. They fill `QUARTER` until `free` of its spaces are left, and then place tiles
    elsewhere.
    """

    def make_bots(rng: random.Random) -> Chooser:
        def choose(game: Game) -> str:
            assert game.to_move is not None
            moves = [move.text for move in game.legal_moves]
            in_quarter = [move for move in moves if _is_in_quarter(move)]
            fills_quarter = bool(in_quarter) and _free_spaces(table_seen(game, game.to_move)) > free
            if "end" in moves and not fills_quarter:
                return "end"
            candidates = in_quarter if fills_quarter else [move for move in moves if move not in in_quarter]
            return max(
                rng.sample(candidates, min(BOT_CHOICES, len(candidates))), key=lambda move: _gold_gained(game, move)
            )

        return choose

    return make_bots


def _gold_gained(game: Game, move: str) -> int:
    """Return the change of the mover's gold by a move."""
    assert game.to_move is not None
    copied = game.copy()
    copied.push(move)
    return copied.position.score(game.to_move) - game.position.score(game.to_move)


def _always(_ply: Ply) -> bool:
    """The condition that is always met."""
    return True


MAHARANI = Plot(
    "maharani",
    3,
    "2012",
    (
        Scene(0, _places_first_artisan),
        Scene(0, _ends_turn),
        Scene(None, _has_free_spaces(9), _fill_quarter_until(9)),
        Scene(0, _extends_area),
        Scene(0, _spends_marker_for_group),
        Scene(None, _has_free_spaces(3), _fill_quarter_until(3)),
        Scene(0, _moves_artisan),
        Scene(0, _ends_turn),
        Scene(None, _has_free_spaces(1), _fill_quarter_until(1)),
        Scene(0, _fills_quarter),
        Scene(0, _wins_quarter),
        Scene(None, _always),
        Scene(0, _reactivates_markers),
        Scene(None, _always),
    ),
    {"start_player": 0},
    _is_best_orientation,
)

PLOTS = {"taj-mahal": TAJ_MAHAL, "maharani": MAHARANI}
