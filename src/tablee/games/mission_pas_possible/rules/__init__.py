"""What may be done and what follows from it; `rulebook` is what the house calls."""
