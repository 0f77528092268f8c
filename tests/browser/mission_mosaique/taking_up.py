"""Recorded games that people take up where they were interrupted: nobody waits for six pages."""

import asyncio
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from tests.browser import words
from tests.browser.mission_mosaique import phrases
from tests.browser.people import Person
from tests.faults.server import TABLEE, Server

from tablee.kernel import log

RECORDED = Path(__file__).parents[2] / "recorded" / "mission_mosaique"


class Interrupted(NamedTuple):
    """A recorded game that was paused after the first action of this kind, or just before it."""

    game: str
    kind: str
    is_before: bool = False

    @property
    def lines(self) -> list[str]:
        return (RECORDED / f"{self.game}.jsonl").read_text().splitlines()

    @property
    def at(self) -> int:
        """The line of that action."""
        return next(at for at, line in enumerate(self.lines) if f'"kind":"{self.kind}"' in line)

    @property
    def seat(self) -> int:
        """Whose action it was."""
        seat: int = msgspec.json.decode(self.lines[self.at])["seat"]
        return seat


def take_up(interrupted: Interrupted, folder: Path) -> Path:
    """The log until then, with its secret beside it."""
    lines = interrupted.lines
    kept = lines[: interrupted.at + (0 if interrupted.is_before else 1)]
    at_ms = msgspec.json.decode(kept[-1])["at_ms"]
    pause = msgspec.json.encode(log.Paused(n=len(kept), at_ms=at_ms)).decode()
    path = folder / f"{interrupted.game}.jsonl"
    path.write_text("\n".join([*kept, pause, ""]))
    secret: str = msgspec.json.decode(lines[-1])["secret"]
    path.with_name(f"{path.name}.secret").write_text(secret)
    return path


async def house_with(games: Iterable[Interrupted], folder: Path) -> Server:
    """A server that has all these games."""
    server = Server(folder / "house")
    for interrupted in games:
        path = take_up(interrupted, folder)
        bring: list[str | Path] = [TABLEE, "import", "--data", server.data, path]
        await asyncio.to_thread(subprocess.run, bring, check=True)
    return await server.start()


async def sit_down(people: Sequence[Person], seats: Sequence[int], address: str) -> None:
    """They take the chairs of these bots, and the game goes on."""
    for person, seat in zip(people, seats, strict=True):
        await person.visit(address)
        await person.introduce()
        await person.press(words.MENU)
        chair = person.button(phrases.TAKE_THE_CHAIR_OF.of(name=f"bot {seat + 1}"))
        # The board, which lies behind the menu, may offer it as well.
        await person.way.press(person.page.locator("dialog[open]").locator(chair))
        await person.told.until(lambda told: told.you.get("seat") is not None)
        await person.press(words.CLOSE)
    for person in people:
        await person.press(words.RESUME)
    for person in people:
        await person.told.until(lambda told: told.view is not None)
