"""Tests of moves that are written with the letters of a language, such as ``>O`` (ouest) for ``>W``.

Each such text is unambiguous and can be parsed.
"""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import durbar
from durbar.games.errors import MalformedMove
from durbar.games.maharani.components.components import components_of
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.board_view import board_view_of
from durbar.games.maharani.presentation.notation import tile_text, tile_texts
from durbar.games.message import Message
from durbar.games.spelling import parse_localised
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.words import languages, say, speller
from toy.game import TOY

# settings of both games; OLD and NEW are settings of two editions of Taj Mahal
MAHARANI, OLD, NEW = MAHARANI_GAME.setting(2), TAJ_MAHAL_GAME.setting(3, "2000"), TAJ_MAHAL_GAME.setting(3, "2018")
SETTINGS = {"maharani": MAHARANI, "2000": OLD, "2006": TAJ_MAHAL_GAME.setting(3, "2006"), "2018": NEW}
WEB = Path(durbar.__file__).parent / "web"


def moves_of(setting):
    """Return every move of a game in notation."""
    return [setting.rulebook.notation.text(setting, id) for id in range(setting.rulebook.rules.kernel.ids)]


def setting_with_other_colours():
    """Return a setting of Maharani on a board that has colours without a translation."""
    board = replace(components_of(MAHARANI), colours=("blue", "ochre", "red", "green", "violet", "yellow"))
    return replace(MAHARANI, board=board)


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_english_notation_is_the_same_as_in_records(setting):
    for text in moves_of(setting):
        assert speller("en", setting)(text) == text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_move_in_the_letters_of_a_language_can_be_parsed(setting, language):
    for text in moves_of(setting):
        localised = speller(language, setting)(text)
        assert parse_localised(localised, language, setting) == text
        assert parse_localised(f" {localised.upper()} ", language, setting) == text


@pytest.mark.parametrize(
    ("setting", "text", "french"),
    [
        (MAHARANI, "2:c4>W", "2:c4>O"),
        (MAHARANI, "2:c4>E/a", "2:c4>E/a"),
        (MAHARANI, "end", "fin"),
        (MAHARANI, "renew", "réactiver"),
        (MAHARANI, "bO", "bO"),
        (MAHARANI, "y1W", "j1O"),
        (MAHARANI, "v2E", "i2E"),
        (NEW, "gVE+wE", "vVE+lE"),
        (NEW, "<yMP", "<jMP"),
        (NEW, "bVE+*C", "bVE+*C"),
        (NEW, "out", "retrait"),
        (NEW, "@Fatehpur_Sikri", "@Fatehpur_Sikri"),
        (OLD, "vVE", "iVE"),
    ],
)
def test_move_is_written_with_french_letters(setting, text, french):
    assert speller("fr", setting)(text) == french


def test_parsing_ignores_accents_and_case():
    assert parse_localised("reactiver", "fr", MAHARANI) == "renew"
    assert parse_localised("@delhi", "fr", NEW) == "@Delhi"
    assert parse_localised("renew", "fr", MAHARANI) == "renew"  # the English word of records is also accepted in French
    assert parse_localised("vVE", "fr", OLD) == "gVE"  # in French the letter v means verte, not violet
    for nonsense in ("2:c4>Q", "", "fini", "🐘" * 50):
        with pytest.raises(MalformedMove):
            parse_localised(nonsense, "fr", MAHARANI)


def test_messages_describe_tiles_and_cards_in_words():
    text = say(Message("maharani.drawn", {"slot": 1, "tile": "y1W"}), "fr", setting=MAHARANI, strict=True)
    assert text.endswith("emplacement 1 reçoit une tuile jaune à une demi-colonne.")
    text = say(Message("taj-mahal.drew", {"seat": 0, "card": "yVE"}), "fr", setting=NEW, seats=["Noor"], strict=True)
    assert text == "Noor pioche une carte jaune (vizir et éléphant)."


@pytest.mark.parametrize("language", languages())
def test_colour_is_written_with_the_first_letter_of_its_word(language):
    for tile in tile_texts(components_of(MAHARANI)):
        localised = speller(language, MAHARANI)(tile)
        first_word = re.search(r"\w+", describe_without_article(tile, language))[0]
        # the French "violette" has the letter i, because v is used for "verte"
        letter = "i" if first_word == "violette" else first_word[0]
        assert localised[0] == letter, (tile, first_word)


def describe_without_article(tile, language):
    """Return the description of a tile without the words before its colour ("a", "an" or "une tuile")."""
    board = components_of(MAHARANI)
    colour = board.colours[board.tiles[tile_texts(board).index(tile)].colour]
    text = say(Message("maharani.tile", {"colour": colour, "kind": "centre", "text": tile}), language, setting=MAHARANI)
    return re.sub(r"^(an?|une tuile) ", "", text)


def letters_on_pages(game, language):
    """Return the letters that the web pages of a game show on its pieces, by colour."""
    catalog = (WEB / game / "words" / f"{language}.ftl").read_text()
    entry = re.search(rf"^{game}-letter = (.*?)^}}", catalog, re.M | re.S)[1]
    return dict(re.findall(r"\[(\w+)\] (\w)$", entry, re.M))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "setting"), [("maharani", MAHARANI), ("taj-mahal", OLD), ("taj-mahal", NEW)])
def test_pieces_on_web_pages_have_the_letters_of_the_notation(game, setting, language):
    letters_of_pages = letters_on_pages(game, language)
    colours = setting.board.colours if game == "maharani" else (*EDITIONS[setting.edition].colours, "white")
    letters_of_notation = {
        colour: say(Message(f"{game}.written.colour", {"colour": colour}), language, setting=setting, strict=True)
        for colour in colours
    }
    assert {colour: letters_of_pages[colour].lower() for colour in colours} == letters_of_notation
    assert len(set(letters_of_notation.values())) == len(colours)


def test_colours_without_a_translation_keep_their_letters():
    setting = setting_with_other_colours()
    assert [speller("fr", setting)(text) for text in ("g1W", "o1N")] == ["g1O", "o1N"]
    # `said` tells whether every colour of the board has a translation
    assert {colour["said"] for colour in board_view_of(setting)["colours"]} == {False}
    assert {colour["said"] for colour in board_view_of(MAHARANI)["colours"]} == {True}
    assert tile_text(MAHARANI, 0) in tile_texts(setting.board)


def test_game_without_localised_letters_uses_its_notation():
    setting = TOY.setting(2)
    for id in range(TOY.rules.kernel.ids):
        text = TOY.notation.text(setting, id)
        assert speller("fr", setting)(text) == text == parse_localised(text, "fr", setting)
