"""Random play: the kind of action first, then one of that kind, with time passing in between."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from tablee.kernel.chance import Chance
from tablee.kernel.choices import Choices, draw
from tablee.kernel.errors import Illegal
from tablee.kernel.match import Match
from tablee.kernel.rules import Seat
from tablee.testing.recorder import Recorder
from tablee.testing.samples import Sample, known

_LONGEST_PAUSE_MS = 4_000


def able(match: Match, seats: int) -> list[Seat]:
    """The seats that may do something now."""
    return [seat for seat in range(seats) if match.game.rules.legal(match.state, seat)]


def by_kind(actions: Sequence[Any]) -> Sequence[Any]:
    """A plain list, grouped so that `draw` chooses the kind first."""
    if isinstance(actions, Choices):
        return actions
    kinds: dict[type[Any], list[Any]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return Choices(list(kinds.values()))


def _try_unlisted(recorder: Recorder, chance: Chance) -> bool:
    """Try an action that no list can hold, if the game suggests some; whether it was played."""
    game = recorder.game
    likely = getattr(known(game.name), "likely_action", None)
    action = likely(recorder.match.state, chance) if game.unlisted and likely else None
    if not isinstance(action, game.unlisted):
        return False
    for seat in range(recorder.seats):
        with suppress(Illegal):
            recorder.act(seat, action)
            return True
    return False


def step(recorder: Recorder, chance: Chance) -> None:
    """One random action, or what time does before it."""
    if chance.below(3) == 0 and _try_unlisted(recorder, chance):
        return
    pause = chance.below(_LONGEST_PAUSE_MS)
    match, seats = recorder.match, able(recorder.match, recorder.seats)
    is_up = match.deadline is not None and recorder.at_ms + pause >= match.deadline
    if is_up or not seats:
        recorder.expire()
        return
    seat = chance.choice(seats)
    actions = match.game.rules.legal(match.state, seat)
    recorder.act(seat, draw(by_kind(actions), chance), after_ms=pause)


def wander(sample: Sample, steps: int, seed: str = "") -> Iterator[Recorder]:
    """A table at every moment of random play, until the game or the steps are over."""
    recorder = sample.opened(seed)
    chance = Chance(f"{sample} {seed}".encode())
    yield recorder
    for _ in range(steps):
        if recorder.match.outcome is not None:
            return
        step(recorder, chance)
        yield recorder
