"""What the pages say, for whoever looks for it: asked of their message files, not retyped.

Node reads the message files as the browser does (`web/scripts/say.js`), once a process and only
when the first sentence is wanted. What the server itself says is in JSON files.
"""

import atexit
import json
import re
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Literal

Language = Literal["fr", "en"]
Said = dict[Language, str]
ANY = "\N{OBJECT REPLACEMENT CHARACTER}"
"""A detail that nobody knows: the phrase is then the part of the sentence beside it."""
GAP = "\N{REPLACEMENT CHARACTER}"
"""A detail that is filled in later."""
ROOT = Path(__file__).resolve().parents[2]


def _plain(sentence: str) -> str:
    """With every space an ordinary one, as the browser gives the text of an element."""
    return re.sub(r"\s", " ", sentence)


@cache
def _speaker() -> subprocess.Popen[str]:
    speaker = subprocess.Popen(
        ["node", "scripts/say.js"],
        cwd=ROOT / "web",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    atexit.register(speaker.kill)
    return speaker


@cache
def _from_pages(file: str, path: str, details: str) -> Said:
    speaker = _speaker()
    assert speaker.stdin and speaker.stdout
    question = {"file": file, "path": path, "details": json.loads(details)}
    print(json.dumps(question), file=speaker.stdin, flush=True)
    said = json.loads(speaker.stdout.readline())
    assert "problem" not in said, f"{file}: {said['problem']}"
    return {"fr": _plain(said["fr"]), "en": _plain(said["en"])}


@cache
def _from_server(file: str) -> dict[Language, dict[str, str]]:
    sentences: dict[Language, dict[str, str]] = json.loads(
        (ROOT / "src" / "tablee" / file).read_text(encoding="utf-8")
    )
    return sentences


def _known(sentence: str, details: Iterable[object]) -> str:
    """The part beside what nobody knows: the one with the known details, else the longest."""
    known = [str(detail) for detail in details]
    parts = sentence.split(ANY)
    return max(parts, key=lambda part: (sum(word in part for word in known), len(part))).strip()


def _flat(details: object) -> Iterable[object]:
    if isinstance(details, list | tuple):
        for detail in details:
            yield from _flat(detail)
    elif details not in (ANY, GAP):
        yield details


def _filled(detail: object, given: Iterator[object]) -> object:
    if isinstance(detail, list):
        return [_filled(one, given) for one in detail]
    return next(given) if detail == GAP else detail


class Phrase(ABC):
    """Something to read, in French and in English."""

    @abstractmethod
    def in_(self, language: Language) -> str: ...

    def then(self, other: "Phrase", mark: str = " ") -> "Phrase":
        return Joined(self, other, mark)

    @property
    def fr(self) -> str:
        return self.in_("fr")

    @property
    def en(self) -> str:
        return self.in_("en")


def _said(detail: object, language: Language) -> object:
    """A detail may be a phrase itself."""
    return detail.in_(language) if isinstance(detail, Phrase) else detail


@dataclass(frozen=True)
class Joined(Phrase):
    """Two phrases, one after the other."""

    first: Phrase
    second: Phrase
    mark: str

    def in_(self, language: Language) -> str:
        return f"{self.first.in_(language)}{self.mark}{self.second.in_(language)}"


@dataclass(frozen=True)
class Beginning(Phrase):
    """How several phrases begin alike: which of them is said nobody knows."""

    phrases: tuple[Phrase, ...]

    def in_(self, language: Language) -> str:
        sentences = [phrase.in_(language).split() for phrase in self.phrases]
        alike = takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False))
        return " ".join(words[0] for words in alike)


@dataclass(frozen=True)
class Message(Phrase):
    """A sentence of ours, by the file that holds it and the way to it there."""

    file: str
    path: str
    details: tuple[object, ...] = ()
    which: int | None = None

    def of(self, **details: object) -> "Message":
        """With its details, in the order in which the message takes them, or in which gaps are."""
        if not any(GAP in repr(one) for one in self.details):
            return replace(self, details=tuple(details.values()))
        given = iter(details.values())
        return replace(self, details=tuple(_filled(one, given) for one in self.details))

    def sentence(self, number: int) -> "Message":
        """Only one sentence of it, from 0."""
        return replace(self, which=number)

    def in_(self, language: Language) -> str:
        details = [_said(detail, language) for detail in _flat(self.details)]
        said = _known(self._whole(language), details)
        return said if self.which is None else re.split(r"(?<=[.!?…])\s+", said)[self.which]

    def pattern_in(self, language: Language) -> re.Pattern[str]:
        """All of it, whatever the unknown details are."""
        return re.compile(".*".join(map(re.escape, self._whole(language).split(ANY))))

    def _whole(self, language: Language) -> str:
        details = [_said(detail, language) for detail in self.details]
        if self.file.endswith(".json"):
            given = iter(details)
            sentence = _plain(_from_server(self.file)[language][self.path])
            return re.sub(r"\{\w+\}", lambda _: str(next(given)), sentence)
        return _from_pages(self.file, self.path, json.dumps(details))[language]


@dataclass(frozen=True)
class Messages:
    """What a file of messages exports under a name."""

    file: str
    name: str

    def __getitem__(self, path: str) -> Message:
        return Message(self.file, f"{self.name}.{path}")


def name_of(game: str) -> Message:
    """How the lobby calls a game."""
    return Message(f"games/{game}/manifest", "default.words.*.name")
