"""Top It in a terminal."""
