"""Tests of what a browser loads from the home page to the first table of each game."""

import gzip

import pytest

from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

BUDGET = 330_000
"""The maximum size, in bytes, of the compressed scripts, compressed style sheets and fonts of a first table."""
KINDS = {"script", "stylesheet", "font"}
"""The kinds of files that are measured."""
LATER = ("/analysis/", "/replay/", "/rules/book", "/rules/search", "/statistics/")
"""Parts of the addresses of files that a first table does not need."""
OTHER_GAME = {"Taj Mahal": "/web/maharani/", "Maharani": "/web/taj-mahal/"}
"""Part of the addresses of the files of the other game."""


def compressed_size(response):
    """Return the size of a response's body, compressed unless it is a font."""
    body = response.body()
    return len(body) if response.request.resource_type == "font" else len(gzip.compress(body))


@pytest.mark.parametrize("game", ["Taj Mahal", "Maharani"])
def test_scripts_styles_and_fonts_of_a_first_table_stay_within_the_budget(visitor, game):
    somebody = visitor()
    somebody.page.close()
    somebody.page = somebody.open(None)
    responses = {}
    somebody.page.on("response", lambda response: responses.update({response.url: response}))
    somebody.page.goto(somebody.server_url)
    page = somebody.play_now(game)
    TablePage(page).wait_for_turn()
    page.wait_for_load_state("networkidle")
    sizes = {
        url: compressed_size(response)
        for url, response in responses.items()
        if response.request.resource_type in KINDS and "/api/" not in url
    }
    assert any(url.endswith(".woff2") for url in sizes)
    assert 50_000 < sum(sizes.values()) < BUDGET
    assert [url for url in sizes if any(part in url for part in (*LATER, OTHER_GAME[game]))] == []
