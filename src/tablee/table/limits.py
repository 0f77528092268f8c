"""The bounds of a table. What is not bounded here is bounded by the types of the wire."""

NAME_LENGTH = 24
PLAYER_ID_LENGTH = 32
SAID_LENGTH = 300
COMMAND_ID_LENGTH = 40
MESSAGE_BYTES = 16_384
"""The largest message that a client may send."""
WATCHERS = 50
"""Pages of people without a chair; whoever has one always finds room."""
WATCHERS_PER_CLIENT = 10
"""Of them, those that share an address."""
WATCHERS_NAMED = 20
"""Watchers whose names everybody sees."""
REMOVED = 200
"""People whom one table may send away."""
CONNECTIONS_PER_PLAYER = 6
LINES_KEPT = 100
"""Chat and log lines that a newcomer is sent."""
COMMANDS_REMEMBERED = 200
"""Command ids of each player that are recognised when they come again."""
PLAYERS_REMEMBERED = 100
"""Players, watchers too, whose command ids are kept."""
QUEUE_LENGTH = 256
"""Commands waiting at one table; more are refused."""
SAID_ENTRIES = 5_000
"""Of a log: so much talk is kept, and counts against nothing else."""
ENTRIES = 50_000
"""The length of a log, ten times that of a long game; its second half is for moves alone."""
