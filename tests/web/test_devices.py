"""Tests of a seat that several devices use: the table shows a notice, and can sign the other devices out."""

import pytest
from playwright.sync_api import expect

from web.pages import find_violations
from web.playing import open_table, seat_friends, sit_down, table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]
NOTICE = "2 devices use this seat."
"""The text of the notice."""


def phone_link(somebody, table, seat):
    """Request the link for a phone and return it."""
    response = somebody.context.request.post(f"{somebody.server_url}api/tables/{table}/phone", data={"seat": seat})
    return response.json()["link"]


def test_friend_is_warned_of_another_device_and_signs_it_out(visitor):
    host, other, friend = visitor(), visitor(), visitor(390, 844)
    created = open_table(host, ["me", "open"])
    sit_down(other, created["links"][0]["link"], "Ines")
    sit_down(friend, phone_link(other, created["table"], 1), "Ines")
    for holder in (other, friend):
        holder.page.get_by_text(NOTICE).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for holder in (host, other, friend):
        TablePage(holder.page).headline.wait_for()
    assert find_violations(friend.page) == []
    expect(host.page.get_by_text(NOTICE), "only the holders of the seat see the notice").to_have_count(0)
    other.page.get_by_role("button", name="Dismiss").click()
    expect(other.page.get_by_text(NOTICE)).to_have_count(0)
    friend.page.reload()
    friend.page.get_by_text(NOTICE).wait_for()
    friend.page.get_by_role("button", name="Sign out other devices").click()
    expect(friend.page.get_by_text(NOTICE)).to_have_count(0)
    other.page.get_by_text("This page does not exist, or you have no access to it.").wait_for()
    expect(TablePage(other.page).headline).to_have_count(0)


def test_number_of_devices_is_beside_the_link_for_a_phone(visitor):
    noor, phone = visitor(), visitor()
    created = open_table(noor, ["me", "novice"], "maharani")
    sit_down(phone, phone_link(noor, created["table"], 0), "Noor")
    noor.page.get_by_text(NOTICE).wait_for()
    noor.page.get_by_role("button", name="Dismiss").click()
    noor.page.get_by_role("button", name="Menu").click()
    noor.page.get_by_role("button", name="Links").click()
    sheet = noor.page.get_by_role("dialog")
    sheet.get_by_text(NOTICE).wait_for()
    sheet.get_by_role("button", name="Sign out other devices").click()
    expect(sheet.get_by_text(NOTICE)).to_have_count(0)
    phone.page.get_by_text("This page does not exist, or you have no access to it.").wait_for()


def test_new_link_for_a_seat_is_announced_in_the_log(visitor):
    host, friend, watcher = visitor(), visitor(), visitor()
    table = seat_friends(host, friend, game="toy", open_to_watch=True)
    watcher.page.reload()
    watcher.page.get_by_role("button", name="Watch").first.click()
    spectator = TablePage(watcher.page)
    spectator.headline.wait_for()
    assert table_id_of(watcher.page) == table
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Links").click()
    host.page.get_by_role("dialog").get_by_role("button", name="New link").click()
    spectator.open_panel("Log and chat, new messages")
    spectator.log.get_by_text("The host made a new link for seat 2 (Ines).").wait_for()
