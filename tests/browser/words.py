"""What people read on the pages, wherever they are: what the tests look for."""

from tests.browser.messages import ANY, GAP, Language, Message, Messages, Phrase

__all__ = ["Language", "Phrase"]

HOUSE = Messages("messages/words.svelte", "words")
LESSONS = Messages("games/lessonWords", "lessonWords")
_COMPANION = Messages("games/mission_pas_possible/words/companion", "companion")
_COMPANY = Messages("table/company/messages", "words")
_FORGETTING = Messages("lobby/forgetting", "words")
_HOST = Messages("host/messages", "words")
_LOBBY = Messages("lobby/messages", "lobbyWords")
_PLAIN = Messages("messages/plain", "plain")
_PUZZLE = Messages("puzzle/messages", "puzzleWords")

# The lobby, and who is there
LOBBY = _LOBBY["title"]
ARCHIVE = HOUSE["archive"]
COMPANION = _COMPANION["title"]
GAMES = _LOBBY["shelf"]
YOU_OWN_THE_BOX = _LOBBY["companion.title"]
OPEN_A_TABLE = _LOBBY["open"]
YOUR_NAME = HOUSE["who.name"]
WHO_ARE_YOU = HOUSE["who.stranger"]
IT_IS_ME = HOUSE["who.confirm"]
FORGET_ME = _FORGETTING["forget"]
YES_FORGET_ME = _FORGETTING["confirm"]
ONE_GAME_FORGOT = _FORGETTING["done"].of(games=1, running=0)

# The waiting room
TABLE_OF_ADELE = HOUSE["waiting.title"].of(name="Adèle")
CHAIRS = HOUSE["waiting.places"]
LINK = HOUSE["waiting.link"]
ONLY_WATCH = HOUSE["who.watch"]
SEND_AWAY = _COMPANY["remove"]
SENT_AWAY = Message("table/refusals.json", "removed").sentence(0)
SIT_HERE = HOUSE["chair.sitHere"]
START = HOUSE["waiting.start"]

# The end
SEE_THE_RESULT = HOUSE["end.result"]
YOU_WON = HOUSE["end.won"]
SOMEBODY_WON = HOUSE["end.lost"]
IT_IS_A_TIE = HOUSE["end.shared"].of(names=[ANY])
SCORES = HOUSE["end.scores"]
REMATCH = HOUSE["end.rematch"]
FOLLOW = HOUSE["end.follow"]

# Beside the game
RULES_HELP = HOUSE["table.help"]
LOG_TAB = HOUSE["table.log"]
CHAT_TAB = HOUSE["table.chat"]
CLOSE = HOUSE["close"]
MENU = HOUSE["table.more"]
AROUND_THE_TABLE = HOUSE["table.seats"]
ASK_FOR_A_PAUSE = HOUSE["table.pause"]
AGREE = HOUSE["table.agree"]
RESUME = HOUSE["pause.resume"]
WATCHING = HOUSE["table.watching"]
LEARN = HOUSE["waiting.learn"]
SEE_THE_BOARD = HOUSE["end.board"]
CHECK_THE_DEAL = HOUSE["end.fairness"]
REPLAY = HOUSE["end.replay"]
HOW_MANY = HOUSE["options.seats.label"]
CHAIR_COUNT = HOUSE["options.seats.choice"]
FILL_WITH_BOTS = HOUSE["waiting.fill"]

START_ALONE = HOUSE["waiting.start"].of(players=1)

# Pages that are no table
NOBODY_HERE = HOUSE["problems.title"]
PUZZLE = _LOBBY["puzzle.title"]
START_THE_PUZZLE = _PUZZLE["start"]

# Chairs
CHAIR = HOUSE["chair.number"]
FREE_THE_CHAIR = HOUSE["chair.kick"]
MAKE_HOST = HOUSE["chair.handOver"]
FREE_CHAIR = HOUSE["chair.free"]
PUT_A_BOT = HOUSE["chair.replace"]
A_BOT_PLAYS = HOUSE["table.botPlays"]
TAKE_MY_CHAIR_BACK = HOUSE["chair.takeBack"]
CONNECTION_OF = HOUSE["pause.automatic"].of(names=[GAP]).sentence(0)

# The connection
CONNECTION_LOST = HOUSE["connection.lost"].sentence(0)

# What people say and do beside the game
ASKS_FOR_A_PAUSE = HOUSE["table.wishesPause"]
WISHES_TO_GO_ON = HOUSE["pause.wishing"].of(names=[GAP])
TIME_STANDS_STILL = HOUSE["pause.agreed"].sentence(0)
WRITE = HOUSE["chat.placeholder"]
SEND = HOUSE["chat.send"]
REACT = HOUSE["table.react"]
APPLAUD = HOUSE["reactions.labels.applause"]
CALL_ME = HOUSE["settings.notifyOn"]
CALL_ME_NO_MORE = HOUSE["settings.notifyOff"]
UNDO = HOUSE["table.undo"]

# The lobby's ways to a table
WHO_SEES_THE_TABLE = HOUSE["options.isPublic.label"]
PUBLIC = HOUSE["options.isPublic.yes"]
SIT_DOWN_AT = _LOBBY["tables.of"].of(what=_LOBBY["tables.sit"], game=GAP, names=GAP)
CODE = _LOBBY["code"]
ENTER = HOUSE["who.enter"]
WHAT_A_CODE_IS = _LOBBY["codeWrong"]
NO_SUCH_TABLE = Message("table/refusals.json", "unknown_table").sentence(0)
NO_SUCH_PAGE = HOUSE["problems.nowhere"].sentence(0)
TO_THE_LOBBY = HOUSE["table.lobby"]
OTHER_LANGUAGE = HOUSE["settings.language"]
TO_THE_DARK = HOUSE["settings.dark"]

# The daily puzzle
TODAYS_RANKING = _PUZZLE["ranking"]
SEE_THE_RANKING = HOUSE["end.puzzle"]
SHARE_THE_RESULT = _PUZZLE["share"]
PAST_DAYS = _PUZZLE["past"]
UNRANKED = _PUZZLE["unranked"]
BEST_POSSIBLE = _PUZZLE["perfect"]

# The replay
LAST_STEP = HOUSE["replay.step"]
SEEN_FROM = HOUSE["replay.seat"]
FROM_THE_CHAIR_OF = HOUSE["replay.seatOf"]

# Without a server
SERVER_IS_SILENT = HOUSE["problems.unreachable"].sentence(0)

# Where nothing of ours runs
TOO_OLD = _PLAIN["tooOld"].sentence(0)
WITHOUT_JAVASCRIPT = _PLAIN["withoutJavaScript"].sentence(0)
TRY_AGAIN = Message("messages/plain", "retry")
NOT_ARRIVED = _PLAIN["notArrived"].sentence(0)

# Whoever runs the house
RUN_THE_HOUSE = _HOST["title"]
NOTICE_TEXT = _HOST["notice.label"]
PUT_UP = _HOST["notice.show"]
TAKE_DOWN = _HOST["notice.takeDown"]
CLOSE_TABLE = _HOST["tables.close"]
TABLE_WAS_CLOSED = Message("table/refusals.json", "table_closed").sentence(0)
