"""Commands that were done already."""

from tablee.table import limits
from tablee.table.done import DoneCommands


def test_a_busy_table_does_not_push_out_what_an_absent_player_will_send_again() -> None:
    done = DoneCommands()
    done.add("adele", "c1", 7)
    for n in range(10 * limits.COMMANDS_REMEMBERED):
        done.add("gaston", f"c{n}", n)
    assert done.number_of("adele", "c1") == 7


def test_each_player_is_remembered_for_so_many_commands() -> None:
    done = DoneCommands()
    for n in range(limits.COMMANDS_REMEMBERED + 1):
        done.add("adele", f"c{n}", n)
    assert done.number_of("adele", "c0") is None
    assert done.number_of("adele", "c1") == 1
    assert done.number_of("gaston", "c1") is None


def test_the_players_who_came_last_are_remembered() -> None:
    done = DoneCommands()
    for player in ("adele", "gaston", "adele"):
        done.add(player, "c", 1)
    for number in range(limits.PLAYERS_REMEMBERED - 1):
        done.add(str(number), "c", 1)
    assert done.number_of("adele", "c") == 1
    assert done.number_of("gaston", "c") is None
