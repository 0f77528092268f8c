"""The library: a match of any game in this process, for bots, research and tests of a new game."""
