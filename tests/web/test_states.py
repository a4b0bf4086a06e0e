"""Tests of the accessibility of pages with a selected move, in the light and the dark theme.

The states of the pages are from `tools/page_states.py`, which also makes pictures of them.
"""

import pytest
from playwright.sync_api import expect

from page_states import PICTURES
from web.pages import SIZES, find_violations, measure_overflow
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only, pytest.mark.xdist_group("web")]

# The states of pages that `tools/page_states.py` lists, by name.
PICTURE_BY_NAME = {picture.name: picture for picture in PICTURES}


@pytest.mark.parametrize("name", ["taj-mahal-building", "taj-mahal-taking", "maharani-laying"])
def test_page_with_a_selected_move_is_accessible(stage, people, name):
    picture = PICTURE_BY_NAME[name]
    contexts = people(picture.players)
    address = picture.arrange(stage, contexts)
    page = contexts[0].pages[0]
    table = TablePage(page)
    page.goto(f"{stage.address}#/{address}")
    table.wait_for_turn()
    picture.show(page)
    picked = table.display if name == "taj-mahal-taking" else page.get_by_role("main")
    for size, scheme in (("wide", "light"), ("phone", "dark")):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        page.emulate_media(color_scheme=scheme)
        expect(table.confirm).to_be_enabled()
        expect(picked.get_by_role("button", pressed=True).last).to_be_visible()
        assert find_violations(page) == [], (size, scheme)
        assert measure_overflow(page) == (0, 0), (size, scheme)
