"""What bots share: the driver that lets them play at a human pace."""
