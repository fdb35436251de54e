"""Moves of Scare as text: `stack 3`, `play 8 8 8`, `play 0/10 as 10`."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.problem import Refused, Unreadable
from stammtisch.engine.state import Move
from stammtisch.games.scare.cards import WILD, WILD_NAME
from stammtisch.games.scare.state import PLAY, STACK


def write(move: Move) -> str:
    if move[1] == STACK:
        return f"stack {move[2]}"
    face, count = move[2], move[3]
    if face == WILD:
        return f"play {WILD_NAME} as {count}"
    return " ".join(["play", *[str(face)] * count])


def read(seat: int, words: Sequence[str]) -> Move:
    verb, *rest = [word.lower() for word in words]
    if verb == "stack":
        return _read_stack(seat, rest)
    if verb == "play" and rest:
        return _read_play(seat, rest)
    if verb == "pass":
        raise Refused("TRK-01", "no_passing")
    raise Unreadable("not_a_scare_move", line=" ".join(words))


def _read_stack(seat: int, words: list[str]) -> Move:
    if words[:1] == ["scare"]:  # as people say it: `stack scare 6`
        words = words[1:]
    if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 3:
        raise Unreadable("not_a_scare_move", line=" ".join(["stack", *words]))
    return (seat, STACK, int(words[0]))


def _read_play(seat: int, words: list[str]) -> Move:
    if WILD_NAME in words:
        return _read_wild(seat, words)
    faces: list[int] = []
    for word in words:
        face, times, count = word.partition("x")  # `8x3` is short for `8 8 8`
        if face not in "123456789" or len(face) != 1 or (times and not count.isdecimal()) or len(count) > 2:
            raise Refused("TRK-02", "not_a_card", word=word)
        faces += [int(face)] * (int(count) if times else 1)
    if not faces:
        raise Unreadable("not_a_scare_move", line=" ".join(["play", *words]))
    if len(set(faces)) > 1:
        raise Refused("TRK-03", "not_identical")
    return (seat, PLAY, faces[0], len(faces))


def _read_wild(seat: int, words: list[str]) -> Move:
    if words.count(WILD_NAME) > 1:
        raise Refused("AMB-43", "wild_alone")
    if words[0] != WILD_NAME or (len(words) > 1 and words[1] != "as"):
        raise Refused("TRK-03", "not_identical")
    if len(words) != 3 or words[2] not in ("0", "10"):
        raise Refused("TRK-24", "wild_value")
    return (seat, PLAY, WILD, int(words[2]))
