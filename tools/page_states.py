"""The states of the web client that pictures show and browser tests check.

A state consists of a table in a certain position, and of actions on the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Locator, Page, expect

from deterministic_server import NAMES, Stage, seat_people, staged
from durbar.games.sight import Sight

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
"""The width and height of a window in pixels, by the name of the size."""
ALL_SIZES_AND_THEMES = tuple((size, theme) for size in SIZES for theme in ("light", "dark"))
"""All sizes, each in both themes."""
ALL_SIZES = (("1440", "light"), ("1024", "dark"), ("390", "light"))
"""All sizes, each in one theme."""
FRENCH = "fr-FR"
"""The locale of the browsers for pictures in French."""
LOADED = ".dock, .ranking, .cover, .book-text .figure svg, .an-page, .stat-facts"
"""A selector of elements. As soon as a page has loaded, at least one of them is visible."""
GET_LABELS_SCRIPT = "(elements) => elements.map((element) => element.getAttribute('aria-label'))"
"""JavaScript code that returns the labels of elements."""
HOME_PEOPLE = 3
"""The number of people at the tables that the home page lists."""
MIN_SEVERAL = 2
"""The number of cards, palaces or moves that counts as several, for positions that should show several of them."""
LATE_MOVES = 40
"""The number of moves after which a position of Maharani counts as late in the game."""
REPLAY_MOVE = 60
"""A replay shows the position after this many moves."""
CLOSE_GAME_SEED = 19
"""The seed of a close game: three novices end with 55, 57 and 51 points."""
STATISTICS_GAMES = 6
"""The number of games in the statistics. It is large enough for confidence intervals."""
DAYS_APART = 4
"""The number of days between two games of the statistics."""

Arrange = Callable[[Stage, Sequence[BrowserContext]], str]
"""A function that creates tables, makes moves, and returns the address of the page without the leading `#/`."""


@dataclass(frozen=True)
class Picture:
    """A state of the web client, and the pictures that are taken of it."""

    name: str
    sizes_and_themes: tuple[tuple[str, str], ...]
    """The window size and the theme of each picture of the state."""
    arrange: Arrange
    players: int
    """The number of people (browser contexts) that `arrange` needs."""
    show: Callable[[Page], None]
    """Performs the actions on the page before the picture is taken."""
    full_page: bool = False
    """Whether the picture shows the whole page and not only the window."""
    language: str = "en-GB"


# -- tables -----------------------------------------------------------------------------------------------------------
def table(wanted: Callable[[Sight], bool], game: str = "taj-mahal", seed: int = 2) -> Arrange:
    """Return a function that creates a table in the first position for which `wanted` returns True."""
    return lambda stage, people: f"table/{staged(stage, people, wanted, game=game, seed=seed)}"


def home(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Create two tables, and return the address of the home page, which lists them."""
    seat_people(stage, people)
    seat_people(stage, people[:2], game="maharani")
    return ""


def replay(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Create a finished game, and return the address of its replay after `REPLAY_MOVE` moves, with every hand open."""
    return f"replay/{staged(stage, people, is_over, seed=2)}/{REPLAY_MOVE}/open"


def replay_floor(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Create a finished game of Maharani, and return the address of its replay after `REPLAY_MOVE` moves."""
    return f"replay/{staged(stage, people, is_over, game='maharani', seed=3)}/{REPLAY_MOVE}"


def analysis(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Create a close game with many kinds of mistakes, and return the address of its analysis."""
    return f"analysis/{staged(stage, people, is_over, seed=CLOSE_GAME_SEED)}"


def statistics(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Create several finished games, one every few days, and return the address of the statistics."""
    for seed in range(STATISTICS_GAMES):
        stage.entropy.days_ago = (STATISTICS_GAMES - seed) * DAYS_APART
        staged(stage, people, is_over, seed=seed + 1)
    stage.entropy.days_ago = 0
    staged(stage, people, is_over, game="maharani", seed=1)
    return "statistics"


def home_with_name(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Return the address of the home page, for a person who has entered a name but has no tables."""
    people[0].request.put(f"{stage.address}api/me", data={"name": NAMES[0]})
    return ""


def guide(game: str) -> Arrange:
    """Return a function that creates the table of a guided first game."""

    def open_guide(stage: Stage, people: Sequence[BrowserContext]) -> str:
        home_with_name(stage, people)
        return f"table/{people[0].request.post(f'{stage.address}api/games/{game}/guide', data={}).json()['table']}"

    return open_guide


def page(address: str) -> Arrange:
    """Return a function that returns the address of a page that needs no table."""
    return lambda _stage, _people: address


# -- positions --------------------------------------------------------------------------------------------------------
def _visit_number(sight: Sight) -> int:
    """Return the number of the visit, or 0 if the game is over."""
    return sight.view()["table"].get("visit") or 0


def is_first_turn(sight: Sight) -> bool:
    """Whether the viewer is to move. The first position for which this is true is the viewer's first turn."""
    return bool(sight.legal_moves)


def is_choosing_cards(sight: Sight) -> bool:
    """Whether it is the fifth visit, and the player has a colour and at least two cards in the row."""
    view = sight.view()
    player = view["table"]["seats"][sight.seat]
    return (
        _visit_number(sight) == 5
        and view["table"]["phase"] == "play"
        and player["colour"] is not None
        and len(player["row"]) >= MIN_SEVERAL
    )


def is_withdrawal_good(sight: Sight) -> bool:
    """Whether a withdrawal would bring at least 3 points and several palaces, in the fifth visit or later."""
    previews = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    withdrawal = previews.get("out")
    return (
        _visit_number(sight) >= 5
        and withdrawal is not None
        and withdrawal["low"] >= 3
        and len(withdrawal["sketch"].get("palaces", ())) >= MIN_SEVERAL
    )


def is_joining_provinces(sight: Sight) -> bool:
    """Whether the player chooses a city, and a palace in one of the cities would connect more than two provinces."""
    moves = sight.view()["legal_moves"]
    return _visit_number(sight) >= 6 and any(
        move["text"][0] == "@" and len(move["preview"]["sketch"].get("provinces", ())) > MIN_SEVERAL for move in moves
    )


def is_taking_cards(sight: Sight) -> bool:
    """Whether the player takes a card from the display and has several to choose from."""
    view = sight.view()
    return _visit_number(sight) >= 4 and view["table"]["phase"] == "take" and len(view["legal_moves"]) > MIN_SEVERAL


def has_unrest_cards(sight: Sight) -> bool:
    """Whether unrest, the neutral opponent with two players, has several cards."""
    table = sight.view()["table"]
    return _visit_number(sight) >= 4 and table["phase"] == "play" and len(table["unrest"]["cards"]) >= MIN_SEVERAL


def is_crowded(sight: Sight) -> bool:
    """Whether all players have cards in their rows, in the eighth visit or later."""
    table = sight.view()["table"]
    return _visit_number(sight) >= 8 and table["phase"] == "play" and all(player["row"] for player in table["seats"])


def is_over(sight: Sight) -> bool:
    """Whether the game is over."""
    return sight.view()["outcome"] is not None


def is_late_in_maharani(sight: Sight) -> bool:
    """Whether at least `LATE_MOVES` moves have been made."""
    return int(sight.view()["moves_made"]) >= LATE_MOVES


# -- actions on the page ----------------------------------------------------------------------------------------------
def do_nothing(_page: Page) -> None:
    """Perform no action on the page."""


def open_friends_dialog(page: Page) -> None:
    """Open the dialog for a table with friends."""
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").wait_for()


def create_friends_table(page: Page) -> None:
    """Create a table with friends, and wait for the page with its links."""
    open_friends_dialog(page)
    page.get_by_role("dialog").get_by_role("button", name="Create the table").click()
    page.get_by_role("heading", name="waiting for players").wait_for()


def in_hand(page: Page) -> Locator:
    """Return the cards or tiles below the board that can be picked. The locator works in any language."""
    return page.get_by_role("contentinfo").get_by_role("group").get_by_role("button", disabled=False)


def on_board(page: Page) -> Locator:
    """Return the cities, or the slots and spaces of the floor, that can be picked. It works in any language."""
    return page.get_by_role("main").get_by_role("group").get_by_role("button", disabled=False)


def pick_card(page: Page) -> None:
    """Pick a card from the hand."""
    in_hand(page).first.click()
    page.get_by_role("contentinfo").get_by_role("button", pressed=True).first.wait_for()
    page.mouse.move(5, 300)


def pick_best_city(page: Page) -> None:
    """Pick the city whose palace would score the most provinces."""
    cities = on_board(page)
    cities.first.wait_for()
    most_provinces, best_city = -1, cities.first
    for city in cities.all():
        city.dispatch_event("pointerenter")
        count = page.locator(".map .plus").count()
        city.dispatch_event("pointerleave")
        if count > most_provinces:
            most_provinces, best_city = count, city
    best_city.dispatch_event("click")
    page.get_by_role("main").get_by_role("button", pressed=True).wait_for()


def pick_display_card(page: Page) -> None:
    """Pick a card of the display."""
    cards = page.get_by_role("region", name="Display")
    cards.get_by_role("button").first.click()
    cards.get_by_role("button", pressed=True).wait_for()
    page.mouse.move(5, 300)


def pick_best_tile(page: Page) -> None:
    """Pick the tile and the space that bring the most gold, so that the page shows the preview of the move."""
    most_gold, best = -1, ("", "")
    tiles = in_hand(page).and_(page.get_by_role("button", name=re.compile("^Slot")))
    spaces = on_board(page).and_(page.get_by_role("button", name=re.compile("^[a-h][1-8],.* fits")))
    tiles.first.wait_for()
    for tile in tiles.evaluate_all(GET_LABELS_SCRIPT):
        pick_tile(page, tile)
        for space in spaces.evaluate_all(GET_LABELS_SCRIPT):
            gold = re.search(r"(\d+) gold", space)
            if gold and int(gold[1]) > most_gold:
                most_gold, best = int(gold[1]), (tile, space)
    pick_tile(page, best[0])
    page.get_by_role("main").get_by_role("button", name=best[1], exact=True).click()
    page.get_by_role("main").get_by_role("button", pressed=True).last.wait_for()
    page.mouse.move(5, 300)


def pick_tile(page: Page, name: str) -> None:
    """Pick a tile below the board, unless it is picked already."""
    tile = page.get_by_role("contentinfo").get_by_role("button", name=name, exact=True)
    if tile.get_attribute("aria-pressed") == "false":
        tile.click()
    tile.and_(page.get_by_role("button", pressed=True)).wait_for()


def search_rules(page: Page) -> None:
    """Search the rules page for a term, and wait for the results."""
    page.get_by_role("searchbox").fill("crown palace")
    page.wait_for_selector(".book-found mark")


def show_tip(page: Page) -> None:
    """Show the tooltip of a prize at court (a niche)."""
    page.locator(".niche.open").nth(1).hover()
    page.wait_for_selector(".tip .ref")


def wait_for_analysis(page: Page) -> None:
    """Wait until the analysis is computed and its chart is shown."""
    page.wait_for_selector(".an-chart .run", timeout=10 * 60_000)


def go_to_first_move(page: Page) -> None:
    """Press Next until the guide asks for a move. After each press, wait until the text of the guide has changed."""
    guide = page.get_by_role("region", name="Guide")
    text = guide.get_by_role("status")
    next_button = guide.get_by_role("button", name=re.compile("^(Next|Suivant)$"))
    text.wait_for()
    while next_button.count():
        before = text.inner_text()
        next_button.click()
        expect(text).not_to_have_text(before)


PICTURES = [
    Picture("home", ALL_SIZES_AND_THEMES, home, HOME_PEOPLE, do_nothing),
    Picture("friends", ALL_SIZES_AND_THEMES, home_with_name, 1, open_friends_dialog),
    Picture("friends-gathering", ALL_SIZES_AND_THEMES, home_with_name, 1, create_friends_table),
    Picture("taj-mahal-opening", ALL_SIZES_AND_THEMES, table(is_first_turn), 4, do_nothing),
    Picture("taj-mahal-choosing", ALL_SIZES_AND_THEMES, table(is_choosing_cards), 4, pick_card),
    Picture("taj-mahal-withdrawing", ALL_SIZES_AND_THEMES, table(is_withdrawal_good, seed=3), 4, do_nothing),
    Picture("taj-mahal-building", ALL_SIZES_AND_THEMES, table(is_joining_provinces, seed=4), 4, pick_best_city),
    Picture("taj-mahal-taking", ALL_SIZES_AND_THEMES, table(is_taking_cards), 4, pick_display_card),
    Picture("taj-mahal-unrest", ALL_SIZES_AND_THEMES, table(has_unrest_cards), 2, do_nothing),
    Picture("taj-mahal-five", ALL_SIZES_AND_THEMES, table(is_crowded), 5, do_nothing),
    Picture("taj-mahal-result", ALL_SIZES_AND_THEMES, table(is_over), 4, do_nothing),
    Picture("maharani", ALL_SIZES_AND_THEMES, table(is_late_in_maharani, "maharani", 3), 4, do_nothing),
    Picture("maharani-laying", ALL_SIZES_AND_THEMES, table(is_late_in_maharani, "maharani", 5), 3, pick_best_tile),
    Picture("maharani-result", ALL_SIZES_AND_THEMES, table(is_over, "maharani", 3), 4, do_nothing),
    Picture("first-game", ALL_SIZES_AND_THEMES, guide("taj-mahal"), 1, go_to_first_move),
    Picture("first-game-maharani", ALL_SIZES_AND_THEMES, guide("maharani"), 1, go_to_first_move),
    Picture("replay", ALL_SIZES_AND_THEMES, replay, 4, do_nothing),
    Picture("replay-maharani", ALL_SIZES, replay_floor, 4, do_nothing),
    Picture("analysis", ALL_SIZES_AND_THEMES, analysis, 3, wait_for_analysis, full_page=True),
    Picture("rules", ALL_SIZES_AND_THEMES, page("rules/taj-mahal/TM-4.7"), 1, do_nothing),
    Picture("rules-search", ALL_SIZES, page("rules/taj-mahal"), 1, search_rules),
    Picture("rules-editions", ALL_SIZES, page("rules/taj-mahal/0"), 1, do_nothing),
    Picture("rules-maharani", ALL_SIZES, page("rules/maharani/MH-3.4"), 1, do_nothing),
    Picture("tip", ALL_SIZES, table(is_choosing_cards), 4, show_tip),
    Picture("tip-maharani", ALL_SIZES, table(is_late_in_maharani, "maharani", 3), 4, show_tip),
    Picture("statistics", ALL_SIZES_AND_THEMES, statistics, 2, do_nothing, full_page=True),
    Picture("french-home", ALL_SIZES, home, HOME_PEOPLE, do_nothing, language=FRENCH),
    Picture("french-taj-mahal", ALL_SIZES, table(is_choosing_cards), 4, pick_card, language=FRENCH),
    Picture(
        "french-taj-mahal-withdrawing", ALL_SIZES, table(is_withdrawal_good, seed=3), 4, do_nothing, language=FRENCH
    ),
    Picture("french-maharani", ALL_SIZES, table(is_late_in_maharani, "maharani", 5), 3, do_nothing, language=FRENCH),
    Picture("french-first-game", ALL_SIZES, guide("maharani"), 1, go_to_first_move, language=FRENCH),
    Picture("french-first-game-taj-mahal", ALL_SIZES, guide("taj-mahal"), 1, go_to_first_move, language=FRENCH),
    Picture("french-replay", ALL_SIZES, replay, 4, do_nothing, language=FRENCH),
    Picture("french-replay-maharani", ALL_SIZES, replay_floor, 4, do_nothing, language=FRENCH),
    Picture("french-result", ALL_SIZES, table(is_over), 4, do_nothing, language=FRENCH),
    Picture("french-analysis", ALL_SIZES, analysis, 3, wait_for_analysis, full_page=True, language=FRENCH),
    Picture("french-rules", ALL_SIZES, page("rules/maharani/MH-4.2"), 1, do_nothing, language=FRENCH),
    Picture("french-statistics", ALL_SIZES, statistics, 2, do_nothing, full_page=True, language=FRENCH),
]
