"""The choices of the mover of Maharani: the task in a sentence, and the moves worth considering, slot by slot.

A position can have hundreds of legal moves. If no artisan comes, the arrow's direction makes no difference (MH-4.1), so
such moves are listed once. Of the others, the best of each slot are listed, then the best of all; ``more`` lists every
move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from durbar.games.maharani.components.components import QUARTERS, SIDES, space_name
from durbar.games.maharani.presentation.facts import Facts
from durbar.games.maharani.presentation.notation import parts_of
from durbar.games.maharani.presentation.reasons import move_key
from durbar.games.maharani.rules.state import END, RENEW
from durbar.games.markup import escape, styled
from durbar.games.message import Message
from durbar.games.moves import Move
from durbar.games.page import Choice, Offer
from durbar.games.sight import Preview

LISTED = 15
"""The number of placements listed."""
OF_EACH = 3
"""The least number listed for each slot."""


@dataclass(frozen=True)
class Placing:
    """A placement and what it would bring."""

    move: Move
    slot: int
    space: int
    arrow: int
    preview: Preview

    @property
    def worth(self) -> float:
        """The sort key in the list: its gold, less a cost for a marker."""
        return self.preview.points - (self.marker is not None)

    @property
    def marker(self) -> str | None:
        """The quarter whose action marker it turns face down."""
        turned = (one for one in self.preview.story if one.id == "maharani.marker-turned")
        return next((str(one.args["quarter"]) for one in turned), None)

    @property
    def moves(self) -> bool:
        """Whether an artisan moves there from another tile."""
        return any(one.id == "maharani.artisan-moved" for one in self.preview.story)

    @property
    def artisan(self) -> str:
        """How an artisan comes, as the signs show it."""
        return "moved" if self.moves else "new"

    def gold(self, source: str) -> int:
        """Return the gold that it brings the mover from a source."""
        seat = next(one.args["seat"] for one in self.preview.story if one.id == "maharani.placed")
        scored = [one.args for one in self.preview.story if one.id == "maharani.scored" and one.args["seat"] == seat]
        return sum(int(str(args["gold"])) for args in scored if args["source"] == source)


def offer_of(facts: Facts, whole: bool) -> Offer:
    """Return the choices of the viewer, who is to move; with ``whole``, every legal move."""
    moves = list(facts.sight.legal_moves)
    laying = [move for move in moves if move.id not in (END, RENEW)]
    placings = [Placing(move, *parts_of(move.id)[:3], facts.sight.preview(move)) for move in laying]
    placings.sort(key=lambda one: (one.slot, -one.worth, one.move.id))
    shown = worth_listing(facts, placings)
    if whole:  # in the same order as without `whole`, so that the numbers stay the same
        shown = [*shown, *(one for one in placings if one not in shown)]
    choices = [_place(facts, one) for one in shown]
    for move in moves:
        if move.id == END:
            choices.insert(0, _end(facts, move))
        elif move.id == RENEW:
            choices.insert(0, _renew(facts, move))
    left = 0 if whole else len(placings) - len(shown)
    return Offer(_task(facts, bool(placings)), choices, _also(facts, shown, left))


def worth_listing(facts: Facts, placings: Sequence[Placing]) -> list[Placing]:
    """Return some placements: the best of each slot, then the best of all, in their original order."""
    due = {(one.slot, one.space) for one in placings if one.gold("artisans")}
    once: dict[tuple[int, ...], Placing] = {}
    for one in placings:
        once.setdefault(move_key(one.move.id, one.preview), one)

    def price(one: Placing) -> tuple[bool, float]:
        """Placements without an artisan come last, since they are seldom better."""
        return not one.gold("artisans") and (one.slot, one.space) in due, -one.worth

    different = sorted(once.values(), key=price)
    ahead: list[Placing] = []
    for slot in range(len(facts.view["turntable"])):
        ahead += [one for one in different if one.slot == slot][:OF_EACH]
    ahead += [one for one in different if one not in ahead]
    return [one for one in placings if one in ahead[:LISTED]]


def _task(facts: Facts, can_place: bool) -> str:
    if facts.view["phase"] == "second":
        price = facts.board.second_tile_cost
        if not can_place:
            return facts.say(Message("maharani.page.nothing-second"))
        if not price:
            return facts.say(Message("maharani.page.second-free"))
        return facts.say(Message("maharani.page.second", {"gold": price}))
    if not can_place:
        return facts.say(Message("maharani.page.nothing-first"))
    return facts.say(Message("maharani.page.first", {"side": facts.side(facts.mover)}))


def _end(facts: Facts, move: Move) -> Choice:
    gold = facts.sight.preview(move).points
    brings = facts.say(Message("maharani.page.for-quarters", {"gold": gold})) if gold else ""
    return Choice(facts.spell(move.text), facts.say(Message("maharani.page.end")), brings)


def _renew(facts: Facts, move: Move) -> Choice:
    down = sum(not up for up in facts.seats[facts.mover]["markers"].values())
    return Choice(facts.spell(move.text), facts.say(Message("maharani.page.renew", {"count": down})))


def _place(facts: Facts, placing: Placing) -> Choice:
    if facts.look.words:
        return _place_in_words(facts, placing)
    tile = facts.view["turntable"][placing.slot]["tile"]["tile"]
    forms = {"tiles": "", "artisans": facts.sign(placing.artisan), "quarters": facts.sign("quarter")}
    gold = "".join(f"+{placing.gold(source)}{form}" for source, form in forms.items() if placing.gold(source))
    marker = f" -{facts.animal_in_short(placing.marker)}" if placing.marker else ""
    return Choice(facts.in_colour(tile, facts.spell(placing.move.text)), "", gold + marker)


def _place_in_words(facts: Facts, placing: Placing) -> Choice:
    tile = facts.view["turntable"][placing.slot]["tile"]
    space, colour, kind = space_name(placing.space), escape(tile["colour"]), tile["kind"]
    side = SIDES[placing.arrow]
    words = Message("maharani.page.placing", {"colour": colour, "kind": kind, "space": space, "side": side})
    effects = [Message("maharani.page.gold", {"gold": placing.gold("tiles")}), *_artisan(placing)]
    if placing.gold("quarters"):
        effects.append(Message("maharani.page.quarters-gold", {"gold": placing.gold("quarters")}))
    if placing.marker:
        effects.append(Message("maharani.page.turns-marker", {"animal": facts.animal(placing.marker)}))
    return Choice(escape(facts.spell(placing.move.text)), facts.say(words), facts.apart(map(facts.say, effects)))


def _artisan(placing: Placing) -> Iterator[Message]:
    """Yield messages about the artisan that comes with a tile, and what it brings."""
    story = {one.id.removeprefix("maharani."): one.args for one in placing.preview.story}
    gold = placing.gold("artisans")
    if "artisan-new" in story:
        colour = story["artisan-new"]["artisan"]
        if colour:
            yield Message("maharani.page.new-of", {"artisan": colour, "gold": gold})
        else:
            yield Message("maharani.page.new", {"gold": gold})
    if "artisan-moved" in story:
        colour = story["artisan-moved"]["artisan"]
        if colour:
            yield Message("maharani.page.moves-of", {"artisan": colour, "gold": gold})
        else:
            yield Message("maharani.page.moves", {"gold": gold})
    if "no-artisan" in story:
        yield Message("maharani.page.none-left")


def _also(facts: Facts, shown: Sequence[Placing], left: int) -> list[str]:
    """Return what the signs used in the list mean, and how many moves are not listed."""
    notes = []
    if not facts.look.words:
        if any(one.gold("artisans") and not one.moves for one in shown):
            notes.append(Message("maharani.page.sign-new", {"sign": facts.sign("new")}))
        if any(one.moves for one in shown):
            notes.append(Message("maharani.page.sign-moved", {"sign": facts.sign("moved")}))
        if any(one.gold("quarters") for one in shown):
            notes.append(Message("maharani.page.sign-quarter", {"sign": facts.sign("quarter")}))
        turned = sorted({one.marker for one in shown if one.marker}, key=QUARTERS.index)
        if turned:
            notes.append(Message("maharani.page.sign-marker", {"sign": f"-{facts.animal_in_short(turned[0])}"}))
    if left:
        notes.append(Message("maharani.page.more", {"count": left}))
    return [styled("dim", f"({facts.apart(map(facts.say, notes))})")] if notes else []
