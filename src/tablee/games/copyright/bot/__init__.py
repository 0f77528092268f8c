"""Players of three levels, who see only their view."""
