"""The games as they look in a terminal: one module a game, each a `tablee.cli.board.Board`."""
