"""The bomb cards in front of a player, as a planner turns them over in mind: by kinds of dice."""

from collections.abc import Iterator

from tablee.games.mission_pas_possible.data.kinds import Kind
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.rules.checker import PREPARED, Filled, fitting, is_covered

Front = tuple[tuple[int, Filled], ...]
"""The cards by their numbers, each with what lies on it."""


def fresh(card: int) -> Filled:
    """A card that nothing lies on."""
    return (None,) * len(PREPARED[card].below)


def with_die(front: Front, spot: Spot, kind: Kind | None) -> Front:
    """The cards with this die there, or with none."""
    return tuple(
        (card, (*filled[: spot.space], kind, *filled[spot.space + 1 :]))
        if card == spot.card
        else (card, filled)
        for card, filled in front
    )


def spots_for(front: Front, kind: Kind) -> Iterator[Spot]:
    """Where a die may be placed (MPP-29, MPP-46)."""
    for card, filled in front:
        for space, kinds in enumerate(fitting(card, filled)):
            if kinds >> kind & 1:
                yield Spot(card, space)


def losable(front: Front) -> Iterator[tuple[Spot, Kind]]:
    """The dice that can be lost: neither covered nor on a card that is complete (MPP-57)."""
    for card, filled in front:
        if None not in filled:
            continue
        for space, kind in enumerate(filled):
            if kind is not None and not is_covered(card, filled, space):
                yield Spot(card, space), kind


def unfinished(front: Front) -> Front:
    """Without the cards that are complete, as they leave at once (MPP-63)."""
    return tuple((card, filled) for card, filled in front if None in filled)
