"""What a game of Copyright is worth to those who learn it."""

from tablee.envs.rewards import for_rivals
from tablee.games.copyright.model import View
from tablee.kernel.outcome import Outcome

PER_POINT_ALONE = 0.1


def rewards(outcome: Outcome) -> list[float]:
    """Alone there is nobody to beat: what counts are the points of the puzzle."""
    if len(outcome.scores) == 1:
        return [PER_POINT_ALONE * outcome.scores[0]]
    return for_rivals(outcome)


def progress(view: View) -> list[float]:
    """What part of the limit each seat has reached."""
    return [seat.score / view.limit for seat in view.seats]
