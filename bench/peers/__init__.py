"""Random play in other libraries, measured as ours is. See docs/simulating.md."""
