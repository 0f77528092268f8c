"""The built web pages, served from memory: compressed once, cached for ever by their hash.

To compress them all takes longer than the rest of a start, so each is when it is first asked for,
unless `prepare` has come to it before.
"""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from tablee.server.builds import Builds
from tablee.server.http import HttpAnswer, HttpCall, get
from tablee.table.refusal import Code, Refusal

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")
NOT_BUILT = (
    b"<!doctype html><title>Tabl\xc3\xa9e</title><p>The pages are not built: run <code>make</code>."
)
BUILD_NAME = re.compile(rb'<meta name="build" content="([0-9a-f]+)"')

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class Page:
    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache_control: str


def as_page(path: str, body: bytes) -> Page:
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    is_compressible = media_type.startswith(COMPRESSIBLE) or media_type.endswith(("json", "script"))
    return Page(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if is_compressible else None,
        media_type=media_type,
        etag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        cache_control=FOR_EVER if path.startswith(ASSETS) else "no-cache",
    )


def _files(folder: Traversable, prefix: str = "") -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    if not folder.is_dir():
        return found
    for item in folder.iterdir():
        if item.is_dir():
            found |= _files(item, f"{prefix}{item.name}/")
        else:
            found[prefix + item.name] = item.read_bytes()
    return found


@cache
def files() -> dict[str, bytes]:
    return _files(resources.files("tablee").joinpath("pages")) or {"index.html": NOT_BUILT}


class _Pages(dict[str, Page]):
    def __missing__(self, path: str) -> Page:
        self[path] = made = as_page(path, files()[path])
        return made


@cache
def pages() -> dict[str, Page]:
    """All pages by their path; each is compressed when it is first looked up."""
    return _Pages()


def prepare() -> None:
    for path in files():
        pages()[path]


def assets() -> dict[str, bytes]:
    """What open pages may still ask for after an upgrade: the files with a hash in their name."""
    return {path: body for path, body in files().items() if path.startswith(ASSETS)}


def build_name() -> str:
    """The name that the build wrote into its page; empty: there is none."""
    found = BUILD_NAME.search(pages()["index.html"].body)
    return found[1].decode() if found else ""


@get("/")
def page(request: HttpCall, builds: Builds) -> HttpAnswer:
    """A built file, or the one page for every address that the browser routes by itself."""
    wanted = request.path.strip("/")
    is_ours = wanted in files()
    found = pages()[wanted] if is_ours else _of_a_build_before(builds, wanted)
    if found is None and ("." in wanted.rpartition("/")[2] or wanted.startswith("api/")):
        raise Refusal(Code.UNKNOWN_ADDRESS)
    return answer_with(request, found or pages()["index.html"])


def _of_a_build_before(builds: Builds, path: str) -> Page | None:
    body = builds.asset(path) if path.startswith(ASSETS) else None
    return None if body is None else as_page(path, body)


def answer_with(request: HttpCall, found: Page) -> HttpAnswer:
    headers = {"cache-control": found.cache_control, "etag": found.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return HttpAnswer(b"", 304, found.media_type, headers)
    is_packed = found.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    if is_packed:
        headers["content-encoding"] = "gzip"
    body = found.packed if is_packed and found.packed is not None else found.body
    return HttpAnswer(body, 200, found.media_type, headers)
