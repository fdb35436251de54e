"""The Slack family: roommates who collect Slack. One core of rules, one folder of TOML for each set."""

from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.kind import CTHULHU, GEEK, GOTH, GUEVARA, SlackKind

__all__ = ["CTHULHU", "GEEK", "GOTH", "GUEVARA", "Slack", "SlackKind"]
