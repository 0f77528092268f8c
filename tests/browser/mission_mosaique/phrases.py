"""What people read on Mission Mosaïque's board, in both languages."""

from tests.browser.messages import Messages, name_of
from tests.browser.words import HOUSE, LESSONS

from tablee.games.mission_mosaique.model import NotebookColour

_OPTIONS = Messages("games/mission_mosaique/words/options", "options")
_WORDS = Messages("games/mission_mosaique/words/words", "words")

MISSION_MOSAIQUE = name_of("mission_mosaique")
CHAIRS = HOUSE["options.seats.label"]
FOUR_CHAIRS = HOUSE["options.seats.choice"].of(chairs=4)
TIME_PER_PAGE = _OPTIONS["seconds"]
ONE_MINUTE = _OPTIONS["second"].of(seconds=60)
STRONG = HOUSE["levels.hard.label"]

NEXT_STEP = LESSONS["next"]
NOTEBOOKS = {
    colour: _WORDS["notebook"].of(colour=colour)
    for colour in (
        NotebookColour.RED,
        NotebookColour.BLUE,
        NotebookColour.GREEN,
        NotebookColour.PURPLE,
    )
}
"""Of every type one, and one more."""
READY = _WORDS["draw.ready"]
PAGES_STAY_CLOSED = _WORDS["draw.hidden"]
YOU_ASK_FOR_A_PAUSE = HOUSE["table.youWishPause"].of(others=[])
UNDO_THE_STROKE = _WORDS["draw.takeBack"]

OPEN_THE_NOTEBOOK = _WORDS["solve.open"]
YOUR_PROPOSAL = _WORDS["solve.answer"]
SEND_MY_ANSWER = _WORDS["solve.send"]
NO_IDEA = _WORDS["solve.noIdea"]
IT_COUNTS = _WORDS["solve.accept"]
WELL_SEEN = _WORDS["solve.right"]
IT_DOES_NOT = _WORDS["solve.refuse"]
MISSED = _WORDS["solve.wrong"]
APPEAL = _WORDS["solve.appeal"]
APPEAL_WON = _WORDS["solve.appealWon"]
APPEAL_LOST = _WORDS["solve.appealLost"]
WATCH_IT_BEING_DRAWN = _WORDS["solve.again"]
STOP = _WORDS["solve.stop"]
PUT_AWAY = _WORDS["solve.continue"]

YOUR_IDEA = _WORDS["solve.idea"]
WHISPER = _WORDS["solve.whisper"]
WHISPERED = _WORDS["solve.whispered"]
YOU_WHISPERED = _WORDS["solve.youWhispered"]
YOUR_QUESTION = _WORDS["solve.question"]
YOUR_SECRET_ANSWER = _WORDS["along.answer"]
KEEP_MY_ANSWER = _WORDS["along.keep"]
THOUGHT_OF = _WORDS["along.told"]
YOU_SAID = _WORDS["along.yours"]
TOO_FUNNY = _WORDS["solve.laugh"]
GIVE_BACK = _WORDS["solve.flag"]
KEEP_AFTER_ALL = _WORDS["solve.unflag"]
ONE_OF_THREE = _WORDS["solve.flags"].of(seats=1, all=3).sentence(0)
GIVEN_BACK = _WORDS["solve.void"]

TAKE_THE_CHAIR_OF = HOUSE["chair.take"]

KEEP_THE_ALBUM = _WORDS["gallery.save"]
SHARE = _WORDS["gallery.share"]
WHAT_WOULD_A_BOT_SAY = _WORDS["gallery.opinion"]
A_BOT_WOULD_HAVE_SAID = _WORDS["gallery.opinions"]

WORDS_TO_DRAW = _OPTIONS["deck"]
MY_OWN_WORDS = _OPTIONS["writeOwn"]
YOUR_OWN_WORDS = _OPTIONS["pack.title"]
THE_WORDS = _OPTIONS["pack.text"]
TWICE_IN_LINE_2 = _OPTIONS["pack.inLine"].of(line=2, trouble=_OPTIONS["pack.troubles.twice"])
PLAY_WITH_THESE = _OPTIONS["pack.keep"]
