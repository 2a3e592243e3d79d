"""Mutation testing of the rules: change one operator, constant or condition at a time, and see whether a test notices."""
