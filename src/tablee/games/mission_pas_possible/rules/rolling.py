"""What the dice show: by chance, or in a daily mission by the turn (MPP-106)."""

from tablee.games.mission_pas_possible.data.dice import DICE, NUMBERS
from tablee.games.mission_pas_possible.data.sizes import DICE_A_TURN
from tablee.games.mission_pas_possible.model.state import DieKey, State
from tablee.games.mission_pas_possible.rules.changes import die_number, is_first, key_of
from tablee.kernel.chance import Chance

SEED_DIGITS = 32


def seed_of_the_dice(chance: Chance) -> str:
    """Drawn with the deal, so that who is dealt alike rolls alike in every turn."""
    return "".join([chance.choice("0123456789abcdef") for _ in range(SEED_DIGITS)])


def rolled(state: State, chance: Chance) -> tuple[DieKey, ...]:
    """MPP-21, MPP-22; what is left if the bag holds too few (MPP-26)."""
    inside = [die for die in range(DICE) if state.bag >> die & 1]
    count = min(DICE_A_TURN[len(state.seats)], len(inside))
    if _is_daily(state):
        return _rolled_for_all(state, set(inside), count)
    return tuple([key_of(die, chance.choice(NUMBERS)) for die in chance.sample(inside, count)])


def _rolled_for_all(state: State, inside: set[int], count: int) -> tuple[DieKey, ...]:
    """Every turn has an order of all dice; who has the same ones in the bag rolls the same."""
    chance = _daily(state, f"turn {len(state.turns)}")
    dice = [key_of(die, chance.choice(NUMBERS)) for die in chance.sample(range(DICE), DICE)]
    return tuple([die for die in dice if die_number(die) in inside][:count])


def rerolled(state: State, die: DieKey, chance: Chance) -> DieKey:
    """What an unused die shows now (MPP-54)."""
    number = die_number(die)
    if _is_daily(state):
        chance = _daily(state, f"reroll {len(state.turns)} {number}")
    return key_of(number, chance.choice(NUMBERS))


def _is_daily(state: State) -> bool:
    return not is_first(state) and bool(state.dice_seed)


def _daily(state: State, purpose: str) -> Chance:
    return Chance(f"{state.dice_seed} {purpose}".encode())
