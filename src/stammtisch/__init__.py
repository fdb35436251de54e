"""One exact engine for a family of card games; everything else is a client of it."""

__version__ = "0.1.0"
