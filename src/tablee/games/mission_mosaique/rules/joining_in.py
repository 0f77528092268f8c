"""What others do about the picture on the table: whisper, guess along, laugh."""

from msgspec.structs import replace

from tablee.games.mission_mosaique.model import (
    WHISPERS,
    Along,
    CardLanguage,
    Guess,
    IllegalCode,
    Phase,
    State,
    Whisper,
)
from tablee.games.mission_mosaique.rules import naming, passing, solving
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def may_whisper(state: State, guess: Guess, seat: Seat) -> bool:
    """The neighbour on the right; since the third rules the guesser too (MM-58)."""
    neighbour = solving.adviser(state, guess)
    if neighbour is None or not guess.is_open or state.phase is not Phase.GUESS:
        return False
    return seat == neighbour or (seat == guess.guesser and naming.is_third(state))


def consult(state: State, seat: Seat, idea: str) -> State:
    guess = solving.guess_in(state, Phase.GUESS)
    if not may_whisper(state, guess, seat):
        raise Illegal(IllegalCode.NO_CONSULTING)  # MM-57
    if not naming.is_third(state):
        return replace(state, guess=replace(guess, idea=idea))
    said = guess.whispers or ()
    if len(said) >= WHISPERS:
        raise Illegal(IllegalCode.TOO_MANY_WHISPERS)
    return replace(state, guess=replace(guess, whispers=(*said, Whisper(seat, idea))))


def may_guess_along(state: State, guess: Guess, seat: Seat) -> bool:
    """Whoever neither guesses nor has drawn on it (MM-72)."""
    if not naming.is_third(state) or state.phase is not Phase.GUESS or not guess.is_open:
        return False
    authors = passing.authors(solving.starter(state, guess), state.seats)
    return seat != guess.guesser and seat not in authors


def guess_along(state: State, seat: Seat, answer: str) -> State:
    """The last word counts; nobody is told before the tile is turned, and no stamp is earned."""
    guess = solving.guess_in(state, Phase.GUESS)
    if not may_guess_along(state, guess, seat):
        raise Illegal(IllegalCode.NO_GUESSING_ALONG)
    is_right = naming.is_right(state, solving.starter(state, guess), seat, answer)
    others = tuple(each for each in guess.along or () if each.seat != seat)
    along = (*others, Along(seat, answer, is_right))
    return replace(state, guess=replace(guess, along=along))


def laugh(state: State, seat: Seat) -> State:
    """Once a picture, while it lies there turned (MM-73)."""
    guess = solving.guess_in(state, Phase.REVEAL)
    laughs = guess.laughs or ()
    if seat in laughs:
        raise Illegal(IllegalCode.ALREADY_SO)
    return replace(state, guess=replace(guess, laughs=(*laughs, seat)))


def may_speak(state: State) -> bool:
    """At a bilingual table, at any time until the end (MM-75)."""
    return naming.is_bilingual(state) and state.phase is not Phase.OVER


def speak(state: State, seat: Seat, language: CardLanguage) -> State:
    if not may_speak(state):
        raise Illegal(IllegalCode.ONE_LANGUAGE)
    spoken = state.languages or ()
    if spoken[seat] is language:
        raise Illegal(IllegalCode.ALREADY_SO)
    changed = (*spoken[:seat], language, *spoken[seat + 1 :])
    return replace(state, languages=changed)
