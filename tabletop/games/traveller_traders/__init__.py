"""Traveller Traders and Merchant Prince: a captain, four officers and a ship, for one player."""
