"""What is seen of a game of Top It, and how it is read back."""
