"""Reasons against a move of Maharani compared with a better move. They use only what the mover could see."""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components.components import components_of
from durbar.games.maharani.presentation.notation import parts_of
from durbar.games.maharani.presentation.reasons import (
    ARTISAN_PLACED,
    LATER_GOLD_VALUE,
    MARKER_VALUE,
    reasons_for,
    reasons_to_fill,
)
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.message import Message
from durbar.games.reasons import Weighed, weightiest
from durbar.games.rulebook import Setting
from durbar.games.sight import Preview

ARTISAN_VALUE = 2.0
"""The approximate value of an artisan, in gold."""


def reasons_against(
    setting: Setting, state: Any, seat: int, id: int, preview: Preview, better: tuple[int, Preview]
) -> list[Message]:
    """Return the reasons against a legal move compared with a better move, the most important first."""
    reasons: list[Weighed] = []
    better_id, better_preview = better
    own_gold, better_gold = _gold(preview, seat), _gold(better_preview, seat)
    if id == RENEW:
        reasons.append((ARTISAN_VALUE, Message("maharani.against.lays-nothing")))
    if own_gold < better_gold:
        reasons.append(
            (better_gold - own_gold, Message("maharani.against.less-gold", {"gold": own_gold, "more": better_gold}))
        )
    if id in (END, RENEW):
        return weightiest(reasons)
    if _places_artisan(better_preview) and not _places_artisan(preview):
        reasons.append((ARTISAN_VALUE, Message("maharani.against.no-artisan")))
    later_gold = _later_gold(setting, state, seat, id, preview)
    better_later_gold = _later_gold(setting, state, seat, better_id, better_preview)
    if later_gold < better_later_gold and _places_artisan(preview):
        reasons.append(
            (
                LATER_GOLD_VALUE * (better_later_gold - later_gold),
                Message("maharani.against.less-later", {"gold": later_gold, "more": better_later_gold}),
            )
        )
    turned = _turned_markers(preview)
    if turned and not _turned_markers(better_preview):
        reasons.append((MARKER_VALUE, Message("maharani.against.marker", {"quarter": turned[0]})))
    paid = sum(int(str(message.args["gold"])) for message in preview.story if message.id == "maharani.paid")
    if paid and better_id == END:
        reasons.append((paid, Message("maharani.against.price", {"gold": paid, "brought": own_gold + paid})))
    return weightiest([*reasons, *_filled_for_others(setting, state, seat, id)])


def _gold(preview: Preview, seat: int) -> int:
    """Return the gold that a move gains at once, minus its cost."""
    total = 0
    for message in preview.story:
        if message.id in ("maharani.scored", "maharani.paid") and message.args["seat"] == seat:
            gold = int(str(message.args["gold"]))
            total += gold if message.id == "maharani.scored" else -gold
    return total


def _places_artisan(preview: Preview) -> bool:
    """Return whether the move places or moves an artisan (MH-4.1)."""
    return any(message.id in ARTISAN_PLACED for message in preview.story)


def _later_gold(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> int:
    """Return how much more gold the quarter will pay because of the new artisan when the quarter is full."""
    payout = components_of(setting).payout
    for message in reasons_for(setting, state, seat, id, preview):
        if message.id == "maharani.hint.would-pay":
            artisans = int(str(message.args["artisans"]))
            return int(payout[artisans] - payout[artisans - 1])
    return 0


def _turned_markers(preview: Preview) -> list[str]:
    """Return the quarters whose action markers the move turns face down (MH-3.1)."""
    return [str(message.args["quarter"]) for message in preview.story if message.id == "maharani.marker-turned"]


def _filled_for_others(setting: Setting, state: Any, seat: int, id: int) -> list[Weighed]:
    """Return a reason for each quarter that the tile fills and that pays a rival more than the mover (MH-6.1)."""
    reasons: list[Weighed] = []
    _, space, _, _ = parts_of(id)
    for _, message in reasons_to_fill(setting, state, seat, state.tiles | 1 << space, state.artisans):
        rival_gold, own_gold = (int(str(message.args.get(name, 0))) for name in ("theirs", "gold"))
        if rival_gold > own_gold:
            quarter, rivals = message.args["quarter"], message.args["seat"]
            full = Message("maharani.against.fills", {"quarter": quarter, "seat": rivals, "theirs": rival_gold})
            reasons.append((rival_gold - own_gold, full))
    return reasons
