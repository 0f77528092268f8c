"""What an open page of an older build asks for is still there after an upgrade."""

import os
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import running
from tests.server.guest import http_to

from tablee.server import builds, pages
from tablee.server.builds import Builds

OLD = {"assets/Board-0ld.js": b"old"}
NEW = {"assets/Board-new.js": b"new"}


def serve(folder: Path, name: str, assets: dict[str, bytes], day: int) -> Builds:
    """A server that ran on a day, and kept its build."""
    kept = Builds(folder)
    kept.keep(name, assets)
    os.utime(folder / f"{name}.zip", (day, day))
    return kept


def test_a_new_server_has_the_assets_of_the_one_before(tmp_path: Path) -> None:
    assert serve(tmp_path, "old", OLD, day=1).asset("assets/Board-0ld.js") is None
    upgraded = serve(tmp_path, "new", NEW, day=2)
    assert upgraded.asset("assets/Board-0ld.js") == b"old"
    assert upgraded.asset("assets/nothing.js") is None


def test_a_server_that_starts_again_still_has_them(tmp_path: Path) -> None:
    serve(tmp_path, "old", OLD, day=1)
    serve(tmp_path, "new", NEW, day=2)
    assert serve(tmp_path, "new", NEW, day=3).asset("assets/Board-0ld.js") == b"old"


def test_whoever_goes_back_to_the_old_build_serves_the_new_one(tmp_path: Path) -> None:
    serve(tmp_path, "old", OLD, day=1)
    serve(tmp_path, "new", NEW, day=2)
    assert serve(tmp_path, "old", OLD, day=3).asset("assets/Board-new.js") == b"new"


def test_only_the_newest_builds_stay(tmp_path: Path) -> None:
    for day in range(1, 6):
        serve(tmp_path, f"build{day}", {f"assets/{day}.js": b""}, day)
    left = {path.stem for path in tmp_path.iterdir()}
    assert left == {"build5", "build4", "build3"}
    assert len(left) == 1 + builds.KEPT


def test_a_folder_that_takes_nothing_stops_no_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "builds"
    in_the_way.write_text("a file")
    kept = Builds(in_the_way)
    kept.keep("new", NEW)
    assert kept.asset("assets/Board-new.js") is None
    assert "cannot be kept" in caplog.text


def test_a_broken_file_is_passed_over(tmp_path: Path) -> None:
    serve(tmp_path, "old", OLD, day=1)
    (tmp_path / "broken.zip").write_bytes(b"no archive")
    assert serve(tmp_path, "new", NEW, day=2).asset("assets/Board-0ld.js") == b"old"


def test_pages_that_are_not_built_keep_nothing(tmp_path: Path) -> None:
    Builds(tmp_path).keep("", {})
    assert list(tmp_path.iterdir()) == []


async def test_the_server_hands_them_out_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(tmp_path / builds.FOLDER, "old", OLD, day=1)
    page = pages.Page(b'<meta name="build" content="0a1b"', None, "text/html", "", "")
    monkeypatch.setattr(pages, "pages", lambda: {"index.html": page})
    async with running(tmp_path) as base, http_to(base) as client:
        answer = await eventually(client, "/assets/Board-0ld.js")
        assert answer.content == b"old"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == pages.FOR_EVER
        assert (await client.get("/assets/Board-unknown.js")).status_code == 404


async def eventually(client: httpx.AsyncClient, path: str) -> httpx.Response:
    """The builds before are looked for while the server starts to answer."""
    while (answer := await client.get(path)).status_code == 404:
        pass
    return answer
