"""The game on a screen of text."""
