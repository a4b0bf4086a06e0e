"""Tests of a seat that several devices use, and of what the host does with seats: the people at the table are told."""

import re

import pytest
from playwright.sync_api import expect

from web.pages import find_violations
from web.playing import open_on_device, open_table, seat_friends, sit_down, table_id_of
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
    open_on_device(friend, phone_link(other, created["table"], 1))
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
    other.page.get_by_text("Another device signed this one out of the seat.").wait_for()
    expect(TablePage(other.page).headline).to_have_count(0)


def test_number_of_devices_is_beside_the_link_for_a_phone(visitor):
    noor, phone = visitor(), visitor()
    created = open_table(noor, ["me", "novice"], "maharani")
    open_on_device(phone, phone_link(noor, created["table"], 0))
    noor.page.get_by_text(NOTICE).wait_for()
    noor.page.get_by_role("button", name="Dismiss").click()
    noor.page.get_by_role("button", name="Menu").click()
    noor.page.get_by_role("button", name="Links").click()
    sheet = noor.page.get_by_role("dialog")
    sheet.get_by_text(NOTICE).wait_for()
    sheet.get_by_role("button", name="Sign out other devices").click()
    expect(sheet.get_by_text(NOTICE)).to_have_count(0)
    phone.page.get_by_text("Another device signed this one out of the seat.").wait_for()


def test_devices_are_listed_and_one_is_signed_out(visitor):
    noor, phone, tablet = visitor(), visitor(390, 844), visitor()
    created = open_table(noor, ["me", "novice"], "maharani")
    for device in (phone, tablet):
        open_on_device(device, phone_link(noor, created["table"], 0))
    devices = phone.page.get_by_role("list", name="Devices of this seat").get_by_role("listitem")
    expect(devices).to_have_count(3)
    expect(devices.nth(0)).to_have_text(re.compile("^Another device, since .* today"))
    expect(devices.nth(1)).to_have_text(re.compile("^This device, since .* today"))
    expect(devices.nth(1).get_by_role("button"), "a device does not sign itself out").to_have_count(0)
    assert find_violations(phone.page) == []
    devices.nth(2).get_by_role("button", name="Sign out").click()
    tablet.page.get_by_text("Another device signed this one out of the seat.").wait_for()
    expect(devices).to_have_count(2)
    TablePage(noor.page).headline.wait_for()


def test_page_of_a_device_link_says_whose_seat_it_opens(visitor):
    noor, phone = visitor(), visitor(390, 844)
    created = open_table(noor, ["me", "open"])
    phone.page.goto(phone.server_url + phone_link(noor, created["table"], 0).removeprefix("/"))
    phone.page.get_by_text("This link opens Guest 1\u2019s seat on this device too: you then see their hand").wait_for()
    expect(phone.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    expect(phone.page.get_by_role("textbox"), "the seat keeps its name").to_have_count(0)
    assert find_violations(phone.page) == []


def test_other_players_are_told_of_another_device(visitor):
    host, friend, phone = visitor(), visitor(390, 844), visitor()
    table = seat_friends(host, friend, game="toy")
    open_on_device(phone, phone_link(host, table, 0))
    seen = TablePage(friend.page)
    friend.page.get_by_text("Guest 1 opened their seat on another device.").wait_for()
    expect(friend.page.get_by_text(NOTICE)).to_have_count(0)
    host.page.get_by_role("button", name="Sign out other devices").click()
    friend.page.get_by_text("Guest 1 signed out another device.").wait_for()
    friend.page.get_by_role("button", name="Dismiss").click()
    expect(friend.page.get_by_text("Guest 1 signed out another device.")).to_have_count(0)
    seen.open_panel("Log and chat, new messages")
    for sentence in ("Guest 1 opened their seat on another device.", "Guest 1 signed out another device."):
        seen.log.get_by_text(sentence).wait_for()


def test_actions_of_the_host_are_announced(visitor):
    host, friend, watcher = visitor(), visitor(), visitor()
    table = seat_friends(host, friend, game="toy", open_to_watch=True)
    watcher.page.reload()
    watcher.page.get_by_role("button", name="Watch").first.click()
    spectator = TablePage(watcher.page)
    spectator.headline.wait_for()
    assert table_id_of(watcher.page) == table
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Links").click()
    sheet = host.page.get_by_role("dialog")
    sentences = (
        ("New link", "The host gave Ines\u2019s seat a new link."),
        ("Free the seat", "The host removed Ines from the table."),
        ("Add a bot", re.compile("^The host seated a bot, .*, in seat 2.$")),
        ("Invite a friend", re.compile(r"^The host removed .* \(bot\) from the table.$")),
    )
    for button, sentence in sentences:
        sheet.get_by_role("button", name=button).click()
        watcher.page.get_by_text(sentence).wait_for()
        expect(host.page.get_by_role("status").get_by_text(sentence), "the host knows").to_have_count(0)
    friend.page.get_by_text("The host gave your seat a new link.").wait_for()
    spectator.open_panel("Log and chat, new messages")
    for _, sentence in sentences:
        spectator.log.get_by_text(sentence).wait_for()
        expect(watcher.page.get_by_role("status").get_by_text(sentence), "the log is open").to_have_count(0)
    host.context.request.delete(f"{host.server_url}api/tables/{table}")
    watcher.page.get_by_text("The host deleted this table.").wait_for()
    expect(watcher.page.get_by_role("button", name="Try again")).to_have_count(0)
