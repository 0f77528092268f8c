"""The bomb cards, each a line of the small language of `language.py`."""

from tablee.games.mission_pas_possible.data.language import read_card
from tablee.games.mission_pas_possible.model.material import Card, Points
from tablee.games.mission_pas_possible.model.options import FirstOptions

_ONE_POINT = (
    "c ≠ c ≠ c ≠ c",
    "B|G, Y|R, R|B",
    "c = c; # = #",
    "# = #|c = c",
    "# > # < #",
    "#|c = #|c",
    "# − # = 2",
    "# < # < #",
    "R|1, G|2",
    "c = c; 5|6",
    "stack R|G, B|Y, K|R",
    "pyr 1|2, 5|6 / R|B",
)
_TWO_POINTS = (
    "#|c = #|c = #|c",
    "4 > _ > _",
    "K|1, K|2, K|3",
    "# + # = # + #",
    "B, 3, G&6",
    "stack 3, _, Y|1",
    "# + # = 4",
    "# + # = 10",
    "6 > _ > _ > _",
    "R, Y|B, G",
    "1|2, 3|4, 5|6",
    "c ≠ c ≠ c; # = #",
)
_THREE_POINTS = (
    "G|Y + R|B = 7",
    "R|K + B|2 = 7",
    "# = # = #",
    "5, Y, G&2",
    "B|G, Y|R, B&4",
    "pyr G, 3 / K",
    "pyr R, G / B",
    "stack B, K, R",
    "stack _, _, Y&1, _, _",
    "1, 3, 6",
    "# = #; # = #",
    "stack 6, R|Y, 1",
    "stack Y|6, G|5, R|4, B|3",
)
_FOUR_POINTS = (
    "2, 2, 2",
    "# = # = B&#",
    "c&# = c&#",
    "c = c = c = c",
    "stack Y, R, B, G",
    "stack # > # > # > #",
    "stack # < # < # < #",
    "6, 6, K",
    "pyr 5, K / 2",
    "pyr 4, 4 / B|Y",
    "R, R, B",
    "stack K|1, G, Y|6, B",
)
_SIX_POINTS = (
    "stack 1|4, 2|5, 3|6; stack R|Y, G|B, K|R",
    "stack 1|2, 3|4, 5|6; stack R|Y, K|B, R|G",
    "pyr K, R, K / B, G / Y",
    "pyr 1, 3|R, 2 / K|B, G|4 / 5|Y",
    "pyr G, 6|Y, B / 1|K, R|5 / 3",
)
_BY_POINTS: tuple[tuple[Points, tuple[str, ...]], ...] = (
    (1, _ONE_POINT),
    (2, _TWO_POINTS),
    (3, _THREE_POINTS),
    (4, _FOUR_POINTS),
    (6, _SIX_POINTS),
)

_BY_MEASURE: dict[str, Points] = {
    "1|2, 3|4, 5|6": 1,
    "c = c; 5|6": 2,
    "1, 3, 6": 2,
    "R, R, B": 3,
    "B, 3, G&6": 4,
}
"""Of our own cards, the ones that are harder or easier than we first thought (`data/turns.py`).

The stack of five stays at 3 points, as the known cards that one rare die holds up just as long.
"""

FIRST_CARDS = tuple(
    Card(number, points, read_card(text))
    for number, (points, text) in enumerate(
        (points, text) for points, texts in _BY_POINTS for text in texts
    )
)
"""With the points that they had in the first version of the rules."""

CARDS = tuple(
    Card(card.card, _BY_MEASURE.get(text, card.points), card.groups)
    for card, text in zip(
        FIRST_CARDS, (text for _, texts in _BY_POINTS for text in texts), strict=True
    )
)
"""The bomb cards by their numbers, which they keep for ever (MPP-2, MPP-3)."""

CARDS_OF_VALUE = {points: len(texts) for points, texts in _BY_POINTS}
"""How many bomb cards are worth so much (MPP-2, MPP-3); the same in both versions."""


def cards_of(options: FirstOptions) -> tuple[Card, ...]:
    """With the points of the rules that the game is played by."""
    return FIRST_CARDS if options.RULES_VERSION == 1 else CARDS
