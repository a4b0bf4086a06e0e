"""Looking back at games by the slider: how soon is a move there?

    python tools/scrub.py [--every 10 | --far] [--games 9] [--times 3] [--rest 60]

Brings every so-manieth game that is kept for the tests to `durbar serve`, opens it in a browser and jumps through it:
as soon as it is open, while the game is still being read, and after all of it was read; each some times over, with the
page opened anew. With `--far` it jumps from one end of the game to the other and back.

*In the page* is when the page is made of the position; *seen* is when the browser, which here paints without help, has
painted it too. Of each position the middle of its times is told, for whatever else the machine does now and then takes
its share, and then the slowest jump of all. Between two jumps there is a rest, in milliseconds: each is measured
by itself. Nobody may bring more than a few games a minute to a server: with many of them it waits now and then.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from load import ServerProcess
from pictures import CHROMIUM, PROJECT, SWITCHES

READ = 60
"""Positions that are surely read ahead in a second."""
JUMPS = """async ([numbers, rest]) => {
  const slider = document.querySelector('.replay-line input');
  const dock = document.querySelector('.dock.replay');
  const took = [];
  for (const n of numbers) {
    const begun = performance.now();
    const there = new Promise((resolve) => {
      const look = () => {
        if (dock.dataset.number === String(n)) resolve(performance.now() - begun);
      };
      new MutationObserver(look).observe(dock, { attributeFilter: ['data-number'] });
    });
    slider.value = n;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const made = await there;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    took.push([made, performance.now() - begun]);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
  return took;
}"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server in a process of its own."""
    server = ServerProcess(folder / "tables.sqlite")
    try:
        yield f"http://127.0.0.1:{server.port}/"
    finally:
        server.end()


def through(last: int, every: int) -> list[int]:
    """The numbers of moves from the beginning to the end, some apart."""
    return [*range(every, last, every), last]


def to_and_fro(last: int) -> list[int]:
    """Numbers of moves at both ends of a game in turn."""
    return [number for near in (0, 4, 9, 15) for number in (last - near, 5 + near)]


def bring(context: BrowserContext, house: str, record: dict[str, Any]) -> str:
    """Bring a game to the server, as soon as that is allowed; its table."""
    while True:
        answer = context.request.post(f"{house}api/import", data={"record": record, "as": "finished"})
        if answer.status != HTTPStatus.TOO_MANY_REQUESTS:
            return str(answer.json()["table"])
        sleep(float(answer.headers["retry-after"]))


def jumps(page: Page, address: str, numbers: list[int], rest: int, seconds: float) -> list[list[float]]:
    """Open a game that is over, wait, and jump to some of its moves."""
    page.goto(address)
    page.wait_for_selector(".dock.replay")
    page.wait_for_timeout(1000 * seconds)
    took: list[list[float]] = page.evaluate(JUMPS, [numbers, rest])
    return took


def told(name: str, took: Sequence[Sequence[Sequence[float]]]) -> str:
    """The figures of some positions, each of which was jumped to some times."""
    words = []
    for at, what in enumerate(("in the page", "seen")):
        times = [[jump[at] for jump in position] for position in took]
        middles = sorted(median(each) for each in times)
        most = middles[int(0.95 * len(middles))]
        slowest = max(max(each) for each in times)
        words.append(
            f"{what} after {median(middles):3.0f} ms, 95 % {most:3.0f}, all {middles[-1]:3.0f} (once {slowest:3.0f})"
        )
    return f"{name:24} {len(took):3} positions: {'; '.join(words)}"


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=10, help="moves from one jump to the next")
    parser.add_argument("--far", action="store_true", help="from one end of a game to the other")
    parser.add_argument("--games", type=int, default=9, help="every so-manieth game")
    parser.add_argument("--times", type=int, default=3, help="how often each position is jumped to")
    parser.add_argument("--rest", type=int, default=60, help="milliseconds between jumps")
    wanted = parser.parse_args()
    kept = sorted((PROJECT / "tests" / "games").glob("*/fixtures/*.json"))[:: wanted.games]
    ways = {"at once": list[Sequence[list[float]]](), "read": list[Sequence[list[float]]]()}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as house,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES) as browser,
        browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        for path in kept:
            record = json.loads(path.read_text())["record"]
            address = f"{house}#/replay/{bring(context, house, record)}"
            last = len(record["moves"])
            numbers = to_and_fro(last) if wanted.far else through(last, wanted.every)
            for name, all_took in ways.items():
                seconds = 1 + last / READ if name == "read" else 0.0
                rounds = []
                for _ in range(wanted.times):
                    page.goto("about:blank")
                    rounds.append(jumps(page, address, numbers, wanted.rest, seconds))
                took = list(zip(*rounds, strict=True))
                all_took += took
                print(told(f"{path.stem}, {name}", took), flush=True)
    for name, all_took in ways.items():
        print(told(f"all, {name}", all_took))


if __name__ == "__main__":
    main()
