"""The Slack family in words: events, questions, choices, the table and the standing."""

from __future__ import annotations

from typing import final

from stammtisch.text.slack.cards import SlackCards
from stammtisch.text.slack.digest import SlackDigest
from stammtisch.text.slack.outcomes import SlackOutcomes
from stammtisch.text.slack.table import SlackTable

__all__ = ["SlackText"]


@final
class SlackText(SlackOutcomes, SlackDigest, SlackCards, SlackTable):
    """Tells one reader about one table."""
