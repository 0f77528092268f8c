"""Which commands a table has done, so that one that comes again is recognised.

Each player's latest are kept apart: however busy the table is meanwhile, what a player sends again
after a cut is not done twice.
"""

from tablee.table import limits


class DoneCommands:
    def __init__(self) -> None:
        self.by_player: dict[str, dict[str, int]] = {}

    def add(self, player: str, command_id: str, n: int) -> None:
        """Remember the number under which a player's command was accepted."""
        own = self.by_player.pop(player, {})
        own[command_id] = n
        self.by_player[player] = own  # the last one to be forgotten
        _forget_first(own, limits.COMMANDS_REMEMBERED)
        _forget_first(self.by_player, limits.PLAYERS_REMEMBERED)

    def number_of(self, player: str, command_id: str) -> int | None:
        return self.by_player.get(player, {}).get(command_id)


def _forget_first(known: dict[str, int] | dict[str, dict[str, int]], most: int) -> None:
    while len(known) > most:
        del known[next(iter(known))]
