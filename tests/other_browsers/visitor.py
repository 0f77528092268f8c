"""Somebody in front of another browser: finds what has a name, presses it, looks around."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.tour import CLUMSY
from tests.browser.words import Language, Phrase
from tests.other_browsers.driver import LOOK_SECONDS, PATIENCE_SECONDS, Browser

PICTURES = Path(__file__).resolve().parents[2] / "artefacts" / "browsers"
BUTTONS = "button, a[href], [role=button], [role=menuitemradio], [role=option]"

FIND = """
    const [selector, start] = arguments;
    const read = (it) => it.getAttribute("aria-label") ?? it.textContent;
    const isNamedSo = (it) => read(it).replace(/\\s+/g, " ").trim().startsWith(start);
    const isFree = (it) => !it.disabled && it.getAttribute("aria-disabled") !== "true";
    for (const found of document.querySelectorAll(selector)) {
        if (!found.getClientRects().length || !isFree(found) || !isNamedSo(found)) continue;
        found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const box = found.getClientRects()[0];
        const at = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(...at);
        if (top && (found.contains(top) || top.contains(found))) return at;
    }
    return null;
"""
"""The middle of the first one that can be pressed: its name begins so, it is free, and nothing lies
over it."""


RESTS = """
    return document.getAnimations().every(({ effect, playState }) =>
        playState !== "running" || effect.getComputedTiming().endTime === Infinity);
"""
"""What goes on for ever, such as a fuse, does not count."""


class Visitor:
    def __init__(self, browser: Browser, language: Language, title: str) -> None:
        self.browser = browser
        self.language = language
        self._title = title
        self.clumsy: list[str] = []

    def reads(self, phrase: Phrase) -> str:
        return phrase.in_(self.language)

    def until(self, look: Callable[[], Any], what: str) -> Any:
        """What it sees once there is something to see."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not (seen := look()):
            if time.monotonic() > end:
                self.browser.picture(PICTURES / "failed" / f"{self._title}.png")
                raise AssertionError(f"{self._title}: still no {what}")
            time.sleep(LOOK_SECONDS)
        return seen

    def find(self, name: str, selector: str = BUTTONS) -> tuple[float, float]:
        """Where it is, once it stays there."""
        before: list[Any] = [None]

        def rests() -> Any:
            before.append(self.browser.run(FIND, selector, name))
            return before[-1] if before[-1] == before[-2] else None

        x, y = self.until(rests, f"{name} among {selector}")
        return x, y

    def press(self, phrase: Phrase, selector: str = BUTTONS) -> None:
        self.browser.press_at(*self.find(self.reads(phrase), selector))

    def press_any(self, selector: str) -> None:
        self.browser.press_at(*self.find("", selector))

    def sees(self, phrase: Phrase) -> bool:
        """Whether something with this name can be pressed now."""
        return self.browser.run(FIND, BUTTONS, self.reads(phrase)) is not None

    def has(self, selector: str) -> bool:
        return bool(self.browser.run("return !!document.querySelector(arguments[0])", selector))

    def look(self, place: str) -> None:
        """Photograph what is there once it rests, and note what is clumsy."""
        self.until(lambda: self.browser.run(RESTS), "rest")
        self.browser.picture(PICTURES / f"{self._title}-{place}.png")
        found = self.browser.run(f"return ({CLUMSY})()")
        self.clumsy += [f"{self._title}-{place}: {told}" for told in found]
