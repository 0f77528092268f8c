"""Whether an answer names the word: as a person would say, small slips of the pen forgiven (MM-54).

A slip is never forgiven when the answer is, or could as well be, another word of the cards.
"""

import unicodedata
from functools import cache

from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import CardLanguage

_LITTLE_WORDS = frozenset(
    ("le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "a", "the", "an", "of")
)
"""Articles, and what joins two words: `pot de miel`, `brosse à dents`."""
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def _letters(text: str) -> str:
    """Small letters without accents; whatever is no letter is a space."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(_LIGATURES))
    return "".join(c if c.isalnum() else " " for c in parts if not unicodedata.combining(c))


def _singular(word: str) -> str:
    """Without a final s or x, where enough is left to be a word."""
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def plain(text: str) -> str:
    """What counts of an answer: no case, accent, article, hyphen nor plural (MM-54)."""
    *first, last = _letters(text).split() or [""]
    # The last one is never an article: a die is `un dé`.
    kept = [word for word in first if word not in _LITTLE_WORDS]
    return "".join(_singular(word) for word in [*kept, last])


def slips_forgiven(form: str) -> int:
    """How many letters may be wrong: none in a short word, two in a long one."""
    if len(form) < 5:
        return 0
    return 1 if len(form) < 8 else 2


def slips(answer: str, form: str, most: int) -> int:
    """Letters missing, added, wrong or swapped with their neighbour; `most` + 1 if there are more.

    Optimal string alignment, row by row.
    """
    if abs(len(answer) - len(form)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(form) + 1))
    for i, letter in enumerate(answer, 1):
        earlier, before, row = before, row, [i]
        for j, wanted in enumerate(form, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == form[j - 2] and answer[i - 2] == wanted:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


@cache
def forms(word: Word, language: CardLanguage) -> frozenset[str]:
    """All that is right, as `plain` leaves it."""
    return frozenset(plain(name) for name in word.accepted(language))


@cache
def _words_by_form(language: CardLanguage) -> dict[str, Word]:
    return {form: word for word in words() for form in forms(word, language)}


def _fewest_slips(answer: str, word: Word, language: CardLanguage, most: int) -> int:
    return min(slips(answer, form, most) for form in forms(word, language))


def _slips_to(answer: str, word: Word, language: CardLanguage) -> int | None:
    """The slips in the answer if it was meant to be this word; `None`: too many."""
    found = [
        count
        for form in forms(word, language)
        if (count := slips(answer, form, slips_forgiven(form))) <= slips_forgiven(form)
    ]
    return min(found, default=None)


def is_right(answer: str, word: Word, language: CardLanguage) -> bool:
    """Whether the answer names the word, before any vote (MM-53, MM-54)."""
    given = plain(answer)
    if (named := _words_by_form(language).get(given)) is not None:
        return named == word
    count = _slips_to(given, word, language)
    if count is None:
        return False
    others = (other for other in words() if other != word)
    return all(_fewest_slips(given, other, language, count) > count for other in others)
