"""Whether a host's own words can be played with (MM-79)."""

from itertools import chain

from tablee.games.mission_mosaique.data.notebooks import ROUNDS
from tablee.games.mission_mosaique.model import PACK_LETTERS, Options, PackWord
from tablee.games.mission_mosaique.rules.matching import plain


def is_enough(options: Options, seats: int) -> bool:
    """A word for everybody in every round; without a pack there are always enough."""
    pack = options.pack or ()
    return not pack or (_is_sound(pack) and len(pack) >= ROUNDS * seats)


def _is_sound(pack: tuple[PackWord, ...]) -> bool:
    """Every name says something, none is two words' (MM-26), and they are not too long."""
    forms = [{plain(name) for name in word.names} for word in pack]
    all_forms = list(chain.from_iterable(forms))
    letters = sum(len(name) for word in pack for name in (*word.names, word.meant))
    is_told_apart = len(set(all_forms)) == len(all_forms)
    return is_told_apart and "" not in all_forms and letters <= PACK_LETTERS
