"""Top Secret: how long it takes to draw every conclusion from a whole game's knowledge."""

from collections.abc import Callable, Sequence
from statistics import mean
from time import process_time
from typing import NamedTuple

from benchmarks.figures import Figure, as_table

from tablee.games.top_secret.advice import detective, knowledge
from tablee.games.top_secret.bot import player
from tablee.games.top_secret.data import AGENTS, CARDS
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.views import OwnView, View
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

_SEATS = 4


class Moment(NamedTuple):
    """What the seat whose turn it is sees just before a decision."""

    view: View
    seat: int
    own: OwnView


def _moments(number: int) -> list[Moment]:
    """All decisions of one game between planning bots."""
    chance = Chance(b"top secret" + number.to_bytes(4, "big"))
    state = rulebook.setup(Options(series=Series.SINGLE), _SEATS, chance)
    moments = []
    while rulebook.outcome(state) is None:
        seat = state.to_act[0]
        view = rulebook.view(state, seat)
        assert view.own is not None, "a seat sees its own cards"
        moments.append(Moment(view, seat, view.own))
        action = player.act(view, seat, Level.HARD, chance)
        assert action is not None, "the table waits for it"
        state = rulebook.play(state, seat, action, 0, chance)
    return moments


def _infer(moment: Moment) -> None:
    """The whole sheet, from the facts as they stand in the view."""
    clues = knowledge.clues_of(moment.own, moment.seat)
    knowledge.deduction(knowledge.possible(clues))


def _explain(moment: Moment) -> None:
    """The reasons of all marks of the sheet."""
    clues = knowledge.clues_of(moment.own, moment.seat)
    for agent in AGENTS:
        for card in CARDS:
            detective.why(clues, agent, card)


def _decide(moment: Moment) -> None:
    player.act(moment.view, moment.seat, Level.HARD, Chance(b"decide"))


def _millis(work: Callable[[Moment], None], moments: Sequence[Moment]) -> float:
    """Of CPU for each moment, on average, after one that warms up."""
    work(moments[0])
    start = process_time()
    for moment in moments:
        work(moment)
    return 1000 * (process_time() - start) / len(moments)


def run(quick: bool) -> list[Figure]:
    games = [_moments(number) for number in range(5 if quick else 40)]
    ends = [moments[-1] for moments in games]
    facts = f"{mean(len(end.own.facts) for end in ends):.0f} facts"
    everything = [moment for moments in games for moment in moments]
    return [
        Figure(
            "Top Secret: all that follows from a whole game",
            _millis(_infer, ends * 10),
            "ms CPU",
            "at most 1",
            facts,
        ),
        Figure("Top Secret: the reasons of a whole sheet", _millis(_explain, ends), "ms CPU"),
        Figure(
            "Top Secret: a decision of the planning bot", _millis(_decide, everything), "ms CPU"
        ),
    ]


if __name__ == "__main__":
    print(as_table(run(quick=False)))
