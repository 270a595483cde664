"""Building decks: the cards that there are, a deck in the making, and choosing one for a seat."""
