"""What people read on Top Secret's board, in both languages."""

from tests.browser.messages import ANY, GAP, Beginning, Messages, name_of
from tests.browser.words import HOUSE, LESSONS

from tablee.games.top_secret.model.cards import Card, Place

_CALL = Messages("games/top_secret/words/call", "calling")
_CASEBOOK = Messages("games/top_secret/words/casebook", "casebook")
_EXCHANGE = Messages("games/top_secret/words/exchange", "exchange")
_EXERCISES = Messages("games/top_secret/words/guide", "exercises")
_GUIDE = Messages("games/top_secret/words/guide", "lesson")
_NOTES = Messages("games/top_secret/words/notes", "sheet")
_OPTIONS = Messages("games/top_secret/words/options", "options")
_REVEAL = Messages("games/top_secret/words/reveal", "reveal")
_REVIEW = Messages("games/top_secret/words/review", "review")
_SCRIBBLES = Messages("games/top_secret/words/scribbles", "scribbles")
_WORDS = Messages("games/top_secret/words/words", "words")

TOP_SECRET = name_of("top_secret")

# The sentence of the options
LENGTH = _OPTIONS["labels.series"]
SINGLE_GAME = _OPTIONS["series.single.phrase"]
SHEET = _OPTIONS["labels.notes"]
DETECTIVE = _OPTIONS["notes.detective.phrase"]
CLOCK = _OPTIONS["labels.seconds_per_decision"]
TWO_MINUTES = _OPTIONS["clock.phrase"].of(seconds=120)
NUMBER_OF_CHAIRS = HOUSE["options.seats.label"]
THREE_CHAIRS = HOUSE["options.seats.choice"].of(chairs=3)
FIVE_CHAIRS = HOUSE["options.seats.choice"].of(chairs=5)
START_WITH_FOUR = HOUSE["waiting.start"].of(players=4)
START_WITH_THREE = HOUSE["waiting.start"].of(players=3)
START_WITH_FIVE = HOUSE["waiting.start"].of(players=5)

PLACES = {
    Place.SAN_MARCO: _WORDS["places.san_marco"],
    Place.RIALTO: _WORDS["places.rialto"],
    Place.SALUTE: _WORDS["places.salute"],
    Place.SAN_GIORGIO: _WORDS["places.san_giorgio"],
    Place.PONTE_DEI_SOSPIRI: _WORDS["places.ponte_dei_sospiri"],
}
CARDS = {
    Card.FIDDLEBOTTOM: _WORDS["cards.fiddlebottom"],
    Card.BUBBLE: _WORDS["cards.bubble"],
    Card.ZSA_ZSA: _WORDS["cards.zsa_zsa"],
    Card.AGENT_X: _WORDS["cards.agent_x"],
    Card.FRAGMENT_52: _WORDS["cards.52"],
    Card.FRAGMENT_11: _WORDS["cards.11"],
    Card.FRAGMENT_0: _WORDS["cards.0"],
    Card.FRAGMENT_29: _WORDS["cards.29"],
}

# A round
GO_TO = _WORDS["do.go"]
CHOOSE_TWO_CARDS = _WORDS["do.showNow"]
YOUR_EIGHT_CARDS = _EXCHANGE["cards"]
ALLOWED = _EXCHANGE["allowed"]
SHOW_THESE = _EXCHANGE["show"]
IS_CHOOSING = _WORDS["do.wait"].of(names=[GAP])
WAITING_FOR = _REVEAL["waits"]
RECEIVES_YOU = _WORDS["do.showAmbassador"]
SHOWED_YOU = _EXCHANGE["shown.title"]
NOTED = _EXCHANGE["shown.noted"]
ASK = _WORDS["do.askFor"]
ASKS_YOU = _WORDS["do.answer"]
BLACK_CARD_OF = _EXCHANGE["shown.answered"]
ASK_NOBODY = _WORDS["do.nobody"]
LET_IT_PASS = _WORDS["do.decline"]
DUMMY = _WORDS["dummyTitle"]
DUMMYS_BLACK_CARD = _EXCHANGE["shown.looked"]
SEE_IDENTITY = _WORDS["do.lookAt.identity"]
SHOW_MY_FRAGMENT = _WORDS["do.answerWith.fragment"]
SHOW_MY_IDENTITY = _WORDS["do.answerWith.identity"]

# The note sheet
OPEN_SHEET = _WORDS["openSheet"]
SHEET_SHORT = _NOTES["short"]
CLOSE_SHEET = _NOTES["close"]
NOTE_SHEET = _WORDS["sheet"]
PEN = _SCRIBBLES["tool.pen"]
KEYS = _SCRIBBLES["tool.keys"]
RUBBER = _SCRIBBLES["tool.rubber"]
WRITE_HERE = _SCRIBBLES["typeHere"]
YOUR_NOTES = _NOTES["notes"]
OPINION = _NOTES["opinionOf"]
NO_OPINION = _NOTES["opinions."]
MAYBE = _NOTES["opinions.?"]
IMPOSSIBLE = _NOTES["crossed"].of(name=ANY, card=ANY)
DEALS_LEFT = _NOTES["deals"].of(deals=ANY)

# The casebook
OPEN_CASEBOOK = _WORDS["casebook.open"]
CASEBOOK = _WORDS["casebook.title"]
EXCHANGE = _CASEBOOK["exchange"].of(names=[ANY], place=ANY)
VENICE = _WORDS["map"]

# The call
TELEPHONE = _CALL["title"]
TELEPHONE_FROM_HERE = _WORDS["do.phone"]
FRAGMENT_OF = _CALL["fragmentOf"]
WHO_IS = _CALL["whoIs"]
PICK_UP = _CALL["pickUp"].of(number=ANY)
THE_DETECTIVE = Beginning((_CALL["certain"], _CALL["ruledOut"]))
BACK_TO_THE_MAP = _WORDS["do.back"]
MUST_BE_THE_ALLY = _CALL["onlyAlly"].of(name=GAP, card=ANY)
NOT_YOUR_ALLY = _CALL["allyDoubts.named"].of(ally=GAP, owner=ANY, card=ANY)
I_CALL_ALL_THE_SAME = _CALL["callAnyway"]
BESIDE_THE_ALLY = _REVEAL["ally"].of(caller=ANY, met=ANY, ally=ANY, is_met=True)
THE_ALLY_WAS = _REVEAL["ally"].of(caller=ANY, met=GAP, ally=GAP, is_met=False)
YES_I_CALL = _CALL["call"]
RIGHT_NUMBER = _WORDS["reasons.right_call"]
WRONG_NUMBER = _WORDS["reasons.wrong_number"]
NOT_THE_ALLY = _WORDS["reasons.not_the_ally"]
REVIEW = _REVEAL["review"]
SUSPICIONS = _REVIEW["title"]
IN_FIGURES = _REVIEW["aside"]
GRAPH = _REVIEW["graph"]
NEXT_GAME = _REVEAL["next"]
GAME_TWO = _WORDS["headlines.round"].of(game=2, round=1, card=ANY)
WIN_WITH = _WORDS["verdict.won"]
WIN_TOGETHER = _WORDS["verdict.lost"].of(names=ANY)
RESULT = HOUSE["end.result"]

# The lesson
NEXT_STEP = LESSONS["next"]
LESSON = (
    _GUIDE["steps.0.title"],
    _GUIDE["steps.1.title"],
    _GUIDE["steps.2.title"],
    _GUIDE["steps.3.title"],
    _GUIDE["steps.4.title"],
    _GUIDE["steps.5.title"],
    _GUIDE["steps.6.title"],
)
TO_THE_TABLE = LESSONS["done"]
RIGHT_ANSWER = _EXERCISES["right"]
