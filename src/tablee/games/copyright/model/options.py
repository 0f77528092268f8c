"""What a table can choose."""

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A plain immutable value."""


class Variant(StrEnum):
    BASE = "base"
    TIMED = "timed"
    LIGHTNING = "lightning"
    PUZZLE = "puzzle"
    """Solo: one deal, for as many points as you can, as fast as you can."""


class ModelMaker(StrEnum):
    CHANCE = "chance"
    PLAYERS = "players"


class Options(Struct, frozen=True, kw_only=True):
    variant: Variant = Variant.BASE
    limit: Annotated[int, Meta(ge=1, le=100)] | None = None
    """Points to reach (CR-42, CR-59); by default 20, or 3 in the lightning variant."""
    turn_seconds: Annotated[int, Meta(ge=10, le=180)] = 45
    round_seconds: Annotated[int, Meta(ge=30, le=1800)] | None = None
    """The optional clock of a round (CR-27)."""
    model_maker: ModelMaker = ModelMaker.CHANCE
    solver_bonus: Literal[1, 5] = 1
    solver_pays_overhang: bool = True
    has_aid: bool = True
    """Whether each player sees what their stack would score."""


class FirstOptions(Options, frozen=True, kw_only=True):
    """Of version 1 of the rules."""

    puzzle: Annotated[str, Meta(max_length=64)] = ""
    """The seed of a puzzle that everybody gets the same deal of; empty: a deal of its own."""
