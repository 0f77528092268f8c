"""`python -m tools.mission_mosaique.neighbours`: which real words lie one slip from an answer.

Asks the frequency lists of wordfreq (its data: CC BY-SA 4.0), which only this command needs.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from wordfreq import top_n_list

from tablee.games.mission_mosaique.data.words import Wordbook, words
from tablee.games.mission_mosaique.model import CardLanguage
from tablee.games.mission_mosaique.rules.judging import accepted_forms, is_long
from tablee.games.mission_mosaique.rules.matching import plain, slips

FILE = (
    Path(__file__).parent.parent.parent
    / "src/tablee/games/mission_mosaique/data/real_words/words.json"
)
_MANY = 60_000
"""How many of the most frequent words count as real."""


def _shorter(form: str) -> set[str]:
    """The form, and all that is left of it without one letter."""
    return {form, *(form[:at] + form[at + 1 :] for at in range(len(form)))}


def _near(language: CardLanguage, book: Wordbook) -> Iterator[str]:
    forms = {form for word in words() for form in accepted_forms(word, language, book)}
    by_part: dict[str, set[str]] = {}
    for form in filter(is_long, forms):
        for part in _shorter(form):
            by_part.setdefault(part, set()).add(form)
    for real in sorted({plain(real) for real in top_n_list(language.value, _MANY)} - forms):
        near = {form for part in _shorter(real) for form in by_part.get(part, ())}
        if any(slips(real, form, 1) == 1 for form in near):
            yield real


def main() -> None:
    # A name of the fourth rules may be another real word to a game by the second.
    found = {
        language.value: sorted({real for book in Wordbook for real in _near(language, book)})
        for language in CardLanguage
    }
    FILE.write_text(json.dumps(found, ensure_ascii=False, indent=0) + "\n")


if __name__ == "__main__":
    main()
