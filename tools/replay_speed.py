"""Measure how fast the browser shows a position when the slider of a replay is moved.

    python tools/replay_speed.py [--every 10 | --far] [--games 9] [--times 3] [--rest 60]

The tool uploads every nth recorded game of the tests (`--games`) to `durbar serve`, opens its replay in Chromium and
jumps to positions `--every` moves apart. With `--far` it jumps from one end of the game to the other and back. It
measures the jumps twice: while the page is still loading positions, and after it has loaded all of them. Each
measurement is repeated (`--times`) in a newly opened page, with a pause between jumps (`--rest`, in milliseconds).

*DOM* is the time until the DOM shows the position, and *painted* the time until the browser has painted it, without a
graphics card. The time of a position is the median of the jumps to it. The report has the median, the 95 % quantile and
the maximum of these times, and the slowest single jump. The server limits the rate of uploads, so the tool waits
between them.
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

LOADED_PER_SECOND = 60
"""The number of positions that the page loads in a second on a slow machine; others load more."""
JUMP_SCRIPT = """async ([numbers, rest]) => {
  const slider = document.querySelector('.replay-line input');
  const dock = document.querySelector('.dock.replay');
  const times = [];
  for (const number of numbers) {
    const start = performance.now();
    const rendered = new Promise((resolve) => {
      const check = () => {
        if (dock.dataset.number === String(number)) resolve(performance.now() - start);
      };
      new MutationObserver(check).observe(dock, { attributeFilter: ['data-number'] });
    });
    slider.value = number;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const renderedTime = await rendered;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push([renderedTime, performance.now() - start]);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
  return times;
}"""
"""JavaScript code that jumps to positions. For each position it returns two times in milliseconds: until the position
is in the DOM, and until it is painted.
"""


@contextmanager
def run_server(folder: Path) -> Iterator[str]:
    """Run a server during the block, and yield its URL."""
    server = ServerProcess(folder / "tables.sqlite")
    try:
        yield f"http://127.0.0.1:{server.port}/"
    finally:
        server.end()


def every_nth(last_number: int, every: int) -> list[int]:
    """Return every nth move number (n is `every`), and the last one."""
    return [*range(every, last_number, every), last_number]


def alternate_between_ends(last_number: int) -> list[int]:
    """Return move numbers that alternate between the end and the start of a game."""
    return [number for distance in (0, 4, 9, 15) for number in (last_number - distance, 5 + distance)]


def upload(context: BrowserContext, server_url: str, record: dict[str, Any]) -> str:
    """Upload a game as soon as the server's rate limit allows it, and return the id of its table."""
    while True:
        response = context.request.post(f"{server_url}api/import", data={"record": record, "as": "finished"})
        if response.status != HTTPStatus.TOO_MANY_REQUESTS:
            return str(response.json()["table"])
        sleep(float(response.headers["retry-after"]))


def measure_jumps(page: Page, address: str, numbers: list[int], rest: int, seconds: float) -> list[list[float]]:
    """Open a replay, wait `seconds`, and jump to positions. Return two times for each jump: how long it took until the
    DOM was changed, and until the browser had painted it.
    `numbers` are the move numbers of the positions, and `rest` is the time between two jumps, in milliseconds.
    """
    page.goto(address)
    page.wait_for_selector(".dock.replay")
    page.wait_for_timeout(1000 * seconds)
    times: list[list[float]] = page.evaluate(JUMP_SCRIPT, [numbers, rest])
    return times


def report_line(name: str, positions: Sequence[Sequence[Sequence[float]]]) -> str:
    """Return a line of the report; `positions` has for each position the two times of every jump to it."""
    parts = []
    for index, stage in enumerate(("DOM", "painted")):
        times = [[jump[index] for jump in position] for position in positions]
        medians = sorted(median(position) for position in times)
        p95 = medians[int(0.95 * len(medians))]
        slowest = max(max(position) for position in times)
        parts.append(
            f"{stage}: median {median(medians):3.0f} ms, 95 % {p95:3.0f}, "
            f"maximum {medians[-1]:3.0f}, slowest jump {slowest:3.0f}"
        )
    return f"{name:24} {len(positions):3} positions: {'; '.join(parts)}"


def main() -> None:
    """Measure the jumps that the command-line options describe, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=10, help="the number of moves between two positions")
    parser.add_argument("--far", action="store_true", help="jump from one end of a game to the other")
    parser.add_argument("--games", type=int, default=9, help="use every nth game")
    parser.add_argument("--times", type=int, default=3, help="the number of jumps to each position")
    parser.add_argument("--rest", type=int, default=60, help="milliseconds between jumps")
    options = parser.parse_args()
    fixtures = sorted((PROJECT / "tests" / "games").glob("*/fixtures/*.json"))[:: options.games]
    results = {"loading": list[Sequence[list[float]]](), "loaded": list[Sequence[list[float]]]()}
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder)) as server_url,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES) as browser,
        browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        for path in fixtures:
            record = json.loads(path.read_text())["record"]
            address = f"{server_url}#/replay/{upload(context, server_url, record)}"
            last = len(record["moves"])
            numbers = alternate_between_ends(last) if options.far else every_nth(last, options.every)
            for name, all_positions in results.items():
                seconds = 1 + last / LOADED_PER_SECOND if name == "loaded" else 0.0
                rounds = []
                for _ in range(options.times):
                    page.goto("about:blank")
                    rounds.append(measure_jumps(page, address, numbers, options.rest, seconds))
                positions = list(zip(*rounds, strict=True))
                all_positions += positions
                print(report_line(f"{path.stem}, {name}", positions), flush=True)
    for name, all_positions in results.items():
        print(report_line(f"all, {name}", all_positions))


if __name__ == "__main__":
    main()
