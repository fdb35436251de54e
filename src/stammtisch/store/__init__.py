"""The append-only record of every table. Callers use `Store` and need no knowledge of databases."""

from stammtisch.store.entry import Append, Entry
from stammtisch.store.store import Store, open_store

__all__ = ["Append", "Entry", "Store", "open_store"]
