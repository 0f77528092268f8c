"""Draws the PNG icons of `web/public` from `icon.svg`: run it after the drawing has changed.

`.venv/bin/python web/scripts/icons.py CHROME`, where CHROME is the browser's program.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
# Phones cut a shape of their own: these two have square corners.
SQUARE = ' rx="112"'
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, True), "icon-apple.png": (180, True)}


def main(chrome: str) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox"])
        for name, (size, is_square) in ICONS.items():
            svg = drawing.replace(SQUARE, "") if is_square else drawing
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
