"""Small games solved exactly: every position or history, its value, and how to play it perfectly (docs/solving.md)."""
