"""Tests of links for other devices. A page at a loopback address shows a warning, or uses the network address."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import open_stage
from durbar.server.api import links
from web.pages import (
    CHROMIUM,
    SIZES,
    Visitor,
    at_every_size,
    catalog_message,
    find_cut_off_text,
    find_violations,
    measure_overflow,
)
from web.table_page import TablePage
from web.test_tables import open_with_friends

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]

PUBLIC_HOST = "durbar.example"
"""A host name of the server that other devices can resolve."""
COMMAND = "durbar serve --host 0.0.0.0"
"""The command in the warning, with which links work on other devices."""


@pytest.fixture
def public_visitor(chromium, server_url):
    """A visitor whose browser uses a host name that other devices can resolve."""
    args = [*CHROMIUM["args"], f"--host-resolver-rules=MAP {PUBLIC_HOST} 127.0.0.1"]
    browser = chromium.browser_type.launch(**{**CHROMIUM, "args": args})
    visitor = Visitor(
        browser.new_context(reduced_motion="reduce", locale="en-GB"), server_url.replace("127.0.0.1", PUBLIC_HOST)
    )
    yield visitor
    browser.close()
    # Browsers log that they ignore this header without HTTPS.
    assert [
        fault for fault in visitor.faults if "Cross-Origin-Opener-Policy header has been ignored" not in fault
    ] == []


def warning(page):
    """Return the warning that other devices cannot use the links."""
    return page.get_by_role("complementary").filter(has_text=COMMAND)


def open_links(page, address):
    """Open each dialog with a link for a phone, and yield while it is open."""
    page.goto(address)
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("region", name="Toy").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    table = TablePage(page)
    table.headline.wait_for()
    for item in ("Continue on my phone", "Links and seats"):
        page.get_by_role("button", name="Menu").click()
        table.dialog.get_by_role("button", name=item).click()
        if item == "Links and seats":
            page.get_by_role("button", name="Continue on my phone").click()
        table.dialog.get_by_role("img", name="QR code of the link").wait_for()
        yield page
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)


def test_page_at_a_loopback_address_warns_that_links_are_local(visitor):
    page = visitor().page
    open_with_friends(page)
    expect(warning(page)).to_contain_text("only work on this computer")
    for size in at_every_size(page):
        assert find_violations(page) == [], size
        assert measure_overflow(page)[0] == 0, size
        assert find_cut_off_text(page) == [], size


def test_dialog_with_the_link_for_a_phone_has_the_warning(visitor, server_url):
    page = visitor().page
    for _ in open_links(page, server_url.replace("127.0.0.1", "localhost")):
        warning(page).wait_for()
        assert find_violations(page) == []


def test_warning_is_shown_in_french_on_a_phone(visitor):
    somebody = visitor(*SIZES["phone"], "dark", language="fr-FR")
    body = {"game": "taj-mahal", "seats": [{"who": "me"}, {"who": "open"}]}
    created = somebody.context.request.post(f"{somebody.server_url}api/tables", data=body).json()
    somebody.page.goto(f"{somebody.server_url}#/table/{created['table']}")
    warning(somebody.page).wait_for()
    text = re.sub("[\u2068\u2069]", "", warning(somebody.page).inner_text())
    assert catalog_message(".", "links-only-here", "fr") in text
    assert find_cut_off_text(somebody.page) == []


def test_page_at_a_public_host_name_has_no_warning(public_visitor):
    page = public_visitor.page
    (link,) = open_with_friends(page)
    assert link.startswith(f"{public_visitor.server_url}#/sit/")
    expect(warning(page)).to_have_count(0)
    for _ in open_links(page, public_visitor.server_url):
        expect(warning(page)).to_have_count(0)


def test_links_have_the_network_address_if_the_server_listens_there(tmp_path, chromium, monkeypatch):
    monkeypatch.setattr(links, "network_address", lambda host: "192.0.2.7")
    with open_stage(tmp_path, host="0.0.0.0") as stage:  # the test server itself listens only on this machine
        visitor = Visitor(chromium.new_context(reduced_motion="reduce", locale="en-GB"), stage.address)
        (link,) = open_with_friends(visitor.page, "Taj Mahal")
        assert link.startswith(stage.address.replace("127.0.0.1", "192.0.2.7") + "#/sit/")
        expect(warning(visitor.page)).to_have_count(0)
        visitor.context.close()
    assert visitor.faults == []
