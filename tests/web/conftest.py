"""What the tests of the web share: a server of their own, and the system's Chromium."""

import pytest
from playwright.sync_api import sync_playwright

from web.overhearing import listen
from web.pages import CHROMIUM, Visitor, running_server


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """The address of a server that plays on while the tests look at its pages."""
    with running_server(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium():
    """The system's Chromium; none is downloaded."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium, house):
    """Somebody who opens pages; more of them by calling it again."""
    visitors = []

    def visit(width=1440, height=900, scheme="light", language="en-GB", motion="reduce", house=house, heard=False):
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            locale=language,
            reduced_motion=motion,
            has_touch=width < 700,
        )
        visitors.append(Visitor(context, house))
        if heard:
            listen(visitors[-1])
        return visitors[-1]

    yield visit
    for one in visitors:
        one.context.close()
    faults = [fault for one in visitors for fault in one.faults]
    assert not faults, "the pages reported: " + "; ".join(faults)
