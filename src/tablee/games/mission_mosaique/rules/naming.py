"""What a code is called at this table: by its cards or the host's pack, in each one's language."""

from functools import cache

from msgspec import UNSET

from tablee.games.mission_mosaique.data.words import (
    Card,
    Word,
    Wordbook,
    cards,
    meant_by,
    sorted_cards,
)
from tablee.games.mission_mosaique.model import CardLanguage, HouseName, PackWord, State
from tablee.games.mission_mosaique.rules import judging, passing
from tablee.games.mission_mosaique.rules.matching import plain
from tablee.kernel.rules import Seat


def is_third(state: State) -> bool:
    """Whether it is played by the third rules; a state says so by itself."""
    return state.dealt is not UNSET


def is_fourth(state: State) -> bool:
    """Whether appeals are timed, and the names of the fourth rules count."""
    return state.edition is not UNSET


def _wordbook(state: State) -> Wordbook:
    return Wordbook.FOURTH if is_fourth(state) else Wordbook.SECOND


def pack(state: State) -> tuple[PackWord, ...]:
    return state.options.pack or ()


def deck(state: State) -> tuple[Card, ...]:
    """The cards in the box, sorted anew for the third rules."""
    return sorted_cards() if is_third(state) else cards()


def is_bilingual(state: State) -> bool:
    return bool(state.options.is_bilingual)


def language_of(state: State, seat: Seat | None) -> CardLanguage:
    """In which a seat reads and answers (MM-75); whoever watches reads as the table does."""
    if seat is None or not state.languages or not is_bilingual(state):
        return state.options.language
    return state.languages[seat]


def other_than(language: CardLanguage) -> CardLanguage:
    return next(other for other in CardLanguage if other is not language)


@cache
def _of_pack(own: PackWord) -> Word:
    return Word(fr=own.names, en=own.names)


def word(state: State, starter: Seat) -> Word:
    """The code of a notebook: the word of its starter's card for its type (MM-11, MM-23)."""
    dealt = state.cards[starter]
    if pack(state):
        return _of_pack(pack(state)[dealt])  # MM-79
    return deck(state)[dealt].word_for(passing.notebook(state, starter).type)


def meant(state: State, starter: Seat, language: CardLanguage) -> str:
    """Which of several things of that name (MM-71)."""
    if pack(state):
        return pack(state)[state.cards[starter]].meant
    return meant_by(word(state, starter), language)


def _house_forms(
    names: tuple[HouseName, ...], called: Word, language: CardLanguage
) -> frozenset[str]:
    """What earlier appeals have won for the word (MM-74)."""
    own = called.name(language)
    return frozenset(
        plain(each.name) for each in names if (each.word, each.language) == (own, language)
    )


def is_right(state: State, starter: Seat, seat: Seat | None, answer: str) -> bool:
    """Whether the answer names the code, in the language of whoever gives it (MM-66 to MM-68)."""
    code, language, book = word(state, starter), language_of(state, seat), _wordbook(state)
    given, names = plain(answer), state.options.names or ()
    if given in _house_forms(names, code, language):
        return True
    # MM-75: at a bilingual table a name is a name in either language.
    others = CardLanguage if is_bilingual(state) else (language,)
    if any(given in judging.accepted_forms(code, each, book) for each in others):
        return True
    if pack(state):
        return judging.is_right_of_pack(answer, code, tuple(map(_of_pack, pack(state))), language)
    return judging.is_right(answer, code, language, book)
