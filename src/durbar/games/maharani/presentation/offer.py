"""The choices of the mover of Maharani: the task in a sentence, and a list of good moves, slot by slot.

A position can have hundreds of legal moves. If no artisan is placed, the direction of the arrow makes no difference
(MH-4.1), so moves that differ only in that direction are listed once. The list contains the best placements of each
slot, and then the best of all other placements; the command ``more`` lists every move.
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

MAX_LISTED = 15
"""The largest number of placements in the list."""
LISTED_PER_SLOT = 3
"""How many placements of each slot are listed first."""


@dataclass(frozen=True)
class Placing:
    """A placement and its preview."""

    move: Move
    slot: int
    space: int
    arrow: int
    preview: Preview

    @property
    def value(self) -> float:
        """An estimate of the placement's value, by which the list is sorted: the gold that it gains, minus 1 if it
        turns a marker face down.
        """
        return self.preview.points - (self.marker is not None)

    @property
    def marker(self) -> str | None:
        """The quarter whose action marker the placement turns face down; None if it turns no marker."""
        turned = (message for message in self.preview.story if message.id == "maharani.marker-turned")
        return next((str(message.args["quarter"]) for message in turned), None)

    @property
    def moves_artisan(self) -> bool:
        """Whether an artisan moves to the new tile from another tile."""
        return any(message.id == "maharani.artisan-moved" for message in self.preview.story)

    @property
    def artisan(self) -> str:
        """The kind of the placement's artisan, ``new`` or ``moved``, as an argument of `Facts.sign`."""
        return "moved" if self.moves_artisan else "new"

    def gold(self, source: str) -> int:
        """Return the gold that the mover gains from a source."""
        story = self.preview.story
        seat = next(message.args["seat"] for message in story if message.id == "maharani.placed")
        scored = [message.args for message in story if message.id == "maharani.scored" and message.args["seat"] == seat]
        return sum(int(str(args["gold"])) for args in scored if args["source"] == source)


def offer_of(facts: Facts, whole: bool) -> Offer:
    """Return the choices of the viewer, who is to move. With ``whole`` every legal move is listed."""
    moves = list(facts.sight.legal_moves)
    placements = [move for move in moves if move.id not in (END, RENEW)]
    placings = [Placing(move, *parts_of(move.id)[:3], facts.sight.preview(move)) for move in placements]
    placings.sort(key=lambda placing: (placing.slot, -placing.value, placing.move.id))
    listed = select_placements(facts, placings)
    if whole:  # the other placements follow the selected ones, so that the selected ones keep their numbers
        listed = [*listed, *(placing for placing in placings if placing not in listed)]
    choices = [_place(facts, placing) for placing in listed]
    for move in moves:
        if move.id == END:
            choices.insert(0, _end(facts, move))
        elif move.id == RENEW:
            choices.insert(0, _renew(facts, move))
    unlisted = 0 if whole else len(placings) - len(listed)
    return Offer(_task(facts, bool(placings)), choices, _notes(facts, listed, unlisted))


def select_placements(facts: Facts, placings: Sequence[Placing]) -> list[Placing]:
    """Select the placements to list: the best of each slot, then the best of the others, up to `MAX_LISTED`. The
    selected placements keep the order of ``placings``.
    """
    places_with_artisan = {(placing.slot, placing.space) for placing in placings if placing.gold("artisans")}
    by_key: dict[tuple[int, ...], Placing] = {}
    for placing in placings:
        by_key.setdefault(move_key(placing.move.id, placing.preview), placing)

    def sort_key(placing: Placing) -> tuple[bool, float]:
        """Return a sort key. Placements without an artisan are last if the same tile can be placed there with one."""
        return not placing.gold("artisans") and (placing.slot, placing.space) in places_with_artisan, -placing.value

    different = sorted(by_key.values(), key=sort_key)
    preferred: list[Placing] = []
    for slot in range(len(facts.view["turntable"])):
        preferred += [placing for placing in different if placing.slot == slot][:LISTED_PER_SLOT]
    preferred += [placing for placing in different if placing not in preferred]
    return [placing for placing in placings if placing in preferred[:MAX_LISTED]]


def _task(facts: Facts, can_place: bool) -> str:
    """Return a sentence about what the mover has to do."""
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
    """Return the choice to end the turn."""
    gold = facts.sight.preview(move).points
    gain = facts.say(Message("maharani.page.for-quarters", {"gold": gold})) if gold else ""
    return Choice(facts.spell(move.text), facts.say(Message("maharani.page.end")), gain)


def _renew(facts: Facts, move: Move) -> Choice:
    """Return the choice to renew the action markers."""
    down = sum(not up for up in facts.seats[facts.mover]["markers"].values())
    return Choice(facts.spell(move.text), facts.say(Message("maharani.page.renew", {"count": down})))


def _place(facts: Facts, placing: Placing) -> Choice:
    """Return the choice of a placement."""
    if facts.context.words:
        return _place_in_words(facts, placing)
    tile = facts.view["turntable"][placing.slot]["tile"]["tile"]
    signs = {"tiles": "", "artisans": facts.sign(placing.artisan), "quarters": facts.sign("quarter")}
    gold = "".join(f"+{placing.gold(source)}{sign}" for source, sign in signs.items() if placing.gold(source))
    marker = f" -{facts.animal_in_short(placing.marker)}" if placing.marker else ""
    return Choice(facts.in_colour(tile, facts.spell(placing.move.text)), "", gold + marker)


def _place_in_words(facts: Facts, placing: Placing) -> Choice:
    """Return the choice of a placement, described in a sentence."""
    tile = facts.view["turntable"][placing.slot]["tile"]
    space, colour, kind = space_name(placing.space), escape(tile["colour"]), tile["kind"]
    side = SIDES[placing.arrow]
    words = Message("maharani.page.placing", {"colour": colour, "kind": kind, "space": space, "side": side})
    effects = [Message("maharani.page.gold", {"gold": placing.gold("tiles")}), *_artisan(placing)]
    if placing.gold("quarters"):
        effects.append(Message("maharani.page.quarters-gold", {"gold": placing.gold("quarters")}))
    if placing.marker:
        effects.append(Message("maharani.page.turns-marker", {"animal": facts.animal(placing.marker)}))
    return Choice(escape(facts.spell(placing.move.text)), facts.say(words), facts.separated(map(facts.say, effects)))


def _artisan(placing: Placing) -> Iterator[Message]:
    """Yield messages about the artisan of a placement and its gold."""
    story = {message.id.removeprefix("maharani."): message.args for message in placing.preview.story}
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


def _notes(facts: Facts, listed: Sequence[Placing], unlisted: int) -> list[str]:
    """Return a line that explains the signs in the list and says how many moves are not listed."""
    notes = []
    if not facts.context.words:
        if any(placing.gold("artisans") and not placing.moves_artisan for placing in listed):
            notes.append(Message("maharani.page.sign-new", {"sign": facts.sign("new")}))
        if any(placing.moves_artisan for placing in listed):
            notes.append(Message("maharani.page.sign-moved", {"sign": facts.sign("moved")}))
        if any(placing.gold("quarters") for placing in listed):
            notes.append(Message("maharani.page.sign-quarter", {"sign": facts.sign("quarter")}))
        quarters = sorted({placing.marker for placing in listed if placing.marker}, key=QUARTERS.index)
        if quarters:
            notes.append(Message("maharani.page.sign-marker", {"sign": f"-{facts.animal_in_short(quarters[0])}"}))
    if unlisted:
        notes.append(Message("maharani.page.more", {"count": unlisted}))
    return [styled("dim", f"({facts.separated(map(facts.say, notes))})")] if notes else []
