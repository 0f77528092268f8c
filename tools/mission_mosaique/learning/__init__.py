"""Teaches the bots to see: trains the recogniser from a folder of people's sketches."""
