"""Whether an answer names the word: a fair judge (MM-66 to MM-68).

Right is a listed name, or one slip of the pen in a long one, unless the answer says something else.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from tablee.games.mission_mosaique.data.words import Word, Wordbook, further_names, words
from tablee.games.mission_mosaique.model import CardLanguage
from tablee.games.mission_mosaique.rules.matching import plain, slips

_LONG = 6
"""Letters from which on a slip is forgiven (MM-67)."""

_decode_real = msgspec.json.Decoder(dict[str, frozenset[str]]).decode


@cache
def _real_words() -> dict[str, frozenset[str]]:
    """By language, the real words that are a slip away from some answer."""
    folder = resources.files("tablee.games.mission_mosaique.data").joinpath("real_words")
    return _decode_real(folder.joinpath("words.json").read_bytes())


def is_long(form: str) -> bool:
    return len(form) >= _LONG


@cache
def accepted_forms(
    word: Word, language: CardLanguage, book: Wordbook = Wordbook.FOURTH
) -> frozenset[str]:
    """All that is right (MM-66), as `plain` leaves it."""
    names = (*word.accepted(language), *further_names(word, language, book))
    return frozenset(plain(name) for name in names)


@cache
def _all_forms(language: CardLanguage, book: Wordbook) -> frozenset[str]:
    return frozenset(form for word in words() for form in accepted_forms(word, language, book))


def _is_a_slip_from(
    answer: str, word: Word, language: CardLanguage, book: Wordbook = Wordbook.FOURTH
) -> bool:
    forms = accepted_forms(word, language, book)
    return any(is_long(form) and slips(answer, form, 1) <= 1 for form in forms)


def _is_real(given: str, language: CardLanguage) -> bool:
    return given in _real_words()[language.value]


def is_right_of_pack(answer: str, word: Word, pack: Sequence[Word], language: CardLanguage) -> bool:
    """The same among a host's own words (MM-79)."""
    given = plain(answer)
    if given in accepted_forms(word, language):
        return True
    others = [other for other in pack if other != word]
    is_other = any(given in accepted_forms(other, language) for other in others)
    if is_other or _is_real(given, language) or not _is_a_slip_from(given, word, language):
        return False
    return not any(_is_a_slip_from(given, other, language) for other in others)


def is_right(
    answer: str, word: Word, language: CardLanguage, book: Wordbook = Wordbook.FOURTH
) -> bool:
    """Whether the answer names the word, before any appeal."""
    given = plain(answer)
    if given in accepted_forms(word, language, book):
        return True  # MM-66, also where it is a name of another word as well
    if given in _all_forms(language, book) or _is_real(given, language):
        return False  # MM-68: it says something else
    if not _is_a_slip_from(given, word, language, book):
        return False
    others = (other for other in words() if other != word)
    return not any(_is_a_slip_from(given, other, language, book) for other in others)
