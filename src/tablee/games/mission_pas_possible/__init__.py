"""Mission Pas Possible: ten minutes, twenty-five dice, one team."""

from tablee.games.mission_pas_possible import advice, archive, bot, model, questions, rules, state
from tablee.kernel.rules import Game

GAME = Game(
    rules=rules,
    bot=bot,
    adviser=advice,
    options=model.Options,
    state=state.State,
    action=model.Action,
    view=model.View,
    illegal=model.Illegal,
    reasons=model.Reason,
    question=questions.Question,
    answer=questions.Answer,
    archive=archive,
    told=archive.Told,
)
