"""Checks at the end of a game that was played in browsers."""

import re

from playwright.sync_api import expect

from web.pages import find_violations
from web.playing import record_of
from web.response_search import HiddenInformation
from web.table_page import TablePage

CHART_LINES = ".run"
"""The lines of a chart, one for each player."""


def check_secrets(table, *visitors_and_seats):
    """Check that no browser received information that was hidden from its user.

    Each of ``visitors_and_seats`` is a visitor with a browser, and the set of the visitor's seats.
    """
    record = record_of(visitors_and_seats[0][0], table)
    hidden_information = HiddenInformation(record)
    for somebody, seats in visitors_and_seats:
        assert hidden_information.search_responses(somebody.responses, table, frozenset(seats)) > 5


def check_result(page, players, tables=2):
    """Check the result: ranks, the chart, ``tables`` score tables, the verified shuffle, and accessibility."""
    ranks = TablePage(page).result.get_by_role("listitem")
    expect(ranks).to_have_count(players)
    expect(page.get_by_role("img", name="Scores over the game").locator(CHART_LINES)).to_have_count(players)
    expect(page.get_by_role("dialog").get_by_role("table")).to_have_count(tables)
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    scores = [int(re.search(r"-?\d+$", text)[0]) for text in ranks.all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert find_violations(page) == []
