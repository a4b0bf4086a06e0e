"""Tests of the API documentation page: it lists every operation, and needs nothing but this server."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from durbar.server.middleware.security_headers import POLICY
from server.openapi_checks import openapi_document
from server.process import Process
from web.pages import CHROMIUM, WAIT, looks, overflow, violations

PAGE = Path(str(files("durbar.server"))) / "docs_page"


@pytest.fixture
def described():
    """The OpenAPI document."""
    return openapi_document()


def operations(described):
    """Return every operation: method, path, description."""
    return [(method, path, one) for path, methods in described["paths"].items() for method, one in methods.items()]


def test_every_operation_has_an_id_a_summary_and_a_tag(described):
    ids = [one["operationId"] for _, _, one in operations(described)]
    assert len(set(ids)) == len(ids) > 35
    named = {tag["name"] for tag in described["tags"]}
    for _, path, one in operations(described):
        assert len(one["summary"]) >= 4, path
        assert set(one["tags"]) <= named, path
        assert one["operationId"] == one["operationId"].lower().replace("_", "-")


def test_every_json_response_and_body_has_a_schema_name(described):
    for _, path, one in operations(described):
        for status, response in one["responses"].items():
            content = response.get("content", {}).get("application/json")
            if content is not None:
                schema = content["schema"].get("items", content["schema"])
                assert list(schema) == ["$ref"], (path, status)
        if "requestBody" in one:
            schema = one["requestBody"]["content"]["application/json"]["schema"]
            assert described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["examples"], path


def test_page_has_no_inline_script_or_style_and_names_no_other_host():
    for file in (path for path in PAGE.iterdir() if path.is_file()):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"https?://", text), file.name
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text)


def test_vendored_viewer_has_its_licences_and_a_pinned_version():
    (version,) = (PAGE / "vendor" / "VERSIONS").read_text().split()
    assert re.fullmatch(r"swagger-ui-dist@\d+\.\d+\.\d+", version)
    for name in ("LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"):
        assert (PAGE / "vendor" / "swagger-ui" / name).is_file()


@pytest.mark.anyio
async def test_files_of_the_page_are_served_and_nothing_else_is(server):
    visitor = server.person()
    page = await visitor.client.get("/api/docs")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["cache-control"] == "no-store"
    kinds = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".txt": "text/plain", "": "text/plain"}
    for file in (path for path in PAGE.rglob("*") if path.is_file()):
        address = f"/api/docs/{file.relative_to(PAGE).as_posix()}"
        answer = await visitor.client.get(address)
        assert (answer.status_code, answer.content) == (200, file.read_bytes()), address
        assert answer.headers["content-type"].startswith(kinds[file.suffix]), address
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["cache-control"] == "no-cache"
        etag = {"If-None-Match": answer.headers["etag"]}
        assert (await visitor.client.get(address, headers=etag)).status_code == 304
    for name in ("nothing.js", "..", "%2e%2e%2fsettings.py", "index.html%00", "vendor", "vendor/", "", "//docs.js"):
        assert (await visitor.client.get(f"/api/docs/{name}")).status_code == 404, name


@pytest.fixture
def page(tmp_path, request):
    """The page in a real browser, on its own server; errors are collected in ``page.faults``."""
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", **getattr(request, "param", {}))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page()
        page.set_default_timeout(WAIT)
        page.faults, page.asked = [], []
        page.on("console", lambda wanted: wanted.type in {"error", "warning"} and page.faults.append(wanted.text))
        page.on("pageerror", lambda error: page.faults.append(error.message))
        page.on("requestfailed", lambda asked: page.faults.append(f"failed: {asked.url}"))
        page.on("response", lambda expected: page.asked.append((expected.status, expected.url)))
        page.home = server.address
        yield page
        browser.close()
    server.stop()


OPEN_TABLE = re.compile(r"^POST \W*api\W*tables Open a table$")
BROWSER = (pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only)


def in_a_browser(test):
    for mark in BROWSER:
        test = mark(test)
    return test


def open_page(page, described):
    """Open the page and wait until it lists every operation."""
    answer = page.goto(f"{page.home}/api/docs")
    assert answer.headers["content-security-policy"] == POLICY
    expect(page.locator(".opblock")).to_have_count(len(operations(described)), timeout=WAIT)


@in_a_browser
def test_every_operation_is_shown_under_the_strict_policy(page, described):
    open_page(page, described)
    wanted = {(method.upper(), path) for method, path, _ in operations(described)}
    assert {
        (one.locator(".opblock-summary-method").inner_text(), one.locator("[data-path]").get_attribute("data-path"))
        for one in page.locator(".opblock").all()
    } == wanted
    opened = page.get_by_role("button", name=OPEN_TABLE)
    opened.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("This browser becomes its host")).to_be_visible(timeout=WAIT)
    expect(opened).to_have_attribute("aria-expanded", "true")
    assert page.url.endswith("#/tables/open-table")
    assert page.faults == []
    assert all(status == 200 and url.startswith((page.home, "data:")) for status, url in page.asked)
    # axe copies imported styles into the page, which the policy refuses and the console reports: it comes last.
    for size in looks(page):
        assert overflow(page)[0] <= 0, size
        assert violations(page) == [], size


@in_a_browser
def test_link_to_an_operation_opens_it(page):
    page.goto(f"{page.home}/api/docs#/tables/open-table")
    expect(page.get_by_text("This browser becomes its host")).to_be_visible(timeout=WAIT)
    assert page.faults == []


@in_a_browser
def test_operation_can_be_found_and_tried(page, described):
    open_page(page, described)
    page.get_by_placeholder("Filter").fill("/api/tables")
    page.get_by_role("button", name=OPEN_TABLE).click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_label("Request body").fill('{"game": "toy", "seats": [{"who": "me"}, {"who": "open"}]}')
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table")).to_contain_text('"links": [', timeout=WAIT)
    assert page.faults == []


@in_a_browser
def test_stream_can_be_read_about_but_not_tried(page):
    page.goto(f"{page.home}/api/docs#/stream/stream")
    expect(page.get_by_text("text/event-stream").first).to_be_attached(timeout=WAIT)
    assert page.get_by_role("button", name="Try it out").count() == 0
    assert page.faults == []


@in_a_browser
def test_page_follows_the_theme_of_the_client_and_of_the_system(page, described):
    page.emulate_media(color_scheme="dark")
    open_page(page, described)
    dark = page.locator("html.dark-mode")
    expect(dark).to_have_count(1)
    page.emulate_media(color_scheme="light")
    expect(dark).to_have_count(0, timeout=WAIT)
    page.evaluate("localStorage.setItem('durbar-preferences', JSON.stringify({ theme: 'dark' }))")
    page.reload()
    expect(dark).to_have_count(1, timeout=WAIT)


@in_a_browser
@pytest.mark.parametrize("page", [{"password": "mangosteen"}], indirect=True)
def test_page_names_the_password_where_there_is_one(page):
    page.goto(f"{page.home}/api/docs")
    page.get_by_text("asks for a password").wait_for()
    page.get_by_role("link", name="To the front page").click()
    page.wait_for_url(f"{page.home}/")
