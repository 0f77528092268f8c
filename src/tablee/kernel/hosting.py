"""What a host decides about a table beyond the game: who may talk, and who is waited for."""

from enum import StrEnum


class ChatMode(StrEnum):
    """Who may talk and react."""

    OPEN = "open"
    PLAYERS = "players"
    OFF = "off"


class Patience(StrEnum):
    """How long the others wait for somebody who is there and does nothing; then a bot stands in."""

    AUTO = "auto"
    """Gentle at a public table, endless at a private one."""
    ENDLESS = "endless"
    GENTLE = "gentle"
    BRISK = "brisk"
