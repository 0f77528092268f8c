"""What people read on Top It's board, in both languages."""

from tests.browser.messages import ANY, GAP, Message, Messages, name_of
from tests.browser.words import LESSONS

from tablee.games.top_it.model import IllegalCode

_MANIFEST = Messages("games/top_it/manifest", "default")
_OPTIONS = Messages("games/top_it/words/options", "options")
_REVIEW = Messages("games/top_it/words/review", "review")
_TROPHY = Messages("games/top_it/words/trophy", "trophy")
_WORDS = Messages("games/top_it/words/words", "words")


def refusal(code: IllegalCode) -> Message:
    return Message("games/top_it/refusals.json", code)


NOT_TOUCHING = refusal(IllegalCode.NOT_TOUCHING)
PART_OF_A_SIDE = refusal(IllegalCode.PART_OF_A_SIDE)
HELP = _OPTIONS["labels.help"]
WITH_PLACES = _OPTIONS["help.places.phrase"]
WITH_POINTS = _OPTIONS["help.points.phrase"]
IN_HAND = _WORDS["pieceInHand"].of(shape=GAP, value=ANY)
STONE = _WORDS["stone"]
TURN = _WORDS["turn"]
PLACE_HERE = _WORDS["placeHere"]
TOP_IT = name_of("top_it")
DAILY_SOLO = _MANIFEST["words.*.daily.title"]
YOUR_PIECES = _WORDS["yourPieces"]
PLACE = _WORDS["place"]
NOWHERE = _WORDS["nowhere"]
PLACE_TOLD = _WORDS["said.place"].of(number=GAP, all=GAP, points=GAP, beside=[])
SHOW_ALL = _WORDS["fit"]
MOVE = _REVIEW["move"]
PREVIOUS_MOVE = _REVIEW["previous"]
NEXT_STEP = LESSONS["next"]
FINISHED = _TROPHY["alt"].of(points=ANY)
KEEP_PNG = _TROPHY["png"]
KEEP_SVG = _TROPHY["svg"]
OVER = _WORDS["headlines.over"]
KEY_MOMENT = _REVIEW["key"].of(number=ANY, points=ANY)
TRY_AGAIN = _REVIEW["tryAgain"]
YOUR_COLOUR = _OPTIONS["colour"]
RED = _WORDS["colours.red"]
