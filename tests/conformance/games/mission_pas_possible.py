"""What the conformance suite has to know of Mission Pas Possible."""

from msgspec.structs import replace

from tablee.games.mission_pas_possible.data.cards import CARDS
from tablee.games.mission_pas_possible.data.sizes import SABOTAGES
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    AskReroll,
    DeclareUnused,
    LoseDie,
    OfferDie,
    PlaceDie,
    PointAt,
    Reroll,
    TakeBackOffer,
    TakeBomb,
    TakeDie,
)
from tablee.games.mission_pas_possible.model.options import Difficulty, Mix, Options, Setup
from tablee.games.mission_pas_possible.model.state import State
from tablee.games.mission_pas_possible.rules.changes import die_number
from tablee.games.mission_pas_possible.rules.rolling import seed_of_the_dice
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.samples import Sample

RULES = "MPP"
UNCITED: dict[int, str] = {}

_MIX = Mix(ones=3, twos=4, threes=7, fours=7)
_OPTIONS = {
    "alone, beginner": (Options(level=Difficulty.TRAINING, is_beginner=True), 1),
    "two players": (Options(), 2),
    "three players, a short clock": (Options(countdown_seconds=60), 3),
    "four players, six-point cards": (Options(has_six_point_cards=True), 4),
    "five players, insane": (Options(level=Difficulty.INSANE), 5),
    "two players, strict": (Options(is_strict=True), 2),
    "single deck": (Options(setup=Setup.SINGLE_DECK, mix=_MIX), 3),
    "piles": (Options(setup=Setup.PILES, mix=_MIX), 3),
    "a daily mission": (Options(is_daily=True), 1),
    "piles, insane": (Options(setup=Setup.PILES, level=Difficulty.INSANE), 4),
    "piles, alone": (Options(setup=Setup.PILES, has_six_point_cards=True), 1),
}
SAMPLES = [Sample("mission_pas_possible", name, *played) for name, played in _OPTIONS.items()]


def with_other_secrets(state: State, seat: Seat | None, chance: Chance) -> State:  # noqa: ARG001
    """Any card that nobody has seen may lie anywhere: in the deck, in a pile, or in the box.

    And the dice of a daily mission may show anything from now on.
    """
    unseen = _unseen_bombs(state)
    chance.shuffle(unseen)
    piles = tuple(
        tuple(_drawn(unseen, CARDS[card].points) for card in pile) for pile in state.piles
    )
    bombs = [card for card in state.deck if card < len(CARDS)]
    sabotages = [len(CARDS) + n for n, mark in enumerate(SABOTAGES) if mark not in state.sabotages]
    hidden = len(state.deck) - len(bombs)
    deck = unseen[: len(bombs)] + chance.sample(sabotages, hidden)
    chance.shuffle(deck)
    seed = seed_of_the_dice(chance) if state.dice_seed else ""
    return replace(state, deck=tuple(deck), piles=piles, dice_seed=seed)


def _unseen_bombs(state: State) -> list[int]:
    seen = {card for card in state.row if card is not None}
    seen |= {bomb.card for seat in state.seats for bomb in seat.bombs}
    seen |= {defusal.card for defusal in state.defused}
    return [card.card for card in CARDS if card.card not in seen]


def _drawn(cards: list[int], points: int) -> int:
    """A card of this value; every pile shows its own."""
    card = next(card for card in cards if CARDS[card].points == points)
    cards.remove(card)
    return card


def likely_action(state: State, chance: Chance) -> Action | None:
    """What blind chance rarely hits: dice of this turn, cards that lie open or in front."""
    dice = [*(state.turns[-1].rolled if state.turns else ())]
    bombs = [bomb for seat in state.seats for bomb in seat.bombs]
    if not dice or not bombs:
        return None
    die, bomb = die_number(chance.choice(dice)), chance.choice(bombs)
    space = chance.below(len(bomb.dice))
    cards = [card for card in state.row if card is not None] + [bomb.card]
    likely: tuple[Action, ...] = (
        TakeDie(die),
        PlaceDie(die, bomb.card, space),
        PlaceDie(die, bomb.card, space),
        PointAt(die),
        OfferDie(die, chance.below(len(state.seats))),
        TakeBackOffer(die),
        AskReroll(die),
        DeclareUnused(die),
        Reroll(die),
        LoseDie(bomb.card, space),
        TakeBomb(chance.choice(cards)),
    )
    return chance.choice(likely)
