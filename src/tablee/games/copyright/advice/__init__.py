"""What can be said of a position: the proven best copy, and answers to a player's questions."""
