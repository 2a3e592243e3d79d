"""The games for people who train and study: batches of tables, PettingZoo, Gymnasium, OpenSpiel, records as data.

Each module imports its own heavy library and no other; this one imports nothing.
"""
