"""Reasons for a move of Maharani. They use only what the mover can see."""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components.components import QUARTERS, components_of, quarter_of
from durbar.games.maharani.presentation.notation import ARTISANS, parts_of
from durbar.games.maharani.presentation.view import spaces_of
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.message import Message
from durbar.games.reasons import Weighed, weightiest
from durbar.games.rulebook import Setting
from durbar.games.sight import Preview

MARKER_VALUE = 1.5
"""The approximate value of an action marker, in gold."""
LATER_GOLD_VALUE = 0.6
"""The present value of one gold that a quarter will pay when it is full."""
MIN_SECOND_WEIGHT = 2.5
"""The smallest weight of the reason that a second tile earns more than it costs."""
ARTISAN_PLACED = ("maharani.artisan-new", "maharani.artisan-moved")
"""The ids of the messages that say that an artisan is placed on a tile or moved to it."""

Masks = list[list[int]]
"""Masks of the spaces of artisans, by seat and artisan colour."""


def reasons_for(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Message]:
    """Return the reasons for a legal move, the most important first."""
    if id == RENEW:
        return weightiest(_reasons_to_renew(state, seat))
    if id == END:
        return weightiest(
            [*reasons_to_fill(setting, state, seat, state.tiles, state.artisans), *_reasons_to_end(setting)]
        )
    return weightiest(_reasons_to_place(setting, state, seat, id, preview))


def move_key(id: int, preview: Preview) -> tuple[int, ...]:
    """Return a key that is equal for equivalent moves: if no artisan is placed or moved, the direction of the arrow
    does not matter (MH-4.1).
    """
    if id in (END, RENEW) or any(message.id in ARTISAN_PLACED for message in preview.story):
        return (id,)
    slot, space, _, _ = parts_of(id)
    return slot, space


def _reasons_to_renew(state: Any, seat: int) -> list[Weighed]:
    """Return the reason for renewing the markers: those that are face down turn face up again (MH-5.2)."""
    markers_down = len(QUARTERS) - state.markers[seat].bit_count()
    return [(MARKER_VALUE * markers_down, Message("maharani.hint.markers-back", {"markers": markers_down}))]


def _reasons_to_end(setting: Setting) -> list[Weighed]:
    """Return the reason for ending the turn: the mover saves the cost of a second tile (MH-5.1)."""
    cost = components_of(setting).second_tile_cost
    return [(cost, Message("maharani.hint.saves", {"gold": cost}))] if cost else []


# -- placing a tile ---------------------------------------------------------------------------------------------------
def _reasons_to_place(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> list[Weighed]:
    """Return the reasons for a placement: the gold for the tile (MH-3.4) and for an artisan (MH-4.4), the payout of the
    quarter (MH-6.1), the marker (MH-3.1), and the gold of a second tile minus its cost (MH-5.1).
    """
    _, space, _, _ = parts_of(id)
    story = {message.id.removeprefix("maharani."): message.args for message in preview.story}
    gold = {
        str(message.args["source"]): int(str(message.args["gold"]))
        for message in preview.story
        if message.id == "maharani.scored" and message.args["seat"] == seat
    }
    reasons: list[Weighed] = []
    artisans: Masks = [list(masks) for masks in state.artisans]
    quarter_name, artisan_gold = QUARTERS[quarter_of(space)], gold.get("artisans", 0)
    if "artisan-new" in story:
        artisan = ARTISANS.index(str(story["artisan-new"]["artisan"] or ARTISANS[0]))
        artisans[seat][artisan] |= 1 << space
        reasons.append(
            (artisan_gold, Message("maharani.hint.artisan-new", {"gold": artisan_gold, "quarter": quarter_name}))
        )
        reasons += _later_payout(setting, state, quarter_of(space), artisans[seat][artisan])
    elif "artisan-moved" in story:  # it stays in its quarter, so the quarter's payout does not change (MH-4.3)
        reasons.append(
            (artisan_gold, Message("maharani.hint.artisan-moved", {"gold": artisan_gold, "quarter": quarter_name}))
        )
    reasons += reasons_to_fill(setting, state, seat, state.tiles | 1 << space, artisans)
    if "marker-turned" in story:
        quarter = story["marker-turned"]["quarter"]
        reasons.append((MARKER_VALUE, Message("maharani.hint.marker-turned", {"quarter": quarter})))
    else:
        reasons.append((0.0, Message("maharani.hint.markers-kept")))
    if "paid" in story:
        net = gold["tiles"] + artisan_gold - int(str(story["paid"]["gold"]))
        reasons.append((max(MIN_SECOND_WEIGHT, net), Message("maharani.hint.second", {"gold": net})))
    else:
        reasons.append((gold["tiles"], Message("maharani.hint.tile", {"gold": gold["tiles"]})))
    return reasons


def _later_payout(setting: Setting, state: Any, quarter: int, own_artisans: int) -> list[Weighed]:
    """Return the reason that a quarter will pay gold for the mover's artisans; `own_artisans` is the mask of their
    spaces. The list is empty if this tile fills the quarter.
    """
    board = components_of(setting)
    spaces = spaces_of(board, quarter)
    count = (own_artisans & spaces).bit_count()
    if (spaces & ~state.tiles).bit_count() <= 1:  # this tile fills the quarter
        return []
    pays = board.payout[count]
    additional_gold = pays - board.payout[count - 1]
    quarter_pays = Message("maharani.hint.would-pay", {"quarter": QUARTERS[quarter], "artisans": count, "gold": pays})
    return [(LATER_GOLD_VALUE * additional_gold, quarter_pays)]


def reasons_to_fill(setting: Setting, state: Any, seat: int, tiles: int, artisans: Masks) -> list[Weighed]:
    """Return a reason for each quarter that is full at the end of the turn. The reason says what the quarter pays the
    mover and the rival who gets the most (MH-6.1). `tiles` and `artisans` are masks of spaces after the move.
    """
    board = components_of(setting)
    reasons: list[Weighed] = []
    for quarter, name in enumerate(QUARTERS):
        spaces = spaces_of(board, quarter)
        if state.scored >> quarter & 1 or spaces & ~tiles:
            continue
        payouts = [
            sum(board.payout[(mask & spaces).bit_count()] for mask in artisans[player])
            for player in range(setting.players)
        ]
        most_of_rivals = max(pay for player, pay in enumerate(payouts) if player != seat)
        best_rivals = [player for player, pay in enumerate(payouts) if player != seat and pay == most_of_rivals]
        if most_of_rivals:
            full = Message(
                "maharani.hint.fills",
                {"quarter": name, "gold": payouts[seat], "seat": best_rivals, "theirs": most_of_rivals},
            )
        else:
            full = Message("maharani.hint.fills-alone", {"quarter": name, "gold": payouts[seat]})
        reasons.append((max(payouts[seat], most_of_rivals, 1), full))
    return reasons
