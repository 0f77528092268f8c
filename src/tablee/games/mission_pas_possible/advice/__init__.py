"""Answers to questions, and the planning that advice and bots share."""
