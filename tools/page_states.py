"""The states of the web client for pictures and browser tests: the table, the position, and the actions on the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Locator, Page, expect

from deterministic_server import NAMES, Stage, seat_people, staged
from durbar.games.sight import Sight

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
"""The width and height of the windows in pixels, by name."""
EVERYWHERE = tuple((size, theme) for size in SIZES for theme in ("light", "dark"))
"""Every size in both themes."""
EVERY_SIZE = (("1440", "light"), ("1024", "dark"), ("390", "light"))
"""Every size in one theme."""
FRENCH = "fr-FR"
"""The language of browsers for pictures in French."""
LOADED = ".dock, .ranking, .cover, .book-text .figure svg, .an-page, .stat-facts"
"""Selector of an element that is visible as soon as a page has loaded."""
LABELS = "(elements) => elements.map((element) => element.getAttribute('aria-label'))"
"""A script that returns the labels of elements."""
HOME_PEOPLE = 3
"""The number of people at the tables that the home page lists."""
SEVERAL = 2
"""The smallest number of cards, palaces or moves in positions that should show several."""
LATE_MOVES = 40
"""The number of moves from which a game of Maharani is late."""
REPLAY_MOVE = 60
"""The number of the move that a replay shows."""
CLOSE_GAME_SEED = 19
"""The seed of a close game: three novices end with 55, 57 and 51 points."""
STATISTICS_GAMES = 6
"""The number of games in the statistics: enough for intervals."""
DAYS_APART = 4
"""The number of days between two games of the statistics."""

Arrange = Callable[[Stage, Sequence[BrowserContext]], str]
"""A function that seats people, plays, and returns the address of the page without its `#/`."""


@dataclass(frozen=True)
class Picture:
    """A state of the web client: how to reach it, the number of people it needs, and the actions on the page."""

    name: str
    looks: tuple[tuple[str, str], ...]
    """The sizes and themes of its pictures."""
    arrange: Arrange
    players: int
    """The number of people that `arrange` receives."""
    show: Callable[[Page], None]
    """The actions on the page before the picture is taken."""
    whole: bool = False
    """Whether the picture shows the whole page and not only the window."""
    language: str = "en-GB"


# -- tables -----------------------------------------------------------------------------------------------------------
def table(wanted: Callable[[Sight], bool], game: str = "taj-mahal", seed: int = 2) -> Arrange:
    """Return an arrangement of a table at the first position that `wanted` accepts."""
    return lambda stage, people: f"table/{staged(stage, people, wanted, game=game, seed=seed)}"


def home(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange the home page of a person with two tables."""
    seat_people(stage, people)
    seat_people(stage, people[:2], game="maharani")
    return ""


def replay(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange a replay in the middle of a finished game, with every hand open."""
    return f"replay/{staged(stage, people, is_over, seed=2)}/{REPLAY_MOVE}/open"


def replay_floor(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange a replay of Maharani, late in the game."""
    return f"replay/{staged(stage, people, is_over, game='maharani', seed=3)}/{REPLAY_MOVE}"


def analysis(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange the analysis of a close game between three players with many kinds of mistakes."""
    return f"analysis/{staged(stage, people, is_over, seed=CLOSE_GAME_SEED)}"


def statistics(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange the statistics of several finished games, one every few days."""
    for seed in range(STATISTICS_GAMES):
        stage.entropy.days_ago = (STATISTICS_GAMES - seed) * DAYS_APART
        staged(stage, people, is_over, seed=seed + 1)
    stage.entropy.days_ago = 0
    staged(stage, people, is_over, game="maharani", seed=1)
    return "statistics"


def home_with_name(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Arrange the home page of a person who has only entered a name."""
    people[0].request.put(f"{stage.address}api/me", data={"name": NAMES[0]})
    return ""


def guide(game: str) -> Arrange:
    """Return an arrangement of a guided first game."""

    def open_guide(stage: Stage, people: Sequence[BrowserContext]) -> str:
        home_with_name(stage, people)
        return f"table/{people[0].request.post(f'{stage.address}api/games/{game}/guide', data={}).json()['table']}"

    return open_guide


def page(address: str) -> Arrange:
    """Return an arrangement of a page that needs no table."""
    return lambda _stage, _people: address


# -- positions --------------------------------------------------------------------------------------------------------
def _visit(sight: Sight) -> int:
    """Return the number of the visit, or 0 if the game is over."""
    return sight.view()["table"].get("visit") or 0


def is_first_turn(sight: Sight) -> bool:
    """Accept the first turn."""
    return bool(sight.legal_moves)


def is_choosing_cards(sight: Sight) -> bool:
    """Accept a turn in the fifth visit with a colour chosen and at least two cards played."""
    view = sight.view()
    player = view["table"]["seats"][sight.seat]
    return (
        _visit(sight) == 5
        and view["table"]["phase"] == "play"
        and player["colour"] is not None
        and len(player["row"]) >= SEVERAL
    )


def is_withdrawal_good(sight: Sight) -> bool:
    """Accept a turn in which withdrawing would bring several points and palaces."""
    previews = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    withdrawal = previews.get("out")
    return (
        _visit(sight) >= 5
        and withdrawal is not None
        and withdrawal["low"] >= 3
        and len(withdrawal["sketch"].get("palaces", ())) >= SEVERAL
    )


def is_joining_provinces(sight: Sight) -> bool:
    """Accept the choice of a city where a palace would join provinces."""
    moves = sight.view()["legal_moves"]
    return _visit(sight) >= 6 and any(
        move["text"][0] == "@" and len(move["preview"]["sketch"].get("provinces", ())) > SEVERAL for move in moves
    )


def is_taking_cards(sight: Sight) -> bool:
    """Accept a choice of cards from the display."""
    view = sight.view()
    return _visit(sight) >= 4 and view["table"]["phase"] == "take" and len(view["legal_moves"]) > SEVERAL


def has_unrest_cards(sight: Sight) -> bool:
    """Accept a turn in which unrest has cards."""
    table = sight.view()["table"]
    return _visit(sight) >= 4 and table["phase"] == "play" and len(table["unrest"]["cards"]) >= SEVERAL


def is_crowded(sight: Sight) -> bool:
    """Accept a late turn in which all players have cards in their rows."""
    table = sight.view()["table"]
    return _visit(sight) >= 8 and table["phase"] == "play" and all(player["row"] for player in table["seats"])


def is_over(sight: Sight) -> bool:
    """Accept the end of the game."""
    return sight.view()["outcome"] is not None


def is_late_in_maharani(sight: Sight) -> bool:
    """Accept a late turn of Maharani."""
    return int(sight.view()["moves_made"]) >= LATE_MOVES


# -- actions on the page ----------------------------------------------------------------------------------------------
def do_nothing(_page: Page) -> None:
    """Do nothing."""


def open_friends_dialog(page: Page) -> None:
    """Open the dialog for a table with friends."""
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="With friends").click()
    page.get_by_role("dialog").wait_for()


def create_friends_table(page: Page) -> None:
    """Create a table with friends and show its links."""
    open_friends_dialog(page)
    page.get_by_role("dialog").get_by_role("button", name="Create the links").click()
    page.get_by_role("heading", name="waiting for players").wait_for()


def in_hand(page: Page) -> Locator:
    """Return the cards or tiles below the board that may be picked, in any language."""
    return page.get_by_role("contentinfo").get_by_role("group").get_by_role("button", disabled=False)


def on_board(page: Page) -> Locator:
    """Return the cities that may be built in, or the slots and spaces of the floor, in any language."""
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
    """Pick a tile and the space where it brings the most gold, up to the preview."""
    most_gold, best = -1, ("", "")
    tiles = in_hand(page).and_(page.get_by_role("button", name=re.compile("^Slot")))
    spaces = on_board(page).and_(page.get_by_role("button", name=re.compile("^[a-h][1-8],.* fits")))
    tiles.first.wait_for()
    for tile in tiles.evaluate_all(LABELS):
        pick_tile(page, tile)
        for space in spaces.evaluate_all(LABELS):
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
    """Search the rules."""
    page.get_by_role("searchbox").fill("crown palace")
    page.wait_for_selector(".book-found mark")


def show_tip(page: Page) -> None:
    """Show the tooltip of a prize at court (a niche)."""
    page.locator(".niche.open").nth(1).hover()
    page.wait_for_selector(".tip .ref")


def wait_for_analysis(page: Page) -> None:
    """Wait for the end of the analysis."""
    page.wait_for_selector(".an-chart .run", timeout=10 * 60_000)


def go_to_first_move(page: Page) -> None:
    """Go to the first step at which the guide asks for a move. Its text differs from step to step."""
    guide = page.get_by_role("region", name="Guide")
    text = guide.get_by_role("status")
    next_button = guide.get_by_role("button", name=re.compile("^(Next|Suivant)$"))
    text.wait_for()
    while next_button.count():
        before = text.inner_text()
        next_button.click()
        expect(text).not_to_have_text(before)


PICTURES = [
    Picture("home", EVERYWHERE, home, HOME_PEOPLE, do_nothing),
    Picture("friends", EVERYWHERE, home_with_name, 1, open_friends_dialog),
    Picture("friends-gathering", EVERYWHERE, home_with_name, 1, create_friends_table),
    Picture("taj-mahal-opening", EVERYWHERE, table(is_first_turn), 4, do_nothing),
    Picture("taj-mahal-choosing", EVERYWHERE, table(is_choosing_cards), 4, pick_card),
    Picture("taj-mahal-withdrawing", EVERYWHERE, table(is_withdrawal_good, seed=3), 4, do_nothing),
    Picture("taj-mahal-building", EVERYWHERE, table(is_joining_provinces, seed=4), 4, pick_best_city),
    Picture("taj-mahal-taking", EVERYWHERE, table(is_taking_cards), 4, pick_display_card),
    Picture("taj-mahal-unrest", EVERYWHERE, table(has_unrest_cards), 2, do_nothing),
    Picture("taj-mahal-five", EVERYWHERE, table(is_crowded), 5, do_nothing),
    Picture("taj-mahal-result", EVERYWHERE, table(is_over), 4, do_nothing),
    Picture("maharani", EVERYWHERE, table(is_late_in_maharani, "maharani", 3), 4, do_nothing),
    Picture("maharani-laying", EVERYWHERE, table(is_late_in_maharani, "maharani", 5), 3, pick_best_tile),
    Picture("maharani-result", EVERYWHERE, table(is_over, "maharani", 3), 4, do_nothing),
    Picture("first-game", EVERYWHERE, guide("taj-mahal"), 1, go_to_first_move),
    Picture("first-game-maharani", EVERYWHERE, guide("maharani"), 1, go_to_first_move),
    Picture("replay", EVERYWHERE, replay, 4, do_nothing),
    Picture("replay-maharani", EVERY_SIZE, replay_floor, 4, do_nothing),
    Picture("analysis", EVERYWHERE, analysis, 3, wait_for_analysis, whole=True),
    Picture("rules", EVERYWHERE, page("rules/taj-mahal/TM-4.7"), 1, do_nothing),
    Picture("rules-search", EVERY_SIZE, page("rules/taj-mahal"), 1, search_rules),
    Picture("rules-editions", EVERY_SIZE, page("rules/taj-mahal/0"), 1, do_nothing),
    Picture("rules-maharani", EVERY_SIZE, page("rules/maharani/MH-3.4"), 1, do_nothing),
    Picture("tip", EVERY_SIZE, table(is_choosing_cards), 4, show_tip),
    Picture("tip-maharani", EVERY_SIZE, table(is_late_in_maharani, "maharani", 3), 4, show_tip),
    Picture("statistics", EVERYWHERE, statistics, 2, do_nothing, whole=True),
    Picture("french-home", EVERY_SIZE, home, HOME_PEOPLE, do_nothing, language=FRENCH),
    Picture("french-taj-mahal", EVERY_SIZE, table(is_choosing_cards), 4, pick_card, language=FRENCH),
    Picture(
        "french-taj-mahal-withdrawing", EVERY_SIZE, table(is_withdrawal_good, seed=3), 4, do_nothing, language=FRENCH
    ),
    Picture("french-maharani", EVERY_SIZE, table(is_late_in_maharani, "maharani", 5), 3, do_nothing, language=FRENCH),
    Picture("french-first-game", EVERY_SIZE, guide("maharani"), 1, go_to_first_move, language=FRENCH),
    Picture("french-first-game-taj-mahal", EVERY_SIZE, guide("taj-mahal"), 1, go_to_first_move, language=FRENCH),
    Picture("french-replay", EVERY_SIZE, replay, 4, do_nothing, language=FRENCH),
    Picture("french-replay-maharani", EVERY_SIZE, replay_floor, 4, do_nothing, language=FRENCH),
    Picture("french-result", EVERY_SIZE, table(is_over), 4, do_nothing, language=FRENCH),
    Picture("french-analysis", EVERY_SIZE, analysis, 3, wait_for_analysis, whole=True, language=FRENCH),
    Picture("french-rules", EVERY_SIZE, page("rules/maharani/MH-4.2"), 1, do_nothing, language=FRENCH),
    Picture("french-statistics", EVERY_SIZE, statistics, 2, do_nothing, whole=True, language=FRENCH),
]
