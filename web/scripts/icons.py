"""Draws the icons of `web/public` from `icon.svg`: run it after the drawing has changed.

`.venv/bin/python web/scripts/icons.py CHROME`, where CHROME is the browser's program.
"""

import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
ROUND = ' rx="112"'
WHOLE = 'viewBox="0 0 512 512"'
WITH_MARGIN = 'viewBox="-52 -28 616 616"'
GROUND = '<rect x="-52" y="-28" width="616" height="616" fill="#f7f1e5"/>'
"""A phone may cut a circle out of a maskable icon: all that counts is within 80 % of it."""
FAVICON_SIZES = (16, 32, 48)


def drawn(browser: Browser, svg: str, size: int) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def ico(pictures: dict[int, bytes]) -> bytes:
    """An ICO file: a directory, then the PNG pictures as they are."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    rows = []
    for size, picture in pictures.items():
        rows.append(struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), at))
        at += len(picture)
    return b"".join([head, *rows, *pictures.values()])


def main(chrome: str) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = drawing.replace(ROUND, "")  # an iPhone rounds the corners itself
    maskable = square.replace(WHOLE, WITH_MARGIN).replace("<rect", f"{GROUND}<rect", 1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox"])
        files = {
            "icon-192.png": drawn(browser, drawing, 192),
            "icon-512.png": drawn(browser, drawing, 512),
            "icon-maskable.png": drawn(browser, maskable, 512),
            "icon-apple.png": drawn(browser, square, 180),
            "favicon.ico": ico({size: drawn(browser, drawing, size) for size in FAVICON_SIZES}),
        }
        browser.close()
    for name, content in files.items():
        (PUBLIC / name).write_bytes(content)


if __name__ == "__main__":
    main(sys.argv[1])
