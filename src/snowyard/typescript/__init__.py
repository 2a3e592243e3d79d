"""What a game says and shows, for the browser: `view`, `tell` and `words` of each game as TypeScript, made from the Python that
the server runs. `python -m snowyard.typescript` writes it. What of Python is understood: docs/decisions/20."""
