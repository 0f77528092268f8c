"""The nouns of Mission Pas Possible: material, options, actions, state, views. No logic.

Conventions, shared with the browser:
- The 25 dice are numbered 0 to 24, five of each colour in the order of `Colour`; a die keeps its
  number from the bag to a card and back, so that it can be followed on the screen.
- The 54 bomb cards are numbered 0 to 53. Only the numbers of cards that lie open are ever shown.
- The spaces of a card are numbered from 0 through all its groups: a row from left to right, a stack
  from the bottom up, a pyramid from its base up, each level from left to right.
- What the review alone needs tells a die as it lay in one whole number (`Face`).
- Moments (`…_ms`) are table time; the message that brings a view tells how late it is.
"""
