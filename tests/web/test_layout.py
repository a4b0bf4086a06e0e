"""Tests of the layout of tables, over a grid of window sizes, numbers of players and states of both games.

`make test` checks some positions at every size, and `make long` checks all of them. A position has one page, whose
window is resized.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from deterministic_server import staged
from durbar.games.sight import Sight
from page_states import is_over, is_withdrawal_good
from web.layout_checks import find_faults
from web.pages import WAIT_UNTIL_SETTLED, measure_overflow
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SIZES = (
    (2560, 1440),
    (1920, 1080),
    (1536, 730),
    (1440, 900),
    (1366, 657),
    (1280, 640),
    (1152, 720),  # 1440x900 at 125 %
    (1024, 768),
    (1024, 560),
    (960, 600),  # 1440x900 at 150 %
    (844, 390),
    (768, 1024),
    (720, 450),  # 1440x900 at 200 %
    (640, 320),  # 1280x640 at 200 %
    (512, 280),  # 1024x560 at 200 %
    (390, 844),
    (360, 740),
)
"""The sizes of the windows: width and height in pixels."""
SIZES_WITHOUT_SCROLLING = {*(size for size in SIZES if size[0] >= 700), (390, 844)}
"""In windows of these sizes, the page fits without scrolling."""
NAMES = ("Nooraine", "Katharin", "Tomasine", "Kiranjit", "Theodora")
"""The names of the players. Each name has eight letters."""
LONG_NAMES = (
    "Maximiliane-Alexandra von Hohenlohe",
    "🦚🐘🦁🐒👑🕌🏰💎🌶🍚",
    "Donaudampfschifffahrtsgesellschaft",
    "W" * 40,
    "Ana",
)
"""Names as long as people may enter them: with spaces, of emoji, and in one word."""
LONG_HAND = 12
"""The number of cards of a long hand."""


# -- positions --------------------------------------------------------------------------------------------------------
def has_move(sight: Sight) -> bool:
    """Return whether the player has any legal move."""
    return bool(sight.legal_moves)


def has_long_rows(sight: Sight) -> bool:
    """Return whether a row has many cards, and the player to move has cards in the row and can play more."""
    view = sight.view()
    rows = [seat["row"] for seat in view["table"]["seats"]]
    return (
        view["table"]["phase"] == "play"
        and view["moves_made"] > 30
        and len(view["legal_moves"]) > 2
        and max(map(len, rows)) >= 4
        and len(rows[sight.seat]) >= 2
    )


def has_long_hand(sight: Sight) -> bool:
    """Return whether the player can play from a hand of at least `LONG_HAND` cards."""
    view = sight.view()
    table = view["table"]
    return table["phase"] == "play" and len(view["legal_moves"]) > 2 and sum(table["hand"].values()) >= LONG_HAND


def has_to_take_cards(sight: Sight) -> bool:
    """Return whether a card has to be taken from a display with several cards."""
    view = sight.view()
    table = view["table"]
    return table["phase"] == "take" and view["moves_made"] > 30 and len(table["display"]) >= len(table["seats"])


def has_to_build(sight: Sight) -> bool:
    """Return whether a palace has to be built."""
    view = sight.view()
    return view["moves_made"] > 30 and any(move["text"][0] == "@" for move in view["legal_moves"])


def has_many_tiles(sight: Sight) -> bool:
    """Return whether almost half of the floor is covered, and the player can lay a tile."""
    view = sight.view()
    return view["table"]["phase"] == "first" and len(view["table"]["floor"]) > 24 and len(view["legal_moves"]) > 5


def find_long_preview(sight: Sight) -> str:
    """Return a move with a long preview, which costs a marker and places an artisan; or an empty text."""
    for move in sight.view()["legal_moves"] if has_many_tiles(sight) else ():
        message_ids = " ".join(message["id"] for message in move["preview"]["story"])
        if "marker-turned" in message_ids and "artisan" in message_ids:
            return str(move["text"])
    return ""


def find_full_quarter(sight: Sight) -> str:
    """Return a move that fills a quarter of the floor, which is then paid out; or an empty text."""
    for move in sight.view()["legal_moves"]:
        if any(message["id"] == "maharani.quarter-full" for message in move["preview"]["story"]):
            return str(move["text"])
    return ""


def find_second_tile(sight: Sight) -> str:
    """Return a move that lays a second tile and an artisan; or an empty text. Two players choose its colour."""
    view = sight.view()
    for move in view["legal_moves"] if view["table"]["phase"] != "first" else ():
        if "artisan" in move["preview"]["sketch"]:
            return str(move["text"])
    return ""


# -- what the player does before the check ----------------------------------------------------------------------------
def show_choices(table: TablePage, _move: str) -> Locator:
    """Pick nothing; return the first choices of a move."""
    return table.choices


def show_offer(table: TablePage, _move: str) -> Locator:
    """Pick nothing; return the choices and the button of the offered move."""
    return table.choices.or_(table.preview.get_by_role("button"))


def pick_first(table: TablePage, _move: str) -> Locator:
    """Pick the first choice, which also closes the summary of the other players' moves."""
    table.choices.first.click()
    expect(table.confirm).to_be_enabled()
    return table.choices.or_(table.preview.get_by_role("button"))


def pick_tile(table: TablePage, _move: str) -> Locator:
    """Pick a tile that has to be laid; return the tiles and the spaces that it fits."""
    table.tiles.first.click()
    table.spaces.first.wait_for()
    return table.tiles.or_(table.spaces)


def lay_tile(table: TablePage, move: str) -> Locator:
    """Pick a tile and a space; return them and the button that makes the move."""
    pick_tile(table, move)
    table.spaces.first.dispatch_event("click")  # a drawing may lie over the space
    expect(table.confirm).to_be_enabled()
    return table.tiles.or_(table.picked_spaces).or_(table.preview.get_by_role("button"))


def type_move(table: TablePage, move: str) -> Locator:
    """Type the move; return the tiles and the button that makes the move."""
    table.page.keyboard.press("/")
    table.dialog.get_by_role("combobox").fill(move)
    table.page.keyboard.press("Enter")
    expect(table.confirm).to_be_enabled()
    return table.tiles.or_(table.preview.get_by_role("button"))


def close_result(table: TablePage, _move: str) -> Locator:
    """Close the dialog with the result; return what can be done next."""
    table.result.wait_for()
    table.page.keyboard.press("Escape")
    steps = table.dock.get_by_role("navigation")
    return steps.get_by_role("button").or_(steps.get_by_role("link"))


@dataclass(frozen=True)
class State:
    """A state of a game: its position, the seat from which it is seen, and what the player does before the check."""

    game: str
    wanted: Callable[[Sight], bool | str]
    """Returns whether a position is wanted. It may return a move to show instead of True, and an empty text instead of
    False.
    """
    act: Callable[[TablePage, str], Locator]
    """Acts on the page, and returns the elements that the player can press."""
    seed: int = 11
    shows_long_hand: bool = False


STATES = {
    "opening": State("taj-mahal", has_move, show_choices),
    "playing": State("taj-mahal", has_long_rows, pick_first),
    "withdrawing": State("taj-mahal", is_withdrawal_good, show_offer, 1),
    "taking": State("taj-mahal", has_to_take_cards, pick_first),
    "building": State("taj-mahal", has_to_build, pick_first),
    "long hand": State("taj-mahal", has_long_hand, pick_first, 1, shows_long_hand=True),
    "after the game": State("taj-mahal", is_over, close_result, 2),
    "opening of Maharani": State("maharani", has_move, show_choices, 3),
    "tile of Maharani": State("maharani", has_many_tiles, pick_tile, 3),
    "laying in Maharani": State("maharani", has_many_tiles, lay_tile, 3),
    "long preview of Maharani": State("maharani", find_long_preview, type_move, 3),
    "second tile of Maharani": State("maharani", find_second_tile, type_move, 3),
    "full quarter of Maharani": State("maharani", find_full_quarter, type_move, 3),
    "after a game of Maharani": State("maharani", is_over, close_result, 3),
}
"""The states that are checked, by name."""
QUICK = {
    ("opening", 5),
    ("playing", 2),
    ("playing", 5),
    ("withdrawing", 4),
    ("taking", 5),
    ("building", 3),
    ("long hand", 5),
    ("after the game", 5),
    ("tile of Maharani", 2),
    ("laying in Maharani", 4),
    ("second tile of Maharani", 2),
    ("full quarter of Maharani", 4),
    ("after a game of Maharani", 3),
}
"""The states and numbers of players that `make test` checks."""
GRID = [
    pytest.param(name, players, marks=[] if (name, players) in QUICK else [pytest.mark.long])
    for name, state in STATES.items()
    for players in range(2, 6 if state.game == "taj-mahal" else 5)
]


def open_state(stage, contexts, state, names=NAMES):
    """Open the first player's page in a state; return the table, and what the player can press."""
    moves = []

    def is_wanted(sight):
        """Return whether a position is the wanted one, and remember the move to show."""
        wanted = state.wanted(sight)
        moves.append(wanted if isinstance(wanted, str) else "")
        return bool(wanted)

    id = staged(stage, contexts, is_wanted, game=state.game, seed=state.seed, names=names)
    table = TablePage(contexts[0].pages[0])
    table.page.goto(f"{stage.address}#/table/{id}")
    table.wait_for_turn()
    return table, state.act(table, moves[-1])


def set_size(page, size):
    """Resize the window of a page."""
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))


def find_faults_by_size(table, state, names, choices):
    """Return the faults at each window size that has any."""
    faults_by_size = {}
    for size in SIZES:
        set_size(table.page, size)
        faults = find_faults(table.page, state.game, names, choices, shows_long_hand=state.shows_long_hand)
        overflow = measure_overflow(table.page)[1]
        if overflow and size in SIZES_WITHOUT_SCROLLING:
            faults.append(f"the page is higher by {overflow}")
        if faults:
            faults_by_size[size] = faults
    return faults_by_size


@pytest.mark.parametrize(("name", "players"), GRID)
def test_nothing_overlaps_or_is_cut_off_in_any_window(stage, people, name, players):
    state = STATES[name]
    table, choices = open_state(stage, people(players), state)
    assert find_faults_by_size(table, state, NAMES[:players], choices) == {}


@pytest.mark.parametrize(("name", "players"), [("playing", 5), ("laying in Maharani", 4)])
def test_long_names_push_nothing_out(stage, people, name, players):
    state = STATES[name]
    table, choices = open_state(stage, people(players), state, LONG_NAMES)
    assert find_faults_by_size(table, state, LONG_NAMES[:players], choices) == {}


# -- nothing moves under the finger -----------------------------------------------------------------------------------
LANDSCAPE_PHONE = (844, 390)
STEADY_SIZES = ((1440, 900), (1024, 560), LANDSCAPE_PHONE, (390, 844), (360, 740))
"""The sizes of windows in which the hand and the buttons must keep their places."""


def places(*elements):
    """Return the left and upper edges of elements in the window, rounded to pixels."""
    boxes = [element.bounding_box() for element in elements]
    return [(round(box["x"]), round(box["y"])) for box in boxes]


def settle(page):
    """Scroll to the top of the page, and wait until the layout is up to date."""
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(WAIT_UNTIL_SETTLED)


def test_hand_and_buttons_keep_their_places_while_cards_are_picked(stage, people):
    table, _ = open_state(stage, people(3), STATES["playing"])
    button = table.preview.get_by_role("button").last
    for size in STEADY_SIZES:
        set_size(table.page, size)
        settle(table.page)
        hand, (_, top) = places(table.hand, button)
        table.preview.get_by_role("button", name="Cancel").click()
        expect(table.picked_cards).to_have_count(0)
        settle(table.page)
        hand_without_pick, (_, top_without_pick) = places(table.hand, button)  # this button is as wide as the preview
        assert hand_without_pick == hand
        if size != LANDSCAPE_PHONE:  # there the buttons are one above the other
            assert abs(top_without_pick - top) <= 1
        table.cards.first.click()
        expect(table.confirm).to_be_enabled()


def test_tiles_and_buttons_keep_their_places_while_a_tile_is_laid(stage, people):
    table, _ = open_state(stage, people(4), STATES["laying in Maharani"])
    for size in STEADY_SIZES:
        set_size(table.page, size)
        settle(table.page)
        with_space = places(table.rail)
        table.preview.get_by_role("button", name="Cancel").click()
        expect(table.confirm).to_have_count(0)
        settle(table.page)
        assert places(table.rail) == with_space
        table.tiles.first.click()
        settle(table.page)
        assert places(table.rail) == with_space
        table.spaces.first.dispatch_event("click")
        expect(table.confirm).to_be_enabled()


def test_hand_keeps_its_place_when_the_turn_ends(stage, people):
    table, _ = open_state(stage, people(3), STATES["playing"])
    set_size(table.page, STEADY_SIZES[-1])
    settle(table.page)
    own_turn = places(table.hand)
    table.make_move()
    table.wait_for_others()
    settle(table.page)
    assert places(table.hand) == own_turn


# -- the check itself -------------------------------------------------------------------------------------------------
# Scripts that add a rule to the last style sheet, and remove it again.
ADD_STYLE = """(rule) => {
  const sheet = [...document.styleSheets].at(-1);
  window.addedStyle = [sheet, sheet.insertRule(rule, sheet.cssRules.length)];
}"""
REMOVE_STYLE = "() => window.addedStyle[0].deleteRule(window.addedStyle[1])"


def test_check_finds_faults(stage, people):
    table, choices = open_state(stage, people(3), STATES["playing"])
    page = table.page
    set_size(page, (1366, 657))
    assert find_faults(page, "taj-mahal", NAMES[:3], choices) == []
    expected_faults = {  # a style rule that spoils the layout, and the fault that the check must find
        ".court-grid { overflow: hidden !important; grid-auto-rows: 20px !important }": "is not in its row",
        ".court-grid { overflow: visible !important; grid-auto-rows: 120px !important }": "is not in its panel",
        ".court-row:not(.head) { height: 90px; min-height: 90px !important }": "overlap",
        ".who-name b { max-width: 30px }": "is cut",
        ".who-points { translate: -250px 0 }": "lies on",
        ".who-short, .who-note { display: none !important }": "has 0 of",
        ".who-name b { font-size: 9px !important }": "is small",
        ".dock { margin-top: 400px }": "is outside",
        ".preview { position: fixed !important; inset: 0 }": "is under",
        ".side { margin-top: 60px; margin-bottom: -60px }": "overlap",
        ".preview .btn { min-height: 20px; height: 20px }": "small:",
        ".hand-area { position: absolute; inset: 0; z-index: 5 }": "covered:",
    }
    for rule, expected in expected_faults.items():
        page.evaluate(ADD_STYLE, rule)
        fault_list = find_faults(page, "taj-mahal", NAMES[:3], choices)
        assert any(expected in fault for fault in fault_list), (rule, fault_list)
        page.evaluate(REMOVE_STYLE)
    assert find_faults(page, "taj-mahal", NAMES[:3], choices) == []


def test_check_finds_covered_signs_of_cards(stage, people):
    state = STATES["long hand"]
    table, choices = open_state(stage, people(2), state)
    set_size(table.page, (1280, 640))
    assert find_faults(table.page, "taj-mahal", NAMES[:2], choices, shows_long_hand=True) == []
    table.page.evaluate(ADD_STYLE, ".hand-card { margin-left: -20px !important }")
    found = find_faults(table.page, "taj-mahal", NAMES[:2], choices, shows_long_hand=True)
    assert any("a sign of" in fault for fault in found), found
