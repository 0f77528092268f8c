"""One person's game in a terminal, of whichever game: what is typed goes in, a screen comes out."""

from collections import deque
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli import words
from tablee.cli.board import Board, Inquiry, Play
from tablee.cli.clocks import SessionClock, UnhurriedClock
from tablee.cli.local_table import SEAT, LocalTable
from tablee.cli.mistake import Mistake
from tablee.kernel import log
from tablee.kernel.clock import Millis
from tablee.kernel.errors import Illegal
from tablee.table.refusal import Refusal, sentence
from tablee.table.wire import Language

NOTICES = 4
STEP_MS: Millis = 4_000
"""What a command takes where time stands still while you think: as long as a quick hand needs."""

GENERAL_HELP = (
    ("undo", "take your last move back, while nobody has moved since"),
    ("wait 10", "let ten seconds pass (only where the game is unhurried)"),
    ("help", "these lines"),
    ("quit", "leave the game"),
)


class Session:
    def __init__(self, table: LocalTable, board: Board, clock: SessionClock) -> None:
        self.table = table
        self.is_left = False
        self._board = board
        self._clock = clock
        self._told = 0
        self._notices: deque[RenderableType] = deque(maxlen=NOTICES)
        self._answer: RenderableType | None = None

    @property
    def is_hurried(self) -> bool:
        return not isinstance(self._clock, UnhurriedClock)

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    def catch_up(self) -> None:
        """Let happen what was due by now, and note it."""
        self.table.run_until(self._clock.now())
        self._skip_waiting()
        for entry in self.table.since(self._told):
            self._note(entry)
        self._told = len(self.table.entries)

    def _skip_waiting(self) -> None:
        """Where time stands still for those who think, nobody waits for a signal either."""
        while isinstance(self._clock, UnhurriedClock):
            idle = self.table.idle_ms(self._clock.now())
            if idle is None:
                return
            self._clock.pass_by(idle)
            self.table.run_until(self._clock.now())

    def _note(self, entry: log.AnyEntry) -> None:
        is_own = isinstance(entry, log.Acted) and entry.seat == SEAT
        is_preparation = isinstance(entry, log.Configured | log.Seated)
        if not is_own and not is_preparation:
            game = self.table.position.course.game
            told = words.in_words(entry, self.table.names, game, self._board)
            self._notices.append(Text(told, style="dim"))

    def obey(self, line: str) -> None:
        """Do what was typed; what cannot be done is answered with a sentence."""
        self._answer = None
        typed = line.lower().split()
        if not typed:
            return
        self.catch_up()
        try:
            self._do(typed)
        except (Illegal, Refusal) as error:
            told = sentence(error, Language.EN, self.table.header.game, self.table.names)
            self._answer = Text(told, style="yellow")
        except Mistake as mistake:
            self._answer = Text(str(mistake), style="yellow")

    def _do(self, typed: Sequence[str]) -> None:
        match typed:
            case ["quit" | "exit" | "q"]:
                self.is_left = True
            case ["help" | "?"]:
                self._answer = self._help()
            case ["undo"]:
                self.table.undo(self._clock.now())
            case ["wait", *rest]:
                self._wait(rest)
            case _:
                self._play(typed)

    def _play(self, typed: Sequence[str]) -> None:
        match self._board.parse(typed, self.table.view, SEAT):
            case Play(action):
                self.table.act(action, self._clock.now())
                self._let_time_pass(STEP_MS)
            case Inquiry(question):
                found = self.table.ask(question)
                self._answer = self._board.answer(found, self.table.view, self.table.names)

    def _wait(self, rest: Sequence[str]) -> None:
        if self.is_hurried:
            raise Mistake("time passes by itself here")
        seconds = rest[0] if rest else "10"
        if not seconds.isdecimal():
            raise Mistake(f"“{seconds}” should be a number of seconds")
        self._let_time_pass(int(seconds) * 1000)

    def _let_time_pass(self, ms: Millis) -> None:
        if isinstance(self._clock, UnhurriedClock):
            self._clock.pass_by(ms)

    # The screen

    def board(self) -> RenderableType:
        return self._board.draw(self.table.view, SEAT, self.table.names)

    def notes(self) -> RenderableType:
        """What the others did, and the answer to what was typed last."""
        answer = [] if self._answer is None else [self._answer]
        return Group(*self._notices, *answer)

    def prompt(self) -> str:
        expected = self._board.prompt(self.table.view, SEAT)
        left = None if self.is_over else self.table.left_ms(self._clock.now())
        clock = "" if left is None else f" [{words.moment(left)} left]"
        return f"{expected}{clock} > "

    def _help(self) -> RenderableType:
        lines = Table.grid(padding=(0, 2))
        for command, purpose in (*self._board.HELP, *GENERAL_HELP):
            lines.add_row(Text(command, style="bold"), purpose)
        return lines
