"""What can be known: the possible deals, the detective, the review; the bots think with it too."""
