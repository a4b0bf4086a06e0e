"""Tests of the API documentation page: it lists every operation, and needs nothing but this server."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from durbar.server.middleware.security_headers import CONTENT_SECURITY_POLICY
from server.openapi_checks import openapi_document

PAGE = Path(str(files("durbar.server"))) / "docs_page"


@pytest.fixture
def document():
    """The OpenAPI document."""
    return openapi_document()


def operations(document):
    """Return the method, path and description of every operation."""
    return [
        (method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_has_an_id_a_summary_and_a_tag(document):
    ids = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(ids)) == len(ids) > 35
    named = {tag["name"] for tag in document["tags"]}
    for _, path, operation in operations(document):
        assert len(operation["summary"]) >= 4, path
        assert set(operation["tags"]) <= named, path
        assert operation["operationId"] == operation["operationId"].lower().replace("_", "-")


def test_every_json_response_and_body_has_a_schema_name(document):
    for _, path, operation in operations(document):
        for status, response in operation["responses"].items():
            content = response.get("content", {}).get("application/json")
            if content is not None:
                schema = content["schema"].get("items", content["schema"])
                assert list(schema) == ["$ref"], (path, status)
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            assert document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["examples"], path


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
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert answer.headers["cache-control"] == "no-cache"
        etag = {"If-None-Match": answer.headers["etag"]}
        assert (await visitor.client.get(address, headers=etag)).status_code == 304
    for name in ("nothing.js", "..", "%2e%2e%2fsettings.py", "index.html%00", "vendor", "vendor/", "", "//docs.js"):
        assert (await visitor.client.get(f"/api/docs/{name}")).status_code == 404, name
