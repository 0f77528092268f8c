"""What people read on Top It's board, in both languages."""

import json
from importlib import resources

from tests.browser.words import Phrase

from tablee.games.top_it.model import IllegalCode

_REFUSALS = json.loads(
    resources.files("tablee.games.top_it").joinpath("refusals.json").read_text(encoding="utf-8")
)


def refusal(code: IllegalCode) -> Phrase:
    return Phrase(_REFUSALS["fr"][code], _REFUSALS["en"][code])


NOT_TOUCHING = refusal(IllegalCode.NOT_TOUCHING)
PART_OF_A_SIDE = refusal(IllegalCode.PART_OF_A_SIDE)
HELP = Phrase("L’aide", "The help")
WITH_PLACES = Phrase("Les places s’éclairent", "Places light up")
WITH_POINTS = Phrase(
    "Les places s’éclairent avec leurs points", "Places light up with their points"
)
TURN = Phrase("Tourner", "Turn")
PLACE_HERE = Phrase("Poser ici", "Place here")
TOP_IT = Phrase("Top It", "Top It")
DAILY_SOLO = Phrase("Le solo du jour", "The daily solo")
YOUR_PIECES = Phrase("Tes pièces", "Your pieces")
PLACE = Phrase("Poser", "Place")
NOWHERE = Phrase(
    "Elle n’entre nulle part pour le moment.",
    "It fits nowhere for the moment.",
)
PLACE_TOLD = Phrase(
    "Place {number} sur {all}\N{NARROW NO-BREAK SPACE}: {points} points",
    "Place {number} of {all}: {points} points",
)
SHOW_ALL = Phrase("Tout voir", "See all")
MOVE = Phrase("Coup", "Move")
PREVIOUS_MOVE = Phrase("Coup précédent", "Previous move")
NEXT_STEP = Phrase("Suivant", "Next")
FINISHED = Phrase("La mosaïque finie", "The finished mosaic")
KEEP_PNG = Phrase("Garder l’image", "Keep the picture")
KEEP_SVG = Phrase("Garder en SVG", "Keep as SVG")
OVER = Phrase("La mosaïque est finie.", "The mosaic is finished.")
KEY_MOMENT = Phrase("moment clé", "key moment")
TRY_AGAIN = Phrase("Rejouer d’ici", "Try again from here")
YOUR_COLOUR = Phrase("Ta couleur", "Your colour")
RED = Phrase("Rouge", "Red")
