"""A second opinion on a picture that is over; and for those who watch, whether they were right."""

from tablee.games.mission_mosaique.advice import guesser
from tablee.games.mission_mosaique.data.words import words
from tablee.games.mission_mosaique.model import (
    Answer,
    AskWhetherRight,
    Opinion,
    Phase,
    Question,
    SecondOpinion,
    View,
    WhetherRight,
)
from tablee.games.mission_mosaique.rules import judging
from tablee.games.mission_mosaique.rules.matching import plain
from tablee.kernel.rules import Level, Seat

_OPINIONS = 3


def answer(view: View, seat: Seat | None, question: Question) -> Answer:  # noqa: ARG001
    """Everybody may ask; of a picture that is not over, or not turned, nothing is said."""
    if isinstance(question, AskWhetherRight):
        return WhetherRight(_is_right(view, question.answer))
    if question.picture >= len(view.pictures):
        return SecondOpinion(())
    return SecondOpinion(_opinions(view, question.picture))


def _opinions(view: View, picture: int) -> tuple[Opinion, ...]:
    strokes = [stroke for ink in view.pictures[picture].ink for stroke in ink]
    guesses = guesser.ranked(strokes, Level.HARD)[:_OPINIONS]
    return tuple(
        Opinion(guess.word.name(view.language), round(100 * guess.confidence)) for guess in guesses
    )


def _is_right(view: View, said: str) -> bool | None:
    """By the names that are known to everybody; what an appeal would say nobody knows."""
    guess = view.guess
    if guess is None or view.phase not in (Phase.VOTE, Phase.REVEAL):
        return None
    known = (word for word in words() if word.name(view.language) == guess.word)
    word = next(known, None)
    if word is None:
        return plain(said) == plain(guess.word)
    return judging.is_right(said, word, view.language)
