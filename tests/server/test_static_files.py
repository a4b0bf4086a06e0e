"""The files of the browser's side: small, never stale, and nothing but them."""

import gzip
import os

import pytest
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from durbar.server.app import web_folder
from durbar.server.static_files import CachedStaticFiles

PAGES = CachedStaticFiles(web_folder())
MAIN = (web_folder() / "main.js").read_bytes()


def answer(path="/main.js", pages=PAGES, **asked):
    """What is answered to somebody who asks for a file with these headers."""
    return pages.response(path, Headers({name.replace("_", "-"): value for name, value in asked.items()}))


def test_whoever_can_unpack_gets_it_packed():
    assert answer().body == MAIN
    assert "content-encoding" not in answer().headers
    for said in ("gzip", "br, GZIP;q=0.5", "deflate, gzip ; q=1.0", "gzip; q=0.01,br"):
        packed = answer(accept_encoding=said)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(packed.body) == MAIN
        assert len(packed.body) < len(MAIN)
    for said in ("br", "gzip;q=0", "gzip; q=0.0", "xgzip", "gzip;q=0, br", "identity"):
        assert answer(accept_encoding=said).body == MAIN


def test_a_font_is_packed_already():
    font = next(path for path in web_folder().rglob("*.woff2")).relative_to(web_folder())
    sent = answer(f"/{font.as_posix()}", accept_encoding="gzip")
    assert "content-encoding" not in sent.headers
    assert sent.headers["content-type"] == "font/woff2"


def test_what_a_browser_has_is_not_sent_again():
    for encoding in ("gzip", "identity"):
        first = answer(accept_encoding=encoding)
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == "no-cache"
        for said in (tag, f"W/{tag}", f'"other", {tag}'):
            again = answer(accept_encoding=encoding, if_none_match=said)
            assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", tag)
        assert answer(accept_encoding=encoding, if_none_match='"other"').status_code == 200
    assert answer().headers["etag"] != answer(accept_encoding="gzip").headers["etag"]


def test_a_file_that_changes_is_read_again_and_one_that_goes_is_gone(tmp_path):
    file = tmp_path / "page.js"
    file.write_text("one")
    pages = CachedStaticFiles(tmp_path)
    before = answer("/page.js", pages)
    file.write_text("two")
    os.utime(file, ns=(1, 1))
    after = answer("/page.js", pages)
    assert (before.body, after.body) == (b"one", b"two")
    assert before.headers["etag"] != after.headers["etag"]
    file.unlink()
    with pytest.raises(HTTPException):
        answer("/page.js", pages)


@pytest.mark.parametrize(
    "path", ["/", "", "/../server/app.py", "/main.js/", "//main.js", "/home", "/MAIN.JS", "/\0", "/api/types.d.ts"]
)
def test_nothing_else_is_served(path):
    with pytest.raises(HTTPException) as api_error:
        answer(path)
    assert api_error.value.status_code == 404


@pytest.mark.anyio
async def test_over_http(server):
    client = server.person("Noor").client
    asked = await client.get("/web/main.js", headers={"Accept-Encoding": "gzip"})
    assert asked.content == MAIN
    assert (await client.get("/web/main.js", headers={"If-None-Match": asked.headers["etag"]})).status_code == 304
    assert (await client.head("/web/main.js")).content == b""
    assert (await client.post("/web/main.js")).status_code == 405
    assert (await client.get("/")).headers["content-type"].startswith("text/html")
