"""Matching pennies with a prize for each kind of match: the smallest game of simultaneous choice.

Both choose a side in secret. If they match, seat 0 wins the prize of that side (in hundredths), seat 1 the rest; if not,
seat 1 wins all. With prizes a and b seat 0 shows heads with probability b / (a + b), and wins a b / (a + b).
"""
