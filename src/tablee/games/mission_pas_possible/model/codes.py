"""Why an action is refused, and how a game ends: closed lists."""

from enum import StrEnum


class IllegalCode(StrEnum):
    """Why an action is refused; the sentences are in `refusals.json`."""

    GAME_IS_OVER = "game_is_over"
    NOT_YOUR_BAG = "not_your_bag"
    DICE_ARE_OUT = "dice_are_out"
    """Of the bag already: no new ones before the turn is over."""
    NOT_IN_THE_CENTRE = "not_in_the_centre"
    SOMEBODY_WAS_FASTER = "somebody_was_faster"
    NO_DIE_LEFT_TO_TAKE = "no_die_left_to_take"
    """One has taken one's share of this turn."""
    FITS_NOWHERE = "fits_nowhere"
    HAND_IS_EMPTY = "hand_is_empty"
    NOT_YOUR_CARD = "not_your_card"
    NO_SUCH_SPACE = "no_such_space"
    SPACE_IS_FILLED = "space_is_filled"
    NOT_YET_SUPPORTED = "not_yet_supported"
    DOES_NOT_MATCH = "does_not_match"
    CARD_WOULD_BE_STUCK = "card_would_be_stuck"
    ALREADY_SO = "already_so"
    STILL_USABLE = "still_usable"
    SOMEBODY_MUST_CHOOSE = "somebody_must_choose"
    LOSE_A_DIE_FIRST = "lose_a_die_first"
    TAKE_A_BOMB_FIRST = "take_a_bomb_first"
    NOTHING_TO_LOSE = "nothing_to_lose"
    CANNOT_BE_LOST = "cannot_be_lost"
    NO_BOMB_TO_TAKE = "no_bomb_to_take"
    NOT_OPEN = "not_open"
    NOTHING_TO_REVEAL = "nothing_to_reveal"
    IS_UNUSED = "is_unused"
    """For good: it can only be rolled again (MPP-102, MPP-103)."""
    OFFER_TO_ANOTHER = "offer_to_another"
    CANNOT_USE_IT = "cannot_use_it"
    """The one to whom it is offered."""
    NOTHING_OFFERED = "nothing_offered"
    NO_DIE_SHOWS_THAT = "no_die_shows_that"
    ONLY_IN_STRICT_MODE = "only_in_strict_mode"


class Reason(StrEnum):
    """How a game ended."""

    ALL_DEFUSED = "all_defused"
    TIME_IS_UP = "time_is_up"
    BAG_IS_EMPTY = "bag_is_empty"
