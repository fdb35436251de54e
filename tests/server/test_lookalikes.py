"""At one table, nobody passes for somebody else."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.server import commands
from stammtisch.server.live import LiveTable
from stammtisch.server.lookalikes import SHAPES, skeleton
from tests.server.tables import table

EVERYBODY = """
Ann Anna Anne Ben Bob Carla Cem Clara Dan Dana Dora Elif Elli Emil Emma Eva Finn Fritz Gül Hanna Ida Ina Jan Jana Jo
Jörg Kai Karl Lea Leon Lina Luis Mara Maria Max Mia Nils Noa Olga Paul Peer Pia Rita Sara Sven Tim Tom Uwe Zoe Иван
Пётр Анна Ольга Борис Νίκος Μαρία Γιώργος Արամ 李雷 佐藤 김철수 محمد דוד 🐙 🦑 Ann2 Ann3 X Y
"""


def test_names_of_people_are_told_apart() -> None:
    for one, other in combinations(EVERYBODY.split(), 2):
        assert skeleton(one) != skeleton(other), (one, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Ann", "АNN"),
        ("Ann", "Ａｎｎ"),  # full width
        ("Ann", "𝓐𝓷𝓷"),
        ("Ann", "Ⓐⓝⓝ"),
        ("Ann", "Ánn"),
        ("Ann", "A\u0334nn"),
        ("Ann", "Ann."),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "An\u3164n"),
        ("Anna-Lena", "Anna_Lena"),
        ("Anna-Lena", "AnnaLena"),
        ("Bob", "B0b"),
        ("Bob", "Βоb"),  # Greek and Cyrillic
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Paul", "Рaul"),
        ("Nina", "Νina"),
        ("Viv", "νiν"),
        ("Tom", "Torn"),
        ("Wim", "VVim"),
        ("Olga", "Оlgа"),
        ("Вера", "Bepa"),
        ("Søren", "Soren"),
        ("Ægir", "Aegir"),
        ("Straße", "Strasse"),
        ("Max", "ᴍax"),
        ("Jo", "Ꭻо"),
        ("Ann", "ꓮnn"),  # Lisu
        ("Ann", "Ⲁnn"),  # Coptic
        ("Ann", "ꭺnn"),  # small Cherokee
        ("Bob", "ᗷob"),  # Canadian
        ("Paul", "Pau\u01c0"),
        ("Ann2", "Ann٢"),
        ("Bob", "B๐b"),
    ],
)
def test_a_name_that_looks_like_another_is_refused(name: str, other: str) -> None:
    live = LiveTable("t")
    commands.open_table(live, "scare", {}, 3, {}, 0.0)
    commands.sit(live, name, "t1", "en", 0.0)
    with pytest.raises(Problem, match=r"look_alike|same_name"):
        commands.sit(live, other, "t2", "en", 0.0)
    assert live.people == [0]
    commands.sit(live, "Zoe", "t2", "en", 0.0)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301"])
def test_a_name_can_be_seen(name: str) -> None:
    live = table(people=1, bots=1)
    with pytest.raises(Problem, match="bad_name"):
        commands.sit(live, name, "t9", "en", 0.0)


def test_a_bot_takes_no_name_that_looks_like_that_of_a_person() -> None:
    live = LiveTable("t")
    commands.open_table(live, "scare", {}, 3, {}, 0.0)
    commands.sit(live, "Аda", "t1", "en", 0.0)
    commands.seat_bot(live, 0, 1, "random", 0.0)
    assert live.chairs[1].name == "Bruno"


def test_every_shape_is_reached_and_means_one_thing() -> None:
    letters = [letter for shapes in SHAPES.values() for letter in shapes]
    assert len(letters) == len(set(letters))
    for letter in letters:
        assert unicodedata.normalize("NFKD", letter) == letter
        assert letter.isprintable()
