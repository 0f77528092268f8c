"""A second opinion on a picture that is over: what a bot would have said."""

from tablee.games.mission_mosaique.advice import guesser
from tablee.games.mission_mosaique.model import Opinion, Question, SecondOpinion, View
from tablee.kernel.rules import Level, Seat

_OPINIONS = 3


def answer(view: View, seat: Seat | None, question: Question) -> SecondOpinion:  # noqa: ARG001
    """Everybody may ask; of a picture that is not over nothing is said."""
    if question.picture >= len(view.pictures):
        return SecondOpinion(())
    strokes = [stroke for ink in view.pictures[question.picture].ink for stroke in ink]
    guesses = guesser.ranked(strokes, Level.HARD)[:_OPINIONS]
    language = view.options.language
    return SecondOpinion(
        tuple(
            Opinion(guess.word.name(language), round(100 * guess.confidence)) for guess in guesses
        )
    )
