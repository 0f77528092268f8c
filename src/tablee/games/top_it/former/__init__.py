"""Rules of former versions: tables that were opened by them are played and replayed by them."""
