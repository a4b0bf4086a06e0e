"""Accessibility of pages with a selected move, in light and dark.

The states are those of the pictures (`tools/page_states.py`).
"""

import pytest

from page_states import PICTURES
from web.pages import SIZES, WAIT, overflow, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only, pytest.mark.xdist_group("web")]

NAMED = {picture.name: picture for picture in PICTURES}


@pytest.fixture
def company(chromium):
    """Return a function that creates browser contexts. Only the first opens a page; the others move over HTTP."""
    made = []

    def come(count):
        made.extend(chromium.new_context(reduced_motion="reduce", locale="en-GB") for _ in range(count))
        return made

    yield come
    for one in made:
        one.close()


@pytest.mark.parametrize(
    ("name", "picked"),
    [
        ("taj-mahal-building", ".target.picked"),
        ("taj-mahal-taking", ".display-card.picked"),
        ("maharani-laying", ".place.picked"),
    ],
)
def test_page_with_a_selected_move_is_accessible(stage, company, name, picked):
    picture = NAMED[name]
    contexts = company(picture.players)
    address = picture.arrange(stage, contexts)
    page = contexts[0].new_page()
    page.set_default_timeout(WAIT)
    page.goto(f"{stage.address}#/{address}")
    page.wait_for_selector(".dock[data-acting=yes]")
    picture.show(page)
    for size, scheme in (("wide", "light"), ("phone", "dark")):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f"{picked}, .preview .primary:not([disabled])")
        assert page.locator(picked).count() > 0, "it is picked no more"
        assert violations(page) == [], (size, scheme)
        assert overflow(page) == (0, 0), (size, scheme)
