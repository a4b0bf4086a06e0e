"""Tests of the whole app's protection: cross-site requests, the cookie, security headers and the password."""

from dataclasses import replace

import pytest
import sqlalchemy as sa
from starlette.datastructures import URL
from starlette.requests import Request

from durbar.server.middleware.security_headers import CONTENT_SECURITY_POLICY
from durbar.server.settings import Rate
from durbar.server.storage import schema
from server.leak_audit import Auditor, RecordingEntropy
from server.openapi_checks import table_requests
from server.playing import UNLIMITED, Person, secret_of, serving
from server.streaming_transport import StreamingTransport

pytestmark = pytest.mark.anyio

HTTPS = "https://durbar.example.net"
PASSWORD = "mangosteen-and-lime"
OPEN_PATHS = {"/healthz", "/livez", "/readyz", "/api/me", "/api/enter", "/", "/api/docs", "/api/docs/{name:path}"}
"""Paths that need no password: pages that are the same for everybody, and the login itself."""


def browser_at(server, url):
    """Return a person whose browser uses this URL."""
    return Person(StreamingTransport(server.app, "127.0.0.1"), url)


def all_routes(server):
    """Return every path of the app with its methods, including paths that are not in the OpenAPI document."""
    from fastapi.routing import iter_route_contexts

    found = [(route.path, sorted(route.methods)) for route in iter_route_contexts(server.app.routes) if route.methods]
    assert len(found) > 35
    return found


@pytest.fixture
async def server(ready_url):
    """A server whose responses are all searched for leaks."""
    async with serving(ready_url, RecordingEntropy("the door")) as started:
        started.person = Auditor(started).person
        yield started


# -- cross-site requests ----------------------------------------------------------------------------------------------
async def test_cross_site_requests_are_refused(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "open"))["table"]
    before = await noor.look(table, 0)
    cross_site_headers = [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://durbar.test.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ]
    requests = [
        *table_requests(table),
        ("POST", "/tables", {"game": "toy", "seats": []}),
        ("PUT", "/me", {"name": "Evil"}),
    ]
    for number, headers in enumerate(cross_site_headers):
        # All requests are sent with the first headers, every fifth one with the others.
        for method, path, body in requests[:: 1 if number == 0 else 5]:
            answer = await noor.client.request(method, f"/api{path}", json=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, "cross-origin"), (path, headers)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = await noor.client.post(f"/api/tables/{table}/start", content="{}", headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "not-json")
    assert await noor.look(table, 0) == before
    assert len(await noor.get("/tables")) == 1


# -- headers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("url", "name"), [(None, "durbar"), (HTTPS, "__Host-durbar")])
async def test_cookie_is_strict_and_http_only(ready_url, url, name):
    async with serving(ready_url, public_url=url) as server:
        person = browser_at(server, url) if url else server.person()
        cookies = (await person.ask("PUT", "/me", {"name": "Noor"})).headers.get_list("set-cookie")
    assert len(cookies) == 1
    value, *flags = cookies[0].split("; ")
    assert value.startswith(f"{name}=")
    assert len(value.removeprefix(f"{name}=")) >= 43, "256 bits in base64 have 43 characters"
    flags = {flag.lower() for flag in flags}
    assert {"httponly", "path=/", "samesite=strict"} <= flags
    assert ("secure" in flags) == (url is not None)
    assert not any(flag.startswith("domain") for flag in flags)


async def test_cookie_gets_its_new_name_when_the_server_moves_to_https(ready_url):
    async with serving(ready_url) as server:
        noor = server.person("Noor")
        table = (await noor.open_table("me", "open"))["table"]
        value = noor.client.cookies["durbar"]
    async with serving(ready_url, public_url=HTTPS) as server:
        noor = browser_at(server, HTTPS)
        noor.client.cookies.set("durbar", value, domain="durbar.example.net")
        answer = await noor.ask("GET", f"/tables/{table}")
        assert answer.status_code == 200
        new, deleted = answer.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-durbar={value}; ")
        assert {"secure", "httponly", "path=/", "samesite=strict"} <= {flag.lower() for flag in new.split("; ")}
        assert deleted.startswith('durbar=""; ')
        assert "Max-Age=0" in deleted.split("; ")
        assert dict(noor.client.cookies) == {"__Host-durbar": value}
        answer = await noor.ask("GET", f"/tables/{table}")
        assert (answer.status_code, answer.headers.get_list("set-cookie")) == (200, [])


async def test_cookie_without_a_session_is_not_renamed(ready_url):
    async with serving(ready_url, public_url=HTTPS) as server:
        stranger = browser_at(server, HTTPS)
        answer = await stranger.client.get("/api/me", headers={"Cookie": "durbar=invented"})
        assert (answer.status_code, answer.headers.get_list("set-cookie")) == (200, [])


async def test_cookie_of_the_old_name_gives_no_session_that_began_over_https(ready_url):
    """Otherwise another host of the domain could give its own session to a browser that has none."""
    for restarts in range(2):
        async with serving(ready_url, public_url=HTTPS) as server:
            evil, victim = browser_at(server, HTTPS), browser_at(server, HTTPS)
            if restarts == 0:
                await evil.put("/me", {"name": "Evil"})
                planted = evil.client.cookies["__Host-durbar"]
            answer = await victim.client.get("/api/me", headers={"Cookie": f"durbar={planted}"})
            assert (answer.json()["name"], answer.headers.get_list("set-cookie")) == ("", [])
            answer = await victim.client.put("/api/me", json={"name": "Zoe"}, headers={"Cookie": f"durbar={planted}"})
            (cookie,) = answer.headers.get_list("set-cookie")
            assert cookie.startswith("__Host-durbar=")
            assert planted not in cookie


async def test_sessions_of_a_server_that_went_back_to_http_keep_their_cookies(ready_url):
    names = []
    for url in (HTTPS, None, HTTPS):
        async with serving(ready_url, public_url=url) as server:
            if url is None:
                noor = server.person("Noor")
                await noor.put("/me", {"name": "Noor"})
                cookie = f"durbar={noor.client.cookies['durbar']}"
            elif names:
                answer = await browser_at(server, HTTPS).client.get("/api/me", headers={"Cookie": cookie})
                names.append(answer.json()["name"])
            else:
                names.append("")
    assert names == ["", "Noor"]


async def test_cookie_of_the_old_name_does_not_replace_the_new_one(ready_url):
    async with serving(ready_url, public_url=HTTPS) as server:
        noor, evil = browser_at(server, HTTPS), browser_at(server, HTTPS)
        await noor.put("/me", {"name": "Noor"})
        await evil.put("/me", {"name": "Evil"})
        own, planted = noor.client.cookies["__Host-durbar"], evil.client.cookies["__Host-durbar"]
        cookies = f"durbar={planted}; __Host-durbar={own}"
        noor.client.cookies.clear()
        answer = await noor.client.get("/api/me", headers={"Cookie": cookies})
        assert (answer.json()["name"], answer.headers.get_list("set-cookie")) == ("Noor", [])


@pytest.mark.parametrize(("url", "name"), [(None, "durbar"), (HTTPS, "durbar"), (HTTPS, "__Host-durbar")])
@pytest.mark.parametrize("as_one_header", [True, False])
async def test_two_session_cookies_are_refused(ready_url, url, name, as_one_header):
    async with serving(ready_url, public_url=url) as server:
        client = (browser_at(server, url) if url else server.person()).client
        pairs = [f"{name}=one", f"{name}=two"]
        headers = [("Cookie", text) for text in (["; ".join(pairs)] if as_one_header else pairs)]
        answer = await client.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "two-cookies")
    assert name in answer.json()["error"]["text"]


@pytest.mark.parametrize("byte", [b"\xa0", b"\x85", b"\x1c", b"\x0b"])
@pytest.mark.parametrize("name", [b"%s__Host-durbar", b"__Host-durbar%s", b"%sdurbar"])
async def test_cookie_whose_name_has_another_byte_is_not_the_session_cookie(ready_url, name, byte):
    """Another host of the domain may set such a cookie: its name does not begin with `__Host-`."""
    async with serving(ready_url, public_url=HTTPS) as server:
        noor, evil = browser_at(server, HTTPS), browser_at(server, HTTPS)
        await noor.put("/me", {"name": "Noor"})
        await evil.put("/me", {"name": "Evil"})
        own, planted = (person.client.cookies["__Host-durbar"].encode() for person in (noor, evil))
        cookie = name % byte + b"=" + planted
        for cookies, shown in ((cookie, ""), (cookie + b"; __Host-durbar=" + own, "Noor")):
            noor.client.cookies.clear()
            answer = await noor.client.get("/api/me", headers=[(b"Cookie", cookies)])
            assert (answer.status_code, answer.json().get("name")) == (200, shown)
            assert "set-cookie" not in answer.headers


async def test_cookie_is_set_only_after_a_successful_write(server):
    visitor = server.person()
    for path in ("/me", "/games", "/tables", "/tables/watch", "/stream", "/tables/000000000000"):
        assert "set-cookie" not in (await visitor.ask("GET", path)).headers
    guesses = [("/links/open", {"secret": "wrong"}), ("/links/look", {"secret": "wrong"}), ("/tables/0/watch", None)]
    for path, body in guesses:
        assert "set-cookie" not in (await visitor.ask("POST", path, body)).headers
    async with server.services.database.read() as connection:
        assert (await connection.scalar(sa.select(sa.func.count()).select_from(schema.browsers))) == 0


async def test_every_response_has_security_headers(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "novice", game="taj-mahal"))["table"]
    pages = [
        ("GET", "/", 200), ("GET", "/web/main.js", 200), ("GET", "/healthz", 200), ("GET", "/metrics", 200),
        ("GET", "/api/games", 200), ("GET", f"/api/tables/{table}", 200),
        ("GET", f"/api/tables/{table}/picture", 200), ("GET", f"/api/tables/{table}/record", 200),
        ("GET", "/nowhere", 404), ("GET", "/web/nowhere.js", 404), ("GET", "/web/../server/app.py", 404),
        ("GET", "/web/%2e%2e/server/app.py", 404), ("GET", "/api/nowhere", 404), ("GET", "/api/tables/nowhere", 404),
        ("DELETE", "/api/games", 405), ("PATCH", "/", 405), ("GET", f"/api/tables/{table}?seat=many", 422),
        ("POST", "/api/tables", 422), ("POST", f"/api/tables/{table}/branch", 422), ("GET", "/sit/secret", 404),
    ]  # fmt: skip
    for method, path, status in pages:
        answer = await noor.client.request(method, path)
        assert answer.status_code == status, path
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"
        assert not {"access-control-allow-origin", "server", "x-powered-by"} & {*answer.headers}
    async with noor.client.stream("GET", "/api/stream") as stream:
        assert stream.headers["content-security-policy"] == CONTENT_SECURITY_POLICY


async def test_metrics_contain_no_personal_data(server):
    noor, ines = server.person("Noor-the-canary"), server.person("Ines-the-canary")
    made = await noor.open_table("me", "open")
    table, link = made["table"], made["links"][0]["link"]
    await ines.open_link(link)
    await noor.act(table, "start")
    await noor.act(table, "chat", "a-key-canary", seat=0, text="a-chat-canary")
    await noor.client.get(f"/api/tables/{table}/canary?canary=1", headers={"User-Agent": "canary"})
    metrics = (await noor.client.get("/metrics")).text
    assert 'route="/api/tables/{table}/chat"' in metrics
    for secret in ("canary", table, secret_of(link), server.services.entropy.seeds[0].hex()):
        assert secret not in metrics


# -- the password -----------------------------------------------------------------------------------------------------
@pytest.fixture
async def protected(ready_url):
    """A server with a password, whose responses are all searched for leaks."""
    async with serving(ready_url, RecordingEntropy("protected"), password=PASSWORD) as started:
        started.person = Auditor(started).person
        yield started


async def test_nothing_is_served_without_the_password(protected):
    guest, stranger = protected.person("Guest"), protected.person("Stranger")
    await guest.post("/enter", {"password": PASSWORD})
    made = await guest.open_table("me", "open", open_to_watch=True)
    await stranger.put("/me", {"name": "Stranger"})
    parameters = {"{table}": made["table"], "{game}": "toy", "{name:path}": "index.html"}
    for path, methods in all_routes(protected):
        url = path
        for parameter, value in parameters.items():
            url = url.replace(parameter, value)
        assert "{" not in url, f"no value for a parameter of {path}"
        for method in methods:
            answer = await stranger.client.request(method, url, json={} if method in {"POST", "PUT"} else None)
            if path in OPEN_PATHS:
                assert answer.status_code != 401, path
            else:
                assert answer.status_code == 401, (method, path)
                if method != "HEAD":  # a response to HEAD has no body
                    assert answer.json()["error"]["id"] == "password"
    assert (await stranger.client.get("/web/main.js")).status_code == 200
    link = {"secret": secret_of(made["links"][0]["link"]), "name": "Stranger"}
    for path, body in (("/links/open", link), ("/links/look", {"secret": link["secret"]})):
        assert (await stranger.refusal("POST", path, body))[0] == 401
    assert (await stranger.get("/me"))["password_needed"] is True


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "durbar.test/api/me?"},
        {"Host": "durbar.test/api/me#"},
        {"X-Original-URL": "/api/me", "X-Rewrite-URL": "/api/me"},
        {"X-Forwarded-Prefix": "/api/me", "X-Forwarded-Path": "/api/me"},
        {"Cookie": "durbar=" + "0" * 64},
        {"Authorization": "Basic ZHVyYmFyOmR1cmJhcg=="},
    ],
)
async def test_headers_and_paths_do_not_bypass_the_password(protected, headers):
    stranger = protected.person("Stranger")
    for path in ("/api/games", "/api/tables", "/metrics", "/api/openapi.json"):
        assert (await stranger.client.get(path, headers=headers)).status_code == 401
    for path in ("/api/me/../games", "/api/me%2f..%2fgames", "/api//games", "/api/games/", "/api/me/games"):
        answer = await stranger.client.get(path)
        assert answer.status_code in {401, 404}
        assert "levels" not in answer.text


async def test_no_response_redirects_to_the_host_that_the_client_has_named(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "open"))["table"]
    paths = [path.format(table=table, game="toy", name="toy") for path, _ in all_routes(server) if ":" not in path]
    for path in {*paths, "/web", "/api", "/api/docs"}:
        for method in ("GET", "POST", "DELETE"):
            answer = await noor.client.request(method, f"{path.rstrip('/')}/", headers={"Host": "evil.example"})
            assert not answer.is_redirect, path
            assert "evil.example" not in answer.text + str(answer.headers), path


async def test_password_check_does_not_trust_the_url_built_from_the_host_header(protected, monkeypatch):
    # some versions of Starlette build `request.url` from any Host header, such as `x/api/me?`
    monkeypatch.setattr(Request, "url", URL("http://x/api/me?/api/games"))
    assert (await protected.person("Stranger").refusal("GET", "/games"))[0] == 401


async def test_only_the_exact_password_is_accepted(protected):
    guest, stranger = protected.person("Guest"), protected.person("Stranger")
    for wrong in ("", "mangosteen", PASSWORD.upper(), f"{PASSWORD} ", PASSWORD + "\0", "ḏ", "x" * 1000):
        status, error = await stranger.refusal("POST", "/enter", {"password": wrong})
        assert (status, error) == (403, {"id": "wrong-password", "text": "Wrong password."})
    assert (await guest.post("/enter", {"password": PASSWORD})) == {"admitted": True}
    assert await guest.get("/games")
    assert (await guest.client.get("/metrics")).status_code == 200
    assert (await stranger.refusal("GET", "/games"))[0] == 401
    for path in ("/", "/healthz", "/metrics", "/api/me"):
        assert PASSWORD not in (await guest.client.get(path)).text
    assert PASSWORD not in repr(protected.services.settings)


async def test_wrong_passwords_from_many_addresses_are_limited(ready_url):
    limits = replace(UNLIMITED, all_guesses=Rate(0.001, 5))
    async with serving(ready_url, password=PASSWORD, limits=limits) as server:
        guest = server.person("Guest")
        await guest.post("/enter", {"password": PASSWORD})
        statuses = []
        for number in range(8):
            stranger = server.person(address=f"192.0.2.{number}")
            statuses.append((await stranger.refusal("POST", "/enter", {"password": f"guess {number}"}))[0])
        assert statuses == [403] * 5 + [429] * 3
        answer = await server.person(address="198.51.100.1").ask("POST", "/enter", {"password": PASSWORD})
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "too-many-guesses")
        assert 0 < int(answer.headers["retry-after"]) <= 1000
        assert await guest.get("/games"), "people who have entered the password are not affected"


async def test_right_passwords_do_not_count_as_guesses(ready_url):
    async with serving(ready_url, password=PASSWORD, limits=replace(UNLIMITED, all_guesses=Rate(0.001, 1))) as server:
        for number in range(5):
            await server.person(address=f"192.0.2.{number}").post("/enter", {"password": PASSWORD})


async def test_login_to_a_server_without_a_password_is_void_once_a_password_is_set(ready_url):
    async with serving(ready_url) as server:
        noor = server.person("Noor")
        await noor.put("/me", {"name": "Noor"})
        await noor.post("/enter", {"password": ""})
    async with serving(ready_url, password=PASSWORD) as server:
        noor_later = server.person("Noor")
        noor_later.client.cookies = noor.client.cookies
        profile = {"name": "Noor", "stone": "", "figure": ""}
        assert (await noor_later.get("/me")) == {**profile, "password_needed": True, "announcement": None}
        assert (await noor_later.refusal("GET", "/games"))[0] == 401
