"""What people read on Copyright's board, in both languages."""

from tests.browser.messages import ANY, GAP, Message, Messages
from tests.browser.words import LESSONS

_GUIDE = Messages("games/copyright/words/guide", "lesson")
_MAKING = Messages("games/copyright/words/making", "making")
_OPTIONS = Messages("games/copyright/words/options", "options")
_RESULTS = Messages("games/copyright/words/results", "results")
_REVIEW = Messages("games/copyright/words/review", "review")
_WORDS = Messages("games/copyright/words/words", "words")

# The sentence of the options
VARIANT = _OPTIONS["labels.variant"]
TIMED = _OPTIONS["variant.timed.label"]
TIMED_IN_SHORT = _WORDS["optionsInShort.timed"]
LIGHTNING = _OPTIONS["variant.lightning.label"]
LIMIT = _OPTIONS["labels.limit"]
POINTS = _OPTIONS["points"]
POINTS_IN_WORDS = _WORDS["pointsInWords"]
ONE_POINT = _OPTIONS["points"].of(points=1)
ROUND_CLOCK = _OPTIONS["labels.round_seconds"]
TEN_MINUTES = _OPTIONS["roundClock"].of(minutes=10)
MODEL_MAKER = _OPTIONS["labels.model_maker"]
EVERYBODY_IN_TURN = _OPTIONS["model_maker.players.phrase"]
MORE_CHOICES = _OPTIONS["more"]
BONUS = _OPTIONS["labels.solver_bonus"]

# Laying cards
SHOW_THE_MODEL = _MAKING["show"]
SHEET = _WORDS["mat"]
EMPTY_SHEET = _WORDS["emptyMat"]
HAND = _WORDS["yourHand"]
OTHERS = _WORDS["others"]
CARD = _WORDS["handCard"].of(number=GAP, looks=ANY)
CARD_LAID = _WORDS["handCardLaid"]
STACK_OF = _WORDS["stackOf"]
ONE_CARD_LAID = _WORDS["cardsLaid"].of(cards=1)
TWO_CARDS_LAID = _WORDS["cardsLaid"].of(cards=2)
TURN = _WORDS["turn"]
FLIP = _WORDS["flip"]
TAKE_OFF = _WORDS["takeOff"]
LAY = _WORDS["lay"]
LAY_HERE = _WORDS["layHere"]
TURN_ALL = _WORDS["turnAll"]
FLIP_ALL = _WORDS["flipAll"]
CELLS_COPIED = _WORDS["cellsCopied"]
KEEP_THE_CARD = _WORDS["timed.keep"]
I_AM_DONE = _WORDS["iAmDone"]

# The end of a round
KEEP_THE_FRAME = _WORDS["framing.keep"]
YOU_COPIED = _RESULTS["scored.youCopied"]
SOMEBODY_COPIED = _RESULTS["scored.copied"]
NOBODY_COPIED = _RESULTS["scored.nobody"]
ROUND_POINTS = _RESULTS["scored.results"]
FIRST_TO_20 = _RESULTS["scored.firstTo"].of(limit=20)
STEP_BY_STEP = _RESULTS["possible.stepByStep"]
NEXT_ROUND = _RESULTS["scored.next"]

REVIEW = _REVIEW["open"]
REVIEW_TITLE = _REVIEW["title"]
WHOLE_COPY = _REVIEW["missing"].of(cards=0)
ONE_MISSING = _REVIEW["missing"].of(cards=1)

# Trying
TRIAL = _WORDS["trial.name"]
MY_STACK = _WORDS["trial.stack"]
TRY_HERE = _WORDS["trial.layHere"]
PUT_ON_MY_STACK = _WORDS["trial.lift"]
SORT_THE_HAND = _WORDS["trial.sortHand"]

LEAVE_OUT = _WORDS["timed.leaveOut"]
STOP_THE_ROUND = _WORDS["stopTheRound"]
NOTHING_LAID = _RESULTS["scored.nothingLaid"]
ONLY_THE_FIRST = _RESULTS["scored.onlyTheFirst"]
REACHED = _RESULTS["possible.reached"]
SHORTEST = _RESULTS["possible.quickest"]

# The lesson
NEXT_STEP = LESSONS["next"]
THIS_IS_THE_MODEL = _GUIDE["steps.0.title"]
LESSON_LAY = _GUIDE["steps.1.title"]
LESSON_SHIFT = _GUIDE["steps.2.title"]
LESSON_TURN = _GUIDE["steps.3.title"]
LESSON_FLIP = _GUIDE["steps.4.title"]
LESSON_FRAME = _GUIDE["steps.5.title"]
LESSON_POINTS = _GUIDE["steps.6.title"]
TO_THE_TABLE = LESSONS["done"]
TOO_LATE = Message("games/copyright/refusals.json", "too_late").sentence(0)
