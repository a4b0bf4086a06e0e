"""Checks at the end of a game that was played in browsers."""

from playwright.sync_api import expect

from web.overhearing import Truth
from web.pages import violations
from web.playing import record_of


def check_secrets(table, *visitors_and_seats):
    """Check that no browser received information that is hidden from its user."""
    record = record_of(visitors_and_seats[0][0], table)
    truth = Truth(record)
    for somebody, seats in visitors_and_seats:
        assert truth.search_responses(somebody.heard, table, frozenset(seats)) > 5


def check_result(page, players, tables=2):
    """Check the result: ranks, the chart, the score sheet, the verified shuffle, and accessibility."""
    expect(page.locator(".ranking li")).to_have_count(players)
    expect(page.locator(".chart svg .run")).to_have_count(players)
    expect(page.locator(".score-scroll table")).to_have_count(tables)
    page.wait_for_selector("[data-verified=yes]")
    scores = [int(one) for one in page.locator(".ranking .pts").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert violations(page) == []
