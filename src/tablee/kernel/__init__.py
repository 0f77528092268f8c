"""What a game is, and what it may rely on: time, chance, the log and its replay."""
