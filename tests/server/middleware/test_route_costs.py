"""Tests that every route has a cost, and that work is limited by it."""

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from durbar.server.app import create_app
from durbar.server.middleware.limits import RateLimits
from durbar.server.middleware.route_costs import COSTS, MIN_COST, _route_of, cost_of
from durbar.server.settings import Limits, Rate
from server.middleware.sample_app import SampleClient, settings
from server.middleware.test_rate_limits import Clock, succeed
from server.openapi_checks import openapi_document

UNDOCUMENTED = {("GET", "/api/openapi.json")}
"""Routes that have a cost but are not in the OpenAPI document."""
FILES = {("GET", "/"), ("GET", "/api/docs"), ("GET", "/api/docs/{name:path}")}
"""Routes that send files. The files under ``/web`` have no route."""
WIDE = Rate(1e6, 10**6)
"""A rate that no test reaches."""


def routes() -> set[tuple[str, str]]:
    """Return the method and the path of every route in the OpenAPI document."""
    return {(method.upper(), path) for path, methods in openapi_document()["paths"].items() for method in methods}


def test_every_route_has_a_cost() -> None:
    assert set(COSTS) == routes() | UNDOCUMENTED
    assert all(cost >= MIN_COST for cost in COSTS.values())


def test_every_route_of_the_app_is_in_the_openapi_document() -> None:
    """Tests of costs, permissions and leaks go through the routes of the document. So every other route must be listed
    in this file.
    """
    app = create_app(settings(Limits()))
    found = {(method, one.path) for one in iter_route_contexts(app.routes) for method in one.methods or ()}
    assert found == routes() | UNDOCUMENTED | FILES
    assert [one.path for one in app.routes if isinstance(one, Mount)] == ["/web"]


def test_every_path_is_charged_the_cost_of_its_route() -> None:
    for (method, path), cost in COSTS.items():
        concrete = path.replace("{table}", "5f1c09ad7be2").replace("{game}", "taj-mahal")
        assert cost_of(method, concrete) == cost_of(method, f"{concrete}/") == cost, path
    assert cost_of("HEAD", "/api/statistics") == COSTS["GET", "/api/statistics"]
    assert cost_of("GET", "/api/nowhere") == MIN_COST
    assert cost_of("GET", "/web/main.js") == 0


@pytest.mark.parametrize(
    ("query", "positions"),
    [(b"", 1), (b"moves=3&many=24", 24), (b"many=1", 1), (b"many=x", 1), (b"many=24&many=7", 7), (b"many=99999", 1)],
)
def test_replay_is_charged_by_the_number_of_positions(query: bytes, positions: int) -> None:
    cost_of_first = COSTS["GET", "/api/tables/{table}/at"]
    assert cost_of("GET", "/api/tables/5f1c09ad7be2/at", query) == cost_of_first + positions - 1


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limiter(clock: Clock) -> RateLimits:
    """The middleware with limits on work only: 100 milliseconds at once for a browser, 300 for an address. A picture
    costs 15.
    """
    limits = Limits(browser=WIDE, address=WIDE, browser_work=Rate(10, 100), address_work=Rate(30, 300), acting=WIDE)
    return RateLimits(succeed, settings(limits), clock)


def test_expensive_requests_of_a_browser_are_refused_before_cheap_ones(limiter: RateLimits, clock: Clock) -> None:
    browser = SampleClient(limiter, cookie="one")
    assert [browser.get("/api/tables/t/picture").status for _ in range(8)] == [200] * 6 + [429] * 2
    assert browser.get("/api/me").status == 200
    refused = browser.get("/api/tables/t/picture")
    assert (refused.status, refused.error["id"], refused.headers["retry-after"]) == (429, "too-fast", "1")
    clock.now += 1
    assert browser.get("/api/tables/t/picture").status == 200


def test_discarding_cookies_does_not_evade_the_limit_on_work(limiter: RateLimits) -> None:
    statuses = [SampleClient(limiter, cookie=f"cookie-{n}").get("/api/tables/t/picture").status for n in range(25)]
    assert statuses == [200] * 20 + [429] * 5
    assert SampleClient(limiter, address="192.0.2.2").get("/api/tables/t/picture").status == 200


def test_refused_requests_of_a_browser_use_up_no_work_of_its_address(limiter: RateLimits) -> None:
    greedy, patient = SampleClient(limiter, cookie="greedy"), SampleClient(limiter, cookie="patient")
    for _ in range(200):
        greedy.get("/api/tables/t/picture")
    assert [patient.get("/api/tables/t/picture").status for _ in range(6)] == [200] * 6


def test_request_that_costs_more_than_a_full_bucket_is_served_from_a_full_bucket(clock: Clock) -> None:
    limits = Limits(browser_work=Rate(10, 10), address_work=Rate(10, 10))
    browser = SampleClient(RateLimits(succeed, settings(limits), clock), cookie="one")
    assert [browser.get("/api/tables/t/picture").status for _ in range(2)] == [200, 429]
    clock.now += 2
    assert browser.get("/api/tables/t/picture").status == 200


def table_of_four(limiter: RateLimits, address: str, number: int) -> list[SampleClient]:
    """Return the browsers of four people behind one address."""
    return [SampleClient(limiter, address, f"player-{number}-{seat}") for seat in range(4)]


def test_club_of_fifty_people_behind_one_address_is_never_refused(clock: Clock) -> None:
    """At 13 tables a move is made every five seconds, and five people hold an arrow key down in a replay."""
    limiter = RateLimits(succeed, settings(Limits()), clock)
    tables = [table_of_four(limiter, "192.0.2.1", number) for number in range(13)]
    refused = 0
    for second in range(120):
        for number, table in enumerate(tables):
            if (second + number) % 5 == 0:
                mover, *others = table
                answers = [mover.post("/api/tables/t/move")]
                answers += [other.get("/api/tables/t?since=9") for other in others]
                refused += sum(answer.status != 200 for answer in answers)
        for reader in (table[0] for table in tables[:5]):
            answers = [reader.get("/api/tables/t/at?many=24&moves=0") for _ in range(2)]  # 48 positions a second
            refused += sum(answer.status != 200 for answer in answers)
        clock.now += 1
    assert refused == 0


def test_long_paths_have_the_cost_of_their_route_and_are_not_kept_in_memory() -> None:
    in_memory = _route_of.cache_info().currsize
    for number in range(100):
        table = f"{number}" + "\U0001f600" * 300
        assert cost_of("POST", f"/api/tables/{table}/hint") == COSTS["POST", "/api/tables/{table}/hint"]
        assert cost_of("GET", f"/api/nothing/{table}") == MIN_COST
    assert _route_of.cache_info().currsize == in_memory
