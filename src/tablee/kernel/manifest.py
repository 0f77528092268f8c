"""What a game says of itself, so that the house can offer it without knowing any game by name."""

from enum import StrEnum

import msgspec


class Sides(StrEnum):
    """Who wins or loses together."""

    EACH = "each"
    """Everybody plays for themselves; those who are level share the victory."""
    ALLIES = "allies"
    """Some play together: whoever wins with an ally has won, and shares nothing."""
    TEAM = "team"
    """All play together, with one score."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's `manifest.py` says: what can be read off nothing else of the game."""

    players: tuple[int, int]
    """The fewest and the most around the table, as a box says it: without puzzles for one."""
    minutes: int
    """How long a usual game takes."""
    sides: Sides
    has_secrets: bool
    """Whether a chair knows something that the others may not: then nobody changes chairs."""
    has_companion: bool = False
    """It has a page that helps people who play with the box."""
    has_second_tries: bool = False
    """A finished game can be taken up again at any of its moments: nothing in it is hidden."""
    languages: tuple[str, ...] = ()
    """Those of the words it is played with; empty: it is played without words."""


class GameInfo(Manifest, frozen=True, kw_only=True):
    """A game as the lobby lists it: its manifest, and what its rules and modules say."""

    game: str
    version: int
    seats: tuple[int, ...]
    """All numbers of players, with those of puzzles and of games alone."""
    is_real_time: bool
    has_puzzle: bool
    has_archive: bool
