"""Snowball Fight (Toresh Games; Thomas Shepherd): 100 cards, walls, forts, last player standing."""
