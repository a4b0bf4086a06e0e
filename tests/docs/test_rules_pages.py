"""The rules pages in docs are the ones that ship with the package and that the terminal prints: there is one source."""

from pathlib import Path

import pytest

from durbar.games.game import rulebook
from durbar.games.rulespage import rule_sections, rule_texts

PAGES = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))


def test_taj_mahal_has_a_page():
    assert "taj-mahal.md" in [page.name for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_page_in_docs_is_the_page_of_the_game(page):
    assert rulebook(page.stem).pages().rules() == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_numbered_line_is_read_as_a_rule(page):
    text = page.read_text(encoding="utf-8")
    rules = rule_texts(text)
    numbered = [line.split()[1] for line in text.splitlines() if line.startswith("- ") and line[4:5] == "-"]
    assert list(rules) == numbered
    assert all(len(told.split()) >= 3 and "*" not in told and "`" not in told for told in rules.values())
    assert {number.split("-")[1].split(".")[0] for number in rules} <= set(rule_sections(text))


def test_a_rule_is_read_to_its_end():
    text = (
        "## 1 Cards\n- TM-1.1 One *and*\n  two.\n- TM-1.2a **Three** `four`.\n\n  not this\nnor this\n- TM-1.3 Five.\n"
    )
    assert rule_texts(text) == {"TM-1.1": "One and two.", "TM-1.2a": "Three four.", "TM-1.3": "Five."}
    assert rule_sections(text) == {"1": "Cards"}
