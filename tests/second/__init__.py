"""Second implementations of the games, written from their specifications alone, and the games they play beside the engine."""
