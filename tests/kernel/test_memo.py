"""What is asked of the same state again is not worked out again."""

from tablee.kernel.memo import ANSWERS_KEPT, once_per_parts, once_per_state


class Stone:
    def __init__(self, name: str) -> None:
        self.name = name


def test_the_same_state_is_worked_on_once_and_another_one_anew() -> None:
    asked = list[str]()

    @once_per_state
    def shout(stone: Stone) -> str:
        asked.append(stone.name)
        return stone.name.upper()

    one, other = Stone("one"), Stone("other")
    assert [shout(each) for each in (one, one, other, other, one)] == [
        *("ONE", "ONE"),
        *("OTHER", "OTHER"),
        "ONE",
    ]
    assert asked == ["one", "other", "one"]


def test_states_that_are_equal_are_told_apart() -> None:
    """Equality would have to look at all of a state, which costs what is to be saved."""

    @once_per_state
    def doubled(state: list[int]) -> list[int]:
        return [*state, *state]

    first, second = [1, 2], [1, 2]
    assert doubled(first) is doubled(first)
    assert doubled(second) is not doubled(first)


def test_an_answer_of_none_is_remembered_too() -> None:
    asked = list[Stone]()
    nothing = once_per_state(asked.append)
    state = Stone("none")
    nothing(state)
    nothing(state)
    assert asked == [state]


def test_the_same_parts_are_worked_on_once_in_whatever_order_they_are_asked_for() -> None:
    asked = list[str]()

    @once_per_parts
    def joined(one: Stone, other: Stone) -> str:
        asked.append(one.name + other.name)
        return one.name + other.name

    a, b = Stone("a"), Stone("b")
    assert [joined(*each) for each in ((a, b), (b, a), (a, b), (b, a))] == ["ab", "ba", "ab", "ba"]
    assert asked == ["ab", "ba"]


def test_parts_that_have_gone_are_not_taken_for_new_ones() -> None:
    """A new object may get the address of one that is gone; one that is kept has its own."""

    @once_per_parts
    def name(stone: Stone) -> str:
        return stone.name

    for number in range(3 * ANSWERS_KEPT):
        assert name(Stone(f"{number}")) == f"{number}"
