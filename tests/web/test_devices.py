"""One seat on several devices: the table shows a notice and can sign the others out."""

import pytest

from web.pages import violations
from web.playing import open_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]
NOTICE = "2 devices use this seat."


def phone_link(somebody, table, seat):
    """Request the link for a phone and return it."""
    asked = somebody.context.request.post(f"{somebody.server_url}api/tables/{table}/phone", data={"seat": seat})
    return asked.json()["link"]


def test_friend_is_warned_of_another_device_and_signs_it_out(visitor):
    host, other, friend = visitor(), visitor(), visitor(390, 844)
    made = open_table(host, ["me", "open"])
    sit_down(other, made["links"][0]["link"], "Ines")
    sit_down(friend, phone_link(other, made["table"], 1), "Ines")
    for one in (other, friend):
        one.page.get_by_text(NOTICE).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for one in (host, other, friend):
        one.page.wait_for_selector(".dock")
    assert violations(friend.page) == []
    assert host.page.get_by_text(NOTICE).count() == 0, "only the people of the seat are told"
    other.page.get_by_role("button", name="Dismiss").click()
    other.page.get_by_text(NOTICE).wait_for(state="detached")
    friend.page.reload()
    friend.page.get_by_text(NOTICE).wait_for()
    friend.page.get_by_role("button", name="Sign out other devices").click()
    friend.page.get_by_text(NOTICE).wait_for(state="detached")
    other.page.get_by_text("This page does not exist, or you have no access to it.").wait_for()
    assert other.page.locator(".dock").count() == 0


def test_number_of_devices_is_beside_the_link_for_a_phone(visitor):
    noor, phone = visitor(), visitor()
    made = open_table(noor, ["me", "novice"], "maharani")
    sit_down(phone, phone_link(noor, made["table"], 0), "Noor")
    noor.page.get_by_text(NOTICE).wait_for()
    noor.page.get_by_role("button", name="Dismiss").click()
    noor.page.get_by_role("button", name="Menu").click()
    noor.page.get_by_role("button", name="Links").click()
    sheet = noor.page.get_by_role("dialog")
    sheet.get_by_text(NOTICE).wait_for()
    sheet.get_by_role("button", name="Sign out other devices").click()
    sheet.get_by_text(NOTICE).wait_for(state="detached")
    phone.page.get_by_text("This page does not exist, or you have no access to it.").wait_for()


def test_new_link_for_a_seat_is_announced_in_the_log(visitor):
    host, friend, watcher = visitor(), visitor(), visitor()
    made = open_table(host, ["me", "open"])
    sit_down(friend, made["links"][0]["link"], "Anna")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_selector(".dock")
    watcher.page.goto(watcher.server_url + made["watch"].removeprefix("/"))
    watcher.page.get_by_role("button", name="Watch").click()
    watcher.page.wait_for_selector(".dock")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Links").click()
    host.page.get_by_role("dialog").get_by_role("button", name="New link").click()
    watcher.page.get_by_role("button", name="Log and chat, new messages").click()
    log = watcher.page.get_by_role("region", name="Log and chat")
    log.get_by_text("The host made a new link for seat 2 (Anna).").wait_for()
