"""Many games at once: simulation, summaries, benchmarks."""

from snowyard.lab.simulate import Summary, simulate

__all__ = ["Summary", "simulate"]
