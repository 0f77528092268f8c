"""Who may talk and react at a table."""

from tablee.kernel.hosting import ChatMode
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
