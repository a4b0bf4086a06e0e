"""Tests of the networks on the map of Taj Mahal: the roads between the connected palaces of each player."""

import re

import pytest
from playwright.sync_api import expect

from deterministic_server import NAMES, staged
from web.pages import find_violations, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

LINE_PATTERNS = """(networks) => networks.map((network) => {
  const { stroke, strokeDasharray } = getComputedStyle(network.lastElementChild);
  return stroke === 'none' ? 'plain' : strokeDasharray;
})"""
"""Returns the pattern of the lines of each network, without its colour."""
JOINED = ".joined"
"""The outline of a province on the map that a highlighted network connects."""


def is_late(sight):
    """Return whether a card can be played in the tenth visit or later."""
    table = sight.view()["table"]
    return table["phase"] == "play" and table["visit"] >= 10


@pytest.fixture
def players(stage, people):
    """A function that opens a late table of five players, and returns the page and the state of each player."""

    def open_late_table(**context_options):
        contexts = people(5, **context_options)
        id = staged(stage, contexts, is_late, seed=3)
        view = contexts[0].request.get(f"{stage.address}api/tables/{id}?seat=0").json()["view"]
        return open_table_page(stage, contexts[0], id), view["table"]["seats"]

    return open_late_table


def provinces_of(player):
    """Return the provinces that a player's network connects."""
    return {province for chain in player["chains"] for province in chain["provinces"]}


def test_networks_of_all_players_are_drawn_in_different_patterns(players):
    page, seats = players()
    table = TablePage(page)
    with_network = [seat for seat in seats if seat["chains"]]
    assert len(with_network) == 5
    expect(table.networks).to_have_count(5)
    expect(table.lit_networks).to_have_count(0)
    patterns = table.networks.evaluate_all(LINE_PATTERNS)
    assert len({*patterns}) == len(patterns)


def test_row_highlights_the_network_and_the_provinces_that_it_connects(players):
    page, seats = players()
    table = TablePage(page)
    for seat in (1, 2):
        table.court.get_by_role("row", name=NAMES[seat]).hover()
        expect(table.lit_networks).to_have_count(1)
        expect(table.map.locator(JOINED)).to_have_count(len(provinces_of(seats[seat])))
    table.display.hover()
    expect(table.lit_networks).to_have_count(0)
    row = table.court.get_by_role("button", name=re.compile(NAMES[2]))
    row.focus()
    expect(table.map.locator(JOINED)).to_have_count(len(provinces_of(seats[2])))
    page.keyboard.press("Enter")  # opens the holdings
    expect(table.dialog).to_contain_text("Connected by roads")
    expect(table.lit_networks).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(table.dialog).to_have_count(0)


def test_palace_highlights_the_network_of_its_owner_by_keyboard(players):
    page, seats = players()
    table = TablePage(page)
    owner = next(seat for seat, player in enumerate(seats) if player["chains"])
    city = seats[owner]["chains"][0]["roads"][0][0]
    table.map.get_by_role("button", name=re.compile(f"^{city},")).focus()
    expect(table.lit_networks.first).to_be_attached()
    page.keyboard.press("Shift+Tab")
    expect(table.lit_networks).to_have_count(0)


def test_button_on_the_whole_map_of_a_phone_highlights_a_network(players):
    page, seats = players(size=(390, 844))
    table = TablePage(page)
    page.get_by_role("button", name="Show the whole map").tap()
    button = page.get_by_role("group", name="Connected palaces").get_by_role("button", name=NAMES[2])
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(table.lit_networks).to_have_count(1)
    expect(table.map.last.locator(JOINED)).to_have_count(len(provinces_of(seats[2])))
    assert find_violations(page) == []
    button.tap()
    expect(table.lit_networks).to_have_count(0)
