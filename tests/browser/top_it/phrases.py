"""What people read on Top It's board, in both languages."""

from tests.browser.words import Phrase

TOP_IT = Phrase("Top It", "Top It")
DAILY_SOLO = Phrase("Le solo du jour", "The daily solo")
YOUR_PIECES = Phrase("Tes pièces", "Your pieces")
PLACE = Phrase("Poser", "Place")
NOT_TOUCHING = Phrase(
    "Elle doit toucher la mosaïque par un côté entier.",
    "It must touch the mosaic along a whole side.",
)
NOWHERE = Phrase(
    "Elle n’entre nulle part pour le moment.",
    "It fits nowhere for the moment.",
)
PART_OF_A_SIDE = Phrase(
    "Les côtés qui se touchent doivent se couvrir d’un bout à l’autre.",
    "Touching sides must cover each other from end to end.",
)
PLACE_TOLD = Phrase(
    "Place {number} sur {all}\N{NARROW NO-BREAK SPACE}: {points} points",
    "Place {number} of {all}: {points} points",
)
SHOW_ALL = Phrase("Tout voir", "See all")
MOVE = Phrase("Coup", "Move")
PREVIOUS_MOVE = Phrase("Coup précédent", "Previous move")
NEXT_STEP = Phrase("Suivant", "Next")
