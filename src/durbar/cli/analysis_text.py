"""Prints an analysis as text: a small chart of the chances to win, and the decisions that mattered most."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from durbar.cli.i18n import language, translate
from durbar.cli.record_text import WIDTH
from durbar.games.game import Setting, Sheet
from durbar.games.markup import JOINED
from durbar.games.message import Message
from durbar.games.record import replay
from durbar.games.words import say, speller

BARS = "▁▂▃▄▅▆▇█"
"""The characters of the chart, from the lowest chance to the highest."""
TENTHS = "0123456789"
"""The digits of the chart, used if the terminal's encoding does not have `BARS`."""
COLUMNS = 60
"""The most columns of the chart."""


def analysis_lines(record: dict[str, Any], names: Sequence[str], analysis: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of an analysis."""
    setting = replay(record).setting
    yield translate(
        "analysis-of",
        game=setting.rulebook.title,
        edition=setting.edition,
        players=setting.players,
        moves=analysis["moves"],
        iterations=str(analysis["iterations"]),
        seed=str(analysis["seed"]),
    )
    yield translate("analysis-fair")
    yield ""
    yield from _chart_lines(names, analysis["line"], analysis["moves"])
    yield ""
    by_number = {decision["number"]: decision for decision in analysis["decisions"]}
    points = [by_number[number] for number in analysis["turning_points"]]
    if not points:
        yield translate("analysis-nothing")
        return
    yield translate("analysis-most")
    for rank, decision in enumerate(points, 1):
        yield from _turning_point_lines(rank, decision, setting, names)


def _chart_lines(names: Sequence[str], line: Sequence[dict[str, Any]], moves: int) -> Iterator[str]:
    """Yield one row for each seat: its chance to win from the beginning to the end."""
    signs = BARS if _can_show(BARS) else TENTHS
    widest = max(map(len, names))
    columns = min(COLUMNS, len(line))
    yield translate("analysis-chart" if signs is BARS else "analysis-chart-in-tenths")
    for seat, name in enumerate(names):
        # the columns are spread evenly over the moves
        chances = [_point_at(line, moves * column / max(1, columns - 1))["win"][seat] for column in range(columns)]
        bars = "".join(signs[min(len(signs) - 1, int(chance * len(signs)))] for chance in chances)
        first, last = (f"{_format_percent(chance):>5}" for chance in (chances[0], chances[-1]))
        yield f"{name:<{widest}}{first} {bars}{last}"


def _can_show(signs: str) -> bool:
    """Return whether the encoding of standard output has these characters."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _point_at(line: Sequence[dict[str, Any]], number: float) -> dict[str, Any]:
    """Return the last point of the line that is not after move ``number``."""
    return [point for point in line if point["number"] <= number or point is line[0]][-1]


def _turning_point_lines(rank: int, decision: dict[str, Any], setting: Setting, names: Sequence[str]) -> Iterator[str]:
    """Yield the lines about one decision: what it cost, and the reasons for the better move. ``rank`` is its number in
    the list of turning points.
    """
    spell = speller(language(), setting)
    move, better = spell(decision["move"]), spell(decision["better"]["move"])
    details = {
        "number": decision["number"] + 1,
        "chapter": _chapter_name(setting, decision["chapter"]),
        "name": names[decision["seat"]],
    }
    yield ""
    yield f"{rank}. {translate('analysis-turning-point', **details, move=move, better=better)}"
    against = _say(decision["against"], setting, names) or translate("analysis-later")
    reasons = _say(decision["better"]["reasons"], setting, names)
    for sentence in (
        _describe_cost(decision),
        translate("analysis-against", move=move, reasons=against),
        translate("analysis-for", move=better, reasons=reasons),
    ):
        yield from wrap(sentence.replace(JOINED, " "), WIDTH, initial_indent="   ", subsequent_indent="   ")


def _describe_cost(decision: dict[str, Any]) -> str:
    """Return a sentence about what a decision cost, without statistical terms."""
    before, after = (round(100 * move["win"][decision["seat"]]) for move in (decision["better"], decision))
    losses = before - after
    margin = max(1, round(2 * 100 * decision["doubt"]))  # twice the standard error, in percent
    points = round(decision["lead_loss"])
    sentence = translate("analysis-cost", before=before, after=after, games=losses, near=margin)
    return f"{sentence} {translate('analysis-cost-points', points=points)}" if points > 0 else sentence


def _format_percent(chance: float) -> str:
    """Return a chance as a percentage."""
    return translate("analysis-percent", percent=round(100 * chance))


def _chapter_name(setting: Setting, chapter: int) -> str:
    """Return the name of a chapter's row in the score sheet; several chapters may share a row."""
    pages = setting.rulebook.presentation.pages()
    rows = pages.displayed_sheet(Sheet(tuple(setting.rulebook.rules.sources), ((),) * (chapter + 1)), setting.players)
    return pages.chapter_label(len(rows.totals), language())


def _say(messages: Sequence[dict[str, Any]], setting: Setting, names: Sequence[str]) -> str:
    """Return messages, given as JSON, as sentences."""
    parsed = [Message(message["id"], message["args"], message.get("rule")) for message in messages]
    return " ".join(say(message, language(), setting=setting, seats=names) for message in parsed)
