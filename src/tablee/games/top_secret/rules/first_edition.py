"""Version 1 of the rules: the asked agent chooses the black card, owners do not count, and nothing
is scribbled on the sheet. Its options and notes know no better, so that all else is shared."""

from tablee.games.top_secret.rules.rulebook import IS_REAL_TIME as IS_REAL_TIME
from tablee.games.top_secret.rules.rulebook import NAME as NAME
from tablee.games.top_secret.rules.rulebook import SEATS as SEATS
from tablee.games.top_secret.rules.rulebook import awaits as awaits
from tablee.games.top_secret.rules.rulebook import deadline as deadline
from tablee.games.top_secret.rules.rulebook import expire as expire
from tablee.games.top_secret.rules.rulebook import is_chat_open as is_chat_open
from tablee.games.top_secret.rules.rulebook import is_reversible as is_reversible
from tablee.games.top_secret.rules.rulebook import legal as legal
from tablee.games.top_secret.rules.rulebook import outcome as outcome
from tablee.games.top_secret.rules.rulebook import play as play
from tablee.games.top_secret.rules.rulebook import seats_allowed as seats_allowed
from tablee.games.top_secret.rules.rulebook import setup as setup
from tablee.games.top_secret.rules.rulebook import view as view

VERSION = 1
