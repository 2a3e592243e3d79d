"""Arenas: players meet at the same deals in every seat, and are rated with intervals."""
