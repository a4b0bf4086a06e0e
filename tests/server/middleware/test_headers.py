import asyncio

import pytest

from durbar.server.middleware.security_headers import ALWAYS
from durbar.server.settings import Limits, Rate
from server.middleware.sample import ResponseModel, Visitor, sample, settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@pytest.fixture
def door() -> Visitor:
    return Visitor(sample(settings(Limits(creating=Rate(0.1, 1)))), cookie="one")


def answers(door: Visitor) -> dict[int, ResponseModel]:
    found = [
        door.get("/api/me"),
        door.get("/api/nothing"),
        asyncio.run(door.asks("DELETE", "/api/me")),
        door.get("/api/tables/t/record/7/"),
        door.get("/api/broken"),
        door.post("/api/tables/t/move", b"not json"),
        door.post("/api/tables", origin="http://evil.example"),
        door.post("/api/tables", content_length="1000000000"),
        door.post("/api/tables"),
        door.post("/api/tables/t/move", content_length="x"),
    ]
    return {answer.status: answer for answer in found}


def test_every_answer_has_the_headers_whoever_gives_it(door: Visitor) -> None:
    found = answers(door)
    assert sorted(found) == [200, 307, 400, 403, 404, 405, 413, 422, 429, 500]
    for status, answer in found.items():
        got = answer.headers
        assert got["content-security-policy"] == POLICY, status
        assert got["x-content-type-options"] == "nosniff", status
        assert got["referrer-policy"] == "no-referrer", status
        assert got["cross-origin-opener-policy"] == got["cross-origin-resource-policy"] == "same-origin", status
        assert "camera=()" in got["permissions-policy"], status
        assert got["cache-control"] == "no-store", status
        assert "strict-transport-security" not in got, status


def test_files_may_be_kept_and_what_is_under_api_may_not(door: Visitor) -> None:
    assert "cache-control" not in door.get("/look.css").headers
    assert "cache-control" not in door.get("/apiary").headers
    assert door.get("/api").headers["cache-control"] == "no-store"


def test_https_is_insisted_on_where_it_is_how_the_server_is_reached() -> None:
    door = Visitor(sample(settings(public_url="https://play.example.org")))
    assert door.get("/api/me").headers["strict-transport-security"] == "max-age=31536000"


def test_an_app_cannot_loosen_them() -> None:
    app = sample(settings())

    @app.get("/loose")
    def loose() -> None:
        from fastapi import HTTPException

        raise HTTPException(418, headers={"Content-Security-Policy": "default-src *", "X-Content-Type-Options": "no"})

    scope = Visitor(app).scope("GET", "/loose", {})
    starts = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, object]) -> None:
        starts.append(message)

    asyncio.run(app(scope, receive, send))
    assert starts[0]["status"] == 418
    names = [name.lower() for name, _ in starts[0]["headers"]]
    assert len(names) == len(set(names))
    assert dict(starts[0]["headers"])[b"content-security-policy"].decode() == ALWAYS["Content-Security-Policy"]
