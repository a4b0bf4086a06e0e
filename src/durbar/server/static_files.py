"""The browser's side: its files, kept in memory, compressed where that helps, and not sent again to whoever has them.

A table is made of a hundred small files. Only what is there when the server starts is served, by its exact name, so
there is no path to wander off on; a file that changes meanwhile is read again.
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

KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".md": "text/markdown",
    "": "text/plain",
}
PACKED = {".woff2"}
"""Compressed as they are."""
TYPES = ".d.ts"
"""How the names of files end that only the type checker reads; they are not served."""
REFUSED = re.compile(r"q=0(\.0*)?")


@dataclass(frozen=True)
class Page:
    """A file as it was when it was last read."""

    stamp: tuple[int, int]
    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


class Pages:
    """Serves the files of a folder, wherever it is mounted."""

    def __init__(self, folder: Path) -> None:
        inside = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(TYPES))
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in inside}
        self._read: dict[str, Page] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        answer = self.answer(path_of(scope), Headers(scope=scope))
        if scope["method"] == "HEAD":
            answer.body = b""  # its length was told already
        await answer(scope, receive, send)

    def answer(self, path: str, asked: Headers) -> Response:
        """The answer to a request for a file: the file, or that it is the one that the browser has."""
        page = self._page(path)
        packed = page.packed if _takes_packed(asked) else None
        tag = f'"{page.tag}{"" if packed is None else "-z"}"'
        # Asked for every time, so that the parts of a page are always of one version; mostly there is nothing to send.
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if tag in (one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if packed is None:
            return Response(page.plain, headers=headers, media_type=page.kind)
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=page.kind)

    def _page(self, path: str) -> Page:
        file = self._files.get(path)
        if file is None:
            raise HTTPException(404)
        try:
            found = file.stat()
            stamp = found.st_mtime_ns, found.st_size
            if path not in self._read or self._read[path].stamp != stamp:
                self._read[path] = _read(file, stamp)
        except OSError:
            raise HTTPException(404) from None
        return self._read[path]


def _read(file: Path, stamp: tuple[int, int]) -> Page:
    plain, ending = file.read_bytes(), file.suffix
    kind = KINDS.get(ending) or mimetypes.types_map.get(ending, "application/octet-stream")
    packed = None if ending in PACKED else gzip.compress(plain, 6, mtime=0)
    smaller = packed if packed is not None and len(packed) < len(plain) else None
    return Page(stamp, kind, hashlib.sha256(plain).hexdigest()[:24], plain, smaller)


def _takes_packed(asked: Headers) -> bool:
    """Whether a browser says that it can unpack."""
    said = {one.replace(" ", "").lower() for one in asked.get("accept-encoding", "").split(",")}
    return any(one.partition(";")[0] == "gzip" and not REFUSED.fullmatch(one.partition(";")[2]) for one in said)
