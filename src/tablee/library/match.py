"""A match of any game: what is legal, play, undo, let time pass, look, save.

It keeps what a table would keep, so that nobody has to supply keys, entry numbers or moments.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from tablee.kernel import choices, log, registry
from tablee.kernel import match as kernel
from tablee.kernel.chance import Chance, commitment, table_key
from tablee.kernel.clock import Millis
from tablee.kernel.digest import FORMAT
from tablee.kernel.outcome import Outcome
from tablee.kernel.rules import Game, Level, Seat

Seed = int | str | bytes
_HAPPENS = log.Acted | log.Expired | log.Undone
"""What `undo` takes back: more than at a table, for nobody else plays along."""


_Log = list[tuple[log.AnyEntry, kernel.Match | None]]
"""Each entry with the match after it; None: before the deal."""


class LocalMatch:
    """One match; the same seed and the same moves give the same one."""

    def __init__(
        self, game: str, seats: int | None = None, seed: Seed | None = None, **options: Any
    ) -> None:
        """Options are the game's own, by name; without a seed the deal is anybody's guess."""
        self._game = registry.load(game)
        self._options = msgspec.convert(options, self._game.options)
        self._seats = self._seats_for(seats)
        self._secret = _secret(seed)
        self._header = _header(self._game, self._secret)
        self._draws = 0
        self._now: Millis = 0
        self._log: _Log = self._dealt()

    def _dealt(self) -> _Log:
        options = Raw(msgspec.json.encode(self._options))
        key = table_key(self._secret, ())
        dealt = kernel.begin(self._game, self._options, self._seats, key, n=2)
        return [
            (log.Configured(n=1, at_ms=0, seats=self._seats, options=options), None),
            (log.Started(n=2, at_ms=0, digest=dealt.digest), dealt.match),
        ]

    @classmethod
    def of_log(cls, header: log.Header, entries: _Log, secret: bytes) -> "LocalMatch":
        """The match that a log has led to, to be played on."""
        match = cls.__new__(cls)
        match._header, match._secret, match._log = header, secret, [*entries]
        configured = [entry for entry, _ in entries if isinstance(entry, log.Configured)][-1]
        match._game = registry.load(header.game, header.version)
        match._options = match._game.decode_options(configured.options)
        match._seats = configured.seats
        match._draws, match._now = 0, entries[-1][0].at_ms
        return match

    @property
    def _match(self) -> kernel.Match:
        match = self._log[-1][1]
        assert match is not None, "a match begins with its deal"
        return match

    def _seats_for(self, wanted: int | None) -> int:
        allowed = self._game.rules.seats_allowed(self._options)
        if wanted is None:
            return allowed[0]
        if wanted not in allowed:
            raise ValueError(f"{self._game.name} is played by {_one_of(allowed)}, not {wanted}")
        return wanted

    # What there is to see

    @property
    def game(self) -> Game:
        """Its rules, types and manifest."""
        return self._game

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def options(self) -> Any:
        return self._options

    @property
    def state(self) -> Any:
        """All that is so, secrets included; a player sees only the `view`."""
        return self._match.state

    @property
    def at_ms(self) -> Millis:
        """Table time: it stands still unless you `wait`."""
        return self._now

    @property
    def deadline_ms(self) -> Millis | None:
        """When time itself acts next."""
        return self._match.deadline

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on; then winners, scores and the reason."""
        return self._match.outcome

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def view(self, seat: Seat | None = None) -> Any:
        """What this seat may know; None: somebody who watches."""
        return self._match.view(self._checked(seat))

    def legal(self, seat: Seat) -> Sequence[Any]:
        """What this seat may do now. The list may be long, and is computed as far as you look."""
        return self._game.rules.legal(self.state, self._checked_seat(seat))

    @property
    def movers(self) -> tuple[Seat, ...]:
        """The seats that may do something now."""
        if self.is_over:
            return ()
        return tuple(seat for seat in range(self._seats) if self.legal(seat))

    @property
    def moves(self) -> tuple[tuple[Seat, Any], ...]:
        """All that was played so far, by whom."""
        played = [entry for entry, _ in self._log if isinstance(entry, log.Acted)]
        return tuple((each.seat, self._game.decode_action(each.action)) for each in played)

    # What there is to do

    def play(self, seat: Seat, action: Any) -> None:
        """Play an action, or `Illegal`. A dict with the action's fields and `kind` will do."""
        self._checked_seat(seat)
        meant = msgspec.convert(action, self._game.action) if _is_plain(action) else action
        n = self._next
        step = kernel.act(self._match, seat, meant, self._now, n)
        encoded = Raw(msgspec.json.encode(meant))
        self._add(
            step, log.Acted(n=n, at_ms=self._now, seat=seat, action=encoded, digest=step.digest)
        )

    def undo(self) -> None:
        """Take back the last thing that happened, whether a move or what time did."""
        happened = [isinstance(entry, _HAPPENS) for entry, _ in self._log]
        if not any(happened):
            raise IndexError("nothing has happened yet")
        while not isinstance(self._log.pop()[0], _HAPPENS):
            pass
        self._now = self._log[-1][0].at_ms

    def wait(self, milliseconds: Millis | None = None) -> None:
        """Let so much time pass, or all until time itself acts; what it does happens meanwhile."""
        if milliseconds is not None and milliseconds < 0:
            raise ValueError("time goes forward only")
        end = self.deadline_ms if milliseconds is None else self._now + milliseconds
        if end is None:
            raise ValueError("no time is running: somebody has to play")
        while (deadline := self.deadline_ms) is not None and deadline <= end and not self.is_over:
            self._expire(max(deadline, self._now))
        self._now = max(end, self._now)

    def _expire(self, at: Millis) -> None:
        n = self._next
        step = kernel.expire(self._match, at, n)
        self._now = at
        self._add(step, log.Expired(n=n, at_ms=at, digest=step.digest))

    @property
    def _next(self) -> int:
        return len(self._log) + 1

    def _add(self, step: kernel.MatchStep, entry: log.AnyEntry) -> None:
        self._log.append((entry, step.match))

    # Who plays along

    def draw(self, seat: Seat) -> Any:
        """A legal action at random, its kind first; the same seed draws the same ones."""
        self._draws += 1
        chance = Chance(self._secret + b"draw" + self._draws.to_bytes(8, "big"))
        return choices.draw(self.legal(seat), chance)

    def suggest(self, seat: Seat, level: Level | str = Level.NORMAL) -> Any | None:
        """What the game's bot would do here, by what this seat may know; None: it would wait."""
        self._draws += 1
        chance = Chance(self._secret + b"suggest" + self._draws.to_bytes(8, "big"))
        return self._game.bot.act(self.view(seat), seat, Level(level), chance)

    def ask(self, seat: Seat | None, question: Any) -> Any:
        """The game's adviser, who reads only what this seat may know."""
        meant = msgspec.convert(question, self._game.question) if _is_plain(question) else question
        return self._game.adviser.answer(self.view(seat), seat, meant)

    # What is kept

    @property
    def entries(self) -> tuple[log.AnyEntry, ...]:
        """The log, as a table would have it; when the match is over it ends with the secret."""
        entries = tuple(entry for entry, _ in self._log)
        if (outcome := self.outcome) is None:
            return entries
        ended = log.Ended(n=self._next, at_ms=self._now, outcome=outcome, secret=self._secret.hex())
        return (*entries, ended)

    @property
    def header(self) -> log.Header:
        return self._header

    def save(self, path: str | Path) -> None:
        """As a file that `tablee.load`, `tablee verify`, `replay` and `import` take."""
        from tablee.library import files

        files.save(self.header, self.entries, None if self.is_over else self._secret, Path(path))

    def copy(self) -> "LocalMatch":
        """A match of its own from here on."""
        other = LocalMatch.__new__(LocalMatch)
        other.__dict__.update(self.__dict__)
        other._log = [*self._log]
        return other

    # How it looks

    def text(self, seat: Seat | None = None) -> str:
        """The table in letters, as the terminal draws it for this seat."""
        from tablee.library import drawing

        return drawing.text(self, seat)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        so_far = f"{len(self.moves)} moves"
        if self.outcome is not None:
            return f"<LocalMatch {self._game.name}, {so_far}: {self.outcome.reason}>"
        return (
            f"<LocalMatch {self._game.name}, {so_far}, to move: {_one_of(self.movers) or 'nobody'}>"
        )

    def svg(self, seat: Seat | None = None) -> str | None:
        """The table as a drawing for this seat; None: the game has none."""
        from tablee.library import drawing

        return drawing.svg(self, seat)

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return self.svg()

    def _repr_html_(self) -> str | None:
        """For notebooks; None where there is a drawing, which they would show this instead of."""
        from tablee.library import drawing

        return None if self.svg() else drawing.html(self, None)

    def _checked(self, seat: Seat | None) -> Seat | None:
        return None if seat is None else self._checked_seat(seat)

    def _checked_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self._seats:
            raise IndexError(f"there are the seats 0 to {self._seats - 1}, and not {seat}")
        return seat


def _header(game: Game, secret: bytes) -> log.Header:
    return log.Header(
        table="library",
        game=game.name,
        version=game.rules.VERSION,
        commitment=commitment(secret),
        created_at_ms=0,
        format=FORMAT,
    )


def _secret(seed: Seed | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    plain = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"tablee library\0" + plain).digest()


def _is_plain(value: Any) -> bool:
    return isinstance(value, Mapping)


def _one_of(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
