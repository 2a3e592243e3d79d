"""The balance report of a game: one page with pictures, made from games played here and now."""
