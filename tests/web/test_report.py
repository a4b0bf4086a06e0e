"""Tests of muting and reporting players, of closed tables and of announcements."""

import json

import pytest
from playwright.sync_api import expect

from cli.running import run
from deterministic_server import seat_people
from web.pages import AXE, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def admin(stage, *arguments):
    """Run ``durbar admin`` on the running server of the stage."""
    url = f"sqlite:///{stage.table_cache.database.engine.url.database}"
    done = run("admin", *arguments, DURBAR_DATABASE=url)
    assert done.returncode == 0, done.stderr
    return done.stdout


def chat(stage, context, table, seat, text):
    """Send a chat message over HTTP."""
    answer = context.request.post(f"{stage.address}api/tables/{table}/chat", data={"seat": seat, "text": text})
    assert answer.ok


def open_log(page):
    page.get_by_role("button", name="Log and chat").click()
    return page.get_by_role("region", name="Log and chat")


@pytest.fixture
def rude_table(stage, people):
    """The first player's page of a table at which the second player, Ines, has written a message."""
    noor, ines = people(2)
    table = seat_people(stage, [noor, ines])
    chat(stage, ines, table, 1, "You play like a mango")
    return open_table_page(stage, noor, table), table, ines


def other_name(stage, context, table):
    """Return the name in the second seat."""
    return context.request.get(f"{stage.address}api/tables/{table}").json()["seats"][1]["name"]


def test_muted_player_is_hidden_until_unmuted_also_after_a_reload(stage, rude_table):
    page, table, ines = rude_table
    name = other_name(stage, ines, table)
    log = open_log(page)
    expect(log.get_by_text("You play like a mango")).to_be_visible()
    log.get_by_role("button", name=f"Mute or report {name}").click()
    dialog = page.get_by_role("dialog", name="Mute or report")
    dialog.get_by_role("button", name=f"Mute {name}", exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    expect(log.get_by_text("You play like a mango")).to_have_count(0)
    chat(stage, ines, table, 1, "And like a fig")
    page.reload()
    TablePage(page).headline.wait_for()
    log = open_log(page)
    expect(log.get_by_text(f"You have muted {name}.")).to_be_visible()
    expect(log.get_by_text("And like a fig")).to_have_count(0)
    log.get_by_role("button", name=f"Unmute {name}").click()
    expect(log.get_by_text("And like a fig")).to_be_visible()


def test_message_of_a_muted_player_leaves_no_unread_mark(stage, rude_table):
    page, table, ines = rude_table
    name = other_name(stage, ines, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute or report a player").click()
    page.get_by_role("button", name=f"Mute {name}", exact=True).click()
    page.get_by_role("button", name="Close").click()
    chat(stage, ines, table, 1, "Hello?")
    assert ines.request.post(f"{stage.address}api/tables/{table}/pause", data={"seat": 1}).ok
    expect(page.get_by_text(f"Paused by {name}")).to_be_visible()
    expect(page.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Log and chat, new messages")).to_have_count(0)


def test_report_reaches_the_operator_with_the_messages(stage, rude_table):
    page, table, ines = rude_table
    name = other_name(stage, ines, table)
    open_log(page).get_by_role("button", name=f"Mute or report {name}").click()
    page.get_by_role("button", name=f"Report {name}…").click()
    dialog = page.get_by_role("dialog", name=f"Report {name}")
    expect(dialog.get_by_role("button", name="Send report")).to_be_disabled()
    field = dialog.get_by_label(f"What did {name} do?")
    expect(field).to_be_focused()
    field.fill("Insulted me" + "!" * 600)
    assert len(field.input_value()) <= 600
    field.fill("Insulted me")
    dialog.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("The operator of this server will read it.")).to_be_visible()
    (report,) = [one for one in json.loads(admin(stage, "reports", "--json")) if one["table_id"] == table]
    assert (report["seat"], report["name"], report["text"]) == (1, name, "Insulted me")
    assert [message["text"] for message in report["messages"]] == ["You play like a mango"]


def test_report_dialog_has_no_accessibility_problems(stage, rude_table):
    page, table, ines = rude_table
    name = other_name(stage, ines, table)
    open_log(page).get_by_role("button", name=f"Mute or report {name}").click()
    page.get_by_role("button", name=f"Report {name}…").click()
    page.get_by_label(f"What did {name} do?").fill("Insulted me")
    page.evaluate(AXE.read_text())
    problems = page.evaluate("async () => (await axe.run('dialog')).violations.map(({ id }) => id)")
    assert problems == []


def test_closed_table_says_so_and_offers_no_move_and_no_chat(stage, rude_table):
    page, table, _ = rude_table
    log = open_log(page)
    expect(log.get_by_label("Message to the table")).to_be_visible()
    admin(stage, "close", table)
    expect(page.get_by_role("heading", name="The operator closed this table.")).to_be_visible()
    expect(log.get_by_text("The operator closed this table.")).to_be_visible()
    expect(log.get_by_label("Message to the table")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.goto(f"{stage.address}#/")
    expect(page.get_by_text("The operator closed this table.").first).to_be_visible()


def test_announcement_is_on_every_page_until_it_is_dismissed_or_removed(stage, rude_table):
    page, _, _ = rude_table
    banner = page.get_by_role("status", name="Announcement")
    try:
        admin(stage, "announce", "The server restarts at ten.")
        expect(banner).to_contain_text("The server restarts at ten.")  # the stream has told the open page
        for fragment in ("#/", "#/rules", "#/about"):
            page.goto(stage.address + fragment)
            page.reload()
            expect(banner).to_contain_text("The server restarts at ten.")
        banner.get_by_role("button", name="Dismiss").click()
        expect(banner).not_to_contain_text("The server restarts at ten.")
    finally:
        admin(stage, "announce", "--clear")
    page.reload()
    expect(page.get_by_role("link", name="Durbar").first).to_be_visible()
    expect(banner).to_be_empty()
