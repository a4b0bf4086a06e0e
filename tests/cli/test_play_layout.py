"""Tests of terminal pages: every decision of whole games fits the screen, and typed moves are understood."""

import random

import pytest

import toy.game  # noqa: F401  # registers the toy game
from durbar.bots.bot import bot
from durbar.cli.i18n import set_language
from durbar.cli.terminal.layout import fit_turn, offer_lines, section_lines, story_lines
from durbar.cli.terminal.parsing import are_numbered, parse_move
from durbar.cli.terminal.rendering import primer_lines, rule_lines, sheet_lines
from durbar.games.game import new
from durbar.games.markup import strip, width_of
from durbar.games.page import Choice, Offer, PageContext, Section

pytestmark = pytest.mark.slow

SCREEN_HEIGHT = 24
"""The number of lines of a screen, one of which is needed for the prompt."""
# Names that are about as long as names may be. One of them contains markup.
LONG_NAMES = [
    "Jahangir the Mighty",
    "Nur Jahan the Wise",
    "Shah Jahan the Third",
    "Mumtaz Mahal herself",
    "Aurangzeb [[the] VI",
]


def page_contexts(players, share, bot_name="random", game="taj-mahal", language="en", **settings):
    """Play a game, and yield a random ``share`` of its positions as the mover sees them, with very long names."""
    set_language(language)
    game, rng = new(game, players, seed=players, **settings), random.Random(players)
    player = bot(bot_name, 1)
    while game.to_move is not None:
        sight = game.seen_by(game.to_move)
        if rng.random() < share:
            yield PageContext(sight, LONG_NAMES[:players], language=language)
        game.push(player.choose(sight))


@pytest.mark.compiled_only
@pytest.mark.parametrize(("bot_name", "language"), [("random", "en"), ("greedy", "en"), ("random", "fr")])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decision_of_taj_mahal_fits_a_screen(players, bot_name, language):
    story = [f"line {n}" for n in range(30)]
    journey = {"en": "Journey", "fr": "Voyage"}[language]
    pages = pages_with_journey = 0
    for context in page_contexts(players, 0.12, bot_name, language=language):
        book = context.sight.setting.rulebook.presentation.pages()
        moves = offer_lines(book.offer(context), context.width, True, False)
        page = fit_turn(book.table(context), story, moves, SCREEN_HEIGHT)
        assert all(width_of(line) <= 80 for line in page)
        assert page[-len(moves) :] == moves
        assert len(page) < SCREEN_HEIGHT, "\n".join(map(strip, page))
        pages += 1
        pages_with_journey += any(journey in line for line in fit_turn(book.table(context), [], moves, 50))
    assert pages > 5
    assert pages_with_journey == pages


@pytest.mark.compiled_only
@pytest.mark.parametrize(("bot_name", "language"), [("random", "en"), ("greedy", "en"), ("random", "fr")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_of_maharani_fits_a_screen(players, bot_name, language):
    story = [f"line {n}" for n in range(30)]
    pages = 0
    for context in page_contexts(players, 0.3, bot_name, "maharani", language):
        book = context.sight.setting.rulebook.presentation.pages()
        moves = offer_lines(book.offer(context), context.width, True, False)
        page = fit_turn(book.table(context), story, moves, SCREEN_HEIGHT)
        assert all(width_of(line) <= 80 for line in page)
        assert page[-len(moves) :] == moves
        assert len(page) < SCREEN_HEIGHT, "\n".join(map(strip, page))
        assert page[-len(moves) - 1] == story[-1]  # the latest event is shown, too
        pages += 1
    assert pages > 5


@pytest.mark.compiled_only
@pytest.mark.parametrize(("width", "words"), [(40, True), (60, False), (80, True), (80, False)])
@pytest.mark.parametrize(
    ("game", "edition", "share", "language"),
    [("taj-mahal", "2006", 0.04, "en"), ("maharani", "2012", 0.15, "en"), ("taj-mahal", "2018", 0.04, "fr")],
)
def test_no_line_is_wider_than_the_screen(game, edition, share, language, words, width):
    checked = 0
    for context in page_contexts(4, share, game=game, edition=edition, language=language):
        context = PageContext(context.sight, context.names, width, words, language)
        book = context.sight.setting.rulebook.presentation.pages()
        lines = [line for section in book.table(context) for line in section_lines(section)]
        lines += [line for name in book.extra for line in section_lines(book.extra_section(context, name))]
        lines += offer_lines(book.offer(context, whole=True), width, True, words)
        lines += sheet_lines(context.sight.sheet, book, context.names, width, words)
        lines += primer_lines(book, width) + rule_lines(book, "4", width)
        if width == 80:
            assert [strip(line) for line in lines if width_of(line) > width] == []
        folded = story_lines(lines, width, words)  # wrapped as on the screen
        assert [strip(line) for line in folded if width_of(line) > width] == []
        checked += 1
    assert checked > 2


@pytest.mark.compiled_only
def test_all_moves_of_a_full_hand_are_listed():
    game, most_moves = new("taj-mahal", 2, seed=1), 0
    while game.to_move is not None:
        context = PageContext(game.seen_by(game.to_move), LONG_NAMES[:2])
        others = [move for move in game.legal_moves if move.text != "out"]
        withdraws = context.sight.seat == 0 and not game.position.read().phase  # seat 0 only collects cards
        game.push("out" if withdraws or not others else others[-1])
        if len(context.sight.legal_moves) <= max(60, most_moves):
            continue
        most_moves = len(context.sight.legal_moves)
        book = context.sight.setting.rulebook.presentation.pages()
        short = offer_lines(book.offer(context), 80, True, False)
        assert len(fit_turn(book.table(context), ["s"], short, SCREEN_HEIGHT)) < SCREEN_HEIGHT
        whole = book.offer(context, whole=True)
        assert {strip(choice.text) for choice in whole.choices} == {move.text for move in context.sight.legal_moves}
        assert whole.choices[: len(book.offer(context).choices)] == book.offer(context).choices
    assert most_moves > 60


def test_less_important_sections_are_left_out_but_never_the_question():
    sections = [Section("a", "A", ["a"] * 5), Section("b", "", ["b"] * 4, 1), Section("c", "", ["c"] * 3, 2)]
    story = ["s"] * 10
    moves = ["q"] * 4

    def first_letters(height):
        """Return the first letter of each line of a turn: a, b and c are sections, s is an event, q is the question,
        and a dot is the line that replaces old events.
        """
        return "".join(line[0].lower() for line in map(strip, fit_turn(sections, story, moves, height)))

    assert first_letters(60) == "aaaaaabbbbcccssssssssssqqqq"
    assert first_letters(24) == "aaaaaabbbbccc.sssssqqqq"
    assert first_letters(22) == "aaaaaabbbb.ssssssqqqq"
    assert first_letters(16) == "aaaaaabbbb.qqqq"
    assert first_letters(15) == "aaaaaa.sssqqqq"
    assert first_letters(3) == "aaaaaaqqqq"


# -- typed moves ------------------------------------------------------------------------------------------------------
@pytest.fixture
def sight():
    """What seat 0 sees at the beginning of a game of Taj Mahal."""
    game = new("taj-mahal", 4, seed=5, options={"start_player": 0}, version=1)
    return game.seen_by(0)


def typed_move(sight, typed, *choices):
    """Return the move that typed text stands for, or None. ``choices`` are the offered moves."""
    move = parse_move(sight, [Choice(choice, "") for choice in choices], typed)
    return move.text if move else None


def test_move_may_be_typed_in_any_case_and_without_signs(sight):
    card = next(move.text for move in sight.legal_moves if "+" in move.text)
    for typed in (card, card.lower(), card.upper(), card.replace("+", " "), card.replace("+", "")):
        assert typed_move(sight, typed) == card


@pytest.mark.parametrize(
    "typed", ["", " ", "+", "?", "@", "0", "3", "1x", "99999999999999999999", "nonsense", "²", "٣"]
)
def test_other_input_is_not_taken_for_a_move(sight, typed):
    assert typed_move(sight, typed, "out", "xyz") is None


def test_number_selects_from_the_list(sight):
    card = next(move.text for move in sight.legal_moves if "+" in move.text)
    alone, companion = card.split("+")
    assert typed_move(sight, "1", "out", alone) == "out"
    assert typed_move(sight, "2", "out", alone) == alone
    for typed in (f"2+{companion}", f"2 + {companion}", f"2{companion}", f"2+{companion.lower()}"):
        assert typed_move(sight, typed, "out", alone) == card


FRENCH_INPUT = [
    ("jVP", "yVP"),
    ("jvp", "yVP"),
    ("yVP", "yVP"),  # the notation of records, which is unambiguous here
    ("yvp", "yVP"),
    ("jVP+lE", "yVP+wE"),
    ("3+lE", "yVP+wE"),
    ("3+wE", "yVP+wE"),
    ("3 le", "yVP+wE"),
    ("retrait", "out"),
    ("RETRAIT", "out"),
    ("out", "out"),
    ("1", "out"),
    ("vVP", None),  # a green card, which is not in the hand
    ("wE", None),
]
"""Typed text, and the move that it stands for in French: in the notation of records, or None."""


@pytest.mark.parametrize(("typed", "text"), FRENCH_INPUT)
def test_move_is_typed_in_french_notation_or_in_the_notation_of_records(sight, typed, text):
    set_language("fr")
    assert {"yVP", "yVP+wE", "out"} <= {move.text for move in sight.legal_moves}
    assert typed_move(sight, typed, "retrait", "rPK", "jVP") == text


def test_ambiguous_letter_is_read_in_the_current_language():
    set_language("fr")
    violet_cards = 0
    for seed in range(6):
        game = new("taj-mahal", 3, seed=seed, edition="2000", version=1)
        sight = game.seen_by(game.to_move)
        cards = {move.text for move in sight.legal_moves if "+" not in move.text}
        for card in (card for card in cards if card[0] in "gv" and card != "out"):
            assert typed_move(sight, {"g": "v", "v": "i"}[card[0]] + card[1:]) == card
            green = "g" + card[1:]
            assert typed_move(sight, "v" + card[1:]) == (green if green in cards else None)
            violet_cards += card[0] == "v" and green not in cards
    assert violet_cards  # there was a violet card that could be mistaken for a green one


def test_typed_number_is_a_move_if_the_moves_of_a_game_are_numbers():
    game = new("toy", 3, seed=7)
    sight = game.seen_by(game.to_move)
    assert not are_numbered(sight)
    assert typed_move(sight, "2", "draw", "0", "1") == "2"
    assert typed_move(sight, "3", "draw", "0", "1") is None


def test_unnumbered_offer_shows_no_numbers():
    offer = Offer("Choose a move.", [Choice("0", ""), Choice("draw", "", "a draw")])
    assert "1 " not in "".join(map(strip, offer_lines(offer, 80, False, False)))
    assert offer_lines(offer, 80, False, True)[1:] == ["0.", "draw, a draw."]


# -- rules ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", ["TM-4.7", "tm-4.7", "4.7"])
def test_rule_is_shown_by_its_number(sight, number):
    (first, *_) = rule_lines(sight.setting.rulebook.presentation.pages(), number, 80)
    assert strip(first).startswith("TM-4.7 Palaces. ")


def test_section_of_the_rules_is_shown_by_its_number(sight):
    lines = [strip(line) for line in rule_lines(sight.setting.rulebook.presentation.pages(), "9", 80)]
    assert lines[0] == "9 Two players: Unrest (2018)"
    assert [line.split()[0] for line in lines[1:] if line.startswith("TM-")] == [f"TM-9.{n}" for n in range(1, 7)]


def test_unknown_rule_number_is_reported(sight):
    pages = sight.setting.rulebook.presentation.pages()
    assert rule_lines(pages, "rVE", 80) is None
    assert rule_lines(pages, "@Delhi", 80) is None
    assert strip(rule_lines(pages, "TM-4.99", 80)[0]).startswith("There is no rule TM-4.99.")
    assert (
        strip(rule_lines(new("toy", 2, seed=1).setting.rulebook.presentation.pages(), "4", 80)[0])
        == "There is no rule 4."
    )
