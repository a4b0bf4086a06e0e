"""The layout of a turn: the table at the top, then the events, and the moves at the bottom, next to the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.cli.i18n import language, translate
from durbar.cli.terminal.vocabulary import shown_word
from durbar.games.markup import columns, escape, fold, pad, styled, width_of
from durbar.games.page import Choice, Offer, Section
from durbar.games.words import join_with_semicolons

MIN_STORY_LINES = 6
"""How many lines are reserved for the events before less important parts of the table are shown."""


def section_lines(section: Section) -> list[str]:
    """Return the heading and the lines of a section."""
    return [*([section.heading] if section.heading else []), *section.lines]


def offer_lines(offer: Offer, width: int, with_numbers: bool, in_words: bool) -> list[str]:
    """Return the task and the moves to choose from. If ``in_words``, each move is a sentence on its own line."""
    task = fold(styled("strong", offer.task) if "[" not in offer.task else offer.task, width)
    if in_words:
        choices = _choices_in_words(offer.choices, width, with_numbers)
    else:
        choices = _choices_in_columns(offer.choices, width, with_numbers)
    return [*task, *choices, *(line for note in offer.notes for line in fold(note, width, "   "))]


def _choices_in_words(choices: Sequence[Choice], width: int, with_numbers: bool) -> list[str]:
    """Return the choices, each as a sentence that begins a new line."""
    lines = []
    for number, choice in enumerate(choices, 1):
        text = ", ".join(part for part in (choice.text, choice.words, choice.gain) if part)
        lines += fold(f"{number}: {text}." if with_numbers else f"{text}.", width)
    return lines


def _choices_in_columns(choices: Sequence[Choice], width: int, with_numbers: bool) -> list[str]:
    """Return the choices in their order. A choice with a description has its own line; the others are in columns."""
    longest = max(width_of(choice.text) for choice in choices)
    lines: list[str] = []
    cells: list[str] = []
    for number, choice in enumerate(choices, 1):
        head = f"{number:2} " if with_numbers else "   "
        if choice.words:
            lines += columns(cells, width)
            cells = []
            text = join_with_semicolons((part for part in (choice.words, choice.gain) if part), language())
            lines += fold(f"{head}{pad(choice.text, longest)}  {text}", width, " " * (longest + 5))
        else:
            cells.append(f"{head}{pad(choice.text, longest)}  {choice.gain}")
    return [*lines, *columns(cells, width)]


def story_lines(paragraphs: Sequence[str], width: int, in_words: bool) -> list[str]:
    """Return paragraphs about events, wrapped to the width. Unless ``in_words``, continuation lines are indented."""
    indent = "" if in_words else "  "
    return [line for paragraph in paragraphs if paragraph for line in fold(paragraph, width, indent)]


def fit_turn(sections: Sequence[Section], story: Sequence[str], offer: Sequence[str], height: int) -> list[str]:
    """Return the lines of a turn that fit the height. Less important parts of the table are left out first, then old
    events.

    A section with rank 0 is always shown. Of the others, those with the lowest ranks are the most important.
    """
    free_lines = height - 1 - len(offer)  # the prompt takes one line
    included = [section for section in sections if not section.rank]
    used = sum(len(section_lines(section)) for section in included)
    for section in sorted((section for section in sections if section.rank), key=lambda section: section.rank):
        lines = len(section_lines(section))
        story_space = min(MIN_STORY_LINES if section.rank > 1 else 1, len(story))
        if used + lines + story_space <= free_lines:
            included.append(section)
            used += lines
    table = [line for section in sections if section in included for line in section_lines(section)]
    return [*table, *_last_lines(story, free_lines - used), *offer]


def _last_lines(story: Sequence[str], max_lines: int) -> list[str]:
    """Return the last lines about events, at most ``max_lines``. If earlier lines are left out, the first line says
    which command shows them.
    """
    if len(story) <= max_lines:
        return list(story)
    if max_lines < 1:
        return []
    notice = styled("dim", escape(translate("log-tells-all", word=shown_word("log"))))
    return [notice, *story[len(story) - max_lines + 1 :]]
