"""The material of Mission Pas Possible: dice, bomb cards, sabotage cards, sizes of the deck."""

from tablee.games.mission_pas_possible.language import read_card
from tablee.games.mission_pas_possible.material import Card, Colour, Die, Mark, Points
from tablee.games.mission_pas_possible.model import Difficulty

COLOURS = tuple(Colour)
NUMBERS = range(1, 7)
DICE_OF_A_COLOUR = 5
DICE = len(COLOURS) * DICE_OF_A_COLOUR

FACES = tuple(
    Die(die, COLOURS[die // DICE_OF_A_COLOUR], number) for die in range(DICE) for number in NUMBERS
)
"""Every die as it can lie, by its `DieKey` (MPP-1)."""

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

CARDS = tuple(
    Card(number, points, read_card(text))
    for number, (points, text) in enumerate(
        (points, text) for points, texts in _BY_POINTS for text in texts
    )
)
"""The bomb cards by their numbers (MPP-2, MPP-3)."""

CARDS_OF_VALUE = {points: len(texts) for points, texts in _BY_POINTS}
"""How many bomb cards are worth so much (MPP-2, MPP-3)."""

SABOTAGES = (*(Mark(colour.value) for colour in Colour), *(Mark(str(n)) for n in NUMBERS))
"""MPP-4."""

DECK_SIZES = {
    Difficulty.TRAINING: (16, 17, 18, 19, 20),
    Difficulty.STANDARD: (19, 20, 21, 22, 23),
    Difficulty.EXPERT: (21, 22, 23, 24, 25),
    Difficulty.ELITE: (23, 24, 25, 26, 27),
    Difficulty.INSANE: (25, 26, 27, 28, 29),
}
"""The bomb cards of the row and the deck, for one player, two, … (MPP-14)."""

COUNTDOWN_SECONDS = 600
"""MPP-5."""
HAND = 2
HAND_ALONE = 4
"""MPP-9."""
DICE_A_TURN = {1: 3, 2: 4, 3: 3, 4: 4, 5: 5}
PICKS_A_TURN = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1}
"""By the number of players: the dice that are drawn, and how many each takes (MPP-21 to MPP-23)."""
ROW = 5
"""MPP-16."""
SABOTAGES_IN_PLAY = 6
"""MPP-17."""
HOLD_MS = 8_000
"""How long a die may be held before it goes back, so that nobody can block the team."""
