"""Tests of signs that people are at the table: bubbles with messages, nudges, and how long somebody has been away."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from deterministic_server import seat_people, staged
from web.pages import find_violations, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

NOTIFICATIONS = """
    if (location.protocol === 'http:')
      localStorage.setItem('durbar-preferences', JSON.stringify({ notify: %s }));
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.notifications = [];
    window.Notification = class {
      static permission = 'granted';
      constructor(title) { window.notifications.push(title); }
    };
"""
"""A script that hides the page and records its notifications; ``%s`` says whether they are on."""


@pytest.fixture
def later(stage):
    """Return a function that sets the clock of the stage to a later day. After the test the clock is as before."""

    def advance():
        stage.entropy.days_ago -= 1

    yield advance
    stage.entropy.days_ago = 0


def act(stage, context, table, action, **body):
    """Perform an action over HTTP."""
    answer = context.request.post(f"{stage.address}api/tables/{table}/{action}", data=body)
    assert answer.ok, answer.text()


def seat_to_move(stage, context, table):
    """Return the seat that has the turn."""
    return context.request.get(f"{stage.address}api/tables/{table}").json()["view"]["to_move"]


def row_of(page, name):
    """Return the row of a player in the court."""
    return page.get_by_role("row").filter(has_text=re.compile(name))


# -- bubbles ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_message_is_a_bubble_beside_the_row_of_its_player_and_goes_away(stage, people, game):
    noor, ines = people(2)
    table = seat_people(stage, [noor, ines], game=game)
    page = open_table_page(stage, noor, table)
    act(stage, ines, table, "chat", seat=1, text="Good luck, Noor")
    bubble = page.get_by_text("Good luck, Noor", exact=True)
    bubble.wait_for()
    box, row = bubble.bounding_box(), row_of(page, "Ines").bounding_box()
    assert box["x"] + box["width"] <= row["x"], "the bubble does not cover the row"
    assert row["y"] <= box["y"] + box["height"] / 2 <= row["y"] + row["height"]
    assert find_violations(page) == []
    expect(bubble).to_have_count(0)


def test_bubble_on_a_phone_is_inside_the_window(stage, people):
    noor, ines = people(2, size=(390, 844))
    table = seat_people(stage, [noor, ines])
    page = open_table_page(stage, noor, table)
    text = "A long message. " * 29
    act(stage, ines, table, "chat", seat=1, text=text)
    bubble = page.get_by_text(text.strip(), exact=True)
    bubble.wait_for()
    box = bubble.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["height"] < 80, "long messages are cut after three lines; the log has all of them"


def test_bubbles_are_not_shown_while_the_log_is_open_or_for_muted_players(stage, people):
    noor, ines, tomas = people(3)
    table = seat_people(stage, [noor, ines, tomas])
    page = open_table_page(stage, noor, table)
    act(stage, ines, table, "chat", seat=1, text="first")
    page.get_by_text("first", exact=True).wait_for()
    page.keyboard.press("l")
    log = TablePage(page).log
    log.get_by_text("first", exact=True).wait_for()
    expect(page.get_by_text("first", exact=True), "only the log shows it").to_have_count(1)
    log.get_by_role("button", name="Mute or report Ines").click()
    dialog = page.get_by_role("dialog", name="Mute or report")
    dialog.get_by_role("button", name="Mute Ines", exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="Log and chat").click()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    act(stage, ines, table, "chat", seat=1, text="second")
    act(stage, tomas, table, "chat", seat=2, text="third")
    page.get_by_text("third", exact=True).wait_for()
    expect(page.get_by_text("second")).to_have_count(0)


# -- nudges -----------------------------------------------------------------------------------------------------------
def test_nudge_is_shown_to_the_nudged_player_and_to_everybody(stage, people, later):
    contexts = people(3)
    table = seat_people(stage, contexts)
    mover = seat_to_move(stage, contexts[0], table)
    nudger, third = [seat for seat in range(3) if seat != mover]
    names = ["Noor", "Ines", "Tomas"]
    later()
    # The button depends on the page's clock, which now agrees with the server's.
    for context in contexts:
        page = context.pages[0] if context.pages else context.new_page()
        page.clock.set_fixed_time(datetime.fromtimestamp(stage.entropy.now(), UTC))
    pages = {seat: open_table_page(stage, contexts[seat], table) for seat in range(3)}
    button = pages[nudger].get_by_role("button", name=f"Nudge {names[mover]}")
    button.click()
    expect(button, "once is enough for a while").to_have_count(0)
    note = pages[mover].get_by_text(f"{names[nudger]} reminds you: it is your turn.")
    note.first.wait_for()
    pages[third].get_by_text(f"{names[mover]}, it is your turn.").wait_for()
    for page in pages.values():
        page.keyboard.press("l")
        TablePage(page).log.get_by_text(f"{names[nudger]} nudged {names[mover]}.").wait_for()
    assert find_violations(pages[mover]) == []


def test_nudge_cannot_be_sent_as_soon_as_a_player_has_the_turn(stage, people):
    contexts = people(2)
    table = seat_people(stage, contexts)
    mover = seat_to_move(stage, contexts[0], table)
    page = open_table_page(stage, contexts[1 - mover], table)
    # The page's clock shows a later time than the server's, so the button is there, but the server refuses.
    page.get_by_role("button", name=re.compile("^Nudge")).click()
    page.get_by_role("status").get_by_text(re.compile("nudged a moment ago, or has just got the turn")).wait_for()


@pytest.mark.parametrize("is_on", [True, False])
def test_nudge_is_a_notification_only_if_the_player_wants_notifications(stage, people, later, is_on):
    contexts = people(2)
    table = seat_people(stage, contexts)
    mover = seat_to_move(stage, contexts[0], table)
    contexts[mover].add_init_script(NOTIFICATIONS % str(is_on).lower())
    later()
    page = open_table_page(stage, contexts[mover], table)
    name = "Ines" if mover == 0 else "Noor"
    act(stage, contexts[1 - mover], table, "nudge", seat=1 - mover, at=mover)
    sentence = f"{name} reminds you: it is your turn."
    page.get_by_text(sentence).first.wait_for()
    expected = [sentence] if is_on else []
    assert [title for title in page.evaluate("window.notifications") if title != "It is your turn."] == expected


# -- who is away ------------------------------------------------------------------------------------------------------
def test_players_see_how_long_somebody_has_been_away_and_spectators_do_not(stage, people, later):
    noor, ines, tara = people(3)
    table = seat_people(stage, [noor, ines], open_to_watch=True)
    tara.request.put(f"{stage.address}api/me", data={"name": "Tara", "stone": "", "figure": ""})
    tara.request.post(f"{stage.address}api/tables/{table}/watch")
    host, watcher = open_table_page(stage, noor, table), open_table_page(stage, tara, table)
    friend = open_table_page(stage, ines, table)
    TablePage(friend).wait_for_connection()
    expect(row_of(host, "Ines")).not_to_contain_text(re.compile("away|offline"))
    friend.close()
    expect(row_of(host, "Ines")).to_contain_text(re.compile(r"away for \d+ days"))
    expect(row_of(watcher, "Ines")).to_contain_text("offline")
    expect(row_of(watcher, "Ines")).not_to_contain_text("away")
    open_table_page(stage, ines, table)
    expect(row_of(host, "Ines")).not_to_contain_text(re.compile("away|offline"))


# -- the panel --------------------------------------------------------------------------------------------------------
def overlaps(a, b):
    """Return whether two boxes overlap by more than a pixel."""
    return (
        min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]) > 1
        and min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]) > 1
    )


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)])
@pytest.mark.parametrize("game", ["taj-mahal", "maharani"])
def test_log_covers_nothing_that_the_player_needs_and_escape_closes_it(stage, people, game, size):
    contexts = people(2, size=size)

    def has_choice(sight):
        """Return whether the player has to choose a city or a space."""
        return len(sight.history) > 6 and len(sight.legal_moves) > 3

    table = staged(stage, contexts, has_choice, game=game)
    page = open_table_page(stage, contexts[0], table)
    shown = TablePage(page)
    shown.wait_for_turn()
    page.keyboard.press("l")
    shown.log.wait_for()
    panel = shown.log.bounding_box()
    needed = [page.get_by_role("contentinfo")]
    needed += page.get_by_role("main").get_by_role("button", disabled=False).all()
    if game == "taj-mahal":
        needed.append(page.get_by_role("table"))
    covered = [thing.inner_text() for thing in needed if overlaps(panel, thing.bounding_box())]
    assert covered == []
    page.keyboard.press("Escape")
    expect(shown.log).to_have_count(0)
