"""Serves static files from memory, where each is cached with a compressed copy.

Why this is not Starlette's `StaticFiles`: docs/decisions/0011-static-files-in-memory.md.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from durbar.server.middleware.client import path_of

MEDIA_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".md": "text/markdown",
    "": "text/plain",
}
"""The media types by suffix that Python's `mimetypes` lacks or gives wrongly."""
TYPES_SUFFIX = ".d.ts"
"""The suffix of files that only the type checker reads; they are not served."""
ACCEPTS_GZIP = re.compile(r"(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)", re.IGNORECASE)
"""Matches an ``Accept-Encoding`` header that lists gzip without ``q=0``, which would exclude it."""


@dataclass(frozen=True)
class CachedFile:
    """The content of a file when it was last read."""

    stamp: tuple[int, int]
    """The modification time in nanoseconds, and the size in bytes."""
    media_type: str
    etag: str
    content: bytes
    compressed: bytes | None


class CachedStaticFiles:
    """An ASGI app that serves the files that were in a folder when the app was created, each by its exact path."""

    def __init__(self, folder: Path) -> None:
        served = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(TYPES_SUFFIX))
        self._paths = {f"/{path.relative_to(folder).as_posix()}": path for path in served}
        self._cache: dict[str, CachedFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        response = self.response(path_of(scope), Headers(scope=scope))
        if scope["method"] == "HEAD":
            response.body = b""  # Content-Length is set already
        await response(scope, receive, send)

    def response(self, path: str, request_headers: Headers) -> Response:
        """Return a response with a file, or 304 if the browser has the current version. Raise 404 if there is no such
        file.
        """
        file = self._current_file(path)
        compressed = file.compressed if ACCEPTS_GZIP.search(request_headers.get("accept-encoding", "")) else None
        etag = f'"{file.etag}{"" if compressed is None else "-gzip"}"'
        # Browsers revalidate every file, so that all modules of a page have the same version; most get a 304.
        headers = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        known_etags = request_headers.get("if-none-match", "").split(",")
        if etag in (known.strip().removeprefix("W/") for known in known_etags):
            return Response(status_code=304, headers=headers)
        if compressed is None:
            return Response(file.content, headers=headers, media_type=file.media_type)
        return Response(compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.media_type)

    def _current_file(self, path: str) -> CachedFile:
        """Return a file from the cache. If it has changed, read it again first."""
        try:
            status = self._paths[path].stat()
            stamp = status.st_mtime_ns, status.st_size
            if path not in self._cache or self._cache[path].stamp != stamp:
                self._cache[path] = _read(self._paths[path], stamp)
        except (KeyError, OSError):
            raise HTTPException(404) from None
        return self._cache[path]


def _read(path: Path, stamp: tuple[int, int]) -> CachedFile:
    """Read a file. Keep a compressed copy only if it is smaller than the file."""
    content, suffix = path.read_bytes(), path.suffix
    media_type = MEDIA_TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    is_compressed_already = suffix == ".woff2"
    compressed = None if is_compressed_already else gzip.compress(content, compresslevel=6, mtime=0)
    if compressed is not None and len(compressed) >= len(content):
        compressed = None
    etag = hashlib.sha256(content).hexdigest()[:24]
    return CachedFile(stamp, media_type, etag, content, compressed)
