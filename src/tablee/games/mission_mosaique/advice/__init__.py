"""What a drawing shows, as far as one can tell from its strokes."""
