"""The page about the HTTP API in a browser: every operation can be found, read and tried."""

import re

import pytest
from playwright.sync_api import expect

from durbar.server.middleware.security_headers import POLICY
from server.api.test_docs_page import operations
from server.openapi_checks import openapi_document
from server.process import Process
from web.pages import WAIT, looks, overflow, violations

OPEN_TABLE = re.compile(r"^POST \W*api\W*tables Open a table$")


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of a server."""
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('docs') / 'tables.sqlite'}")
    yield server.address
    server.stop()


@pytest.fixture(scope="module")
def described():
    """The OpenAPI document."""
    return openapi_document()


@pytest.fixture
def page(chromium, address):
    """A page of a new browser session; errors are collected in ``page.faults``."""
    context = chromium.new_context()
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.faults, page.responses = [], []
    page.on("console", lambda message: message.type in {"error", "warning"} and page.faults.append(message.text))
    page.on("pageerror", lambda error: page.faults.append(error.message))
    page.on("requestfailed", lambda request: page.faults.append(f"failed: {request.url}"))
    page.on("response", lambda response: page.responses.append((response.status, response.url)))
    page.home = address
    yield page
    context.close()


def open_page(page, described):
    """Open the page and wait until it lists every operation."""
    answer = page.goto(f"{page.home}/api/docs")
    assert answer.headers["content-security-policy"] == POLICY
    expect(page.locator(".opblock")).to_have_count(len(operations(described)), timeout=WAIT)


def test_every_operation_is_shown_under_the_strict_policy(page, described):
    open_page(page, described)
    wanted = {(method.upper(), path) for method, path, _ in operations(described)}
    assert {
        (one.locator(".opblock-summary-method").inner_text(), one.locator("[data-path]").get_attribute("data-path"))
        for one in page.locator(".opblock").all()
    } == wanted
    opened = page.get_by_role("button", name=OPEN_TABLE)
    opened.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("This browser becomes its host")).to_be_visible(timeout=WAIT)
    expect(opened).to_have_attribute("aria-expanded", "true")
    assert page.url.endswith("#/tables/open-table")
    assert page.faults == []
    assert all(status == 200 and url.startswith((page.home, "data:")) for status, url in page.responses)
    # axe copies imported styles into the page, which the policy refuses and the console reports: it comes last.
    for size in looks(page):
        assert overflow(page)[0] <= 0, size
        assert violations(page) == [], size


def test_link_to_an_operation_opens_it(page):
    page.goto(f"{page.home}/api/docs#/tables/open-table")
    expect(page.get_by_text("This browser becomes its host")).to_be_visible(timeout=WAIT)
    assert page.faults == []


def test_operation_can_be_found_and_tried(page, described):
    open_page(page, described)
    page.get_by_placeholder("Filter").fill("/api/tables")
    page.get_by_role("button", name=OPEN_TABLE).click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_label("Request body").fill('{"game": "toy", "seats": [{"who": "me"}, {"who": "open"}]}')
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table")).to_contain_text('"links": [', timeout=WAIT)
    assert page.faults == []


def test_stream_can_be_read_about_but_not_tried(page):
    page.goto(f"{page.home}/api/docs#/stream/stream")
    expect(page.get_by_text("text/event-stream").first).to_be_attached(timeout=WAIT)
    assert page.get_by_role("button", name="Try it out").count() == 0
    assert page.faults == []


def test_page_follows_the_theme_of_the_client_and_of_the_system(page, described):
    page.emulate_media(color_scheme="dark")
    open_page(page, described)
    dark = page.locator("html.dark-mode")
    expect(dark).to_have_count(1)
    page.emulate_media(color_scheme="light")
    expect(dark).to_have_count(0, timeout=WAIT)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({ theme: 'dark' }))")
    page.reload()
    expect(dark).to_have_count(1, timeout=WAIT)


def test_page_asks_for_the_password_of_the_server(page, tmp_path):
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", password="mangosteen")
    try:
        page.goto(f"{server.address}/api/docs")
        page.get_by_text("asks for a password").wait_for()
        page.get_by_role("link", name="To the front page").click()
        page.wait_for_url(f"{server.address}/")
    finally:
        server.stop()
