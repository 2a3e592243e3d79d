"""The five games, one package each; they import the kernel and nothing above it."""
