"""The rules as they were: a game that began by them ends by them."""
