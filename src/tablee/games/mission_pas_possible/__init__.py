"""Mission Pas Possible: ten minutes, twenty-five dice, one team."""

from dataclasses import replace

from tablee.games.mission_pas_possible import archive, puzzle
from tablee.games.mission_pas_possible.advice import adviser
from tablee.games.mission_pas_possible.bot import player
from tablee.games.mission_pas_possible.manifest import MANIFEST
from tablee.games.mission_pas_possible.model.actions import Action, FirstAction
from tablee.games.mission_pas_possible.model.codes import IllegalCode, Reason
from tablee.games.mission_pas_possible.model.options import FirstOptions, Options
from tablee.games.mission_pas_possible.model.questions import Answer, Question
from tablee.games.mission_pas_possible.model.state import FirstState, State
from tablee.games.mission_pas_possible.model.views import View
from tablee.games.mission_pas_possible.rules import first, rulebook
from tablee.kernel.rules import Game

GAME = Game(
    manifest=MANIFEST,
    rules=rulebook,
    bot=player,
    adviser=adviser,
    options=Options,
    state=State,
    action=Action,
    view=View,
    illegal=IllegalCode,
    reasons=Reason,
    question=Question,
    answer=Answer,
    archive=archive,
    puzzle=puzzle,
    told=archive.Told,
)

OLDER = {
    1: replace(GAME, rules=first, options=FirstOptions, state=FirstState, action=FirstAction),
}
