"""Pictures of the web: the main states at three sizes, by day and by night, into docs/pictures.

    python tools/pictures.py [--only WORDS] [--folder docs/pictures]

Always the same tables: seeds are known beforehand, novices bring the game to the wanted place, and nothing moves.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from durbar.games.sight import Sight
from staging import NOON, Stage, open_stage, seat_people, staged

PROJECT = Path(__file__).resolve().parent.parent
CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
EVERYWHERE = tuple((size, theme) for size in SIZES for theme in ("light", "dark"))
BY_DAY = tuple((size, "light") for size in SIZES)
WIDE = (("1440", "light"),)
WAIT = 60_000
TALL = 2
LATE = 40
MOST = 256
"""Colours in a picture."""
SURFACES = 128
"""How many of them are the commonest ones: those of surfaces, which differ by little."""
LATER = 300
"""Seconds since the last move, in every picture."""
AT_HOME = 3
"""How many people sit at the tables that the home page lists."""


@dataclass(frozen=True)
class Picture:
    """A state of the web: who has to be there, which position, and what is done on the page before it is looked at."""

    name: str
    looks: tuple[tuple[str, str], ...]
    show: Callable[[Page], None]
    players: int = 0
    """0: the home page."""
    wanted: Callable[[Sight], bool] | None = None
    game: str = "taj-mahal"
    seed: int = 1


def nothing(_page: Page) -> None:
    """It is to be seen already."""


def friends(page: Page) -> None:
    """The dialog that makes a table for friends."""
    page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="With friends").click()
    page.wait_for_selector("dialog[open] form")


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


def result(page: Page) -> None:
    """The result, with its sheet and the chart."""
    page.wait_for_selector(".ranking")


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


PICTURES = [
    Picture("home", EVERYWHERE, nothing),
    Picture("friends", WIDE, friends),
    Picture("taj-mahal-opening", WIDE, nothing, 4, at_start, seed=2),
    Picture("taj-mahal-choosing", (("1440", "light"), ("390", "dark")), card_picked, 4, choosing, seed=2),
    Picture("taj-mahal-withdrawing", EVERYWHERE, nothing, 4, withdrawing, seed=3),
    Picture("taj-mahal-building", (("1440", "dark"), ("390", "light")), city_picked, 4, building, seed=4),
    Picture("taj-mahal-unrest", WIDE, nothing, 2, unrest, seed=2),
    Picture("taj-mahal-five", BY_DAY, nothing, 5, crowded, seed=2),
    Picture("taj-mahal-result", (("1440", "light"), ("390", "dark")), result, 4, over, seed=2),
    Picture("maharani", EVERYWHERE, nothing, 4, floor, game="maharani", seed=3),
    Picture("maharani-laying", EVERYWHERE, tile_picked, 3, floor, game="maharani", seed=5),
    Picture("maharani-result", (("1440", "light"), ("390", "dark")), result, 4, over, game="maharani", seed=3),
]


@contextmanager
def people(browser: Browser, count: int) -> Iterator[list[BrowserContext]]:
    """So many browsers, of people who speak English."""
    contexts = [browser.new_context(reduced_motion="reduce", locale="en-GB", timezone_id="UTC") for _ in range(count)]
    try:
        yield contexts
    finally:
        for one in contexts:
            one.close()


def take(picture: Picture, stage: Stage, browser: Browser, folder: Path) -> Iterator[Path]:
    """Take a picture in all its looks."""
    with people(browser, picture.players or AT_HOME) as contexts:
        address = f"{stage.address}#/"
        if picture.wanted:
            wanted, game, seed = picture.wanted, picture.game, picture.seed
            address = f"{stage.address}#/table/{staged(stage, contexts, wanted, game=game, seed=seed)}"
        else:
            seat_people(stage, contexts, seed=picture.seed)
            seat_people(stage, contexts[:2], game="maharani", seed=picture.seed)
        for size, theme in picture.looks:
            wide, high = SIZES[size]
            page = contexts[0].new_page()
            page.set_default_timeout(WAIT)
            page.set_viewport_size({"width": wide, "height": high})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.clock.set_fixed_time(NOON + LATER)
            page.goto(address)
            page.wait_for_selector(".dock, .ranking" if picture.wanted else ".cover")
            if page.locator(".recap .tool").count():
                page.locator(".recap .tool").first.click()
            picture.show(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            path = folder / f"{picture.name}-{size}-{theme}.png"
            page.screenshot(path=path, animations="disabled", caret="hide")
            page.close()
            _optimise(path)
            yield path


def _palette(colours: np.ndarray, near: float) -> np.ndarray:
    """The commonest colours as they are, and of the others so many that every colour has one that near."""
    chosen = list(colours[:SURFACES])
    left = colours[SURFACES:]
    for one in chosen:
        left = left[np.abs(left - one).max(axis=1) > near]
    while len(left) and len(chosen) <= MOST:
        chosen.append(left[0])
        left = left[np.abs(left - left[0]).max(axis=1) > near]
    return np.array(chosen)


def _optimise(path: Path) -> None:
    """256 colours make a drawing a third as large. No colour strays far, that of a small sign neither."""
    with Image.open(path) as taken:
        drawn = taken.convert("RGB")
    counted = cast("list[tuple[int, tuple[int, int, int]]]", drawn.getcolors(drawn.width * drawn.height))
    colours = np.array([colour for _, colour in sorted(counted, reverse=True)], dtype=np.int16)
    chosen = next(few for near in range(256) if len(few := _palette(colours, near)) <= MOST)
    palette = Image.new("P", (1, 1))
    palette.putpalette(chosen.astype(np.uint8).tobytes())
    drawn.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def main(arguments: list[str]) -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    parser.add_argument("--folder", type=Path, default=PROJECT / "docs" / "pictures")
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_stage(Path(folder)) as stage,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES) as browser,
    ):
        for picture in PICTURES:
            if asked.only not in picture.name:
                continue
            for path in take(picture, stage, browser, asked.folder):
                print(f"{path.name}: {path.stat().st_size / 1024:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
