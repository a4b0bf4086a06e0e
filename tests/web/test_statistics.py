"""Statistics in the browser: after one game it is too early to tell, after five there are intervals."""

import random

import pytest

from durbar.tables.statistics import ENOUGH
from web.pages import looks, overflow, said, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def asked(request, method, address, **body):
    """A good answer of the server to this browser."""
    answer = getattr(request, method)(address, **({"data": body} if body else {}))
    assert answer.ok, (address, answer.text())
    return answer.json()


def finished(somebody, game="toy"):
    """A game of two, both of them at this browser, to its end; its scores."""
    request, api = somebody.context.request, f"{somebody.house}api"
    chance = random.Random(5)
    seats = [{"who": "me", "name": "Noor"}, {"who": "me", "name": "Ines"}]
    table = asked(request, "post", f"{api}/tables", game=game, seats=seats)["table"]
    while True:
        shown = asked(request, "get", f"{api}/tables/{table}")
        seat = shown["view"]["to_move"]
        if seat is None:
            return shown["view"]["scores"]
        mine = asked(request, "get", f"{api}/tables/{table}?seat={seat}")
        move = chance.choice(mine["view"]["legal_moves"])["text"]
        asked(request, "post", f"{api}/tables/{table}/move", seat=seat, version=mine["version"], move=move)


def test_from_nothing_to_enough(visitor):
    somebody = visitor()
    page = somebody.page
    page.get_by_role("link", name="Statistics").first.click()
    page.get_by_text("You have not finished a game here yet.").wait_for()
    assert violations(page) == []
    scores = [finished(somebody)[0]]
    page.reload()
    facts = page.locator(".stat-facts")
    facts.wait_for()
    assert "too few games to tell" in facts.inner_text()
    page.get_by_text("Too few games to tell a course.").wait_for()
    scores += [finished(somebody)[0] for _ in range(ENOUGH - 1)]
    page.reload()
    facts.wait_for()
    told = facts.locator("dd").all_inner_texts()
    assert told[0] == str(ENOUGH)
    mean = f"{sum(scores) / ENOUGH:.1f}".removesuffix(".0")
    assert told[3].splitlines()[0].replace("\u2212", "-") == mean
    assert "too few" not in facts.inner_text()
    page.get_by_text("One by one").click()
    assert page.locator(".stat-latest li").count() == ENOUGH
    page.locator(".stat-latest a").first.click()
    page.wait_for_selector(".ranking")


def test_the_page_at_every_size_and_in_french(visitor):
    somebody = visitor(language="fr-FR")
    finished(somebody, "maharani")
    page = somebody.open("#/statistics")
    page.get_by_role("region", name="Maharani").wait_for()
    for size in looks(page):
        assert overflow(page)[0] == 0, size
        assert violations(page) == [], size
    assert said("statistics", "statistics-few", "fr") in page.locator(".stat-facts").inner_text()
    assert page.locator(".stat-part").get_by_role("rowheader", name="Ines").count() == 1
