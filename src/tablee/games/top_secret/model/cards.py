"""The cards of Top Secret: places, identities, fragments of the number. No logic."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain immutable value."""


class Colour(StrEnum):
    """The colours of the five sets of cards (TS-2), in the order of the visitors."""

    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    PINK = "pink"
    BLACK = "black"


class Place(StrEnum):
    """The five places (TS-5)."""

    SAN_MARCO = "san_marco"
    RIALTO = "rialto"
    SALUTE = "salute"
    SAN_GIORGIO = "san_giorgio"
    PONTE_DEI_SOSPIRI = "ponte_dei_sospiri"


class Card(StrEnum):
    """The eight identity and number cards of a colour, and of the black set (TS-3, TS-4)."""

    FIDDLEBOTTOM = "fiddlebottom"
    BUBBLE = "bubble"
    ZSA_ZSA = "zsa_zsa"
    AGENT_X = "agent_x"
    FRAGMENT_52 = "52"
    FRAGMENT_11 = "11"
    FRAGMENT_0 = "0"
    FRAGMENT_29 = "29"


class Black(StrEnum):
    """The two black cards of an agent: his identity and his fragment of the number (TS-12)."""

    IDENTITY = "identity"
    FRAGMENT = "fragment"


Pair = tuple[Card, Card]
Number = tuple[Card, Card, Card, Card]
"""Four fragments, in the order of their owners F, B, Z, X (TS-44)."""
Agent = Annotated[int, Meta(ge=0, le=3)]
Owners = tuple[Agent, Agent, Agent, Agent]
"""Who is Fiddlebottom, who is Bubble, who is Zsa Zsa, who is X."""
