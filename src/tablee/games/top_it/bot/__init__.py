"""A player of Top It, in three strengths."""
