"""The tables of the database. `event` is the truth; the last columns of `table` and all of `snapshot` follow from it and
only save looking."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

table = Table(
    "table",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),  # shown to nobody before the game is over
    Column("invite", String(64), nullable=False),  # SHA-256
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("hints", Boolean),  # may players ask for hints? null: where fewer than two people play, and before version 3
    # what follows from the log, brought up to date with every append
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("deadline", BigInteger),  # when the clock decides; null: never
    Column("bot_due", BigInteger),  # since when a bot should be thinking; null: none
    # who is thinking for the bot, and until when that is believed
    Column("lease_owner", String(32)),
    Column("lease_until", BigInteger, nullable=False),
)
Index("table_listed", table.c.listed, table.c.status, table.c.created)
Index("table_deadline", table.c.deadline)
Index("table_bot_due", table.c.bot_due)

event = Table(
    "event",
    metadata,
    Column("table_id", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client_id", String(64)),  # seat and the client's own number: what was sent twice is kept once
    Column("payload", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
    Column("asked", String(24)),  # a hash of what was asked under client_id; null: before version 2
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "client_id"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", String(12), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

code = Table(
    "code",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

ticket = Table(
    "ticket",  # those already used
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

setting = Table("setting", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

migration = Table("migration", metadata, Column("number", Integer, primary_key=True), Column("at", BigInteger, nullable=False))
