"""Top Secret: who is who in Venice, and what is the number?"""

from dataclasses import replace

from tablee.games.top_secret import privacy
from tablee.games.top_secret.advice import adviser
from tablee.games.top_secret.bot import player
from tablee.games.top_secret.manifest import MANIFEST
from tablee.games.top_secret.model import actions, options, questions, record, state, views
from tablee.games.top_secret.rules import first_edition, rulebook
from tablee.kernel.rules import Game

GAME = Game(
    manifest=MANIFEST,
    rules=rulebook,
    bot=player,
    adviser=adviser,
    options=options.Options,
    state=state.FullState,
    action=actions.Action,
    view=views.View,
    illegal=actions.IllegalCode,
    reasons=record.Reason,
    question=questions.Question,
    answer=questions.Answer,
    privacy=privacy,
    unlisted=(actions.WriteNote, actions.MarkCard, actions.Scribble, actions.RubOut),
)

OLDER = {
    1: replace(
        GAME,
        rules=first_edition,
        options=options.FirstOptions,
        state=state.State,
        action=actions.FirstAction,
        unlisted=(actions.WriteNote, actions.MarkCard),
    )
}
