"""Pictures of the web, into docs/pictures: what `pictured.py` lists, at three sizes, by day and by night.

    python tools/pictures.py [--only WORDS] [--folder docs/pictures]

All of them are kept with the project; 256 colours each keep them small. Always the same tables: seeds are known
beforehand, novices bring the game to the wanted place, and nothing moves. Only the secrets of links are new every time,
and the order of games that are over: all of them end at the same noon.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from pictured import PICTURES, SIZES, THERE, Picture
from staging import NOON, Stage, open_stage

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
WAIT = 60_000
MOST = 256
"""Colours in a picture."""
SURFACES = 128
"""How many of them are the commonest ones: those of surfaces, which differ by little."""
LATER = 300
"""Seconds since the last move, in every picture."""


@contextmanager
def people(browser: Browser, count: int, language: str) -> Iterator[list[BrowserContext]]:
    """So many browsers, of people who speak a language."""
    contexts = [browser.new_context(reduced_motion="reduce", locale=language, timezone_id="UTC") for _ in range(count)]
    try:
        yield contexts
    finally:
        for one in contexts:
            one.close()


def take(picture: Picture, stage: Stage, browser: Browser, folder: Path) -> Iterator[Path]:
    """Take a picture in all its looks."""
    with people(browser, picture.players, picture.language) as contexts:
        address = f"{stage.address}#/{picture.arrange(stage, contexts)}"
        for size, theme in picture.looks:
            wide, high = SIZES[size]
            page = contexts[0].new_page()
            page.set_default_timeout(WAIT)
            page.set_viewport_size({"width": wide, "height": high})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.clock.set_fixed_time(NOON + LATER)
            page.goto(address)
            page.wait_for_selector(THERE)
            if page.locator(".recap .tool").count():
                page.locator(".recap .tool").first.click()
            picture.show(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            path = folder / f"{picture.name}-{size}-{theme}.png"
            page.screenshot(path=path, animations="disabled", caret="hide", full_page=picture.whole)
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
