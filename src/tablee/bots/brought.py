"""Policies that somebody brings for the chairs of bots: `tablee serve --bot GAME=MODULE:FUNCTION`.

A policy is a function like a bot's `act`. It is somebody else's code: what it raises, what it
plays against the rules and what it never answers costs its own move, which the plain bot makes.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablee.kernel import registry
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Bot, Game, Level, Seat

Policy = Callable[[Any, Seat, Level, Chance], Any]
"""`policy(view, seat, level, chance)`: the action of this moment; None: wait."""
SECONDS = 5.0
"""How long a policy may think about a move."""
_heads = ThreadPoolExecutor(2, thread_name_prefix="tablee-policies")
"""Of their own, so that one who never answers holds up no other bot."""
_brought: dict[str, "PolicyBot"] = {}


class UnknownPolicy(ValueError):  # noqa: N818
    """There is no such game, or no such function."""


class PolicyFailed(RuntimeError):  # noqa: N818
    """The policy raised, did not answer in time, or played what is not legal."""


class PolicyBot:
    """Plays by a policy, at the pace of the game's own bots."""

    def __init__(self, game: Game, policy: Policy, seconds: float = SECONDS) -> None:
        self._game, self._policy, self._seconds = game, policy, seconds
        self._late: Future[Any] | None = None
        """A question that was not answered in time; until it is, no other one is asked."""

    def pace(self, view: Any, seat: Seat, level: Level, chance: Chance) -> Millis | None:
        return self._game.bot.pace(view, seat, level, chance)

    def yields_to(self, view: Any, seat: Seat) -> Sequence[Seat]:
        yields_to = getattr(self._game.bot, "yields_to", None)
        return () if yields_to is None else tuple(yields_to(view, seat))

    def act(self, view: Any, seat: Seat, level: Level, chance: Chance) -> Any | None:
        if self._late is not None and not self._late.done():
            raise PolicyFailed("it is still thinking about an earlier move")
        answer = _heads.submit(self._policy, view, seat, level, chance)
        try:
            return answer.result(self._seconds)
        except TimeoutError:
            self._late = answer
            raise PolicyFailed(f"it gave no answer in {self._seconds} seconds") from None
        except BaseException as error:  # whatever it raises, even an exit, ends in its own thread
            raise PolicyFailed(repr(error)) from error

    def plays(self, game: Game) -> bool:
        """Tables that began by older rules have other views."""
        return game is self._game

    def check(self, action: Any | None, state: Any, seat: Seat) -> None:
        """`PolicyFailed` if the rules will refuse this, or if a turn would never end."""
        legal = self._game.rules.legal(state, seat)
        if action is None:
            if legal and not self._game.rules.IS_REAL_TIME:
                raise PolicyFailed("it waits, though nobody else can move")
        elif action not in legal and not isinstance(action, self._game.unlisted):
            raise PolicyFailed(f"it plays what is not legal: {action!r}")


def bring(wanted: Sequence[str]) -> None:
    """Let these policies play, each as `game=module:function`; or `UnknownPolicy`."""
    for one in wanted:
        game, _, where = one.partition("=")
        if game not in registry.names():
            listed = ", ".join(registry.names())
            raise UnknownPolicy(f"{one}: there is no game {game!r}; there are {listed}")
        _brought[game] = PolicyBot(registry.load(game), _function(one, where))


def _function(wanted: str, where: str) -> Policy:
    """Modules of the folder in which the server is started are found, too."""
    module, _, name = where.partition(":")
    if not module or not name:
        raise UnknownPolicy(f"{wanted}: say it as game=module:function")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), name)
    except Exception as error:
        raise UnknownPolicy(f"{wanted}: {error}") from error
    if not callable(found):
        raise UnknownPolicy(f"{wanted}: {name} is no function")
    policy: Policy = found
    return policy


def bot_of(game: Game) -> Bot[Any, Any]:
    """Who plays on the chairs of bots."""
    brought = _brought.get(game.name) if _brought else None
    return brought if brought is not None and brought.plays(game) else game.bot


def send_home() -> None:
    """The house's own bots play again."""
    _brought.clear()
