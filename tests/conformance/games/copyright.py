"""What the conformance suite has to know of Copyright."""

from msgspec.structs import replace

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import (
    LaidCard,
    ModelMaker,
    Options,
    Phase,
    SeatState,
    State,
    Variant,
)
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.samples import Sample

RULES = "CR"
UNCITED: dict[int, str] = {}

_OPTIONS = {
    "base, two players": (Options(limit=1), 2),
    "base, four players, no aid": (Options(limit=2, has_aid=False), 4),
    "base, six players, round clock": (Options(limit=1, round_seconds=30), 6),
    "players make the model": (Options(limit=1, model_maker=ModelMaker.PLAYERS), 3),
    "the solver's options": (Options(limit=5, solver_bonus=5, solver_pays_overhang=False), 2),
    "timed": (Options(variant=Variant.TIMED, limit=1, turn_seconds=10), 2),
    "timed, six players": (Options(variant=Variant.TIMED, limit=1), 6),
    "lightning": (Options(variant=Variant.LIGHTNING, limit=1), 3),
    "puzzle": (Options(variant=Variant.PUZZLE), 1),
}
SAMPLES = [Sample("copyright", name, *played) for name, played in _OPTIONS.items()]


def with_other_secrets(state: State, seat: Seat | None, chance: Chance) -> State:
    """Cards that the seat cannot see change places; a model that it cannot see changes too."""
    is_over = state.phase in (Phase.SCORED, Phase.OVER)  # then all see how the model lay
    sees_model_cards = is_over or (state.phase is Phase.MODEL and seat == state.maker)
    seen = {card.face for each in state.seats for card in each.laid}
    seen |= set(() if seat is None else state.seats[seat].hand)
    seen |= {card.face for card in state.model_cards if sees_model_cards}
    hidden = [face for face in FACES if face not in seen]
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    return replace(
        state,
        pile=tuple(other.get(face, face) for face in state.pile),
        lies=_other_lies(state, seat, chance),
        model_cards=state.model_cards
        if sees_model_cards
        else _others(state.model_cards, other, chance),
        seats=tuple(
            mine if number == seat else _otherwise(state, number, other)
            for number, mine in enumerate(state.seats)
        ),
    )


def _other_lies(state: State, seat: Seat | None, chance: Chance) -> tuple[int, ...]:
    """A seat sees only its own cards as they came from the pile."""
    own = () if seat is None else state.seats[seat].hand
    return tuple(
        lies if face in own else chance.below(8)
        for face, lies in zip(FACES, state.lies, strict=True)
    )


def _others(
    cards: tuple[LaidCard, ...], other: dict[str, str], chance: Chance
) -> tuple[LaidCard, ...]:
    return tuple(
        replace(card, face=other.get(card.face, card.face), orientation=chance.below(8))
        for card in cards
    )


def _otherwise(state: State, seat: Seat, other: dict[str, str]) -> SeatState:
    mine = state.seats[seat]
    return replace(mine, hand=tuple(other.get(face, face) for face in mine.hand))
