"""Tests of pausing a table: everyone sees who paused, and every player can resume."""

import pytest
from playwright.sync_api import expect

from deterministic_server import seat_people
from web.pages import SIZES, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def test_one_player_pauses_and_another_resumes(stage, people):
    contexts = people(1) + people(1, size=SIZES["phone"])
    id = seat_people(stage, contexts)
    pages = [open_table_page(stage, context, id) for context in contexts]
    noor, ines = map(TablePage, pages)
    pause = noor.dialog.get_by_role("button", name="Pause the game")
    noor.open_panel("Menu")
    pause.click()
    for page in pages:
        expect(page.get_by_text("Paused by Noor")).to_be_visible()
    noor.open_panel("Menu")
    expect(noor.dialog).to_be_visible()
    expect(pause).to_have_count(0)
    pages[0].keyboard.press("Escape")
    ines.page.get_by_role("button", name="Resume").click()
    for page in pages:
        expect(page.get_by_text("Paused by Noor")).to_have_count(0)
