"""Goes through a finished game once more, with all cards open: what each meeting told whom, what
would have told a rival less, and when each could have called. Nothing is judged by what nobody
could know."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter

from tablee.games.top_secret.advice import knowledge, tells
from tablee.games.top_secret.advice.deals import ALLIED, Deal, Mask, certain_number
from tablee.games.top_secret.advice.guessing import is_ready
from tablee.games.top_secret.data import AGENTS, AMBASSADOR, CARDS, DUMMY, PLACES
from tablee.games.top_secret.model.cards import Pair
from tablee.games.top_secret.model.questions import (
    Belief,
    Clue,
    Conclusion,
    Insight,
    Mark,
    Moment,
    Review,
    Showing,
)
from tablee.games.top_secret.model.record import Answered, Exchange, Fact, Looked, Meeting
from tablee.games.top_secret.model.views import View
from tablee.games.top_secret.rules.meetings import has_allies
from tablee.games.top_secret.rules.shown import free_pairs, pairs_shown, true_pairs


def review(view: View) -> Review | None:
    """Of the game just finished; None: none is."""
    if not view.told:
        return None
    deal = Deal(view.results[-1].identities, view.results[-1].fragments)
    return Review(
        insights=tuple(_insight(view, deal, seat) for seat in range(view.seats)),
        moments=tuple(_moments(view, deal)),
    )


def _hand(deal: Deal, seat: int) -> tuple[Clue, ...]:
    """The Ambassador of five players has none (TS-66)."""
    return tuple(knowledge.dealt(seat, deal.hand(seat))) if seat in AGENTS else ()


def _known(deal: Deal, seat: int, facts: Sequence[Fact]) -> Mask:
    return knowledge.possible((*_hand(deal, seat), *knowledge.learned(facts, seat)))


def _insight(view: View, deal: Deal, seat: int) -> Insight:
    mask = knowledge.possible(_hand(deal, seat))
    beliefs = [Belief(0, mask.bit_count())]
    certain_since = None
    clues = knowledge.learned(view.told[seat], seat)
    for number, learned in groupby(clues, key=attrgetter("round")):
        mask &= knowledge.possible(learned)
        if mask.bit_count() < beliefs[-1].deals:
            beliefs.append(Belief(number, mask.bit_count()))
        if certain_since is None and certain_number(mask) is not None:
            certain_since = number
    return Insight(tuple(beliefs), certain_since, _could_call(view, deal, seat))


def _could_call(view: View, deal: Deal, seat: int) -> int | None:
    """By what was known before the round."""
    for each in view.rounds:
        meeting = next((met for met in each.meetings if seat in met.visitors), None)
        if meeting is None or not _is_place_to_call(view, deal, seat, meeting):
            continue
        earlier = [fact for fact in view.told[seat] if fact.round < each.number]
        owners_count = view.options.owners_count
        if is_ready(_known(deal, seat, earlier), view.seats, seat, owners_count):
            return each.number
    return None


def _is_place_to_call(view: View, deal: Deal, seat: int, meeting: Meeting) -> bool:
    """Beside the ally (TS-42), or with anybody alone (TS-64, TS-74)."""
    if has_allies(view.seats):
        return deal.ally(seat) in meeting.visitors
    return len(meeting.visitors) == 2 or seat == AMBASSADOR


def _moments(view: View, deal: Deal) -> Iterator[Moment]:
    showings = [
        (fact, showing)
        for seat in range(view.seats)
        for at, fact in enumerate(view.told[seat])
        for showing in _showings(view, deal, seat, at)
    ]

    def when(told: tuple[Fact, Showing]) -> tuple[int, int]:
        return told[0].round, PLACES.index(told[0].place)

    for _, together in groupby(sorted(showings, key=when), key=when):
        told = list(together)
        first = told[0][0]
        yield Moment(first.round, first.place, tuple(showing for _, showing in told))


def _showings(view: View, deal: Deal, seat: int, at: int) -> Iterator[Showing]:
    """The pairs that this fact of the seat showed, each with what the seat learned by it."""
    facts = view.told[seat]
    fact = facts[at]
    followed = _followed(_known(deal, seat, facts[:at]), _known(deal, seat, facts[: at + 1]))
    match fact:
        case Exchange() if fact.seen is not None:
            better, hands, most = _better(view, deal, fact, seat)
            yield Showing(
                fact.other, seat, fact.seen, fact.seen_black, followed, better, hands, most
            )
        case Answered() if fact.asker == seat:
            yield Showing(fact.asked, seat, None, fact.card, followed, None, 1, 1)
        case Looked():
            yield Showing(DUMMY, seat, None, fact.card, followed, None, 1, 1)


def _followed(before: Mask, after: Mask) -> tuple[Conclusion, ...]:
    return tuple(
        Conclusion(agent, card, Mark.CERTAIN)
        for agent in AGENTS
        for card in CARDS
        if knowledge.mark(after, agent, card) is Mark.CERTAIN
        and knowledge.mark(before, agent, card) is not Mark.CERTAIN
    )


def _better(view: View, deal: Deal, seen: Exchange, to: int) -> tuple[Pair | None, int, int]:
    """The pair that would have told less, judged by what the one who showed knew at that time."""
    shower = seen.other
    assert seen.seen is not None, "a pair was shown"
    facts = [fact for fact in view.told[shower] if fact.round < seen.round]
    mask = _known(deal, shower, facts)
    before = tells.told_so_far(facts, shower, to) & tells.known_of(mask, to)
    hands = tells.pair_tells(before, shower, seen.seen).hands
    if has_allies(view.seats) and mask & ALLIED[shower][to]:
        return None, hands, hands
    pairs = free_pairs(true_pairs(*deal.hand(shower)), pairs_shown(facts, to))
    best = max((tells.pair_tells(before, shower, pair) for pair in pairs), key=lambda t: t.hands)
    return (best.pair, hands, best.hands) if best.hands > hands else (None, hands, hands)
