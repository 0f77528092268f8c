"""How the bots play: three ways, and what they weigh."""
