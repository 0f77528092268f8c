"""What people read on Top It's board, in both languages."""

from tests.browser.words import Phrase

YOUR_PIECES = Phrase("Tes pièces", "Your pieces")
PLACE = Phrase("Poser", "Place")
NOT_TOUCHING = Phrase(
    "Elle doit toucher la mosaïque par un côté entier.",
    "It must touch the mosaic along a whole side.",
)
MOVE = Phrase("Coup", "Move")
PREVIOUS_MOVE = Phrase("Coup précédent", "Previous move")
NEXT_STEP = Phrase("Suivant", "Next")
