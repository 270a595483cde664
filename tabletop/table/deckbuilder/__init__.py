"""The deck builder: the cards of a game, a deck in the making, and what is to be seen of it."""
