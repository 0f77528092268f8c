"""What a bot says of the picture on the table: proposals, whispers, guesses along."""

from collections.abc import Iterator, Sequence

from tablee.games.mission_mosaique.advice import guesser
from tablee.games.mission_mosaique.advice.guesser import Hunch
from tablee.games.mission_mosaique.data.words import Word
from tablee.games.mission_mosaique.model import CardLanguage, GuessView, View
from tablee.games.mission_mosaique.rules import judging
from tablee.games.mission_mosaique.rules.matching import plain
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat

_HINTS = 3
"""So many words a bot wavers between when it is asked: a hint, no order (MM-58)."""
_HEARD = 40
"""What one listens to must be among one's own likeliest words."""
_NO_IDEA = "?"


def _on_table(view: View) -> GuessView:
    assert view.guess is not None, "there is a picture to name"
    return view.guess


def _ranked(view: View, level: Level) -> list[Hunch]:
    return guesser.ranked([stroke for ink in _on_table(view).ink for stroke in ink], level)


def idea(view: View, level: Level, chance: Chance) -> str | None:
    """The word to say, of its own mind."""
    word = guesser.proposal(_ranked(view, level), level, chance)
    return None if word is None else word.name(view.language)


def proposal(view: View, seat: Seat, level: Level, chance: Chance) -> str | None:
    """The same, but it listens to the neighbour."""
    ranked = _ranked(view, level)
    heard = next(_heard(ranked[:_HEARD], _said_to(view, seat), view.language), None)
    word = heard or guesser.proposal(ranked, level, chance)
    return None if word is None else word.name(view.language)


def _said_to(view: View, seat: Seat) -> str:
    """All that the other one has whispered."""
    return " ".join(each.text for each in _on_table(view).whispers if each.seat != seat)


def _heard(likely: Sequence[Hunch], said: str, language: CardLanguage) -> Iterator[Word]:
    """Of the words that one thinks likely, those that were named, the likeliest first."""
    named = {plain(part) for part in said.replace("?", ",").split(",")} | {plain(said)}
    for guess in likely:
        if named & judging.accepted_forms(guess.word, language):
            yield guess.word


def whisper(view: View, level: Level, chance: Chance) -> str:
    """Some words in no order: it wavers, and whoever guesses decides."""
    guess = _on_table(view)
    language = view.players[guess.guesser].language
    likeliest = _ranked(view, level)[:_HINTS]
    names = [each.word.name(language) for each in chance.sample(likeliest, len(likeliest))]
    return " ".join(f"{name} ?" for name in names)[:_MOST] or _NO_IDEA


_MOST = 60


def is_asked(view: View, seat: Seat) -> bool:
    """A neighbour waits to be spoken to; a guesser asks once (MM-58)."""
    guess = _on_table(view)
    own = [each for each in guess.whispers if each.seat == seat]
    if seat == guess.guesser:
        return not own
    return bool(guess.whispers) and guess.whispers[-1].seat == guess.guesser and len(own) < _HINTS


def has_answer(view: View, seat: Seat) -> bool:
    """Whether the neighbour has said something."""
    return _said_to(view, seat) != ""
