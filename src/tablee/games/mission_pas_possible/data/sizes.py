"""Sabotage cards, and the sizes of decks, hands and rolls."""

from tablee.games.mission_pas_possible.data.dice import NUMBERS
from tablee.games.mission_pas_possible.model.material import Colour, Mark
from tablee.games.mission_pas_possible.model.options import Difficulty

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
SPACES_A_CARD = 6
"""At most."""
ROW = 5
"""MPP-16."""
SABOTAGES_IN_PLAY = 6
"""MPP-17."""
HOLD_MS = 8_000
"""How long a die may be held before it goes back, so that nobody can block the team."""
