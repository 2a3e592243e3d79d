"""Duel 52 (Judd Madden, Nina Riddell): three lanes, one deck, face-down cards and powers that set off powers."""
