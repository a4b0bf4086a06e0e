"""What is pictured: states of the web, the tables at which they come about, and what is done on the page first."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from durbar.games.sight import Sight
from staging import NAMES, Stage, seat_people, staged

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
EVERYWHERE = tuple((size, theme) for size in SIZES for theme in ("light", "dark"))
EVERY_SIZE = (("1440", "light"), ("1024", "dark"), ("390", "light"))
FRENCH = "fr-FR"
THERE = ".dock, .ranking, .cover, .book-text .figure svg, .an-page, .stat-facts"
"""One of these is seen as soon as a page is there."""
AT_HOME = 3
"""How many people sit at the tables that the home page lists."""
TALL = 2
LATE = 40
MIDDLE = 60
"""Moves into the game that is looked back at."""
CLOSE = 19
"""The seed of a game that three novices end with 55, 57 and 51 points."""
GAMES = 6
"""Games that the statistics tell of: enough for intervals."""
APART = 4
"""Days between one of them and the next."""

Arrange = Callable[[Stage, Sequence[BrowserContext]], str]
"""Seats people and plays; answers with the address of the page to be pictured."""


@dataclass(frozen=True)
class Picture:
    """A state of the web: how it comes about, who has to be there, and what is done on the page before it is taken."""

    name: str
    looks: tuple[tuple[str, str], ...]
    arrange: Arrange
    players: int
    show: Callable[[Page], None]
    whole: bool = False
    """Whether all of a long page is shown, not only what a window holds."""
    language: str = "en-GB"


# -- tables -----------------------------------------------------------------------------------------------------------
def table(wanted: Callable[[Sight], bool], game: str = "taj-mahal", seed: int = 2) -> Arrange:
    """A table at which the wanted position has come about."""
    return lambda stage, people: f"table/{staged(stage, people, wanted, game=game, seed=seed)}"


def home(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """The home page of somebody who sits at two tables."""
    seat_people(stage, people)
    seat_people(stage, people[:2], game="maharani")
    return ""


def replay(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """A game that is over, looked back at in its middle with every hand face up."""
    return f"replay/{staged(stage, people, over, seed=2)}/{MIDDLE}/open"


def replay_floor(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """The same of Maharani, late in the game."""
    return f"replay/{staged(stage, people, over, game='maharani', seed=3)}/{MIDDLE}"


def analysis(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """A close game of three with mistakes of many kinds, analysed."""
    return f"analysis/{staged(stage, people, over, seed=CLOSE)}"


def statistics(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """Some games that are over, one every few days."""
    for seed in range(GAMES):
        stage.entropy.days_ago = (GAMES - seed) * APART
        staged(stage, people, over, seed=seed + 1)
    stage.entropy.days_ago = 0
    staged(stage, people, over, game="maharani", seed=1)
    return "statistics"


def named(stage: Stage, people: Sequence[BrowserContext]) -> str:
    """The home page of somebody who has said a name, and nothing more."""
    people[0].request.put(f"{stage.address}api/me", data={"name": NAMES[0]})
    return ""


def guide(game: str) -> Arrange:
    """A first game in which one is led."""

    def opened(stage: Stage, people: Sequence[BrowserContext]) -> str:
        named(stage, people)
        return f"table/{people[0].request.post(f'{stage.address}api/games/{game}/guide', data={}).json()['table']}"

    return opened


def page(address: str) -> Arrange:
    """A page that needs nobody."""
    return lambda _stage, _people: address


# -- positions --------------------------------------------------------------------------------------------------------
def _visit(sight: Sight) -> int:
    return sight.view()["table"].get("visit") or 0


def at_start(sight: Sight) -> bool:
    """The first turn of all."""
    return bool(sight.legal_moves)


def choosing(sight: Sight) -> bool:
    """In the fifth visit, with a colour begun and more than one card of it."""
    view = sight.view()
    me = view["table"]["seats"][sight.seat]
    return (
        _visit(sight) == 5 and view["table"]["phase"] == "play" and me["colour"] is not None and len(me["row"]) >= TALL
    )


def withdrawing(sight: Sight) -> bool:
    """Withdrawing brings much, and it is not certain how much."""
    moves = {move["text"]: move["preview"] for move in sight.view()["legal_moves"]}
    out = moves.get("out")
    return _visit(sight) >= 5 and out is not None and out["low"] >= 3 and len(out["sketch"].get("palaces", ())) >= TALL


def building(sight: Sight) -> bool:
    """A palace is to be placed that joins provinces."""
    moves = sight.view()["legal_moves"]
    return _visit(sight) >= 6 and any(
        move["text"][0] == "@" and len(move["preview"]["sketch"].get("provinces", ())) > TALL for move in moves
    )


def taking(sight: Sight) -> bool:
    """Two cards of the display are to be taken, and there is a choice."""
    view = sight.view()
    return _visit(sight) >= 4 and view["table"]["phase"] == "take" and len(view["legal_moves"]) > TALL


def unrest(sight: Sight) -> bool:
    """Two players, and unrest has cards."""
    table = sight.view()["table"]
    return _visit(sight) >= 4 and table["phase"] == "play" and len(table["unrest"]["cards"]) >= TALL


def crowded(sight: Sight) -> bool:
    """Late in a game for five, everybody still there."""
    table = sight.view()["table"]
    return _visit(sight) >= 8 and table["phase"] == "play" and all(each["row"] for each in table["seats"])


def over(sight: Sight) -> bool:
    """The end."""
    return sight.view()["outcome"] is not None


def floor(sight: Sight) -> bool:
    """Well into a game of Maharani."""
    return int(sight.view()["moves_made"]) >= LATE


# -- what is done on the page -----------------------------------------------------------------------------------------
def nothing(_page: Page) -> None:
    """It is to be seen already."""


def friends(page: Page) -> None:
    """The dialog that makes a table for friends."""
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="With friends").click()
    page.wait_for_selector("dialog[open] form")


def gathered(page: Page) -> None:
    """A table for friends that was made just now, with its links."""
    friends(page)
    page.locator("dialog[open] .primary").click()
    page.wait_for_selector(".gathering .g-seats")


def card_picked(page: Page) -> None:
    """A card is picked, and what may go along glows."""
    page.locator(".hand-card.yes").first.click()
    page.mouse.move(5, 300)


def city_picked(page: Page) -> None:
    """The city with the longest chain is picked."""
    most, best = -1, page.locator(".tm-board > .room .target.legal").first
    for city in page.locator(".tm-board > .room .target.legal").all():
        city.dispatch_event("pointerenter")
        count = page.locator(".map .plus").count()
        city.dispatch_event("pointerleave")
        if count > most:
            most, best = count, city
    best.dispatch_event("click")
    page.wait_for_selector(".target.picked")


def card_taken(page: Page) -> None:
    """A card of the display is picked."""
    page.locator(".display-card.take").first.click()
    page.mouse.move(5, 300)


def tile_picked(page: Page) -> None:
    """A tile is picked and lies on the space where it brings most."""
    most, where = -1, (0, 0)
    tiles = page.locator(".rail-tile.legal")
    for tile in range(tiles.count()):
        tiles.nth(tile).click()
        spaces = page.locator(".place[data-next]")
        for space in range(spaces.count()):
            brings = re.search(r"(\d+) gold", spaces.nth(space).get_attribute("aria-label") or "")
            if brings and int(brings[1]) > most:
                most, where = int(brings[1]), (tile, space)
    if "picked" not in (tiles.nth(where[0]).get_attribute("class") or ""):
        tiles.nth(where[0]).click()
    page.locator(".place[data-next]").nth(where[1]).click()
    page.wait_for_selector(".preview .primary")
    page.mouse.move(5, 300)


def searched(page: Page) -> None:
    """Something is searched for in the rules."""
    page.get_by_role("searchbox").fill("crown palace")
    page.wait_for_selector(".book-found mark")


def told(page: Page) -> None:
    """What a niche of the court has to tell, with the way to its rule."""
    page.locator(".niche.open").nth(1).hover()
    page.wait_for_selector(".tip .ref")


def analysed(page: Page) -> None:
    """The analysis is done."""
    page.wait_for_selector(".an-chart .run", timeout=10 * 60_000)


def led(page: Page) -> None:
    """The guide has come to the first move that it asks for."""
    page.wait_for_selector(".guide-card")
    while page.locator(".guide-card .primary").count():
        step = page.locator(".guide-card").get_attribute("data-step")
        page.locator(".guide-card .primary").click()
        page.wait_for_selector(f".guide-card:not([data-step='{step}'])")


PICTURES = [
    Picture("home", EVERYWHERE, home, AT_HOME, nothing),
    Picture("friends", EVERYWHERE, named, 1, friends),
    Picture("friends-gathering", EVERYWHERE, named, 1, gathered),
    Picture("taj-mahal-opening", EVERYWHERE, table(at_start), 4, nothing),
    Picture("taj-mahal-choosing", EVERYWHERE, table(choosing), 4, card_picked),
    Picture("taj-mahal-withdrawing", EVERYWHERE, table(withdrawing, seed=3), 4, nothing),
    Picture("taj-mahal-building", EVERYWHERE, table(building, seed=4), 4, city_picked),
    Picture("taj-mahal-taking", EVERYWHERE, table(taking), 4, card_taken),
    Picture("taj-mahal-unrest", EVERYWHERE, table(unrest), 2, nothing),
    Picture("taj-mahal-five", EVERYWHERE, table(crowded), 5, nothing),
    Picture("taj-mahal-result", EVERYWHERE, table(over), 4, nothing),
    Picture("maharani", EVERYWHERE, table(floor, "maharani", 3), 4, nothing),
    Picture("maharani-laying", EVERYWHERE, table(floor, "maharani", 5), 3, tile_picked),
    Picture("maharani-result", EVERYWHERE, table(over, "maharani", 3), 4, nothing),
    Picture("first-game", EVERYWHERE, guide("taj-mahal"), 1, led),
    Picture("first-game-maharani", EVERYWHERE, guide("maharani"), 1, led),
    Picture("replay", EVERYWHERE, replay, 4, nothing),
    Picture("replay-maharani", EVERY_SIZE, replay_floor, 4, nothing),
    Picture("analysis", EVERYWHERE, analysis, 3, analysed, whole=True),
    Picture("rules", EVERYWHERE, page("rules/taj-mahal/TM-4.7"), 1, nothing),
    Picture("rules-search", EVERY_SIZE, page("rules/taj-mahal"), 1, searched),
    Picture("rules-editions", EVERY_SIZE, page("rules/taj-mahal/0"), 1, nothing),
    Picture("rules-maharani", EVERY_SIZE, page("rules/maharani/MH-3.4"), 1, nothing),
    Picture("tip", EVERY_SIZE, table(choosing), 4, told),
    Picture("tip-maharani", EVERY_SIZE, table(floor, "maharani", 3), 4, told),
    Picture("statistics", EVERYWHERE, statistics, 2, nothing, whole=True),
    Picture("french-home", EVERY_SIZE, home, AT_HOME, nothing, language=FRENCH),
    Picture("french-taj-mahal", EVERY_SIZE, table(choosing), 4, card_picked, language=FRENCH),
    Picture("french-taj-mahal-withdrawing", EVERY_SIZE, table(withdrawing, seed=3), 4, nothing, language=FRENCH),
    Picture("french-maharani", EVERY_SIZE, table(floor, "maharani", 5), 3, nothing, language=FRENCH),
    Picture("french-first-game", EVERY_SIZE, guide("maharani"), 1, led, language=FRENCH),
    Picture("french-first-game-taj-mahal", EVERY_SIZE, guide("taj-mahal"), 1, led, language=FRENCH),
    Picture("french-replay", EVERY_SIZE, replay, 4, nothing, language=FRENCH),
    Picture("french-replay-maharani", EVERY_SIZE, replay_floor, 4, nothing, language=FRENCH),
    Picture("french-result", EVERY_SIZE, table(over), 4, nothing, language=FRENCH),
    Picture("french-analysis", EVERY_SIZE, analysis, 3, analysed, whole=True, language=FRENCH),
    Picture("french-rules", EVERY_SIZE, page("rules/maharani/MH-4.2"), 1, nothing, language=FRENCH),
    Picture("french-statistics", EVERY_SIZE, statistics, 2, nothing, whole=True, language=FRENCH),
]
