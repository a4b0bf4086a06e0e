"""Replays in a browser: steps and jumps, the view of each player, and links to a move."""

import json
import re

import pytest

from games.each import NAMES, home_of
from server.hidden_information import seen_in
from web.at_taj_mahal import ByMouse
from web.overhearing import Truth
from web.pages import WAIT, looks, overflow, violations
from web.playing import open_table, record_of, table_of

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

SCRUB = """async ([every, patience]) => {
  const slider = document.querySelector('.replay-line input');
  const last = +slider.max;
  for (let n = 0; n < last; ) {
    n = Math.min(last, n + every);
    const begun = performance.now();
    slider.value = n;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelector('.dock.replay').dataset.number !== String(n)) {
      if (performance.now() - begun > patience) throw new Error(`move ${n} does not come`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const scores = [...document.querySelectorAll('[data-at^="score:"]')]
    .map((one) => [one.dataset.at, one.textContent.trim()]);
  return { last, scores: Object.fromEntries(scores) };
}"""
"""Moves the slider through a game; returns the number of moves and the final scores."""


def fixture(game, name):
    """Return the record of a stored game."""
    return json.loads((home_of(game) / "fixtures" / f"{name}.json").read_text())["record"]


def import_record(somebody, record, how="finished"):
    """Import a record and return its table."""
    answer = somebody.context.request.post(f"{somebody.server_url}api/import", data={"record": record, "as": how})
    assert answer.ok, answer.text()
    return answer.json()["table"]


def open_replay(page, server_url, *where):
    """Open the replay of a table, optionally at a move and from a seat."""
    page.goto(f"{server_url}#/replay/{'/'.join(map(str, where))}")
    page.wait_for_selector(f".dock.replay[data-table='{where[0]}']")


def wait_for_move(page, number):
    """Wait until the replay shows the position after ``number`` moves."""
    page.wait_for_selector(f".dock.replay[data-number='{number}']")


def choices(page):
    """Return the labels of the available views."""
    return page.get_by_label("View").locator("option").all_inner_texts()


# -- going through games ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("game", NAMES)
def test_every_stored_game_is_replayed_by_the_slider(visitor, game, part):
    somebody = visitor()
    for at, path in enumerate(sorted((home_of(game) / "fixtures").glob("*.json"))[part::6]):
        record = fixture(game, path.stem)
        # with every hand open; from a seat; as a spectator
        who = ((), (0, at % record["players"]), (0, "watch"))[at % 3]
        open_replay(somebody.page, somebody.server_url, import_record(somebody, record), *who)
        told = somebody.page.evaluate(SCRUB, [10, WAIT])
        assert told["last"] == len(record["moves"])
        for seat, score in enumerate(record["result"]["scores"]):
            assert told["scores"][f"score:{seat}"].startswith(str(score)), path.stem


def test_replay_steps_by_keys_and_restores_the_move_after_a_reload(visitor):
    somebody = visitor()
    page = somebody.page
    record = fixture("taj-mahal", "showcase-4")
    table = import_record(somebody, record)
    last = len(record["moves"])
    open_replay(page, somebody.server_url, table, 30, 2)
    wait_for_move(page, 30)
    assert page.get_by_label("View").input_value() == "2"
    for key, number in (("ArrowRight", 31), ("ArrowLeft", 30), ("End", last), ("ArrowRight", last), ("Home", 0)):
        page.keyboard.press(key)
        wait_for_move(page, number)
    starts = somebody.context.request.get(f"{somebody.server_url}api/tables/{table}/moves").json()["chapters"]
    for key, number in (("ArrowRight", starts[1]), ("ArrowRight", starts[2]), ("ArrowLeft", starts[1])):
        page.keyboard.press(f"Shift+{key}")
        wait_for_move(page, number)
        assert f"visit {starts.index(number) + 1} of 12" in page.locator(".replay .eyebrow").inner_text().lower()
    page.get_by_label("Moves of the game").focus()
    page.keyboard.press("ArrowRight")
    wait_for_move(page, starts[1] + 1)
    page.wait_for_url(f"**/#/replay/{table}/{starts[1] + 1}/2")
    said = page.locator(".replay .say h1").inner_text()
    page.reload()
    wait_for_move(page, starts[1] + 1)
    assert page.locator(".replay .say h1").inner_text() == said
    page.keyboard.press("l")
    lines = page.locator(".log-moved")
    lines.first.wait_for()
    assert said.startswith(lines.last.inner_text().split("\n")[0])
    assert page.locator(".chat").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("row", name="next visit or turn").wait_for()


def test_replay_plays_automatically_until_it_is_paused(visitor):
    somebody = visitor(motion="no-preference")
    page = somebody.page
    record = fixture("maharani", "showcase-2")
    open_replay(page, somebody.server_url, import_record(somebody, record), 10)
    page.locator(".replay-speed").select_option("4")
    page.locator("body").press(" ")
    page.wait_for_selector(".animations", state="attached")
    page.wait_for_function("() => +document.querySelector('.dock.replay').dataset.number >= 13")
    page.get_by_role("button", name="pause").click()
    page.wait_for_selector(".dock.replay[data-playing=no]")
    page.keyboard.press("End")
    wait_for_move(page, len(record["moves"]))
    page.get_by_role("button", name="play", exact=True).click()
    page.wait_for_function("() => (at => at >= 1 && at < 9)(+document.querySelector('.dock.replay').dataset.number)")


def test_step_forward_is_animated_and_a_jump_is_not(visitor):
    somebody = visitor(motion="no-preference")
    page = somebody.page
    open_replay(page, somebody.server_url, import_record(somebody, fixture("taj-mahal", "showcase-4")), 40)
    page.evaluate(
        """() => {
          window.moved = 0;
          const count = (all) => all.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
            if (one.className === 'animations') window.moved += 1;
          }));
          new MutationObserver(count).observe(document.body, { childList: true });
        }"""
    )
    page.keyboard.press("ArrowLeft")
    wait_for_move(page, 39)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_selector(".dock.replay:not([data-number='39'])")
    assert page.evaluate("window.moved") == 0
    page.keyboard.press("Home")
    wait_for_move(page, 0)
    for number in range(1, 4):  # a key pressed earlier would end the previous animation
        page.keyboard.press("ArrowRight")
        wait_for_move(page, number)
        page.wait_for_function("number => window.moved >= number", arg=number)


# -- whose eyes -------------------------------------------------------------------------------------------------------
def test_replay_of_a_finished_game_shows_every_hand(visitor):
    host, other = visitor(), visitor(language="fr")
    page = host.page
    record = fixture("taj-mahal", "showcase-4")
    table = import_record(host, record)
    open_replay(page, host.server_url, table, 50)
    assert [one.split()[0] for one in choices(page)] == ["As"] * 5 + ["All"]
    page.wait_for_selector(".open-hands")
    cards = page.locator(".open-hands .counted").count()
    page.get_by_label("View").select_option("1")
    page.wait_for_selector(".hand-card")
    assert 0 < page.locator(".hand-card").count() < cards
    assert page.locator(".hand-card:not(.rest)").count() == 0, "nothing can be played in the past"
    page.get_by_label("View").select_option("open")
    page.wait_for_selector(".open-hands")
    page.get_by_role("button", name="Copy a link to this move").click()
    page.get_by_role("button", name="Create a link for others").click()
    link = page.get_by_role("textbox", name="For everybody else").input_value()
    assert re.search(r"#/watch/[^/]+/50/open$", link)
    other.page.goto(link)
    other.page.get_by_role("button", name="Regarder").click()
    wait_for_move(other.page, 50)
    other.page.wait_for_selector(".open-hands")
    assert other.page.locator(".open-hands .counted").count() == cards
    assert "coup 50 sur" in other.page.locator(".replay .eyebrow").inner_text().lower()


def test_link_to_a_move_of_a_running_game_shows_only_public_information(visitor):
    host, watcher = visitor(heard=True), visitor(heard=True)
    page = host.page
    open_table(host, ["me", "novice", "novice"])
    table = table_of(page)
    player = ByMouse(page, boldness=1)
    for _ in range(5):
        player.wait()
        player.turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".dock.replay .hand-card")
    assert len(choices(page)) == 2, "their own seat, or nobody's"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Copy a link to this move").click()
    page.get_by_role("button", name="Create a link for others").click()
    link = page.get_by_role("textbox", name="For everybody else").input_value()
    number = int(link.rpartition("/")[2])
    watcher.page.goto(link)
    watcher.page.get_by_role("button", name="Watch").click()
    wait_for_move(watcher.page, number)
    assert choices(watcher.page) == ["As a spectator"]
    assert watcher.page.locator(".hand-card, .open-hands").count() == 0
    told = watcher.page.evaluate(SCRUB, [1, WAIT])
    assert told["last"] >= number
    # the address of another seat, or of every hand, of a running game shows the spectator's view
    for who in ("0", "open"):
        open_replay(watcher.page, host.server_url, table, number, who)
        wait_for_move(watcher.page, number)
        assert choices(watcher.page) == ["As a spectator"]
    page.goto(host.server_url)
    left = host.context.request.post(f"{host.server_url}api/tables/{table}/leave", data={"seat": 0})
    assert left.ok, left.text()
    for _ in range(300):
        if (record := record_of(host, table))["result"]:
            break
        page.wait_for_timeout(100)
    truth = Truth(record)
    searched = {host: 0, watcher: 0}
    for somebody, seats in ((host, frozenset({0})), (watcher, frozenset())):
        for url, _, text in somebody.heard:
            if "/at?" not in url:
                continue
            assert "open" not in url
            for position in json.loads(text)["positions"]:
                found = truth.hidden(position["moves"], seats)
                searched[somebody] += bool(found.heaps)
                leak = seen_in(found, position)
                assert not leak, f"{url}: {leak}"
    assert min(searched.values()) > 5


def test_record_is_studied_from_the_move_of_the_replay(visitor):
    somebody = visitor()
    page = somebody.page
    table = import_record(somebody, fixture("maharani", "showcase-2"), "analysis")
    open_replay(page, somebody.server_url, table, 20)
    wait_for_move(page, 20)
    page.get_by_role("button", name="Try other moves from here").click()
    page.wait_for_selector(".dock[data-acting=yes]")
    page.get_by_text("After move 20").wait_for()
    page.get_by_role("button", name="Back one move").click()
    page.get_by_text("After move 19").wait_for()
    page.get_by_role("link", name="Follow the game").click()
    wait_for_move(page, 19)


# -- how it looks -----------------------------------------------------------------------------------------------------
SMALL = """() => [...document.querySelectorAll('.replay .tool, .replay select, .replay input')]
  .map((one) => one.getBoundingClientRect())
  .filter(({ width }) => width)
  .filter(({ width, height, left, right }) => width < 43.9 || height < 43.9 || left < 0 || right > innerWidth).length"""


@pytest.mark.parametrize(
    ("game", "name", "who"),
    [
        ("taj-mahal", "2018-5-greedy", "open"),
        pytest.param("taj-mahal", "showcase-2", 0, marks=pytest.mark.long),
        ("maharani", "showcase-4", 1),
    ],
)
def test_replay_fits_the_window_and_is_accessible(visitor, game, name, who):
    somebody = visitor()
    page = somebody.page
    open_replay(page, somebody.server_url, import_record(somebody, fixture(game, name)), 45, who)
    wait_for_move(page, 45)
    for size in looks(page):
        assert overflow(page) == (0, 0), size
        assert violations(page) == [], size
        assert page.evaluate(SMALL) == 0, size
    page.get_by_role("button", name="Copy a link to this move").click()
    page.wait_for_selector("dialog[open] .shared")
    for size in looks(page):
        assert violations(page) == [], size
