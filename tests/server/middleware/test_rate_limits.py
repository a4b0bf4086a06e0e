"""Tests of the rate limits by browser and by address."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.server.middleware.limits import RateLimits, kind_of
from durbar.server.settings import Limits, Rate
from durbar.server.token_buckets import Buckets
from server.middleware.sample_app import SampleClient, settings

TIGHT_LIMITS = Limits(
    browser=Rate(1, 5), address=Rate(10, 30), creating=Rate(0.1, 2), hints=Rate(0.1, 3), importing=Rate(0.1, 1),
    guessing=Rate(0.1, 4), boards=Rate(0.1, 2), chat=Rate(0.1, 2), branching=Rate(0.1, 3), acting=Rate(0.1, 3),
    new_tables=Rate(0.001, 3), crowd=3, max_buckets=50,
)  # fmt: skip
"""Limits that the tests reach. The numbers of allowed requests in the tests follow from these limits."""


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def succeed(scope: Any, receive: Any, send: Any) -> None:
    """An app that answers every request with 200."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limiter(clock: Clock) -> RateLimits:
    """The middleware with tight limits and a clock that the test sets."""
    return RateLimits(succeed, settings(TIGHT_LIMITS), clock)


def all_buckets(limiter: RateLimits) -> list[Buckets]:
    """Return the buckets of every limit."""
    found = [value for value in vars(limiter).values() if isinstance(value, Buckets)]
    return [*found, *limiter._by_kind.values(), *limiter._by_kind_and_address.values()]


def cookies(count: int) -> list[str]:
    """Return different cookies."""
    return [f"cookie-{number}" for number in range(count)]


def test_flooding_browser_waits_while_another_is_served(limiter: RateLimits, clock: Clock) -> None:
    greedy, patient = SampleClient(limiter, cookie="greedy"), SampleClient(limiter, cookie="patient")
    assert [greedy.get("/api/me").status for _ in range(5)] == [200] * 5
    refused = greedy.get("/api/me")
    assert refused.status == 429
    assert refused.error["id"] == "too-fast"
    assert int(refused.headers["retry-after"]) == refused.error["seconds"] == 1
    assert patient.get("/api/me").status == 200
    clock.now += int(refused.headers["retry-after"])
    assert greedy.get("/api/me").status == 200
    assert greedy.get("/api/me").status == 429


def test_address_that_floods_with_new_cookies_is_refused_and_another_address_is_served(limiter: RateLimits) -> None:
    statuses = [SampleClient(limiter, cookie=cookie).get("/api/me").status for cookie in cookies(40)]
    assert statuses == [200] * 30 + [429] * 10
    assert SampleClient(limiter, address="192.0.2.2").get("/api/me").status == 200


def test_requests_for_static_files_do_not_count_towards_the_limit_of_a_browser(limiter: RateLimits) -> None:
    browser = SampleClient(limiter, cookie="one")
    assert {browser.get(f"/file-{number}.js").status for number in range(25)} == {200}
    assert browser.get("/api/me").status == 200


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/tables", 2),
        ("/api/tables/t/hint", 3),
        ("/api/import", 1),
        ("/api/import/", 1),
        ("/api/games/toy/board", 2),
        ("/api/tables/t/chat", 2),
        ("/api/tables/t/branch", 3),
        ("/api/tables/t/take-back", 3),
    ],
)
def test_expensive_operations_have_their_own_limit(limiter: RateLimits, path: str, allowed: int) -> None:
    browser, other = SampleClient(limiter, cookie="one"), SampleClient(limiter, cookie="two")
    assert [browser.post(path).status for _ in range(allowed + 1)] == [200] * allowed + [429]
    assert browser.get("/api/tables/t").status == 200
    assert other.post(path).status == 200


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/tables", 6),
        ("/api/tables/t/hint", 9),
        ("/api/import", 3),
        ("/api/games/toy/board", 6),
        ("/api/tables/t/chat", 6),
        ("/api/tables/t/branch", 9),
    ],
)
def test_discarding_cookies_does_not_evade_limits(limiter: RateLimits, path: str, allowed: int) -> None:
    """An address may send ``crowd`` (3) times as many requests as a browser."""
    statuses = [SampleClient(limiter, cookie=cookie).post(path).status for cookie in cookies(12)]
    assert statuses == [200] * allowed + [429] * (12 - allowed)


def test_created_and_imported_tables_share_a_slower_limit(limiter: RateLimits, clock: Clock) -> None:
    browser = SampleClient(limiter, cookie="one")
    assert [browser.post(path).status for path in ("/api/tables", "/api/tables", "/api/import")] == [200] * 3
    clock.now += 100  # the faster limits allow another table
    refused = browser.post("/api/tables")
    assert refused.status == 429
    assert 800 < refused.error["seconds"] <= 900, "a token of the slower limit takes 1000 seconds"
    assert SampleClient(limiter, cookie="two").post("/api/tables").status == 200


def test_refused_requests_of_a_browser_do_not_count_for_its_address(limiter: RateLimits, clock: Clock) -> None:
    greedy = SampleClient(limiter, cookie="greedy")
    for _ in range(20):
        greedy.post("/api/tables/t/chat")
        clock.now += 1
    assert SampleClient(limiter, cookie="patient").post("/api/tables/t/chat").status == 200


def test_clients_without_a_cookie_share_a_limit(limiter: RateLimits) -> None:
    assert [SampleClient(limiter).post("/api/tables").status for _ in range(3)] == [200, 200, 429]
    assert SampleClient(limiter, cookie="one").post("/api/tables").status == 200


def test_guessing_is_limited_per_address_whatever_the_cookie_and_route(limiter: RateLimits) -> None:
    paths = ["/api/links/look", "/api/links/open", "/api/enter", "/api/enter/", "/api/links/look"]
    responses = [
        SampleClient(limiter, cookie=cookie).post(path) for cookie, path in zip(cookies(5), paths, strict=True)
    ]
    assert [response.status for response in responses] == [200] * 4 + [429]
    assert int(responses[-1].headers["retry-after"]) == 10, "a token of this limit takes 10 seconds"
    assert SampleClient(limiter, address="192.0.2.2").post("/api/links/look").status == 200


def test_requests_are_classified_by_method_and_path() -> None:
    assert kind_of("GET", "/api/tables") is None
    assert kind_of("POST", "/api/tables/t/move") == "acting"
    assert kind_of("POST", "/api/tables/t/chat") == "chat"
    assert kind_of("POST", "/api/tables/t/report") == "reports"
    assert kind_of("POST", "/api/tables/t/branch") == "branching"
    assert kind_of("POST", "/api/qr") is None
    assert kind_of("POST", "/api/tables/t/hint") == "hints"
    assert kind_of("POST", "/api/tables/t/branch-off") == "creating"
    assert kind_of("POST", "/api/tables/t/analysis") == "importing"
    assert kind_of("GET", "/api/tables/t/analysis") is None
    assert kind_of("POST", "/api/games/toy/board") == "boards"
    assert kind_of("GET", "/api/games/toy/board") is None


def test_buckets_are_bounded_and_a_flood_stays_limited(limiter: RateLimits) -> None:
    flood = SampleClient(limiter, address="203.0.113.9")
    while flood.post("/api/tables").status == 200:
        pass
    for number, cookie in enumerate(cookies(300)):
        SampleClient(limiter, address=f"198.51.{number // 100}.{number % 100}", cookie=cookie).post("/api/tables")
        if number % 20 == 0:
            assert flood.post("/api/tables").status == 429
    sizes = [len(buckets) for buckets in all_buckets(limiter)]
    assert len(sizes) == 5 + 2 * len(limiter._by_kind), "five general limits, and two for each kind of request"
    assert max(sizes) == TIGHT_LIMITS.max_buckets
    assert flood.post("/api/tables").status == 429


def test_neighbouring_ipv6_addresses_share_a_limit(limiter: RateLimits) -> None:
    for number in range(30):
        assert SampleClient(limiter, address=f"2001:db8:1:1::{number + 1:x}").get("/").status == 200
    assert SampleClient(limiter, address="2001:db8:1:1:ffff::1").get("/").status == 429
    assert SampleClient(limiter, address="2001:db8:1:2::1").get("/").status == 200


def test_peer_without_an_address_is_limited(limiter: RateLimits) -> None:
    assert [SampleClient(limiter, address=None).get("/").status for _ in range(31)] == [200] * 30 + [429]


def test_forged_forwarded_address_does_not_evade_limits(limiter: RateLimits) -> None:
    statuses = [SampleClient(limiter).get("/", x_forwarded_for=f"203.0.113.{number}").status for number in range(31)]
    assert statuses == [200] * 30 + [429]


@given(
    each_second=st.sampled_from([0.2, 1 / 3, 1.0, 7.0]),
    burst=st.integers(1, 6),
    pauses=st.lists(st.sampled_from([0.0, 0.01, 0.3, 1.0, 9.0]), min_size=1, max_size=60),
)
def test_no_period_allows_more_requests_than_burst_and_rate(
    each_second: float, burst: int, pauses: list[float]
) -> None:
    start = 50.0
    buckets, now, allowed_at = Buckets(Rate(each_second, burst), capacity=3), start, []
    for pause in pauses:
        now += pause
        wait = buckets.take("who", now)
        if wait:
            copy = Buckets(Rate(each_second, burst), capacity=3)
            copy._full_at.update(buckets._full_at)
            assert copy.take("who", now + wait) == 0, "after the wait a request is allowed"
        else:
            allowed_at.append(now)
    assert allowed_at[0] == start + pauses[0], "the first request is allowed"
    for first in range(len(allowed_at)):
        for last in range(first, len(allowed_at)):
            requests, seconds = last - first + 1, allowed_at[last] - allowed_at[first]
            assert requests <= burst + each_second * seconds + 1e-3  # a tolerance for rounding errors
