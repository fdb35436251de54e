"""What a reader finds in a balance report, and whether that can be true."""

import re
import shlex
from math import sqrt
from pathlib import Path

Row = list[str]


class Report:
    """What a reader finds between the two marks of a report."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = re.search(r"^    (stammtisch .*)$", text, re.MULTILINE)
        assert found
        self.command = shlex.split(found[1])

    def rows(self, head: str) -> dict[str, Row]:
        """The table whose first column has this heading: name -> the other columns."""
        _, found, table = self.text.partition(f"| {head} |")
        assert found, head
        lines = table.partition("\n\n")[0].splitlines()[2:]
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        return {name: row for name, *row in cells}

    def wins(self, head: str) -> dict[str, tuple[int, float]]:
        """Games and wins by name."""
        return {name: (number(row[0]), float(row[1].replace(",", ""))) for name, row in self.rows(head).items()}

    def shares(self, head: str) -> dict[str, float]:
        """In percent, as printed."""
        return {name: float(row[2].removesuffix(" %")) for name, row in self.rows(head).items()}

    def figure(self, pattern: str) -> float:
        found = re.search(pattern, self.text)
        assert found, pattern
        return float(found[1])

    def lengths(self) -> dict[int, int]:
        return {int(rounds): number(row[0]) for rounds, row in self.rows("Rounds").items()}

    def option(self, name: str) -> str:
        return self.command[self.command.index(name) + 1]


def number(cell: str) -> int:
    return int(cell.replace(",", ""))


def reports(file: Path) -> list[Report]:
    found = re.findall(r"^<!-- stammtisch .*? -->$(.*?)^<!-- end", file.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [Report(text) for text in found]


def is_likely(seen: int, tries: int, percent: float) -> bool:
    """Whether as many of the tries can be chance, if the share is really as large: four standard deviations."""
    share = percent / 100
    return abs(seen - tries * share) <= 4 * sqrt(tries * share * (1 - share))
