"""What a host's games leave for the next ones: names that appeals have won for words (MM-74)."""

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tablee.games.mission_mosaique.model import HOUSE_NAMES, HouseName, Options, State

_decode = msgspec.json.Decoder(tuple[HouseName, ...]).decode


def recalled(options: Options, kept: bytes) -> Options:
    return replace(options, names=_decode(kept) or UNSET)


def kept(options: Options, state: State | None) -> bytes:
    """Those that the game began with, which the host may have struck off, and those it has won."""
    pictures = () if state is None else state.pictures
    won = (picture.appealed for picture in pictures if picture.appealed)
    names = dict.fromkeys((*(options.names or ()), *won))
    return msgspec.json.encode(list(names)[-HOUSE_NAMES:])


def settled(options: Options, is_public: bool) -> Options:
    """Gentle clocks where strangers play, unless the host has said otherwise (MM-77)."""
    return options if options.has_clocks is not UNSET else replace(options, has_clocks=is_public)
