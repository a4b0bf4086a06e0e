"""Reasons against a move of Maharani compared with a better move, from what the mover saw."""

from __future__ import annotations

from typing import Any

from durbar.games.maharani.components.components import components_of
from durbar.games.maharani.presentation.notation import parts_of
from durbar.games.maharani.presentation.reasons import ARTISAN_COMES, LATER, MARKER, filling, reasons_for
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.message import Message
from durbar.games.reasons import Weighed, weightiest
from durbar.games.rulebook import Setting
from durbar.games.sight import Preview

ARTISAN = 2.0
"""The approximate value of an artisan, in gold."""


def reasons_against(
    setting: Setting, state: Any, seat: int, id: int, preview: Preview, better: tuple[int, Preview]
) -> list[Message]:
    """Return the reasons against a legal move compared with a better move, the most important first."""
    made: list[Weighed] = []
    mine, other = (_gold(one, seat) for one in (preview, better[1]))
    if id == RENEW:
        made.append((ARTISAN, Message("maharani.against.lays-nothing")))
    if mine < other:
        made.append((other - mine, Message("maharani.against.less-gold", {"gold": mine, "more": other})))
    if id in (END, RENEW):
        return weightiest(made)
    if _comes(better[1]) and not _comes(preview):
        made.append((ARTISAN, Message("maharani.against.no-artisan")))
    gold, more = _later(setting, state, seat, id, preview), _later(setting, state, seat, *better)
    if gold < more and _comes(preview):
        made.append((LATER * (more - gold), Message("maharani.against.less-later", {"gold": gold, "more": more})))
    turned = _turned(preview)
    if turned and not _turned(better[1]):
        made.append((MARKER, Message("maharani.against.marker", {"quarter": turned[0]})))
    paid = sum(int(str(message.args["gold"])) for message in preview.story if message.id == "maharani.paid")
    if paid and better[0] == END:
        made.append((paid, Message("maharani.against.price", {"gold": paid, "brought": mine + paid})))
    return weightiest([*made, *_filled_for_others(setting, state, seat, id)])


def _gold(preview: Preview, seat: int) -> int:
    """Return the gold that a move gains at once, minus its cost."""
    brought = 0
    for message in preview.story:
        if message.id in ("maharani.scored", "maharani.paid") and message.args["seat"] == seat:
            gold = int(str(message.args["gold"]))
            brought += gold if message.id == "maharani.scored" else -gold
    return brought


def _comes(preview: Preview) -> bool:
    """Return whether the move places or moves an artisan (MH-4.1)."""
    return any(message.id in ARTISAN_COMES for message in preview.story)


def _later(setting: Setting, state: Any, seat: int, id: int, preview: Preview) -> int:
    """Return how much more gold the quarter will pay, when it is full, because of the new artisan."""
    payout = components_of(setting).payout
    for message in reasons_for(setting, state, seat, id, preview):
        if message.id == "maharani.hint.would-pay":
            artisans = int(str(message.args["artisans"]))
            return int(payout[artisans] - payout[artisans - 1])
    return 0


def _turned(preview: Preview) -> list[str]:
    """Return the quarters whose action markers the move turns face down (MH-3.1)."""
    return [str(message.args["quarter"]) for message in preview.story if message.id == "maharani.marker-turned"]


def _filled_for_others(setting: Setting, state: Any, seat: int, id: int) -> list[Weighed]:
    """Return a reason for each quarter that the tile fills and that pays a rival more than the mover (MH-6.1)."""
    made: list[Weighed] = []
    for _, message in filling(setting, state, seat, state.tiles | 1 << parts_of(id)[1], state.artisans):
        theirs, mine = (int(str(message.args.get(name, 0))) for name in ("theirs", "gold"))
        if theirs > mine:
            quarter, best = message.args["quarter"], message.args["seat"]
            full = Message("maharani.against.fills", {"quarter": quarter, "seat": best, "theirs": theirs})
            made.append((theirs - mine, full))
    return made
