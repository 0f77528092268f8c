"""Surveys of games that are not about who wins: one module a game, each a `Survey`."""
