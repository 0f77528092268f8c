"""Who may talk and react at a table, and what becomes of what people write in a game."""

from typing import Any

from msgspec.structs import asdict, replace

from tablee.kernel.hosting import ChatMode
from tablee.kernel.rules import Game
from tablee.table.plain_text import plain
from tablee.table.position import Position
from tablee.table.refusal import Code, Refusal


def check_may_speak(position: Position, player: str) -> None:
    """`Refusal` says why not."""
    chat = position.configured.chat
    if player in position.muted:
        raise Refusal(Code.MUTED)
    if chat is ChatMode.OFF:
        raise Refusal(Code.CHAT_OFF)
    if chat is ChatMode.PLAYERS and position.seat_of(player) is None:
        raise Refusal(Code.CHAT_FOR_PLAYERS)


def cleaned(game: Game, action: Any) -> Any:
    """An action with its words as others may see them; private notes stay as they were written."""
    if not isinstance(action, game.unlisted) or _is_private(game, action):
        return action
    written = {name: value for name, value in asdict(action).items() if type(value) is str}
    shown = {name: plain(value) for name, value in written.items()}
    if any(value and not shown[name] for name, value in written.items()):
        raise Refusal(Code.MALFORMED)
    return replace(action, **shown) if shown != written else action


def _is_private(game: Game, action: Any) -> bool:
    return game.privacy is not None and game.privacy.blank_action(action) != action
