"""Copyright: the same drawing, in transparent cards."""
