"""Tests that every option is described by its rule in every language, and has its own index in the settings."""

import pytest

from durbar.games.game import rulebook
from durbar.games.kernel.state import SETTINGS
from durbar.games.rulespage import rule_texts
from durbar.games.words import languages
from games.each import every_game
from toy.game import TOY


@pytest.mark.parametrize("language", languages())
@every_game
def test_every_option_is_described_by_its_rule(name, language):
    book = rulebook(name)
    rules = rule_texts(book.presentation.pages().rules(language))
    for option, text in book.option_texts(language).items():
        rule = book.rules.options[option].rule
        assert f"({option}" in rules[rule]
        assert text.endswith(f" ({rule})")
        assert f"({option}" not in text
        assert len(text) > 30


def test_option_text_has_the_first_sentence_and_the_number_of_its_rule():
    assert rulebook("taj-mahal").option_texts()["open_hands"] == "Open hands: everybody sees all hands (TM-10.1)"
    assert rulebook("taj-mahal").option_texts("fr")["open_hands"] == (
        "Mains ouvertes\u00a0: chacun voit toutes les mains (TM-10.1)"
    )
    assert rulebook("maharani").option_texts()["undo"] == (
        "An undo policy (free or never): whether players of a table may take moves back (MH-11.2)"
    )


def test_game_without_a_rules_page_describes_options_by_name():
    assert TOY.option_texts("fr") == {"rounds": "rounds (TY-5)"}


@every_game
def test_every_option_has_its_own_index_in_the_kernels_settings(name):
    indices = [option.setting for option in rulebook(name).rules.options.values() if option.setting is not None]
    assert len(set(indices)) == len(indices)
    assert all(0 < index < SETTINGS for index in indices)
