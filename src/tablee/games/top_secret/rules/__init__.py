"""The rules of Top Secret; `rulebook` is what the kernel asks for, the rest are its chapters."""
