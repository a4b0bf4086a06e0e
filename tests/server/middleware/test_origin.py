import asyncio
from typing import Any

import pytest

from server.middleware.sample import HERE, Visitor, sample, settings

MOVE = "/api/tables/t/move"


@pytest.fixture(scope="module")
def door() -> Visitor:
    return Visitor(sample(settings()))


@pytest.fixture(scope="module")
def proxied() -> Visitor:
    return Visitor(sample(settings(public_url="https://Play.example.org/")))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": f"http://{HERE}"},
        {"origin": f"https://{HERE}"},  # a proxy may have taken https off
        {"origin": f"http://{HERE.upper()}", "sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {"content_type": "application/json; charset=utf-8"},
        {"content_type": "Application/JSON"},
    ],
)
def test_our_own_pages_and_programs_may_change_things(door: Visitor, headers: dict[str, str]) -> None:
    assert door.post(MOVE, **headers).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": f"http://{HERE}.evil.example"},
        {"origin": f"http://{HERE}:8080"},
        {"origin": f"http://evil.example/{HERE}"},
        {"origin": f"ftp://{HERE}"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": HERE},
        {"origin": "http://[broken"},
        {"origin": "http://", "host": ""},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"sec_fetch_site": "cross-site", "origin": f"http://{HERE}"},
        {"origin": "http://evil.example", "sec_fetch_site": "same-origin"},
    ],
)
def test_pages_of_others_may_not(door: Visitor, headers: dict[str, str]) -> None:
    answer = door.post(MOVE, **headers)
    assert (answer.status, answer.error["id"]) == (403, "cross-origin")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_every_method_that_changes_something_is_guarded(door: Visitor, method: str) -> None:
    answer = asyncio.run(door.asks(method, MOVE, headers={"Origin": "http://evil.example"}))
    assert (answer.status, answer.error["id"]) == (403, "cross-origin")


def test_reading_is_not_refused(door: Visitor) -> None:
    assert door.get("/api/me", origin="http://evil.example", sec_fetch_site="cross-site").status == 200


def test_the_second_of_two_origins_counts_too(door: Visitor) -> None:
    scope = door.scope("POST", MOVE, {"Origin": f"http://{HERE}"})
    scope["headers"].append((b"origin", b"http://evil.example"))
    statuses: list[int] = []

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    asyncio.run(door.app(scope, None, send))
    assert statuses == [403]


@pytest.mark.parametrize(
    "said",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain; application/json"],
)
def test_a_body_that_any_page_could_send_is_refused(door: Visitor, said: str) -> None:
    answer = door.post(MOVE, content_type=said)
    assert (answer.status, answer.error["id"]) == (403, "not-json")
    chunked = {"Transfer-Encoding": "chunked", "Content-Type": said}
    assert asyncio.run(door.asks("POST", MOVE, [b"{}"], chunked)).error["id"] == "not-json"


def test_without_a_body_no_type_is_needed(door: Visitor) -> None:
    assert asyncio.run(door.asks("POST", "/api/tables")).status == 200
    assert asyncio.run(door.asks("POST", "/api/tables", headers={"Content-Length": "0"})).status == 200


def test_behind_a_proxy_the_public_address_is_ours(proxied: Visitor) -> None:
    assert proxied.post(MOVE, origin="https://play.example.org").status == 200
    assert proxied.post(MOVE, origin="http://play.example.org").status == 403
    assert proxied.post(MOVE, origin=f"http://{HERE}").status == 200


def test_web_sockets_are_closed_at_the_door(door: Visitor) -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {**door.scope("GET", "/api/stream", {}), "type": "websocket"}
    asyncio.run(door.app(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.close"]
