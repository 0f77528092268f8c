"""Copyright in a terminal: the only room of the game that knows `rich` and the command line."""
