"""Tests that the rules pages in docs equal those in the package, which the terminal prints, in every language.

A translated page such as `maharani.fr.md` must have the rules of the English page, with the same numbers.
"""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from durbar.games.game import game_names, rulebook
from durbar.games.rulespage import rule_sections, rule_texts
from durbar.games.words import speller
from kit.catalogs import ENGLISH, WRONG_TYPOGRAPHY
from toy.game import TOY

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(FOLDER.glob("*.md"))
TRANSLATED = [page for page in PAGES if "." in page.stem]
NUMBER = re.compile(r"[A-Z]{2}-\d+\.\d+[a-z]?")
"""Matches the number of a rule, such as TM-4.1a."""

TYPED_NOTATION = re.compile(
    r"[*@^][A-Z2]\w*|<\w+|\d:[a-h]\d>[NESW]|/[ab]\b|[a-z][VGMPKE12]\w+(?:\+\w+)?"
    r"|\b(?:out|end|renew|retrait|fin|réactiver)\b"
)
"""Matches moves and cards as players type them, in English or French."""


def in_french(game, text):
    """Return a move or card with French letters. A part of a move, such as `/a`, is the same in every language."""
    setting = rulebook(game).setting(3)
    return text if text[0] == "/" else speller("fr", setting)(text)


def name_of(page):
    """Return the file name of a page without `.md`, for example `maharani.fr`."""
    return page.name.removesuffix(".md")


def test_every_game_has_an_english_and_a_french_page():
    assert [page.stem for page in PAGES] == ["maharani.fr", "maharani", "taj-mahal.fr", "taj-mahal"]
    assert {page.stem.partition(".")[0] for page in PAGES} <= set(game_names())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_page_in_docs_equals_the_page_of_the_game(page):
    name, _, language = page.stem.partition(".")
    pages = rulebook(name).presentation.pages()
    assert pages.page_language("rules", language or "en") == (language or "en")
    assert pages.rules(language or "en") == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("book", [rulebook("taj-mahal"), rulebook("maharani"), TOY], ids=lambda book: book.name)
def test_untranslated_page_is_given_in_english(book):
    pages = book.presentation.pages()
    assert pages.page_language("rules", "eo") == pages.page_language("primer", "eo") == "en"
    assert (pages.rules("eo"), pages.primer("eo")) == (pages.rules(), pages.primer())


@pytest.mark.parametrize("name", ["taj-mahal", "maharani"])
def test_primer_has_the_same_rules_paragraphs_and_notation_in_every_language(name):
    pages = rulebook(name).presentation.pages()
    english, french = pages.primer(), pages.primer("fr")
    assert pages.page_language("primer", "fr") == "fr"
    assert sorted(NUMBER.findall(french)) == sorted(NUMBER.findall(english))
    assert len(re.findall(r"^\S", french, re.M)) == len(re.findall(r"^\S", english, re.M))
    notation_in_french = {in_french(name, text) for text in TYPED_NOTATION.findall(english)}
    assert notation_in_french
    assert set(TYPED_NOTATION.findall(french)) == notation_in_french
    assert max(len(line) for line in french.splitlines() if line.startswith(" ")) < 80


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_page_in_docs_equals_the_file_in_the_package(page):
    name, _, language = page.stem.partition(".")
    in_package = files(rulebook(name).package).joinpath("rules", f"rules.{language}.md" if language else "rules.md")
    assert in_package.read_text(encoding="utf-8") == page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_numbered_line_is_read_as_a_rule(page):
    text = page.read_text(encoding="utf-8")
    rules = rule_texts(text)
    numbers = re.findall(r"^- (\w\w-\S+)", text, re.M)
    assert list(rules) == numbers
    assert all(len(text.split()) >= 3 and "*" not in text and "`" not in text for text in rules.values())
    sections = {number.split("-")[1].split(".")[0] for number in rules}  # TM-4.1a is in section 4
    assert sections <= set(rule_sections(text))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_rule_that_a_page_refers_to_is_on_it(page):
    text = page.read_text(encoding="utf-8")
    assert set(NUMBER.findall(text)) - set(rule_texts(text)) == set()


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_translated_page_has_exactly_the_rules_of_the_english_one(page):
    english = (FOLDER / f"{page.stem.partition('.')[0]}.md").read_text(encoding="utf-8")
    translated = page.read_text(encoding="utf-8")
    assert list(rule_texts(translated)) == list(rule_texts(english))
    assert list(rule_sections(translated)) == list(rule_sections(english))
    for number, text in rule_texts(english).items():
        translation = rule_texts(translated)[number]
        assert translation != text, number
        assert sorted(NUMBER.findall(translation)) == sorted(NUMBER.findall(text)), f"{number} refers to other rules"


def translated_move_words(page):
    """Return the moves that are words, such as `retrait`, and are spelt differently in records."""
    game, _, language = page.stem.partition(".")
    book = rulebook(game)
    setting = book.setting(3)
    moves = [book.notation.text(setting, id) for id in range(book.rules.kernel.ids)]
    return {spelt for move in moves if (spelt := speller(language, setting)(move)).isalpha()} - set(moves)


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_code_and_tables_are_the_same_in_every_language(page):
    english = (FOLDER / f"{page.stem.partition('.')[0]}.md").read_text(encoding="utf-8")
    translated = page.read_text(encoding="utf-8")
    code_block, inline_code = re.compile(r"^```.*?^```", re.M | re.S), re.compile(r"`([^`\n]+)`")
    assert code_block.findall(translated) == code_block.findall(english)
    code_in_translation = set(inline_code.findall(code_block.sub("", translated)))
    code_in_english = set(inline_code.findall(code_block.sub("", english)))
    assert code_in_translation - translated_move_words(page) == code_in_english
    assert len(re.findall(r"^\|", translated, re.M)) == len(re.findall(r"^\|", english, re.M))


@pytest.mark.parametrize("page", TRANSLATED, ids=name_of)
def test_french_page_is_in_french_with_french_typography(page):
    text = re.sub(r"^```.*?^```|`[^`\n]+`", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert ENGLISH.findall(text) == []
    assert WRONG_TYPOGRAPHY.findall(text) == []


def test_rule_of_several_lines_is_read_completely():
    text = (
        "## 1 Cards\n- TM-1.1 One *and*\n  two.\n- TM-1.2a **Three** `four`.\n\n  not this\nnor this\n- TM-1.3 Five.\n"
    )
    assert rule_texts(text) == {"TM-1.1": "One and two.", "TM-1.2a": "Three four.", "TM-1.3": "Five."}
    assert rule_sections(text) == {"1": "Cards"}
