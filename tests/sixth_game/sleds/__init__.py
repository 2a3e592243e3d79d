"""Sleds: push, roll, slide; be the first at the foot of the hill. The sixth game: it follows docs/adding-a-game.md, for a test."""
