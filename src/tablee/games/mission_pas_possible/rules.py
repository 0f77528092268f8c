"""The rules of Mission Pas Possible, as the kernel's `Rules` protocol asks for them."""

NAME = "mission_pas_possible"
VERSION = 1
SEATS = range(1, 6)
IS_REAL_TIME = True
