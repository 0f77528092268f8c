"""Top Secret: who is who in Venice, and what is the number?"""

from tablee.games.top_secret import advice, bot, model, notes, questions, record, rules
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
    reasons=record.Reason,
    question=questions.Question,
    answer=questions.Answer,
    privacy=notes,
    unlisted=(model.WriteNote, model.MarkCard),
)
