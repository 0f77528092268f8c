"""The scripts of Top Secret's recorded games: the worked opening, and one for each end.

A script knows all cards, so that it can let those meet whom its story needs.
"""

from collections.abc import Callable, Sequence
from itertools import product

from tablee.games.top_secret.data import AGENTS, ALLY_OF, AMBASSADOR, DUMMY, NUMBERS, OWNERS
from tablee.games.top_secret.model.actions import (
    AnswerWith,
    AskFor,
    Call,
    Continue,
    HidePlace,
    LayPlace,
    MarkCard,
    Opinion,
    RubOut,
    Scribble,
    ShowPair,
    Stroke,
    Words,
    WriteNote,
)
from tablee.games.top_secret.model.cards import Black, Card, Place
from tablee.games.top_secret.model.options import Chooser, Options, Series
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules.call import right_number, true_owners
from tablee.games.top_secret.rules.meetings import found
from tablee.games.top_secret.rules.rounds import unused
from tablee.kernel.rules import Level, Seat
from tablee.testing.recorder import Recorder

Script = Callable[[str], Recorder]
_TABLES = 50_000
_SINGLE = Options(series=Series.SINGLE)
_THINKS_MS = 4_000


def places_for(
    free: Sequence[Sequence[Place]], seats: int, *groups: tuple[int, ...]
) -> tuple[Place, ...] | None:
    """Places by visitor, of those that each has free, at which exactly these groups meet."""
    wanted = {frozenset(group) for group in groups}
    for places in product(*free):
        meetings = found(Round(1, 0, places), seats)
        if {frozenset(meeting.visitors) for meeting in meetings} == wanted:
            return places
    return None


def _opened(name: str, options: Options, seats: int) -> Recorder:
    recorder = Recorder("top_secret", name, options, seats)
    recorder.start()
    return recorder


def _state(recorder: Recorder) -> State:
    state: State = recorder.match.state
    return state


def _free(state: State, visitor: int) -> Sequence[Place]:
    """Where the visitor can go this round; the top of a deck is all that its owner can do."""
    laid = state.rounds[-1].places[visitor]
    if laid is not None:
        return (laid,)
    if visitor == AMBASSADOR and state.deck:
        return state.deck[:1]
    if visitor == DUMMY and state.dummy_deck:
        return state.dummy_deck[:1]
    return unused(state, visitor)


def _gather(recorder: Recorder, *groups: tuple[int, ...]) -> None:
    """As soon as the cards allow it, exactly these visitors meet."""
    while True:
        state = _state(recorder)
        free = [_free(state, visitor) for visitor in (*AGENTS, AMBASSADOR)]
        places = places_for(free, state.seats, *groups)
        if places:
            _lay(recorder, places)
            return
        _lay(recorder, [options[0] for options in free])
        _settle(recorder)


def _lay(recorder: Recorder, places: Sequence[Place]) -> None:
    number = len(_state(recorder).rounds)
    while _state(recorder).phase in (Phase.HIDING, Phase.PLACES):
        if len(_state(recorder).rounds) > number:
            return
        (seat,) = _state(recorder).to_act
        card = HidePlace if _state(recorder).phase is Phase.HIDING else LayPlace
        recorder.act(seat, card(places[seat]), after_ms=_THINKS_MS)


def _settle(recorder: Recorder) -> None:
    """Whoever has to choose does the first thing that is no call."""
    while _state(recorder).phase in (Phase.MEETINGS, Phase.ANSWER):
        seat = _state(recorder).to_act[0]
        actions = recorder.game.rules.legal(recorder.match.state, seat)
        quiet = next(action for action in actions if not isinstance(action, Call))
        recorder.act(seat, quiet, after_ms=_THINKS_MS)


def _call(recorder: Recorder, caller: Seat, met: tuple[int, ...], is_right: bool = True) -> None:
    """The caller meets these, alone, and calls."""
    _gather(recorder, (caller, *met))
    right = right_number(_state(recorder))
    number = next(number for number in NUMBERS if (number == right) is is_right)
    recorder.act(caller, Call(number, OWNERS[0]), after_ms=_THINKS_MS)
    _settle(recorder)


def _ally(state: State, seat: Seat) -> Seat:
    return state.identities.index(ALLY_OF[state.identities[seat]])


def _called_by(seats: int, caller: Seat, met: tuple[int, ...], is_right: bool = True) -> Script:
    """One game in which somebody calls beside these."""

    def script(name: str) -> Recorder:
        recorder = _opened(name, _SINGLE, seats)
        _call(recorder, caller, met, is_right)
        return recorder

    return script


def _wrong_number(name: str) -> Recorder:
    recorder = _opened(name, _SINGLE, 4)
    _call(recorder, 2, (_ally(_state(recorder), 2),), is_right=False)
    return recorder


def _not_the_ally(name: str) -> Recorder:
    """The number is right, and the agent beside the caller is an opponent."""
    recorder = _opened(name, _SINGLE, 4)
    opponent = next(a for a in AGENTS if a not in (0, _ally(_state(recorder), 0)))
    _call(recorder, 0, (opponent,))
    return recorder


def _by_bots(options: Options, seats: int) -> Script:
    def script(name: str) -> Recorder:
        recorder = _opened(name, options, seats)
        recorder.let_bots_play(Level.HARD)
        return recorder

    return script


def _series(name: str) -> Recorder:
    """In each game the player who is ahead calls right beside the ally of that game."""
    recorder = _opened(name, Options(), 4)
    while recorder.match.outcome is None:
        state = _state(recorder)
        ahead = max(AGENTS, key=state.scores.__getitem__)
        _call(recorder, ahead, (_ally(state, ahead),))
        for seat in _state(recorder).to_act:
            if _state(recorder).phase is Phase.REVEAL:
                recorder.act(seat, Continue(), after_ms=_THINKS_MS)
    return recorder


def _double_victory(name: str) -> Recorder:
    """The first of such series that two players win together."""
    for number in range(_TABLES):
        recorder = _series(f"{name} {number}")
        outcome = recorder.match.outcome
        if outcome is not None and len(outcome.winners) == 2:
            return recorder
    raise LookupError("nobody ever wins together")


def _hurried(name: str) -> Recorder:
    """Nobody is quick enough in the first round; one writes notes meanwhile."""
    options = Options(series=Series.SINGLE, seconds_per_decision=30)
    recorder = _opened(name, options, 4)
    recorder.act(1, WriteNote("Who is X?"), after_ms=1_000)
    while len(_state(recorder).rounds) == 1:
        recorder.expire()
    recorder.act(1, MarkCard(2, Card.AGENT_X, Opinion.MAYBE), after_ms=1_000)
    recorder.pause()
    recorder.let_bots_play()
    return recorder


def _asker_chooses(name: str) -> Recorder:
    """TS-37 by option: the asker names the card, twice; then the call is right."""
    options = Options(series=Series.SINGLE, black_card=Chooser.ASKER)
    recorder = _opened(name, options, 4)
    asked = next(a for a in AGENTS if a not in (1, _ally(_state(recorder), 1)))
    for black in (Black.FRAGMENT, Black.IDENTITY):
        _gather(recorder, (1, AMBASSADOR))
        recorder.act(1, AskFor(asked), after_ms=_THINKS_MS)
        recorder.act(1, AnswerWith(black), after_ms=_THINKS_MS)
    _call(recorder, 1, (_ally(_state(recorder), 1),))
    return recorder


_OWNERS_COUNT = Options(series=Series.SINGLE, owners_count=True)


def _with_owners(is_right: bool) -> Script:
    """TS-48 by option: the number is right beside the ally, and so are the owners, or not."""

    def script(name: str) -> Recorder:
        recorder = _opened(name, _OWNERS_COUNT, 4)
        _gather(recorder, (3, _ally(_state(recorder), 3)))
        state = _state(recorder)
        owners = next(o for o in OWNERS if (o == true_owners(state)) is is_right)
        number = next(number for number in NUMBERS if number == right_number(state))
        recorder.act(3, Call(number, owners), after_ms=_THINKS_MS)
        _settle(recorder)
        return recorder

    return script


def _scribbled(name: str) -> Recorder:
    """TS-10: one draws, types and rubs out; then bots play on."""
    recorder = _opened(name, _SINGLE, 4)
    for note in (
        Scribble(Stroke((100, 120, 130, 150, 180, 140))),
        Scribble(Words(400, 210, "Charlie = X ?")),
        Scribble(Stroke((10, 10))),
        RubOut(0),
    ):
        recorder.act(2, note, after_ms=1_000)
    recorder.let_bots_play()
    return recorder


_WORKED_NUMBER = (Card.FRAGMENT_52, Card.FRAGMENT_11, Card.FRAGMENT_0, Card.FRAGMENT_29)
_WORKED_PLACES = (Place.RIALTO, Place.RIALTO, Place.SAN_MARCO, Place.SAN_MARCO, Place.SAN_MARCO)


def _is_worked(state: State) -> bool:
    """Seat 0 is B with 11 and begins, seat 1 is F with 52; the Ambassador goes to San Marco."""
    return (
        state.rounds[0].starter == 0
        and state.deck[0] is _WORKED_PLACES[AMBASSADOR]
        and state.identities[:2] == (Card.BUBBLE, Card.FIDDLEBOTTOM)
        and right_number(state) == _WORKED_NUMBER
    )


def _worked_table(name: str) -> Recorder:
    for number in range(_TABLES):
        recorder = _opened(f"{name} {number}", _SINGLE, 4)
        if _is_worked(_state(recorder)):
            return recorder
    raise LookupError("chance never deals so")


def _worked_opening(name: str) -> Recorder:
    """The examples of the rules as one game, to the call 52-11-0-29."""
    recorder = _worked_table(name)
    _lay(recorder, _WORKED_PLACES)
    recorder.act(0, ShowPair(Card.BUBBLE, Card.FRAGMENT_0), after_ms=_THINKS_MS)
    recorder.act(1, ShowPair(Card.FIDDLEBOTTOM, Card.FRAGMENT_11), after_ms=_THINKS_MS)
    x = _state(recorder).identities.index(Card.AGENT_X)
    for black in (Black.IDENTITY, Black.FRAGMENT):
        _gather(recorder, (0, AMBASSADOR))
        recorder.act(0, AskFor(x), after_ms=_THINKS_MS)
        recorder.act(x, AnswerWith(black), after_ms=_THINKS_MS)
    _gather(recorder, (0, 1))
    recorder.act(0, ShowPair(Card.FRAGMENT_11, Card.FRAGMENT_29), after_ms=_THINKS_MS)
    recorder.act(1, ShowPair(Card.ZSA_ZSA, Card.FRAGMENT_52), after_ms=_THINKS_MS)
    _call(recorder, 0, (1,))
    return recorder


SCRIPTS: dict[str, Script] = {
    "worked_opening": _worked_opening,
    "wrong_number": _wrong_number,
    "not_the_ally": _not_the_ally,
    "series_double_victory": _double_victory,
    "hurried": _hurried,
    "hurried_with_notes": _hurried,
    "four_players_by_bots": _by_bots(Options(), 4),
    "three_players_by_bots": _by_bots(Options(), 3),
    "three_players_beside_the_dummy": _called_by(3, 1, (DUMMY,)),
    "three_players_beside_the_ambassador": _called_by(3, 2, (AMBASSADOR,), is_right=False),
    "five_players_by_bots": _by_bots(_SINGLE, 5),
    "five_players_beside_an_agent": _called_by(5, 3, (0,), is_right=False),
    "five_players_the_ambassador_calls": _called_by(5, AMBASSADOR, (0, 2)),
    "asker_chooses_the_black_card": _asker_chooses,
    "wrong_owners": _with_owners(is_right=False),
    "right_owners": _with_owners(is_right=True),
    "scribbled_sheet": _scribbled,
    "asker_chooses_three_players_by_bots": _by_bots(
        Options(series=Series.SINGLE, black_card=Chooser.ASKER), 3
    ),
    "owners_count_five_players_by_bots": _by_bots(_OWNERS_COUNT, 5),
}
