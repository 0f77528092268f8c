"""The teammates that are no people."""
