"""Seats and invitations are signed: the holder of the key sits there, on any device, and nothing is stored for it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from stammtisch.engine.problem import Problem

# No letters that look or sound alike: people read these aloud.
LETTERS: Final = "abcdefghkmnpqrstuvwxyz23456789"
TABLE_LETTERS: Final = 8


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS))


def new_ticket() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


@dataclass(frozen=True)
class SeatKey:
    table: str
    chair: int
    ticket: str


@dataclass(frozen=True)
class Invitation:
    table: str
    number: int  # a table that revokes its invitations moves on to the next number


class Keys:
    """Writes and reads keys that only this server can have signed."""

    def __init__(self, secret: str) -> None:
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._invitations = URLSafeSerializer(secret, salt="invitation")

    def seat(self, key: SeatKey) -> str:
        return str(self._seats.dumps([key.table, key.chair, key.ticket]))

    def invitation(self, invitation: Invitation) -> str:
        return str(self._invitations.dumps([invitation.table, invitation.number]))

    def read_seat(self, text: str) -> SeatKey:
        match self._read(self._seats, text, "bad_key"):
            case [str(table), int(chair), str(ticket)]:
                return SeatKey(table, chair, ticket)
        raise Problem("bad_key")

    def read_invitation(self, text: str) -> Invitation:
        match self._read(self._invitations, text, "bad_invitation"):
            case [str(table), int(number)]:
                return Invitation(table, number)
        raise Problem("bad_invitation")

    @staticmethod
    def _read(serializer: URLSafeSerializer, text: str, code: str) -> object:
        try:
            return serializer.loads(text)
        except BadSignature:
            raise Problem(code) from None
