"""The Slack family: roommates who collect Slack. One core of rules, one folder of TOML for each set."""

from stammtisch.games.slack.game import Cthulhu

__all__ = ["Cthulhu"]
