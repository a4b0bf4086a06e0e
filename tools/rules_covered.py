"""List which test covers which rule; fail if a rule has no test or a test names a rule that does not exist.

    python tools/rules_covered.py [--quiet] [--rules docs/rules] [--tests tests]

A rule is a list item of a rules page that starts with its number: `- TM-4.1a Nothing may be declined …`. A test covers
the rules whose numbers are in its name: `test_tm_4_2_and_tm_4_3_…` covers TM-4.2 and TM-4.3. Only functions that pytest
would collect count as tests: those named `test…` in files named `test_….py`, in the module or in a class named `Test…`.
Translated pages, such as `maharani.fr.md`, are ignored, because they have the same rules as the English page.
"""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
"""The folder of the project."""

RULE = re.compile(r"^\s*[-*]\s+\**(?P<number>[A-Z]{2}-\d+\.\d+[a-z]?)\b\**:?\s*(?P<text>.*)$")
"""Matches a rule on a page: its number and its text."""
PARTS = re.compile(r"([A-Z]{2})-(\d+)\.(\d+)([a-z]?)")
"""Matches the parts of a rule's number: game, section, rule, letter."""
IN_NAME = re.compile(r"(?<![a-z0-9])(?P<game>[a-z]{2})_(?P<section>\d+)_(?P<rule>\d+[a-z]?)(?=_|$)")
"""Matches the number of a rule in the name of a test."""
WORDS_SHOWN = 8
"""The number of words of a rule that the table shows."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule of a rules page."""

    number: str
    text: str

    @property
    def order(self) -> tuple[str, int, int, str]:
        """A sort key for the rule's number, with which TM-4.2 is sorted before TM-4.10."""
        game, section, rule, letter = PARTS.findall(self.number)[0]
        return game, int(section), int(rule), letter

    @property
    def first_words(self) -> str:
        """The first words of the rule's text, with an ellipsis if there are more."""
        words = re.sub(r"[*`]", "", self.text).split()
        return " ".join(words[:WORDS_SHOWN]) + (" …" if len(words) > WORDS_SHOWN else "")


def rules_of(folder: Path) -> list[Rule]:
    """Return the numbered rules of all English pages in a folder, sorted by their numbers."""
    found = [
        Rule(match["number"], match["text"])
        for page in sorted(folder.glob("*.md"))
        if "." not in page.stem
        for line in page.read_text(encoding="utf-8").splitlines()
        if (match := RULE.match(line))
    ]
    return sorted(found, key=lambda rule: rule.order)


def numbers_in(name: str, games: set[str]) -> list[str]:
    """Return the rule numbers of these games in the name of a test: `test_tm_4_1a_…` has TM-4.1a."""
    return [
        f"{match['game'].upper()}-{match['section']}.{match['rule']}"
        for match in IN_NAME.finditer(name)
        if match["game"].upper() in games
    ]


def test_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the tests that pytest collects from a module."""
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test") else [node]
        for function in inner:
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name.startswith("test"):
                yield function.name


def tests_by_number(folder: Path, games: set[str]) -> dict[str, list[str]]:
    """Return the tests of each rule, by its number, as pytest ids: `games/test_court.py::test_tm_2_5_…`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name in test_names(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            for number in dict.fromkeys(numbers_in(name, games)):
                found.setdefault(number, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return found


def complaints(rules: Sequence[Rule], tests: dict[str, list[str]]) -> list[str]:
    """Return a sentence for each problem: repeated numbers, rules without tests, tests without rules."""
    if not rules:
        return ["no numbered rules found"]
    counts = Counter(rule.number for rule in rules)
    repeated = [f"{number} occurs {count} times" for number, count in counts.items() if count > 1]
    untested = [f"{rule.number} has no test: {rule.first_words}" for rule in rules if rule.number not in tests]
    unknown = [
        f"{test} names {number}, which no page has"
        for number in sorted(tests)
        if number not in counts
        for test in tests[number]
    ]
    return [*repeated, *dict.fromkeys(untested), *unknown]


def table(rules: Sequence[Rule], tests: dict[str, list[str]]) -> Iterator[str]:
    """Yield the lines of the table. Its columns are the rule's number, its first words and its tests."""
    number_width = max(len(rule.number) for rule in rules)
    words_width = max(len(rule.first_words) for rule in rules)
    for rule in rules:
        test_ids = tests.get(rule.number, ["-"])
        yield f"{rule.number:<{number_width}}  {rule.first_words:<{words_width}}  {test_ids[0]}"
        for test in test_ids[1:]:
            yield f"{'':<{number_width + words_width + 4}}{test}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table and the problems; return 1 if there are problems, else 0."""
    parser = argparse.ArgumentParser(description="Which rule is covered by which test.")
    parser.add_argument("--quiet", action="store_true", help="print only the problems and the totals")
    parser.add_argument("--rules", type=Path, default=PROJECT / "docs" / "rules", help="the folder of the rules pages")
    parser.add_argument("--tests", type=Path, default=PROJECT / "tests", help="the folder of the tests")
    options = parser.parse_args(arguments)

    rules = rules_of(options.rules)
    tests = tests_by_number(options.tests, {rule.order[0] for rule in rules})
    problems = complaints(rules, tests)
    if rules and not options.quiet:
        print(*table(rules, tests), sep="\n")
    for line in problems:
        print(line, file=sys.stderr)
    covered = sum(rule.number in tests for rule in rules)
    print(f"{covered} of {len(rules)} rules have a test; {len(problems)} complaints")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
