"""An analysis as lines of text: the chances as a small chart, and the decisions that mattered most."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from durbar.cli.recorded import WIDE
from durbar.cli.speaking import language
from durbar.games.game import Setting, Sheet
from durbar.games.markup import JOINED
from durbar.games.message import Message
from durbar.games.record import replay
from durbar.games.words import say

BARS = "▁▂▃▄▅▆▇█"
TENTHS = "0123456789"
"""Where the terminal has no bars: tenths."""
COLUMNS = 60
LATER = "nothing at once; in the games played on from here it turned out worse."
"""Where nothing that can be seen at once speaks against a move."""


def lines(record: dict[str, Any], names: Sequence[str], analysis: dict[str, Any]) -> Iterator[str]:
    """All there is to say, for people."""
    setting = replay(record).setting
    yield (
        f"{setting.rulebook.title} ({setting.edition}), {setting.players} players, {analysis['moves']} moves; "
        f"{analysis['iterations']} iterations for each question, seed {analysis['seed']}"
    )
    yield "Each decision is judged by what its player could know then."
    yield ""
    yield from _chart(names, analysis["line"], analysis["moves"])
    yield ""
    by_number = {one["number"]: one for one in analysis["decisions"]}
    points = [by_number[number] for number in analysis["turning_points"]]
    if not points:
        yield "No decision is known to have cost anybody anything: what differences there are may be chance."
        return
    yield "What mattered most"
    for place, one in enumerate(points, 1):
        yield from _turning_point(place, one, setting, names)


def _chart(names: Sequence[str], line: Sequence[dict[str, Any]], moves: int) -> Iterator[str]:
    """Every seat's chance to win from the beginning to the end, one row each."""
    signs = BARS if _can_show(BARS) else TENTHS
    widest = max(map(len, names))
    columns = min(COLUMNS, len(line))
    yield "Chance to win, from the first move to the end" + ("" if signs is BARS else " (in tenths)")
    for seat, name in enumerate(names):
        chances = [_at(line, moves * column / max(1, columns - 1))["win"][seat] for column in range(columns)]
        drawn = "".join(signs[min(len(signs) - 1, int(chance * len(signs)))] for chance in chances)
        yield f"{name:<{widest}} {chances[0]:4.0%} {drawn} {chances[-1]:4.0%}"


def _can_show(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _at(line: Sequence[dict[str, Any]], number: float) -> dict[str, Any]:
    """The last point of the line that is not later than a move."""
    return [point for point in line if point["number"] <= number or point is line[0]][-1]


def _turning_point(place: int, one: dict[str, Any], setting: Setting, names: Sequence[str]) -> Iterator[str]:
    seat, better = one["seat"], one["better"]
    yield ""
    yield (
        f"{place}. Move {one['number'] + 1}, {_chapter(setting, one['chapter'])}, {names[seat]}: {one['move']}, "
        f"where {better['move']} was better"
    )
    against = _say(one["against"], setting, names) or LATER
    reasons = f"For {better['move']}: {_say(better['reasons'], setting, names)}"
    for told in (_cost(one), f"Against {one['move']}: {against}", reasons):
        yield from wrap(told.replace(JOINED, " "), WIDE, initial_indent="   ", subsequent_indent="   ")


def _cost(one: dict[str, Any]) -> str:
    """What a decision cost, so that one need not know statistics."""
    before, after = (round(100 * which["win"][one["seat"]]) for which in (one["better"], one))
    games, near, points = before - after, max(1, round(200 * one["doubt"])), round(one["lead_loss"])
    return (
        f"From {before}% to win down to {after}%: of a hundred games played on from here, some {games} more are lost "
        f"(give or take {near})."
    ) + (f" In points at the end it is about {points}." if points > 0 else "")


def _chapter(setting: Setting, chapter: int) -> str:
    """A chapter as the score sheet counts it, which may have a row for several of them."""
    pages = setting.rulebook.pages()
    rows = pages.sheet(Sheet(tuple(setting.rulebook.sources), ((),) * (chapter + 1)), setting.players)
    return pages.chapter(len(rows.totals), language())


def _say(messages: Sequence[dict[str, Any]], setting: Setting, names: Sequence[str]) -> str:
    made = [Message(one["id"], one["args"], one.get("rule")) for one in messages]
    return " ".join(say(message, language(), setting=setting, seats=names) for message in made)
