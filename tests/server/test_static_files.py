"""Tests of the web client's static files: they are compressed and always current, and nothing else is served."""

import gzip
import os

import pytest
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from durbar.server.app import web_folder
from durbar.server.static_files import CachedStaticFiles

# The app that serves the static files, and the content of one file.
PAGES = CachedStaticFiles(web_folder())
MAIN = (web_folder() / "main.js").read_bytes()


def get(path="/main.js", pages=PAGES, **headers):
    """Return the response to a request for a file with these headers."""
    return pages.response(path, Headers({name.replace("_", "-"): value for name, value in headers.items()}))


def test_gzip_is_sent_to_clients_that_accept_it():
    assert get().body == MAIN
    assert "content-encoding" not in get().headers
    for encoding in ("gzip", "br, GZIP;q=0.5", "deflate, gzip ; q=1.0", "gzip; q=0.01,br"):
        compressed = get(accept_encoding=encoding)
        assert compressed.headers["content-encoding"] == "gzip"
        assert compressed.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(compressed.body) == MAIN
        assert len(compressed.body) < len(MAIN)
    for encoding in ("br", "gzip;q=0", "gzip; q=0.0", "xgzip", "gzip;q=0, br", "identity"):
        assert get(accept_encoding=encoding).body == MAIN


def test_fonts_are_not_compressed_again():
    font = next(path for path in web_folder().rglob("*.woff2")).relative_to(web_folder())
    sent = get(f"/{font.as_posix()}", accept_encoding="gzip")
    assert "content-encoding" not in sent.headers
    assert sent.headers["content-type"] == "font/woff2"


def test_unchanged_file_is_not_sent_again():
    for encoding in ("gzip", "identity"):
        first = get(accept_encoding=encoding)
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == "no-cache"
        for known_tags in (tag, f"W/{tag}", f'"other", {tag}'):
            again = get(accept_encoding=encoding, if_none_match=known_tags)
            assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", tag)
        assert get(accept_encoding=encoding, if_none_match='"other"').status_code == 200
    assert get().headers["etag"] != get(accept_encoding="gzip").headers["etag"]


def test_changed_file_is_read_again_and_removed_file_is_not_found(tmp_path):
    file = tmp_path / "page.js"
    file.write_text("one")
    pages = CachedStaticFiles(tmp_path)
    before = get("/page.js", pages)
    file.write_text("two")
    os.utime(file, ns=(1, 1))  # another modification time, even if the clock has not advanced
    after = get("/page.js", pages)
    assert (before.body, after.body) == (b"one", b"two")
    assert before.headers["etag"] != after.headers["etag"]
    file.unlink()
    with pytest.raises(HTTPException):
        get("/page.js", pages)


@pytest.mark.parametrize(
    "path", ["/", "", "/../server/app.py", "/main.js/", "//main.js", "/home", "/MAIN.JS", "/\0", "/api/types.d.ts"]
)
def test_other_paths_are_not_found(path):
    with pytest.raises(HTTPException) as raised:
        get(path)
    assert raised.value.status_code == 404


@pytest.mark.anyio
async def test_static_files_are_served_over_http(server):
    client = server.person("Noor").client
    response = await client.get("/web/main.js", headers={"Accept-Encoding": "gzip"})
    assert response.content == MAIN
    assert (await client.get("/web/main.js", headers={"If-None-Match": response.headers["etag"]})).status_code == 304
    assert (await client.head("/web/main.js")).content == b""
    assert (await client.post("/web/main.js")).status_code == 405
    assert (await client.get("/")).headers["content-type"].startswith("text/html")
