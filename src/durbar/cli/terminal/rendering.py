"""Text about a game for the terminal: events, the score sheet, the result, rules."""

from __future__ import annotations

import re
from collections.abc import Sequence

from durbar.bots.hints import Hint
from durbar.cli.i18n import language, translate
from durbar.games.game import Message, Outcome, Setting, Sheet
from durbar.games.markup import SEAT_STYLES, escape, fold, pad, styled, width_of
from durbar.games.page import Pages
from durbar.games.rulespage import rule_sections, rule_texts
from durbar.games.words import join_with_semicolons, listed, say, speller

HINT_LINES = 2
"""The most lines for one suggested move; the first reason is shown even if it needs more lines."""


def sentences(setting: Setting, names: Sequence[str], messages: Sequence[Message], you: int | None = None) -> str:
    """Return messages as one paragraph; ``you`` is the reader's seat."""
    return escape(" ".join(say(message, language(), setting=setting, seats=names, you=you) for message in messages))


def seat_name(names: Sequence[str], seat: int) -> str:
    """Return a player's name, styled in the colour of the seat."""
    return styled(SEAT_STYLES[seat], escape(names[seat]))


def result_lines(outcome: Outcome, pages: Pages, names: Sequence[str]) -> list[str]:
    """Return the winners and every player's place."""
    winners = [seat_name(names, seat) for seat in outcome.winners]
    winner_names = listed(winners, language())
    first = translate("one-wins" if len(winners) == 1 else "some-win", names=winner_names)
    places = sorted((rank, seat) for seat, rank in enumerate(outcome.ranks))
    scores = [pages.points_text(score, language()) for score in outcome.scores]
    return [first, *(f"  {rank}. {seat_name(names, seat)}, {scores[seat]}" for rank, seat in places)]


def hint_lines(hints: Sequence[Hint], setting: Setting, names: Sequence[str], width: int) -> list[str]:
    """Return the suggested moves, each with its chance to win, its expected lead, and the reasons that fit in
    `HINT_LINES`.
    """
    spell = speller(language(), setting)
    longest = max(width_of(escape(spell(hint.move.text))) for hint in hints)
    lines: list[str] = []
    for hint in hints:
        head = f"{pad(styled('now', escape(spell(hint.move.text))), longest)}  "
        for count in range(len(hint.reasons), -1, -1):
            text = f"{_describe_chances(hint)} {sentences(setting, names, hint.reasons[:count])}".strip()
            folded = fold(head + text, width, " " * (longest + 2))
            if len(folded) <= HINT_LINES or count <= 1:
                break
        lines += folded
    return lines


def _describe_chances(hint: Hint) -> str:
    """Return a move's chance to win and expected lead; an empty string for a forced move."""
    if hint.win is None or hint.lead is None:
        return ""
    win, lead = f"{100 * hint.win:.0f}", round(hint.lead, 1)
    if not lead:
        return translate("hint-level", win=win)
    return translate("hint-ahead", win=win, lead=lead) if lead > 0 else translate("hint-behind", win=win, lead=-lead)


# -- the score sheet --------------------------------------------------------------------------------------------------
def sheet_lines(sheet: Sheet, pages: Pages, names: Sequence[str], width: int, in_words: bool) -> list[str]:
    """Return every seat's points by chapter and by source: as sentences if ``in_words``, otherwise as a table."""
    sheet = pages.displayed_sheet(sheet, len(names))  # some games show several chapters in one row
    totals = sheet.totals[-1] if sheet.totals else [[0] * len(sheet.sources) for _ in names]
    sums = [sum(row) for row in totals]
    chapters = [[sum(points.values()) for points in chapter] for chapter in sheet.rows()]
    if in_words:
        return _sheet_in_words(sheet, pages, names, width)
    rows = [(pages.chapter_label(number, language()), row) for number, row in enumerate(chapters, 1)]
    rows.append((translate("in-all"), sums))
    by_source = [
        (pages.source_label(source, language()), [row[column] for row in totals])
        for column, source in enumerate(sheet.sources)
    ]
    label_width = max(width_of(label) for label, _ in [*rows, *by_source])
    column_width = min(14, (width - label_width) // len(names))
    head = " " * label_width + "".join(_align_right(seat_name(names, seat), column_width) for seat in range(len(names)))
    return [
        head,
        *_table_rows(rows, label_width, column_width),
        styled("dim", translate("of-this")),
        *_table_rows(by_source, label_width, column_width),
    ]


def _table_rows(rows: Sequence[tuple[str, Sequence[int]]], label_width: int, column_width: int) -> list[str]:
    """Return the lines of a table; each row has a label and numbers, and a dot stands for zero."""
    return [
        pad(label, label_width) + "".join(f"{value or '.':>{column_width}}" for value in row) for label, row in rows
    ]


def _align_right(text: str, width: int) -> str:
    """Return a text aligned to the right, and shortened if it is longer than the width."""
    return " " * max(1, width - width_of(text)) + (text if width_of(text) < width else pad(text, width - 1))


def _sheet_in_words(sheet: Sheet, pages: Pages, names: Sequence[str], width: int) -> list[str]:
    """Return the score sheet as sentences, one paragraph for each player."""
    lines = []
    rows = sheet.rows()
    for seat in range(len(names)):
        total = sum(sheet.totals[-1][seat]) if sheet.totals else 0
        parts = []
        for number, chapter in enumerate(rows, 1):
            phrases = [
                translate("sheet-gain", points=points, source=pages.source_label(source, language()))
                for source, points in chapter[seat].items()
            ]
            if phrases:
                gains = listed(phrases, language())
                parts.append(translate("sheet-chapter", chapter=pages.chapter_label(number, language()), gains=gains))
        text = join_with_semicolons(parts, language()) or translate("nothing-yet")
        points = pages.points_text(total, language())
        lines += fold(translate("sheet-line", name=seat_name(names, seat), points=points, parts=text), width)
    return lines


# -- rules ------------------------------------------------------------------------------------------------------------
def rule_lines(pages: Pages, typed: str, width: int) -> list[str] | None:
    """Return a rule, or a section of the rules, by its number; None if ``typed`` is not such a number."""
    page = pages.rules(language())
    rules, sections = rule_texts(page), rule_sections(page)
    by_number = {number.casefold(): number for number in rules}
    if typed.casefold() in by_number:
        number = by_number[typed.casefold()]
        return fold(f"{styled('strong', number)} {escape(rules[number])}", width)
    section = re.fullmatch(r"(?:[A-Za-z]{2}-)?(\d+)", typed)
    if section and section[1] in sections:
        lines = [styled("strong", escape(f"{section[1]} {sections[section[1]]}"))]
        for number, text in rules.items():
            if number.split("-")[1].split(".")[0] == section[1]:
                lines += fold(f"{styled('strong', number)} {escape(text)}", width, "  ")
        return lines
    if re.fullmatch(r"[A-Za-z]{2}-[\d.]+[a-z]?|\d+(\.\d+[a-z]?)?", typed):
        matches = [number for number in rules if number.endswith("-" + typed)]
        if matches:
            return rule_lines(pages, matches[0], width)
        titles = ", ".join(f"{number} {title}" for number, title in sections.items())
        text = translate("no-rule-but", asked=typed, titles=titles) if titles else translate("no-rule", asked=typed)
        return fold(escape(text), width)
    return None


def primer_lines(pages: Pages, width: int) -> list[str]:
    """Return the primer, wrapped to the width; indented lines stay indented."""
    lines: list[str] = []
    for line in pages.primer(language()).splitlines():
        lines += fold(escape(line), width, "    " if line.startswith(" ") else "")
    return lines
