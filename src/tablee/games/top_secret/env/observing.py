"""What a seat of Top Secret sees, as a row of numbers; docs/envs/top_secret.md names each."""

from collections.abc import Iterable, Sequence
from typing import Any

from tablee.envs.encoding import Seen
from tablee.games.top_secret.data import (
    AMBASSADOR,
    CARDS,
    DUMMY,
    FRAGMENTS,
    IDENTITIES,
    PAIRS,
    PLACES,
)
from tablee.games.top_secret.model.cards import Card
from tablee.games.top_secret.model.options import Chooser
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked
from tablee.games.top_secret.model.views import OwnView, Phase, View

VISITORS = 5
_PHASES = tuple(Phase)
_PAIR = {pair: place for place, pair in enumerate(PAIRS)}
_CARD = {card: place for place, card in enumerate(CARDS)}
_MANY = 999
_SECONDS = 120

_HIGHS = (
    (1,) * VISITORS,  # own seat
    (1,) * len(_PHASES),
    (_MANY, _MANY, _SECONDS, 1, 1),
    (_MANY,) * VISITORS,  # scores
    (1,) * 4,  # who began the round
    (1,) * (VISITORS * len(PLACES)),  # laid in this round
    (1,) * (VISITORS * len(PLACES)),  # used
    (1,) * VISITORS,  # to act
    (1,) * VISITORS,  # met now
    (1,) * (3 * 4 + len(PLACES)),  # identity, fragment, ally, hidden place
    (1,) * (2 * VISITORS * len(PAIRS)),  # pairs seen, pairs shown
    (1,) * (4 * len(CARDS)),  # black cards known
    (1,) * (VISITORS * 2),  # black cards shown
    (_MANY,) * (VISITORS * VISITORS),  # how often who met whom
    (_MANY,) * (VISITORS * 4),  # how often who asked whom
)
HIGH = tuple(high for part in _HIGHS for high in part)
"""The most that each number can be; the least is always 0."""


def numbers(seen: Seen) -> list[int]:
    view: View = seen.view
    own = view.own
    assert own is not None, "who observes sits at the table"
    return [
        *_flags(range(VISITORS), seen.seat),
        *_flags(_PHASES, view.phase),
        *_table(view, seen.left_ms),
        *_padded(view.scores),
        *_round(view),
        *[seat in view.to_act for seat in range(VISITORS)],
        *_met(view, seen.seat),
        *_flags(IDENTITIES, own.identity),
        *_flags(FRAGMENTS, own.fragment),
        *_flags(IDENTITIES, own.ally),
        *_flags(PLACES, own.hidden_place),
        *_learned(own, seen.seat),
        *_history(view),
    ]


def _flags(kinds: Iterable[Any], kind: Any) -> list[int]:
    return [int(each == kind) for each in kinds]


def _padded(scores: Sequence[int]) -> list[int]:
    return [*scores, *(0,) * (VISITORS - len(scores))]


def _table(view: View, left_ms: int | None) -> list[int]:
    options = view.options
    seconds = 0 if left_ms is None else min(_SECONDS, left_ms // 1000)
    is_asker = options.black_card is Chooser.ASKER
    return [view.game, view.rounds[-1].number, seconds, int(options.owners_count), int(is_asker)]


def _round(view: View) -> list[int]:
    current = view.rounds[-1]
    laid = [int(place == here) for here in current.places for place in PLACES]
    used = [int(place in own) for own in view.used for place in PLACES]
    return [*_flags(range(4), current.starter), *laid, *used]


def _met(view: View, seat: int) -> list[int]:
    """Whom the seat meets in this round."""
    for meeting in view.rounds[-1].meetings:
        if seat in meeting.visitors:
            return [int(v in meeting.visitors and v != seat) for v in range(VISITORS)]
    return [0] * VISITORS


def _learned(own: OwnView, seat: int) -> list[int]:
    sheet = _Sheet(own, seat)
    for fact in own.facts:
        sheet.note(fact)
    return [*sheet.seen, *sheet.shown, *sheet.known, *sheet.told]


class _Sheet:
    """What the facts of a game amount to."""

    def __init__(self, own: OwnView, seat: int) -> None:
        self.seat = seat
        self.own = own
        self.seen = [0] * (VISITORS * len(PAIRS))
        self.shown = [0] * (VISITORS * len(PAIRS))
        self.known = [0] * (4 * len(CARDS))
        """By agent: the black cards that the seat has seen, its own too."""
        self.told = [0] * (VISITORS * 2)
        """By visitor: whether he has seen the seat's identity, and its fragment."""
        if seat != AMBASSADOR:
            self._know(seat, own.identity)
            self._know(seat, own.fragment)

    def note(self, fact: Fact) -> None:
        match fact:
            case Exchange():
                self._exchange(fact)
            case Answered():
                self._know(fact.asked, fact.card)
                if fact.asked == self.seat:
                    self._tell(fact.asker, fact.card)
            case Looked():
                self._know(DUMMY, fact.card)

    def _exchange(self, fact: Exchange) -> None:
        first = fact.other * len(PAIRS)
        if fact.seen is not None:
            self.seen[first + _PAIR[fact.seen]] = 1
        if fact.shown is not None:
            self.shown[first + _PAIR[fact.shown]] = 1
        self._know(fact.other, fact.seen_black)
        self._tell(fact.other, fact.shown_black)

    def _know(self, agent: int, card: Card | None) -> None:
        if card is not None:
            self.known[agent * len(CARDS) + _CARD[card]] = 1

    def _tell(self, visitor: int, card: Card | None) -> None:
        if card is not None:
            self.told[2 * visitor + (card == self.own.fragment)] = 1


def _history(view: View) -> list[int]:
    """How often who met whom in this game, and who asked whom for a black card."""
    met, asked = [0] * (VISITORS * VISITORS), [0] * (VISITORS * 4)
    for one in view.rounds:
        for meeting in one.meetings:
            for visitor in meeting.visitors:
                for other in meeting.visitors:
                    met[visitor * VISITORS + other] += visitor != other
            if meeting.asked is not None:
                asked[meeting.visitors[0] * 4 + meeting.asked] += 1
    return [*met, *asked]
