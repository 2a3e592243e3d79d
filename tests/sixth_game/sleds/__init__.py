"""Sleds: push, roll, slide; be the first at the foot of the hill. A game that follows docs/adding-a-game.md, for a test."""
