"""How a round is set up, played, ended and scored."""
