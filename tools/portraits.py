"""Photographs the pages for the README and for the manifest, from recorded games, as they are.

`make portraits` builds the pages and runs it. Every picture is of a real page of a real server: the
lobby, and replays of games in `tests/recorded`, one step after the other for the moving one.
"""

import json
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tools.find_chrome import find_chrome

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "tests" / "recorded"
IMAGES = ROOT / "docs" / "images"
SCREENSHOTS = ROOT / "web" / "public" / "screenshots"
TABLEE = Path(sys.executable).with_name("tablee")
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 390, "height": 844}
QUALITY = 82
FRAME_MS = 700


class Sight(NamedTuple):
    recording: str
    seat: int
    part: float
    """How far into the game, from 0 to 1."""


SIGHTS = {
    "copyright": Sight("copyright/base_to_20", 0, 0.3),
    "mission_mosaique": Sight("mission_mosaique/rank_s", 0, 0.57),
    "mission_pas_possible": Sight("mission_pas_possible/single_deck_v2", 0, 0.5),
    "top_it": Sight("top_it/four_players", 0, 0.7),
    "top_secret": Sight("top_secret/four_players_by_bots", 0, 0.6),
}
MOVING = "top_it"
FRAMES = 10


def table_of(sight: Sight) -> str:
    with (RECORDED / f"{sight.recording}.jsonl").open() as log:
        table: str = json.loads(log.readline())["table"]
    return table


@contextmanager
def serve(data: Path) -> Iterator[str]:
    """A house with the recorded games in it."""
    for sight in SIGHTS.values():
        recording = RECORDED / f"{sight.recording}.jsonl"
        subprocess.run([TABLEE, "import", recording, "--data", data], check=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([TABLEE, "serve", "--data", data, "--port", str(port)])
    try:
        yield _answering(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait()


def _answering(address: str) -> str:
    while True:
        try:
            urllib.request.urlopen(f"{address}/health").close()
            return address
        except OSError:
            time.sleep(0.1)


def open_replay(page: Page, address: str, sight: Sight) -> int:
    """The replay seen from a chair; the number of its last step."""
    page.goto(f"{address}/t/{table_of(sight)}/replay")
    page.get_by_role("button", name=re.compile("^Vue")).click()
    page.get_by_role("menuitemradio").nth(1 + sight.seat).click()
    slider = page.get_by_role("slider").first
    slider.wait_for()
    return int(slider.get_attribute("max") or 0)


def show(page: Page, step: int) -> None:
    page.get_by_role("slider").first.fill(str(step))
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(900)  # a picture of moving things would be a blur


def new_page(browser: Browser, size: ViewportSize, scale: float = 1) -> Page:
    return browser.new_page(
        viewport=size,
        device_scale_factor=scale,
        locale="fr-FR",
        color_scheme="light",
        reduced_motion="reduce",
        is_mobile=size is NARROW,
    )


def take(page: Page, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, type="jpeg", quality=QUALITY)


def portraits(browser: Browser, address: str) -> None:
    for game, sight in SIGHTS.items():
        page = new_page(browser, WIDE)
        last = open_replay(page, address, sight)
        show(page, round(last * sight.part))
        take(page, IMAGES / f"{game}.jpg")
        page.close()


def screenshots(browser: Browser, address: str) -> None:
    for form, size, scale in (("wide", WIDE, 1), ("narrow", NARROW, 2)):
        page = new_page(browser, size, scale)
        page.goto(address)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        take(page, SCREENSHOTS / f"lobby-{form}.jpg")
        sight = SIGHTS[MOVING]
        show(page, round(open_replay(page, address, sight) * sight.part))
        take(page, SCREENSHOTS / f"board-{form}.jpg")
        page.close()


def moving(browser: Browser, address: str) -> None:
    page = new_page(browser, WIDE, 0.4)
    last = open_replay(page, address, SIGHTS[MOVING])
    frames = []
    for frame in range(FRAMES):
        show(page, round(last * frame / (FRAMES - 1)))
        frames.append(page.screenshot())
    (IMAGES / "game.png").write_bytes(animated(frames))


def animated(pictures: Sequence[bytes]) -> bytes:
    """One animated PNG of pictures of the same size, each as it is."""
    chunks = [list(_chunks(picture)) for picture in pictures]
    out = [b"\x89PNG\r\n\x1a\n", _chunk(b"IHDR", chunks[0][0][1])]
    out.append(_chunk(b"acTL", struct.pack(">II", len(pictures), 0)))
    width, height = struct.unpack(">II", chunks[0][0][1][:8])
    number = 0
    for at, parts in enumerate(chunks):
        wait = FRAME_MS * (3 if at == len(chunks) - 1 else 1)
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, wait, 1000, 0, 0)
        out.append(_chunk(b"fcTL", control))
        number += 1
        for data in (body for kind, body in parts if kind == b"IDAT"):
            if at == 0:
                out.append(_chunk(b"IDAT", data))
            else:
                out.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*out, _chunk(b"IEND", b"")])


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chrome(), args=["--no-sandbox"])
        with serve(Path(data)) as address:
            portraits(browser, address)
            screenshots(browser, address)
            moving(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
