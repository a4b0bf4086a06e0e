"""Take screenshots of the states in `page_states.py`, in several window sizes, and in the light and the dark theme.

    python tools/pictures.py [--only TEXT] [--folder build/pictures]     all screenshots, as PNG files
    python tools/pictures.py --docs                                      only those that the docs show, as WebP files

Every run shows the same tables: decks have fixed seeds, bots play up to the wanted position, and animations are off.
Only the secrets in links and the order of finished games differ between runs.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from deterministic_server import NOON, Stage, open_stage
from page_states import LOADED, PICTURES, SIZES, Picture

PROJECT = Path(__file__).resolve().parent.parent
DOCS = PROJECT / "docs" / "pictures"
CHROMIUM = "/usr/bin/chromium"
"""The path of the browser."""
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
"""Command-line switches of Chromium that make pictures independent of the machine."""
TIMEOUT = 60_000
"""How long to wait for an element of a page, in milliseconds."""
QUALITY = 75
"""WebP quality of the pictures in docs: the text is sharp, and a picture takes less than 150 kB."""
SECONDS_SINCE_MOVE = 300
"""How long before the picture the last move was made, in seconds."""


def pictures_in_docs() -> set[str]:
    """Return the names of the pictures that README.md and the pages in docs show."""
    pages = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
    return {name for page in pages for name in re.findall(r"pictures/([\w-]+)\.webp\)", page.read_text("utf-8"))}


@contextmanager
def open_contexts(browser: Browser, count: int, language: str) -> Iterator[list[BrowserContext]]:
    """Open `count` browser contexts with the given language, one for each player, and close them afterwards."""
    contexts = [browser.new_context(reduced_motion="reduce", locale=language, timezone_id="UTC") for _ in range(count)]
    try:
        yield contexts
    finally:
        for context in contexts:
            context.close()


def take_screenshots(
    picture: Picture, names: Collection[str], stage: Stage, browser: Browser, folder: Path
) -> Iterator[Path]:
    """Take the screenshots of a state whose names are in `names`, and yield the paths of their files."""
    with open_contexts(browser, picture.players, picture.language) as contexts:
        address = f"{stage.address}#/{picture.arrange(stage, contexts)}"
        for size, theme in picture.sizes_and_themes:
            if f"{picture.name}-{size}-{theme}" not in names:
                continue
            width, height = SIZES[size]
            page = contexts[0].new_page()
            page.set_default_timeout(TIMEOUT)
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.clock.set_fixed_time(NOON + SECONDS_SINCE_MOVE)
            page.goto(address)
            page.wait_for_selector(LOADED)
            if page.locator(".recap .tool").count():
                page.locator(".recap .tool").first.click()
            picture.show(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            path = folder / f"{picture.name}-{size}-{theme}.png"
            page.screenshot(path=path, animations="disabled", caret="hide", full_page=picture.full_page)
            page.close()
            yield path


def compress(path: Path) -> Path:
    """Replace a PNG file by a small WebP file."""
    smaller = path.with_suffix(".webp")
    with Image.open(path) as image:
        image.convert("RGB").save(smaller, quality=QUALITY, method=6)
    path.unlink()
    return smaller


def main(arguments: list[str]) -> int:
    """Take the screenshots that the options ask for, and print the size of each file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="take only pictures with this text in their name")
    parser.add_argument("--folder", type=Path, default=PROJECT / "build" / "pictures")
    parser.add_argument(
        "--docs", action="store_true", help="take only the pictures that docs pages show, into docs/pictures"
    )
    options = parser.parse_args(arguments)
    target = DOCS if options.docs else options.folder
    target.mkdir(parents=True, exist_ok=True)
    all_names = {f"{picture.name}-{size}-{theme}" for picture in PICTURES for size, theme in picture.sizes_and_themes}
    names = {name for name in (pictures_in_docs() if options.docs else all_names) if options.only in name}
    with (
        tempfile.TemporaryDirectory() as folder,
        open_stage(Path(folder)) as stage,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES) as browser,
    ):
        for picture in PICTURES:
            if not any(f"{picture.name}-{size}-{theme}" in names for size, theme in picture.sizes_and_themes):
                continue
            for path in take_screenshots(picture, names, stage, browser, target):
                written = compress(path) if options.docs else path
                print(f"{written.name}: {written.stat().st_size / 1024:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
