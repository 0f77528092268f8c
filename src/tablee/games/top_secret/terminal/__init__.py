"""Top Secret in a terminal; `board` is what the command line asks for."""
