"""The scripts of Mission Mosaïque's recorded games: one for each rank, and one that bots play.

People draw one short stroke on every page, and know or do not know what it means.
"""

from tablee.games.mission_mosaique.data.page import SECTIONS_OF
from tablee.games.mission_mosaique.data.words import Word, Wordbook, further_names
from tablee.games.mission_mosaique.model import (
    Abstain,
    Action,
    Appeal,
    CardLanguage,
    Consult,
    Continue,
    Draw,
    Guess,
    GuessAlong,
    HouseName,
    Laugh,
    NotebookColour,
    OpenNotebook,
    Options,
    PackWord,
    Phase,
    PickNotebook,
    Propose,
    ProposeNothing,
    SayReady,
    Speak,
    State,
    TakeBackStroke,
    Vote,
    WishVoid,
)
from tablee.games.mission_mosaique.rules import naming, passing, solving
from tablee.kernel.rules import Level, Seat
from tablee.testing.recorder import Recorder, Script, by_bots


class _Table:
    """People who do all that there is to do, a second after one another."""

    def __init__(self, name: str, options: Options, seats: int) -> None:
        self.recorder = Recorder("mission_mosaique", name, options, seats)
        self.recorder.start()
        for seat in range(seats):
            self.act(seat, PickNotebook(list(NotebookColour)[-1 - seat]))

    @property
    def state(self) -> State:
        state: State = self.recorder.match.state
        return state

    def act(self, seat: Seat, action: Action) -> None:
        self.recorder.act(seat, action, after_ms=1_000 if self.state.phase is not Phase.DRAW else 0)

    def draw_a_round(self) -> None:
        while self.state.phase is Phase.READ:
            for seat in range(self.state.seats):
                self.act(seat, SayReady())
            self.recorder.expire()
            for seat in range(self.state.seats):
                self._draw(seat)
            self.recorder.expire()

    def _draw(self, seat: Seat) -> None:
        """A line across the frame; the first player takes a first one back."""
        state = self.state
        printed = passing.notebook(state, passing.starter_of(seat, state.page, state.seats))
        left, top, right, bottom = SECTIONS_OF[printed.type][printed.sections[state.page]]
        numbers = (left, top, 90, 1_000, right, bottom, 120, 1_500)
        line = Draw(page=state.page, stroke=0, at=0, numbers=numbers)
        self.act(seat, line)
        if seat == 0:
            self.act(seat, TakeBackStroke())
            self.act(seat, line)

    @property
    def guess(self) -> Guess:
        assert self.state.guess is not None, "somebody guesses"
        return self.state.guess

    @property
    def guesser(self) -> Seat:
        return self.guess.guesser

    @property
    def code(self) -> str:
        return solving.code(self.state, self.guess)

    def solve(self, answer: str | None) -> None:
        """One proposal, or none."""
        self.act(self.guesser, OpenNotebook())
        self.act(self.guesser, Propose(answer) if answer else ProposeNothing())

    def appeal(self, *decisions: Action) -> None:
        """The guesser asks for the miss to count; the others answer in their order."""
        self.act(self.guesser, Appeal())
        others = [seat for seat in range(self.state.seats) if seat != self.guesser]
        for seat, decision in zip(others, decisions, strict=False):
            self.act(seat, decision)

    def put_away(self) -> None:
        self.act(self.guesser, Continue())


def _with_stamps(stamps: int, options: Options | None = None) -> Script:
    """Three people who solve this many pictures, and miss or mistake the others."""

    def script(name: str) -> Recorder:
        table = _Table(name, options or Options(), 3)
        for number in range(9):
            table.draw_a_round()
            wrong = "zzz" if number % 2 else None
            table.solve(table.code if number < stamps else wrong)
            table.put_away()
        return table.recorder

    return script


def _appeals(name: str) -> Recorder:
    """Three people who appeal against every miss, and are heard or not (MM-69, MM-70)."""
    table = _Table(name, Options(), 3)
    for number in range(9):
        table.draw_a_round()
        table.solve("presque" if number % 3 else table.code)
        if number % 3 == 1:
            table.appeal(Vote(accepts=True), Vote(accepts=True))
        if number == 2:
            table.appeal(Vote(accepts=False))
        if number == 5:
            table.appeal(Abstain(), Abstain())
            table.act(table.guesser, Vote(accepts=True))
        table.put_away()
    return table.recorder


def _given_back(name: str) -> Recorder:
    """Three people who solve all, and agree that one stamp was not honest (MM-32)."""
    table = _Table(name, Options(), 3)
    for number in range(9):
        table.draw_a_round()
        table.solve(table.code)
        for seat in (0, 1) if number == 4 else ():
            table.act(seat, WishVoid(wishes=True))
        table.put_away()
    return table.recorder


def _eight_who_consult(name: str) -> Recorder:
    """Eight people; the neighbour on the right whispers, and the guesser listens (MM-58)."""
    table = _Table(name, Options(draw_seconds=5), 8)
    while table.state.phase is not Phase.OVER:
        table.draw_a_round()
        table.act(table.guesser, OpenNotebook())
        code = table.code
        table.act((table.guesser - 1) % 8, Consult(code))
        table.act(table.guesser, Propose(code))
        table.put_away()
    return table.recorder


def _eight_who_guess_along(name: str) -> Recorder:
    """Eight people: guesser and neighbour talk both ways, the neighbour guesses along (MM-72)."""
    table = _Table(name, Options(draw_seconds=5), 8)
    while table.state.phase is not Phase.OVER:
        table.draw_a_round()
        table.act(table.guesser, OpenNotebook())
        neighbour = (table.guesser - 1) % 8
        table.act(table.guesser, Consult("un animal ?"))
        table.act(neighbour, Consult("plutôt un meuble"))
        is_even = table.guesser % 2 == 0
        table.act(neighbour, GuessAlong(table.code if is_even else "presque"))
        table.act(table.guesser, ProposeNothing() if is_even else Propose(table.code))
        for seat in range(table.guesser):
            table.act(seat, Laugh())
        table.put_away()
    return table.recorder


def _two_languages(name: str) -> Recorder:
    """Three people, one of them reads English (MM-75); the clocks go on for whoever sleeps."""
    table = _Table(name, Options(is_bilingual=True, has_clocks=True), 3)
    table.act(1, Speak(CardLanguage.ENGLISH))
    while table.state.phase is not Phase.OVER:
        if table.state.phase is Phase.READ:
            table.act(0, SayReady())
            for _ in range(3):
                table.recorder.expire()
            continue
        table.recorder.expire()
        word = naming.word(table.state, solving.starter(table.state, table.guess))
        table.act(table.guesser, Propose(word.name(list(CardLanguage)[table.guesser == 1])))
        table.recorder.expire()
    return table.recorder


def _own_words(name: str) -> Recorder:
    """Three people with words of their own; an appeal wins a name, another one counts already."""
    pack = tuple(PackWord((f"tante {each}", f"tata {each}")) for each in "abcdefghijkl")
    names = tuple(HouseName(word.names[0], CardLanguage.FRENCH, "marraine") for word in pack[:6])
    table = _Table(name, Options(pack=pack, names=names), 3)
    for number in range(9):
        table.draw_a_round()
        table.solve(("marraine", "tata a", table.code)[number % 3])
        if not table.guess.is_right:
            table.appeal(Vote(accepts=True), Vote(accepts=number % 2 == 0), Abstain())
        if table.state.phase is Phase.VOTE:
            table.act((table.guesser - 1) % 3, Abstain())
        table.put_away()
    return table.recorder


def _timed_appeals(name: str) -> Recorder:
    """Three people by the fourth rules: a further name, an appeal in time, one that is too late."""
    table = _Table(name, Options(), 3)
    for number in range(9):
        table.draw_a_round()
        word = naming.word(table.state, solving.starter(table.state, table.guess))
        table.solve("presque" if number % 3 else (*word.fr, *_further(word))[-1])
        if number % 3 == 1:
            table.appeal(Vote(accepts=True), Vote(accepts=True))
        if number % 3 == 2:
            table.recorder.expire()
        table.put_away()
    return table.recorder


def _further(word: Word) -> tuple[str, ...]:
    return further_names(word, CardLanguage.FRENCH, Wordbook.FOURTH)


SCRIPTS: dict[str, Script] = {
    # Most were recorded by earlier rules; the first voted where these appeal.
    "rank_e": _with_stamps(0),
    "rank_d": _with_stamps(2),
    "rank_c": _with_stamps(4, Options(language=CardLanguage.ENGLISH)),
    "rank_b": _with_stamps(6),
    "rank_a_given_back": _given_back,
    "rank_s": _with_stamps(9),
    "eight_who_consult": _eight_who_consult,
    "appeals": _appeals,
    "eight_who_guess_along": _eight_who_guess_along,
    "two_languages": _two_languages,
    "own_words": _own_words,
    "timed_appeals": _timed_appeals,
    "six_bots_by_level": by_bots("mission_mosaique", Options(), 6, Level.NORMAL),
    "three_bots": by_bots("mission_mosaique", Options(draw_seconds=5), 3, Level.NORMAL),
    "five_bots_who_see": by_bots("mission_mosaique", Options(), 5, Level.NORMAL),
}
