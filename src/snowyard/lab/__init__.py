"""Many games at once: simulation, summaries, benchmarks."""
