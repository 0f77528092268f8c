"""The nouns of Top Secret: options, actions, views, the state. No logic.

Conventions, shared with the browser:
- An agent is numbered 0 to 3, clockwise; seats 0 to 3 are these agents. With three players agent 3
  is the dummy and has no chair (TS-58). The Ambassador is visitor 4, whatever the number of
  players; with five he is seat 4 (TS-66).
- A card is one of the eight that each colour has: four identities, then four numbers (TS-3, TS-4).
  A pair names its two cards in the order of `Card`.
- A number is told in the order of its owners: Fiddlebottom, Bubble, Zsa Zsa, X (TS-44).
- Rounds and games are numbered from 1.
"""
