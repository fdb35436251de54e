"""The database: two tables, and one for settings. `VERSION` goes up with every change to them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

VERSION: Final = 1

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("length", Integer, nullable=False),  # how many entries it has
    Column("due_at", Float),  # when a bot, a window or an absent player is due; null: nothing to wait for
    Column("changed_at", Float, nullable=False),
)
Index("tables_due_at", tables.c.due_at)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("at", Float, nullable=False),
    Column("client", String(80)),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "client"),
)
