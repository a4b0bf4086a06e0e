"""Rules pages: Markdown in which every rule is a list item that begins with its number, ``- TM-4.7 ...``."""

from __future__ import annotations

import re

# Matches the first line of a rule.
_RULE = re.compile(r"^[-*] \**(?P<number>[A-Z]{2}-\d+\.\d+[a-z]?)\b\**:?\s+(?P<text>.*)$")
# Matches the heading of a section.
_HEADING = re.compile(r"^## (?P<section>\d+) (?P<title>.+)$")


def rule_texts(page: str) -> dict[str, str]:
    """Return the text of each rule on a rules page by number, without Markdown's asterisks and backticks."""
    rules: dict[str, str] = {}
    number: str | None = None
    for line in page.splitlines():
        if match := _RULE.match(line):
            number = match["number"]
            rules[number] = match["text"]
        elif number and line.startswith("  ") and line.strip():
            rules[number] += " " + line.strip()
        else:
            number = None
    return {number: re.sub(r"[*`]+", "", text) for number, text in rules.items()}


def rule_sections(page: str) -> dict[str, str]:
    """Return the titles of the sections of a rules page by number."""
    return {match["section"]: match["title"] for line in page.splitlines() if (match := _HEADING.match(line))}
