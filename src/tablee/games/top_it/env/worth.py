"""What a game of Top It is worth to those who learn it."""

from tablee.envs.rewards import for_rivals
from tablee.games.top_it.model import View
from tablee.kernel.outcome import Outcome

PER_POINT = 0.01


def rewards(outcome: Outcome) -> list[float]:
    """Alone there is nobody to beat: what counts is the sum of the four colours (TI-50)."""
    if len(outcome.scores) == 1:
        return [PER_POINT * outcome.scores[0]]
    return for_rivals(outcome)


def progress(view: View) -> list[float]:
    """A hundredth for each point that one is ahead of the others' mean."""
    if len(view.scores) == 1:
        return [PER_POINT * view.scores[0]]
    others, total = len(view.scores) - 1, sum(view.scores)
    return [PER_POINT * (score - (total - score) / others) for score in view.scores]
