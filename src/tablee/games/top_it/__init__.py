"""Top It: a mosaic laid edge to edge."""

from tablee.games.top_it import advice, archive, bot, model, puzzle, rules
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
    puzzle=puzzle,
    archive=archive,
    told=archive.Told,
)
