"""Numbered steps that bring a database up to date, each in one transaction, each exactly once.

A step never changes once it has been released; a change to schema.py comes with a new step that makes it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, inspect, select, text

from snowyard.kernel.errors import Refusal
from snowyard.server.store import schema

LOCK = 7236517  # PostgreSQL's advisory lock: of several processes that start together one migrates


def first_tables(connection: Connection) -> None:
    """1: everything of the first release, and the key that tickets are signed with."""
    names = ("table", "event", "snapshot", "code", "ticket", "setting")
    schema.metadata.create_all(connection, [schema.metadata.tables[name] for name in names])
    connection.execute(schema.setting.insert().values(name="ticket key", value=secrets.token_hex(32)))


def what_was_asked(connection: Connection) -> None:
    """2: what a client asked for under its number; a number used again for something else is refused."""
    if all(column["name"] != "asked" for column in inspect(connection).get_columns("event")):  # step 1 makes new ones whole
        connection.execute(text("ALTER TABLE event ADD COLUMN asked VARCHAR(24)"))


def may_hint(connection: Connection) -> None:
    """3: whether players may ask for hints at a table."""
    if all(column["name"] != "hints" for column in inspect(connection).get_columns("table")):
        connection.execute(text('ALTER TABLE "table" ADD COLUMN hints BOOLEAN'))


STEPS: Sequence[Callable[[Connection], None]] = (first_tables, what_was_asked, may_hint)


def migrate(connection: Connection) -> None:
    """Run the steps that this database has not seen. A database from a newer Snowyard is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
    if not inspect(connection).has_table("migration"):
        schema.migration.create(connection)
    done = set(connection.execute(select(schema.migration.c.number)).scalars())
    if max(done, default=0) > len(STEPS):
        raise Refusal(
            "database",
            f"the database has been brought to version {max(done)} by a newer Snowyard; this one "
            f"knows versions up to {len(STEPS)}. Install the newer one again.",
        )
    for number, step in enumerate(STEPS, 1):
        if number not in done:
            step(connection)
            connection.execute(schema.migration.insert().values(number=number, at=int(time.time() * 1000)))
