"""What is asked of the same state again is not worked out again."""

from tablee.kernel.memo import once_per_state


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
