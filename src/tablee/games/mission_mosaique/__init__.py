"""Mission Mosaïque: six strips, ten seconds, one picture."""

from tablee.games.mission_mosaique import advice, bot, model, rules
from tablee.kernel.rules import Game

GAME = Game(
    rules=rules,
    bot=bot,
    adviser=advice,
    options=model.Options,
    state=model.State,
    action=model.Action,
    view=model.View,
    illegal=model.Illegal,
    reasons=model.Reason,
    question=model.Question,
    answer=model.Answer,
    unlisted=(model.Draw, model.Propose, model.Consult),
)
