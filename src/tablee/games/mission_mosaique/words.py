"""The words to draw: 200 cards of three, in French and in English (MM-2)."""

from enum import StrEnum
from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.page import NotebookType


class Language(StrEnum):
    """In which language a table draws and guesses."""

    FRENCH = "fr"
    ENGLISH = "en"


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be drawn: in each language its name, then what is just as right (MM-53)."""

    fr: tuple[str, ...]
    en: tuple[str, ...]

    def accepted(self, language: Language) -> tuple[str, ...]:
        return self.fr if language is Language.FRENCH else self.en

    def name(self, language: Language) -> str:
        return self.accepted(language)[0]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word card: from the top, a word for each type of notebook (MM-11, MM-12)."""

    level: int
    number: int
    lines: Word
    columns: Word
    grid: Word

    @property
    def code(self) -> str:
        return f"{self.level} - {self.number}"  # MM-14

    @property
    def words(self) -> tuple[Word, Word, Word]:
        return self.lines, self.columns, self.grid

    def word_for(self, notebook: NotebookType) -> Word:
        match notebook:
            case NotebookType.LINES:
                return self.lines
            case NotebookType.COLUMNS:
                return self.columns
            case NotebookType.GRID:
                return self.grid


_decode_cards = msgspec.json.Decoder(tuple[Card, ...]).decode


@cache
def cards() -> tuple[Card, ...]:
    text = resources.files(__package__).joinpath("words.json").read_bytes()
    return _decode_cards(text)


@cache
def words() -> tuple[Word, ...]:
    """All 600, card by card."""
    return tuple(word for card in cards() for word in card.words)
