"""Answers to players' questions: places, reasons, the review; and the search behind them."""
