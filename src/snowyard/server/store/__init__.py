"""Where tables are kept: SQLite with nothing to configure, PostgreSQL by its address. Nothing here knows a game."""

from snowyard.server.store.store import Store, open_store
from snowyard.server.store.writer import Append, Conflict, TableColumns

__all__ = ["Append", "Conflict", "Store", "TableColumns", "open_store"]
