"""Snowball Fight (George Jaros): a draft, then secret simultaneous turns with two-sided cards."""
