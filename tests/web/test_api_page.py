"""Tests of the HTTP API's page in a browser: every operation can be found, read and tried."""

import re

import pytest
from playwright.sync_api import expect

from durbar.server.middleware.security_headers import CONTENT_SECURITY_POLICY
from server.api.test_docs_page import operations
from server.openapi_checks import openapi_document
from web.pages import WAIT, at_every_size, find_violations, measure_overflow

ROOT = "html"
"""The root element, whose class has the theme."""
# Match the accessible names of the buttons that open an operation.
ANY_OPERATION = re.compile("^(GET|POST|PUT|DELETE) ")
OPEN_TABLE = re.compile(r"^POST \W*api\W*tables Open a table$")
STREAM = re.compile(r"^GET \W*api\W*stream ")


@pytest.fixture(scope="module")
def document():
    """The OpenAPI document."""
    return openapi_document()


@pytest.fixture
def page(chromium, stage):
    """A page of a new browser session; errors are collected in ``page.faults``."""
    context = chromium.new_context()
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.faults, page.responses = [], []
    page.on("console", lambda message: message.type in {"error", "warning"} and page.faults.append(message.text))
    page.on("pageerror", lambda error: page.faults.append(error.message))
    page.on("requestfailed", lambda request: page.faults.append(f"failed: {request.url}"))
    page.on("response", lambda response: page.responses.append((response.status, response.url)))
    page.home = stage.address
    yield page
    context.close()


def open_page(page, document):
    """Open the page, wait until it lists every operation, and return the buttons of the operations."""
    response = page.goto(f"{page.home}api/docs")
    assert response.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    buttons = page.get_by_role("button", name=ANY_OPERATION)
    expect(buttons).to_have_count(len(operations(document)))
    return buttons


def test_every_operation_is_shown_under_the_strict_policy(page, document):
    buttons = open_page(page, document)
    methods_and_paths = [text.replace("\u200b", "").split()[:2] for text in buttons.all_inner_texts()]
    assert {tuple(words) for words in methods_and_paths} == {
        (method.upper(), path) for method, path, _ in operations(document)
    }
    button = page.get_by_role("button", name=OPEN_TABLE)
    button.press("Enter")
    expect(page.get_by_text("This browser becomes its host")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    assert page.url.endswith("#/tables/open-table")
    assert all(status == 200 and url.startswith((page.home, "data:")) for status, url in page.responses)
    page.reload()  # the address opens the operation
    expect(page.get_by_text("This browser becomes its host")).to_be_visible()
    assert page.faults == []
    # axe runs last: it copies imported styles into the page, which the policy rejects and the console reports.
    for size in at_every_size(page):
        assert measure_overflow(page)[0] <= 0, size
        if size != "middle":
            assert find_violations(page) == [], size


def test_operation_can_be_tried_but_the_stream_has_only_a_description(page, document):
    open_page(page, document)
    stream = page.get_by_role("button", name=STREAM)
    stream.click()
    expect(page.get_by_role("option", name="text/event-stream").first).to_be_attached()
    try_button = page.get_by_role("button", name="Try it out")
    expect(try_button).to_have_count(0)
    page.get_by_placeholder("Filter").fill("/api/tables")
    # The list is filtered after a delay. Filtering closes the operation that was open.
    expect(stream).to_have_count(0)
    page.get_by_role("button", name=OPEN_TABLE).click()
    try_button.click()
    page.get_by_label("Request body").fill('{"game": "maharani", "seats": [{"who": "me"}, {"who": "open"}]}')
    page.get_by_role("button", name="Execute").click()
    response = page.get_by_role("row").filter(has=page.get_by_role("heading", name="Response body"))
    expect(response).to_contain_text('"links": [')
    assert page.faults == []


def test_page_follows_the_theme_of_the_client_and_of_the_system(page, document):
    page.emulate_media(color_scheme="dark")
    open_page(page, document)
    root, dark = page.locator(ROOT), re.compile("dark-mode")
    expect(root).to_have_class(dark)
    page.emulate_media(color_scheme="light")
    expect(root).not_to_have_class(dark)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({ theme: 'dark' }))")
    page.reload()
    expect(root).to_have_class(dark)
