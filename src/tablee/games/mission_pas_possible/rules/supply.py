"""The open bomb cards: what is taken after a defusal, what comes in its place, and sabotage."""

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.codes import IllegalCode
from tablee.games.mission_pas_possible.model.material import CardNumber
from tablee.games.mission_pas_possible.model.news import BombTaken, Sabotaged
from tablee.games.mission_pas_possible.model.state import Bomb, State
from tablee.games.mission_pas_possible.rules import losing
from tablee.games.mission_pas_possible.rules.changes import bomb_of, is_first, told, with_seat
from tablee.games.mission_pas_possible.rules.checker import PREPARED
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def empty_bomb(card: CardNumber) -> Bomb:
    return Bomb(card, (None,) * len(PREPARED[card].below))


def open_cards(state: State) -> tuple[CardNumber, ...]:
    return tuple([card for card in state.row if card is not None])


def has_more(state: State) -> bool:
    """Whether a card can still come into the row; the sabotages of the piles setup never do."""
    return any(state.piles) if state.piles else bool(state.deck)


def is_sabotage(card: int) -> bool:
    return card >= len(CARDS)


# Taking


def can_reveal(state: State, seat: Seat) -> bool:
    """Piles: one sabotage card a defusal, if another is not being resolved (MPP-95, MPP-96)."""
    return state.seats[seat].may_reveal and bool(state.deck) and state.loss is None


def takable(state: State, seat: Seat) -> tuple[CardNumber, ...]:
    is_free_to = state.seats[seat].opening is not None and not losing.owes(state, seat)
    return open_cards(state) if is_free_to else ()


def take(state: State, seat: Seat, card: CardNumber) -> State:
    """A seat's choice of an open card (MPP-63)."""
    if state.seats[seat].opening is None:
        raise Illegal(IllegalCode.NO_BOMB_TO_TAKE)
    if losing.owes(state, seat):
        raise Illegal(IllegalCode.LOSE_A_DIE_FIRST)
    if card not in open_cards(state):
        raise _not_open(state, seat, card)
    return _taken(state, seat, card)


def _not_open(state: State, seat: Seat, card: CardNumber) -> Illegal:
    """Who was first, if it was taken by another (MPP-69)."""
    for other, theirs in enumerate(state.seats):
        if other != seat and bomb_of(theirs, card) is not None:
            return Illegal(IllegalCode.SOMEBODY_WAS_FASTER, other)
    return Illegal(IllegalCode.NOT_OPEN)


def _taken(state: State, seat: Seat, card: CardNumber) -> State:
    """The new card lies where the defused one lay."""
    mine = state.seats[seat]
    place = mine.opening or 0
    bombs = (*mine.bombs[:place], empty_bomb(card), *mine.bombs[place:])
    changed = replace(mine, bombs=bombs, opening=None, may_reveal=False)
    row = tuple([None if each == card else each for each in state.row])
    return told(replace(with_seat(state, seat, changed), row=row), BombTaken(seat, card))


def with_forced_takings(state: State) -> State:
    """Who has no choice makes none, and takes the only card or, when all are gone, none at all.

    Who defused first comes first (MPP-69).
    """
    for defusal in state.defused:
        if state.seats[defusal.seat].opening is not None:
            state = _with_forced_taking(state, defusal.seat)
    return state


def _with_forced_taking(state: State, seat: Seat) -> State:
    mine, cards = state.seats[seat], takable(state, seat)
    if is_waited_for(state):
        return state
    if mine.may_reveal and state.deck and (cards or is_first(state)):
        return state  # a sabotage may come first; by the later rules not for its own sake (MPP-101)
    if len(cards) == 1:
        return _taken(state, seat, cards[0])
    if not open_cards(state):
        return with_seat(state, seat, replace(mine, opening=None, may_reveal=False))
    return state


def is_waited_for(state: State) -> bool:
    """Whether the deck has more to come into the row."""
    return bool(state.deck) and not state.piles


def bound_to_take(state: State) -> int:
    """How many players are to take a card; by the first rules without who may reveal a sabotage."""
    if not is_first(state):
        return sum(mine.opening is not None for mine in state.seats)
    return sum(
        mine.opening is not None and not (mine.may_reveal and state.deck) for mine in state.seats
    )


# Refilling


def refilled(state: State) -> State:
    """Gaps are filled, as far as there are cards (MPP-63, MPP-68)."""
    return _from_the_piles(state) if state.piles else _from_the_deck(state)


def _from_the_deck(state: State) -> State:
    """A sabotage card is resolved before the next card is drawn (MPP-67)."""
    while state.loss is None and None in state.row and state.deck:
        card, *deck = state.deck
        state = replace(state, deck=tuple(deck))
        if is_sabotage(card):
            state = _sabotaged(state, card)
        else:
            state = _opened(state, state.row.index(None), card)
    return state


def _from_the_piles(state: State) -> State:
    """The next card of a pile is its top (MPP-94)."""
    for place, (card, pile) in enumerate(zip(state.row, state.piles, strict=True)):
        if card is None and pile:
            piles = (*state.piles[:place], pile[1:], *state.piles[place + 1 :])
            state = _opened(replace(state, piles=piles), place, pile[0])
    return state


def _opened(state: State, place: int, card: CardNumber) -> State:
    return replace(state, row=(*state.row[:place], card, *state.row[place + 1 :]))


def reveal(state: State, seat: Seat) -> State:
    """Piles: a sabotage card before taking a bomb card (MPP-95)."""
    if not state.seats[seat].may_reveal or not state.deck:
        raise Illegal(IllegalCode.NOTHING_TO_REVEAL)
    if state.loss is not None:
        raise Illegal(IllegalCode.SOMEBODY_MUST_CHOOSE, state.loss.owing[0])
    card, *deck = state.deck
    mine = replace(state.seats[seat], may_reveal=False)
    return _sabotaged(replace(with_seat(state, seat, mine), deck=tuple(deck)), card)


def _sabotaged(state: State, card: int) -> State:
    """Every player loses a matching die (MPP-70); the card is out of play (MPP-73)."""
    sabotage = SABOTAGES[card - len(CARDS)]
    revealed = replace(state, sabotages=(*state.sabotages, sabotage))
    return losing.after_sabotage(told(revealed, Sabotaged(sabotage)), sabotage)
