"""The dice, and every way that they can lie."""

from tablee.games.mission_pas_possible.model.material import Colour, Die

COLOURS = tuple(Colour)
NUMBERS = range(1, 7)
DICE_OF_A_COLOUR = 5
DICE = len(COLOURS) * DICE_OF_A_COLOUR

FACES = tuple(
    Die(die, COLOURS[die // DICE_OF_A_COLOUR], number) for die in range(DICE) for number in NUMBERS
)
"""Every die as it can lie, by its `DieKey` (MPP-1)."""
