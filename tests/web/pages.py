"""Helpers for browser tests: a server process, visitors with a browser, accessibility and layout checks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

import durbar
from deterministic_server import Stage
from server.process import Process
from web.table_page import TablePage

# The options with which Chromium is started.
CHROMIUM: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium",
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        # Chromium also renders these pages of its own for every window. They take longer than our pages.
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
    ],
}
SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
"""The sizes of windows at which pages are checked: width and height in pixels."""
WEB = Path(durbar.__file__).parent / "web"
AXE = Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js"
"""The script of axe, which checks the accessibility of pages."""
WAIT = 60_000
"""The timeout of every wait, in milliseconds."""
expect.set_options(timeout=WAIT)


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """Run a server process. It also has the toy game, for which the client has no board."""
    server = Process(f"sqlite:///{folder / 'tables.sqlite'}", bot_pause=0.02)
    try:
        yield f"{server.address}/"
    finally:
        server.stop()


class Visitor:
    """A person with a browser context, and the errors on their pages."""

    page: Page
    """The first page, unless the visitor was created without one."""

    def __init__(
        self, context: BrowserContext, server_url: str, fragment: str | None = "#/", *, opens_page: bool = True
    ) -> None:
        self.context = context
        self.server_url = server_url
        self.faults: list[str] = []
        context.set_default_timeout(WAIT)
        context.on("page", self._record_errors)
        if opens_page:
            self.page = self.open(fragment)

    def open(self, fragment: str | None = "#/") -> Page:
        """Open a page of this browser, empty if ``fragment`` is None."""
        page = self.context.new_page()
        if fragment is not None:
            page.goto(self.server_url + fragment)
        return page

    def _record_errors(self, page: Page) -> None:
        """Add the errors of a page to `faults`."""
        page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}"))
        page.on("console", lambda message: self._add_console_error(message.type, message.text))

    def _add_console_error(self, kind: str, text: str) -> None:
        # Chromium logs each error response as a failed load. The page itself shows these errors.
        if kind == "error" and "Failed to load resource" not in text:
            self.faults.append(text)

    def play_now(self, game: str, name: str = "Noor") -> Page:
        """Start a game against bots from the home page."""
        page = self.page
        page.get_by_label("Your name").fill(name)
        page.get_by_role("region", name=game).get_by_role("button", name="Play now").click()
        page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        TablePage(page).headline.wait_for()
        return page


def guest_contexts(stage: Stage, chromium: Browser) -> Iterator[Callable[..., list[BrowserContext]]]:
    """Yield a function that creates browser contexts for people at the tables of the stage; close them at the end."""
    guests: list[Visitor] = []

    def create(
        count: int,
        motion: Literal["reduce", "no-preference"] = "reduce",
        size: tuple[int, int] = (1440, 900),
        language: str = "en-GB",
        **context_options: Any,
    ) -> list[BrowserContext]:
        contexts = [
            chromium.new_context(
                viewport={"width": size[0], "height": size[1]},
                has_touch=size[0] < 700,
                reduced_motion=motion,
                locale=language,
                accept_downloads=True,
                **context_options,
            )
            for _ in range(count)
        ]
        # Most contexts only send requests. Only the first context opens a page, because that takes longer.
        guests.extend(Visitor(context, stage.address, None, opens_page=context is contexts[0]) for context in contexts)
        return contexts

    yield create
    for guest in guests:
        guest.context.close()
    faults = [fault for guest in guests for fault in guest.faults]
    assert not faults, "the pages reported: " + "; ".join(faults)


def open_table_page(stage: Stage, context: BrowserContext, table: str) -> Page:
    """Open a table of the stage and return the page."""
    page = context.pages[0] if context.pages else context.new_page()
    page.goto(f"{stage.address}#/table/{table}")
    TablePage(page).headline.wait_for()
    return page


def wait_for_turn(page: Page) -> None:
    """Wait until it is this player's turn, or the game is over."""
    TablePage(page).wait_for_turn()


def catalog_message(folder: str, id: str, language: str) -> str:
    """Return a message without arguments from a folder's catalog."""
    catalog = (WEB / folder / "words" / f"{language}.ftl").read_text()
    match = re.search(rf"^{id} = (.+)$", catalog, re.M)
    assert match is not None, id
    return match[1]


def find_violations(page: Page) -> list[str]:
    """Return the serious and critical violations that axe finds on a page, one line each."""
    # The content security policy blocks foreign scripts, so axe is evaluated through the debugger.
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE.read_text())
    report = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{rule['impact']} {rule['id']}: {rule['help']}: {json.dumps([node['target'] for node in rule['nodes']][:4])}"
        for rule in report["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


SIZES_AND_SCHEMES = (("wide", "light"), ("middle", "dark"), ("phone", "dark"))
"""Every window size, each with one colour scheme."""


def at_every_size(page: Page) -> Iterator[str]:
    """Show a page in a window of each size, with a colour scheme, and yield the name of the size."""
    for size, scheme in SIZES_AND_SCHEMES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield size


HIT = ".hit"
"""The pressable area of an element in a drawing."""
UNMEASURED = ".vh, svg, option, datalist"
"""Text that only screen readers get, and text that other checks measure."""
WRAPPED = ".who-note"
"""The notes beside a player's name. Notes that do not fit wrap onto hidden lines."""
# Returns lines of text that extend beyond one of their ancestors, up to the first ancestor that scrolls in that
# direction. Lines have a few blank pixels above and below.
FIND_CUT_OFF_TEXT = """([unmeasured, wrapped]) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(unmeasured)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width && height);
    let [checkWidth, checkHeight] = [true, true];
    for (let box = element; box && box !== document.body && (checkWidth || checkHeight); box = box.parentElement) {
      const { display, position, overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX)) checkWidth = false;
      if (/auto|scroll/.test(overflowY)) checkHeight = false;
      if (display === 'inline' || display === 'contents') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isHiddenNote = box.matches(wrapped) && lines.every((line) => line.top >= bottom - 1);
      for (const line of isHiddenNote ? [] : lines) {
        if (checkWidth && (line.left < left - 1 || line.right > right + 1))
          found.push(`"${node.data.trim().slice(0, 60)}" is wider than ${box.localName}.${box.className}`);
        else if (checkHeight && overflowY !== 'visible' && (line.top < top - 4 || line.bottom > bottom + 4))
          found.push(`"${node.data.trim().slice(0, 60)}" is higher than ${box.localName}.${box.className}`);
      }
      if (isHiddenNote || position === 'absolute' || position === 'fixed') break;
    }
  }
  return [...new Set(found)];
}"""
# Returns drop-down lists whose selected option is wider than the space beside the arrow.
FIND_NARROW_LISTS = """(lists) => lists.flatMap((list) => {
  const canvas = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const [option] = list.selectedOptions ?? [];
  canvas.font = font;
  const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
  const width = canvas.measureText(option?.text ?? '').width + padding + 16;
  return option && width > list.clientWidth + 1 ? [`"${option.text}" is wider than its list`] : [];
})"""
WAIT_UNTIL_SETTLED = """document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))))"""
"""Waits until the layout has been updated and effects have run."""


def find_cut_off_text(page: Page) -> list[str]:
    """Return texts that are cut off or overflow their element."""
    page.evaluate(WAIT_UNTIL_SETTLED)
    lists: list[str] = page.get_by_role("combobox").evaluate_all(FIND_NARROW_LISTS)
    found: list[str] = page.evaluate(FIND_CUT_OFF_TEXT, [UNMEASURED, WRAPPED])
    return [*found, *lists]


def measure_overflow(page: Page) -> tuple[int, int]:
    """Return by how many pixels a page is wider and higher than its window."""
    wide, high = page.evaluate(
        "(() => { const e = document.documentElement;"
        " return [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight] })()"
    )
    return int(wide), int(high)
