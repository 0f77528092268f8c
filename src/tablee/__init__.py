"""Tablée: an online table for five French board games."""

__version__ = "0.1.0"
