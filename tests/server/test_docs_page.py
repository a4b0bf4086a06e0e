"""The page about the API: everything that can be asked is on it, and it needs nothing but this server."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import sync_playwright

from server.described import description
from server.process import Process
from web.pages import CHROMIUM, SIZES, WAIT, overflow, violations

PAGE = files("durbar.server") / "docs_page"


@pytest.fixture
def described():
    """The description of the API."""
    return description()


def operations(described):
    """Every request that is described: method, path, operation."""
    return [(method, path, one) for path, methods in described["paths"].items() for method, one in methods.items()]


def test_every_request_is_described_in_words_of_its_own(described):
    ids = [one["operationId"] for _, _, one in operations(described)]
    assert len(set(ids)) == len(ids) > 35
    named = {tag["name"] for tag in described["tags"]}
    for _, path, one in operations(described):
        assert len(one["summary"]) >= 4, path
        assert set(one["tags"]) <= named, path
        assert one["operationId"] == one["operationId"].lower().replace("_", "-")


def test_every_json_answer_and_every_body_has_a_name(described):
    for _, path, one in operations(described):
        for status, told in one["responses"].items():
            content = told.get("content", {}).get("application/json")
            if content is not None:
                schema = content["schema"].get("items", content["schema"])
                assert list(schema) == ["$ref"], (path, status)
        if "requestBody" in one:
            schema = one["requestBody"]["content"]["application/json"]["schema"]
            assert described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["examples"], path


def test_the_page_has_no_line_of_script_or_style_in_it_and_names_no_other_host():
    for file in PAGE.iterdir():
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"https?://", text), file.name
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text)


@pytest.mark.anyio
async def test_its_files_are_served_as_what_they_are_and_nothing_else_is(server):
    visitor = server.person()
    page = await visitor.client.get("/api/docs")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    kinds = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
    for file in PAGE.iterdir():
        answer = await visitor.client.get(f"/api/docs/{file.name}")
        assert answer.status_code == 200, file.name
        assert answer.headers["content-type"].startswith(kinds[file.name[file.name.rindex(".") :]])
        assert answer.content == file.read_bytes()
    for name in ("nothing.js", "..", "%2e%2e%2fsettings.py", "index.html%00"):
        assert (await visitor.client.get(f"/api/docs/{name}")).status_code == 404


@pytest.fixture
def page(tmp_path, request):
    """The page in a real browser, on a server of its own; what goes wrong on it is in ``page.faults``."""
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", **getattr(request, "param", {}))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page()
        page.set_default_timeout(WAIT)
        page.faults, page.asked = [], []
        page.on("console", lambda said: said.type in {"error", "warning"} and page.faults.append(said.text))
        page.on("pageerror", lambda error: page.faults.append(error.message))
        page.on("requestfailed", lambda asked: page.faults.append(f"failed: {asked.url}"))
        page.on("response", lambda told: page.asked.append((told.status, told.url)))
        page.home = server.address
        yield page
        browser.close()
    server.stop()


BROWSER = (pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only)


def in_a_browser(test):
    for mark in BROWSER:
        test = mark(test)
    return test


@in_a_browser
def test_it_shows_every_request_under_the_strict_policy(page, described):
    answer = page.goto(f"{page.home}/api/docs")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    page.wait_for_selector("body[data-ready]")
    wanted = {(one["operationId"], method.upper(), path) for method, path, one in operations(described)}
    shown = {
        (one.get_attribute("id"), one.locator("header .method").inner_text(), one.locator(".path").inner_text())
        for one in page.locator("article").all()
    }
    assert shown == wanted
    assert page.locator("#index li").count() == len(wanted)
    for size in SIZES:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        assert overflow(page)[0] <= 0, size
        assert violations(page) == [], size
    assert page.faults == []
    assert all(status == 200 and url.startswith(page.home) for status, url in page.asked)


@in_a_browser
def test_a_request_can_be_found_read_and_tried_there(page):
    page.goto(f"{page.home}/api/docs#open-table")
    page.wait_for_selector("body[data-ready]")
    page.get_by_label("Find").fill("post open-table")
    assert [one.get_attribute("id") for one in page.locator("article:visible").all()] == ["open-table"]
    one = page.locator("#open-table")
    for fold in one.locator("details.part > summary").all():
        fold.click()
    assert "whoever opens the link" in one.inner_text()
    one.get_by_text("Try it").click()
    body = '{"game": "toy", "seats": [{"who": "me"}, {"who": "open"}]}'
    one.get_by_label("Body").fill(body)
    one.get_by_role("button", name="Send").click()
    one.locator(".answer .good").wait_for()
    assert '"links": [' in one.locator(".answer pre").inner_text()
    page.get_by_label("Find").fill("stream")
    stream = page.locator("#stream")
    stream.get_by_text("Try it").click()
    stream.get_by_role("button", name="Listen").click()
    stream.locator(".answer").get_by_text("event: table").wait_for()
    assert page.faults == []
    stream.get_by_role("button", name="Stop").click()


@in_a_browser
@pytest.mark.parametrize("page", [{"password": "mangosteen"}], indirect=True)
def test_where_there_is_a_password_the_page_says_so(page):
    page.goto(f"{page.home}/api/docs")
    page.get_by_text("asks for a password").wait_for()
    page.get_by_role("link", name="To the front page").click()
    page.wait_for_url(f"{page.home}/")
