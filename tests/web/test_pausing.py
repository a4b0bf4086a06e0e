"""Pausing a table: everyone sees who paused, and every player can resume."""

import pytest

from web.playing import open_table, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def test_one_player_pauses_and_another_resumes(visitor):
    noor, ines = visitor(), visitor(width=390, height=844)
    made = open_table(noor, ["me", "open"])
    sit_down(ines, made["links"][0]["link"], "Ines")
    noor.page.get_by_role("button", name="Start the game").click()
    for one in (noor, ines):
        one.page.get_by_role("button", name="Menu").wait_for()
    noor.page.get_by_role("button", name="Menu").click()
    noor.page.get_by_role("button", name="Pause the game").click()
    notice = ines.page.get_by_text("Paused by")
    notice.wait_for()
    noor.page.get_by_text("Paused by").wait_for()
    noor.page.get_by_role("button", name="Menu").click()
    assert noor.page.get_by_role("button", name="Pause the game").count() == 0
    noor.page.keyboard.press("Escape")
    ines.page.get_by_role("button", name="Resume").click()
    notice.wait_for(state="detached")
    noor.page.get_by_text("Paused by").wait_for(state="detached")
