from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.server.middleware.limits import RateLimits, kind_of
from durbar.server.middleware.token_buckets import Buckets
from durbar.server.settings import Limits, Rate
from server.middleware.sample import Visitor, settings

TIGHT = Limits(
    browser=Rate(1, 5), address=Rate(10, 30), creating=Rate(0.1, 2), hints=Rate(0.1, 3), importing=Rate(0.1, 1),
    guessing=Rate(0.1, 4), boards=Rate(0.1, 2), crowd=3, max_buckets=50,
)  # fmt: skip


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def door(clock: Clock) -> RateLimits:
    return RateLimits(fine, settings(TIGHT), clock)


def all_buckets(door: RateLimits) -> list[Buckets]:
    found = [value for value in vars(door).values() if isinstance(value, Buckets)]
    return [*found, *door._own.values(), *door._crowds.values()]


def cookies(many: int) -> list[str]:
    return [f"cookie-{number}" for number in range(many)]


def test_a_browser_that_floods_waits_while_another_is_served(door: RateLimits, clock: Clock) -> None:
    greedy, patient = Visitor(door, cookie="greedy"), Visitor(door, cookie="patient")
    assert [greedy.get("/api/me").status for _ in range(5)] == [200] * 5
    api_error = greedy.get("/api/me")
    assert api_error.status == 429
    assert api_error.error["id"] == "too-fast"
    assert int(api_error.headers["retry-after"]) == api_error.error["seconds"] == 1
    assert patient.get("/api/me").status == 200
    clock.now += int(api_error.headers["retry-after"])
    assert greedy.get("/api/me").status == 200
    assert greedy.get("/api/me").status == 429


def test_an_address_that_floods_with_new_cookies_waits_while_another_is_served(door: RateLimits) -> None:
    statuses = [Visitor(door, cookie=cookie).get("/api/me").status for cookie in cookies(40)]
    assert statuses == [200] * 30 + [429] * 10
    assert Visitor(door, address="192.0.2.2").get("/api/me").status == 200


def test_files_of_the_page_are_not_counted_for_the_browser(door: RateLimits) -> None:
    browser = Visitor(door, cookie="one")
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
    ],
)
def test_what_costs_more_has_a_limit_of_its_own(door: RateLimits, path: str, allowed: int) -> None:
    browser, other = Visitor(door, cookie="one"), Visitor(door, cookie="two")
    assert [browser.post(path).status for _ in range(allowed + 1)] == [200] * allowed + [429]
    assert browser.post("/api/tables/t/move").status == 200
    assert other.post(path).status == 200


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/api/tables", 6), ("/api/tables/t/hint", 9), ("/api/import", 3), ("/api/games/toy/board", 6)],
)
def test_throwing_cookies_away_does_not_help_for_long(door: RateLimits, path: str, allowed: int) -> None:
    statuses = [Visitor(door, cookie=cookie).post(path).status for cookie in cookies(12)]
    assert statuses == [200] * allowed + [429] * (12 - allowed)


def test_who_has_no_cookie_is_a_browser_too(door: RateLimits) -> None:
    assert [Visitor(door).post("/api/tables").status for _ in range(3)] == [200, 200, 429]
    assert Visitor(door, cookie="one").post("/api/tables").status == 200


def test_secrets_are_guessed_slowly_whatever_the_cookie_and_the_door(door: RateLimits) -> None:
    doors = ["/api/links/look", "/api/links/open", "/api/enter", "/api/enter/", "/api/links/look"]
    asked = [Visitor(door, cookie=cookie).post(path) for cookie, path in zip(cookies(5), doors, strict=True)]
    assert [answer.status for answer in asked] == [200] * 4 + [429]
    assert int(asked[-1].headers["retry-after"]) == 10
    assert Visitor(door, address="192.0.2.2").post("/api/links/look").status == 200


def test_reading_is_not_creating() -> None:
    assert kind_of("GET", "/api/tables") is None
    assert kind_of("POST", "/api/tables/t/move") is None
    assert kind_of("POST", "/api/tables/t/hint") == "hints"
    assert kind_of("POST", "/api/tables/t/branch-off") == "creating"
    assert kind_of("POST", "/api/tables/t/analysis") == "importing"
    assert kind_of("GET", "/api/tables/t/analysis") is None
    assert kind_of("POST", "/api/games/toy/board") == "boards"
    assert kind_of("GET", "/api/games/toy/board") is None


def test_memory_is_bounded_and_the_flood_is_not_forgotten(door: RateLimits) -> None:
    flood = Visitor(door, address="203.0.113.9")
    while flood.post("/api/tables").status == 200:
        pass
    for number, cookie in enumerate(cookies(300)):
        Visitor(door, address=f"198.51.{number // 100}.{number % 100}", cookie=cookie).post("/api/tables")
        if number % 20 == 0:
            assert flood.post("/api/tables").status == 429
    sizes = [len(buckets) for buckets in all_buckets(door)]
    assert len(sizes) == 11
    assert max(sizes) == TIGHT.max_buckets
    assert flood.post("/api/tables").status == 429


def test_neighbouring_addresses_of_version_6_are_one_house(door: RateLimits) -> None:
    for number in range(30):
        assert Visitor(door, address=f"2001:db8:1:1::{number + 1:x}").get("/").status == 200
    assert Visitor(door, address="2001:db8:1:1:ffff::1").get("/").status == 429
    assert Visitor(door, address="2001:db8:1:2::1").get("/").status == 200


def test_a_peer_without_an_address_is_limited_too(door: RateLimits) -> None:
    assert [Visitor(door, address=None).get("/").status for _ in range(31)] == [200] * 30 + [429]


def test_a_made_up_forwarded_address_does_not_help(door: RateLimits) -> None:
    statuses = [Visitor(door).get("/", x_forwarded_for=f"203.0.113.{number}").status for number in range(31)]
    assert statuses == [200] * 30 + [429]


@given(
    each_second=st.sampled_from([0.2, 1 / 3, 1.0, 7.0]),
    burst=st.integers(1, 6),
    pauses=st.lists(st.sampled_from([0.0, 0.01, 0.3, 1.0, 9.0]), min_size=1, max_size=60),
)
def test_no_stretch_of_time_lets_more_through_than_burst_and_rate(
    each_second: float, burst: int, pauses: list[float]
) -> None:
    buckets, now, taken = Buckets(Rate(each_second, burst), capacity=3), 50.0, []
    for pause in pauses:
        now += pause
        wait = buckets.take("who", now)
        if wait:
            probe = Buckets(Rate(each_second, burst), capacity=3)
            probe._full.update(buckets._full)
            assert probe.take("who", now + wait) == 0
        else:
            taken.append(now)
    assert taken[0] == 50.0 + pauses[0]
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= burst + each_second * (taken[last] - taken[first]) + 1e-3
