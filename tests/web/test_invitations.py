"""Tests of the invitation link, with which each friend chooses a free seat."""

import re

import pytest
from playwright.sync_api import expect

from web.pages import at_every_size, find_cut_off_text, find_violations, measure_overflow
from web.playing import open_table, table_id_of
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def invite(host, seats, **fields):
    """Open a table with these seats and return the link that the lobby shows to its host."""
    created = open_table(host, seats, **fields)
    renew = host.page.get_by_role("button", name="Create an invitation link")
    renew.click()  # the page does not know the link, because another program has opened the table
    expect(renew).to_have_count(0)
    link = invitation(host.page).input_value()
    return created["table"], link.removeprefix(host.server_url)


def invitation(page):
    """Return the field with the invitation link."""
    return page.get_by_role("textbox", name="Invitation link")


def seat(page, number):
    """Return the choice of a free seat."""
    return page.get_by_role("radio", name=f"Seat {number}")


def take_seat(page, name):
    """Enter a name and sit down."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()


def test_one_link_invites_all_friends_and_each_chooses_a_seat(visitor):
    host, *guests = (visitor() for _ in range(3))
    host.page.get_by_label("Your name").fill("Noor")
    host.page.get_by_role("region", name="Taj Mahal").get_by_role("button", name="With friends").click()
    host.page.get_by_role("combobox", name="Who plays in Seat 3").select_option("open")
    host.page.get_by_role("button", name="Create the table").click()
    host.page.get_by_role("img", name="QR code of the link").wait_for()
    link = invitation(host.page).input_value()
    assert re.search(r"#/join/[\w-]{20,}$", link)
    for guest, name, number in zip(guests, ("Ines", "Tomas"), (3, 2), strict=True):
        page = guest.open(link.removeprefix(guest.server_url))
        page.get_by_role("heading", name="Noor invites you to Taj Mahal").wait_for()
        seat(page, number).check()
        take_seat(page, name)
        page.get_by_role("heading", name="waiting for players").wait_for()
        assert "/join/" not in page.url, "the secret does not stay in the address"
    host.page.get_by_role("button", name="Start the game").click()
    TablePage(host.page).headline.wait_for()
    state = host.context.request.get(f"{host.server_url}api/tables/{table_id_of(host.page)}").json()
    assert [occupant["name"] for occupant in state["seats"]][:3] == ["Noor", "Tomas", "Ines"]


def test_link_is_still_shown_after_a_reload_and_can_be_replaced(visitor):
    host, friend = visitor(), visitor()
    _, link = invite(host, ["me", "open"])
    host.page.reload()
    assert invitation(host.page).input_value().endswith(link)
    host.page.get_by_role("button", name="Replace the link").click()
    expect(invitation(host.page)).not_to_have_value(f"{host.server_url}{link}")
    friend.open(link).get_by_role("heading", name="This link is not valid").wait_for()


def test_person_who_comes_second_chooses_another_seat(visitor):
    host, *guests = (visitor() for _ in range(3))
    _, link = invite(host, ["me", "open", "open"])
    first, second = (guest.open(link) for guest in guests)
    for page in (first, second):
        expect(seat(page, 2)).to_be_checked()
    take_seat(first, "Ines")
    first.get_by_role("heading", name="waiting for players").wait_for()
    take_seat(second, "Tomas")
    expect(second.get_by_role("alert")).to_have_text("This seat is already taken.")
    expect(seat(second, 2)).to_have_count(0)
    expect(second.get_by_role("main")).to_contain_text("Ines")
    expect(seat(second, 3)).to_be_checked()
    take_seat(second, "Tomas")
    second.get_by_role("heading", name="waiting for players").wait_for()


@pytest.mark.parametrize("is_public", [False, True])
def test_full_table_offers_no_seat(visitor, is_public):
    host, friend, stranger = (visitor() for _ in range(3))
    _, link = invite(host, ["me", "open"], open_to_watch=is_public)
    page = friend.open(link)
    take_seat(page, "Ines")
    page.get_by_role("heading", name="waiting for players").wait_for()
    page = stranger.open(link)
    watch = page.get_by_role("button", name="Watch")
    if is_public:
        page.get_by_text("All seats at this table are taken. Everybody may watch the game.").wait_for()
        expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
        watch.click()
        page.get_by_role("heading", name="waiting for players").wait_for()
    else:
        expect(page.get_by_role("alert")).to_have_text("All seats at this table are taken.")
        expect(page.get_by_role("main")).not_to_contain_text("Ines")
        for button in (watch, page.get_by_role("button", name="Take the seat")):
            expect(button).to_have_count(0)


def test_taken_seat_offers_no_button_to_take_it(visitor):
    host, friend = visitor(), visitor()
    created = open_table(host, ["me", "open"])
    link = created["links"][0]["link"].removeprefix("/")
    page = friend.open(link)
    take_seat(page, "Ines")
    page.get_by_role("heading", name="waiting for players").wait_for()
    for somebody, sentence in ((host, "Ines sits here."), (friend, "You have a seat at this table.")):
        page = somebody.open(link)
        page.get_by_text(sentence).wait_for()
        expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
        page.get_by_role("link", name="To the table").click()
        page.get_by_role("heading", name="waiting for players").wait_for()


def test_host_invites_to_a_free_seat_during_the_game(visitor):
    host, friend = visitor(), visitor()
    open_table(host, ["me", "novice", "novice"])
    table = TablePage(host.page)
    table.headline.wait_for()
    host.page.get_by_role("button", name="Menu").click()
    table.dialog.get_by_role("button", name="Links and seats").click()
    expect(table.dialog.get_by_role("button", name="Create an invitation link")).to_have_count(0)
    table.dialog.get_by_role("button", name="Invite a friend").first.click()
    table.dialog.get_by_role("button", name="Create an invitation link").click()
    link = invitation(host.page).input_value().removeprefix(host.server_url)
    page = friend.open(link)
    take_seat(page, "Ines")
    TablePage(page).headline.wait_for()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_pages_fit_every_window(visitor, language):
    host, friend = visitor(language=language), visitor(language=language)
    name = "Mirza Ghiyas Beg the Unusually Long-Named"[:40]
    created = open_table(host, ["me", "open", "open", "open", "novice"])
    host.context.request.put(f"{host.server_url}api/me", data={"name": name, "stone": "", "figure": ""})
    secret = created["invite"].rpartition("/")[2]
    body = {"secret": secret, "name": name, "at": 2}
    assert visitor().context.request.post(f"{host.server_url}api/links/open", data=body).ok
    page = friend.open(created["invite"].removeprefix("/"))
    page.get_by_role("radio").first.wait_for()
    host.page.get_by_role("button", name=re.compile("invitation")).click()
    host.page.get_by_role("textbox").first.wait_for()
    for somebody in (page, host.page):
        for size in at_every_size(somebody):
            assert find_violations(somebody) == [], size
            assert measure_overflow(somebody)[0] == 0, size
            assert find_cut_off_text(somebody) == [], size
