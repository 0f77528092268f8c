"""What people read in the control room, in both languages."""

from tests.browser.messages import ANY, GAP, Beginning, Message, Messages, name_of
from tests.browser.words import LESSONS

_HELP = Messages("games/mission_pas_possible/words/help", "help")
_MANIFEST = Messages("games/mission_pas_possible/manifest", "default")
_OPTIONS = Messages("games/mission_pas_possible/words/options", "options")
_RESULT = Messages("games/mission_pas_possible/words/result", "ending")
_REVIEW = Messages("games/mission_pas_possible/words/review", "review")
_TALK = Messages("games/mission_pas_possible/words/talk", "talk")
_THINGS = Messages("games/mission_pas_possible/words/things", "things")
_WORDS = Messages("games/mission_pas_possible/words/words", "words")

MISSION = name_of("mission_pas_possible")
DAILY_MISSION = _MANIFEST["words.*.daily.title"]
DRAW = _HELP["buttons.draw"]
I_WANT_IT = _HELP["buttons.point"]
ADVICE = _HELP["buttons.hint"]
ADVICE_GIVEN = Beginning((_HELP["hints.lose"], _HELP["hints.bomb"], _HELP["hints.wait"]))
DICE = _WORDS["centre"]
YOUR_BOMBS = _WORDS["yourBombs"]
TO_TAKE = _THINGS["toTake"]
BOMBS_OF = _THINGS["bombsOf"]
ENLARGE = _THINGS["enlarge"]
FASTER = (
    Message("games/mission_pas_possible/refusals.json", "somebody_was_faster")
    .of(player=GAP)
    .sentence(0)
)
WANTED = _WORDS["wanted"].of(names=[GAP])
YOUR_DIE = _WORDS["yourDie"]
BOOM = _WORDS["verdict.lost"]
WON = _WORDS["verdict.won"]
WON_WITH_TIME_LEFT = _OPTIONS["level.standard.phrase"].then(
    _WORDS["archive.won"].of(left="8:05"), ", "
)
TEAM_SCORE = _RESULT["lines"]
REVIEW = _REVIEW["title"]
NEXT_TURN = _REVIEW["next"]
NEXT_STEP = LESSONS["next"]
SETUP = _OPTIONS["labels.setup"]
IN_PILES = _OPTIONS["setup.piles.phrase"]
MIX = _OPTIONS["mix.title"]
OWN_MIX = _OPTIONS["mix.own"]
ONE_LESS_OF_FOUR = _OPTIONS["mix.fewer"].of(value=_OPTIONS["mix.value"].of(key="fours"))
MIX_FOR = _OPTIONS["mix.total"].of(cards=ANY, players=GAP).sentence(0)
TALK = _TALK["open"]
WAIT = _TALK["phrases.wait"]
I_NEED_RED = _TALK["need"].of(mark="red")
NEED_OF_RED = _TALK["needInShort"].of(mark="red")
OFFER_TO = _TALK["offer"].of(die={"colour": ANY, "number": ANY}, name=GAP)
FOR_YOU = _TALK["forYou"]
