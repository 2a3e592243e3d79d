"""`python -m snowyard ...` is `snowyard ...`, for checkouts in which nothing is installed."""

from snowyard.cli import program

program()
