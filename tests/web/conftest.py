"""Fixtures of the browser tests: a server, and the system's Chromium."""

import pytest
from playwright.sync_api import sync_playwright

from deterministic_server import open_stage
from web.pages import CHROMIUM, Visitor, guest_contexts, running_server
from web.response_search import record_responses


@pytest.fixture(scope="session")
def server_url(tmp_path_factory):
    """The address of a server that all tests share."""
    with running_server(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="package")
def chromium():
    """The system's Chromium. It is closed after the tests of this folder, because Playwright's event loop would disturb
    other asynchronous tests.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium, server_url):
    """Return a function that creates a visitor with a browser. After the test, fail if a page reported errors."""
    visitors = []

    def visit(
        width=1440,
        height=900,
        scheme="light",
        language="en-GB",
        motion="reduce",
        server_url=server_url,
        records_responses=False,
    ):
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale=language,
            reduced_motion=motion,
            has_touch=width < 700,
        )
        visitors.append(Visitor(context, server_url))
        if records_responses:
            record_responses(visitors[-1])
        return visitors[-1]

    yield visit
    for created in visitors:
        created.context.close()
    faults = [fault for created in visitors for fault in created.faults]
    assert not faults, "the pages reported: " + "; ".join(faults)


@pytest.fixture(scope="session")
def stage(tmp_path_factory):
    """A server (a "stage") with fixed seeds, so that positions are reproducible. Its analyses use few iterations."""
    with open_stage(tmp_path_factory.mktemp("stage"), analysis_iterations=5) as opened:
        yield opened


@pytest.fixture
def people(stage, chromium):
    """Return a function that creates browser contexts for people at the tables of the stage."""
    yield from guest_contexts(stage, chromium)


@pytest.fixture(scope="module")
def module_people(stage, chromium):
    """Return a function that creates browser contexts which the tests of a file share."""
    yield from guest_contexts(stage, chromium)
