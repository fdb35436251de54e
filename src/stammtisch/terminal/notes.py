"""What a game's moves do not tell, and people expect to find again when they go on: it is noted in the record.

A file may come from anybody, so whatever makes no sense is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from stammtisch.boxes.orders import NO_ORDER, Order
from stammtisch.engine.problem import Problem

ORDERS: Final = "orders"
NAMED: Final = "named"


def write_notes(orders: Mapping[int, Order], named: Mapping[int, list[int]]) -> dict[str, object]:
    """Standing orders by seat; by the number of a move, the cards that were named for it by their numbers."""
    return {
        ORDERS: {str(seat): asdict(order) for seat, order in orders.items() if order != NO_ORDER},
        NAMED: {str(move): numbers for move, numbers in named.items()},
    }


def read_orders(notes: Mapping[str, object], seats: int) -> dict[int, Order]:
    found = {}
    for seat, body in _table(notes.get(ORDERS)).items():
        try:
            order = Order.read(body)
            order.check(seats)
            found[int(seat)] = order
        except (Problem, KeyError, TypeError, ValueError):
            continue
    return found


def read_named(notes: Mapping[str, object]) -> dict[int, list[int]]:
    found = {}
    for move, numbers in _table(notes.get(NAMED)).items():
        if move.isdecimal() and isinstance(numbers, list) and all(type(number) is int for number in numbers):
            found[int(move)] = numbers
    return found


def _table(found: object) -> dict[str, Any]:
    return found if isinstance(found, dict) else {}
