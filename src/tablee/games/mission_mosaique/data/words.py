"""The words to draw: 200 cards of three, in French and in English (MM-2)."""

from collections import Counter
from enum import StrEnum
from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.model import CardLanguage, NotebookType


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be drawn: in each language its name, then what is just as right (MM-53)."""

    fr: tuple[str, ...]
    en: tuple[str, ...]

    def accepted(self, language: CardLanguage) -> tuple[str, ...]:
        return self.fr if language is CardLanguage.FRENCH else self.en

    def name(self, language: CardLanguage) -> str:
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


class SortedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the third rules, its words by their French names."""

    level: int
    lines: str
    columns: str
    grid: str


_decode_sorted = msgspec.json.Decoder(tuple[SortedCard, ...]).decode


@cache
def sorted_cards() -> tuple[Card, ...]:
    """The same words, sorted anew by how hard they are to recognise (MM-76)."""
    text = resources.files(__package__).joinpath("cards.json").read_bytes()
    by_name = {word.fr[0]: word for word in words()}
    numbers: Counter[int] = Counter()
    found = []
    for card in _decode_sorted(text):
        numbers[card.level] += 1
        own = (by_name[name] for name in (card.lines, card.columns, card.grid))
        found.append(Card(card.level, numbers[card.level], *own))
    return tuple(found)


@cache
def words() -> tuple[Word, ...]:
    """All 600, card by card."""
    return tuple(word for card in cards() for word in card.words)


class Wordbook(StrEnum):
    """Whose names count besides those on the cards: an old game is judged by its own for ever.

    The first rules know none. What the second rules brought stays in force in the fourth.
    """

    SECOND = "synonyms.json"
    FOURTH = "more_synonyms.json"


class Further(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What else a word may be called."""

    fr: tuple[str, ...]
    en: tuple[str, ...]


_decode_further = msgspec.json.Decoder(dict[str, Further]).decode


@cache
def further(book: Wordbook) -> dict[str, Further]:
    """What this book brought, by the word's French name."""
    return _decode_further(resources.files(__package__).joinpath(book).read_bytes())


_NONE = Further((), ())


def further_names(word: Word, language: CardLanguage, book: Wordbook) -> tuple[str, ...]:
    books = (Wordbook.SECOND,) if book is Wordbook.SECOND else tuple(Wordbook)
    found = [further(each).get(word.fr[0], _NONE) for each in books]
    is_french = language is CardLanguage.FRENCH
    return tuple(name for names in found for name in (names.fr if is_french else names.en))


class Meant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of several things of that name is meant; empty where the name says it."""

    fr: str
    en: str


_decode_meant = msgspec.json.Decoder(dict[str, Meant]).decode


@cache
def homonyms() -> dict[str, Meant]:
    """By the word's French name."""
    return _decode_meant(resources.files(__package__).joinpath("homonyms.json").read_bytes())


def meant_by(word: Word, language: CardLanguage) -> str:
    meant = homonyms().get(word.fr[0])
    if meant is None:
        return ""
    return meant.fr if language is CardLanguage.FRENCH else meant.en
