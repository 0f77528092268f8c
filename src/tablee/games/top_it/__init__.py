"""Top It: a mosaic laid edge to edge."""
