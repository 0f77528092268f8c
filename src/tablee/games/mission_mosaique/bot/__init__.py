"""A teammate that draws and guesses."""
