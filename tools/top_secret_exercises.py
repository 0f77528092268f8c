"""Writes the exercises of Top Secret's lesson: python -m tools.top_secret_exercises

Bots play real games; a position is taken where seat 0 can be certain of who somebody is, and not by
black cards alone. The detective explains it.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tablee.games.top_secret.advice import detective, knowledge
from tablee.games.top_secret.bot import player
from tablee.games.top_secret.data import AGENTS, IDENTITIES
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.questions import Because, Clue, Mark, Source
from tablee.games.top_secret.model.views import OwnView
from tablee.games.top_secret.rules import rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

EXERCISES = Path(__file__).parent.parent / "web/src/games/top_secret/guide/exercises.json"
PUPIL = 0
STEPS = (2, 2, 3, 3, 4)
"""How many clues each exercise needs, from the plainest to the hardest."""
MOST_CLUES = 7


def positions(seed: int) -> Iterator[OwnView]:
    """What the pupil sees as a game of bots goes on."""
    chance = Chance(f"exercise {seed}".encode())
    state = rulebook.setup(Options(series=Series.SINGLE), 4, chance)
    while rulebook.outcome(state) is None:
        seen = rulebook.view(state, PUPIL).own
        assert seen is not None
        yield seen
        seat = state.to_act[0]
        action = player.act(rulebook.view(state, seat), seat, Level.EASY, chance)
        assert action is not None
        state = rulebook.play(state, seat, action, 0, chance)


def found(own: OwnView) -> Iterator[tuple[tuple[Clue, ...], int, Because]]:
    """Whom the pupil can be certain of, and by which clues."""
    clues = knowledge.clues_of(own, PUPIL)
    for identity in IDENTITIES:
        for agent in AGENTS:
            because = detective.why(clues, agent, identity) if agent != PUPIL else None
            if because is None or because.mark is not Mark.CERTAIN:
                continue
            if any(clue.source is Source.PAIR for clue in because.clues):
                yield clues, agent, because


def exercise(needed: int, asked: set[Any]) -> dict[str, Any]:
    """The first position that asks for so many clues, and for an agent not asked for so far."""
    for seed in count():
        for own in positions(seed):
            for clues, agent, because in found(own):
                goal = because.chain[-1].conclusions[0]
                fits = len(because.clues) == needed and len(clues) <= MOST_CLUES
                if fits and (goal.card, needed) not in asked:
                    asked.add((goal.card, needed))
                    return {
                        "clues": clues,
                        "card": goal.card,
                        "answer": agent,
                        "because": because,
                    }
    raise AssertionError("there is always another game")


if __name__ == "__main__":
    asked: set[Any] = set()
    made = [exercise(needed, asked) for needed in STEPS]
    EXERCISES.write_bytes(msgspec.json.encode(made) + b"\n")
