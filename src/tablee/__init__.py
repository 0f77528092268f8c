"""Tablée: an online table for five French board games."""
