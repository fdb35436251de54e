"""What is announced at a table of the Slack family."""

from __future__ import annotations

from stammtisch.boxes.announcement import Announcement
from stammtisch.games.slack.cards import printed_slack
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.outlook import could_win, touched
from stammtisch.games.slack.sums import announced
from stammtisch.games.slack.view import SlackView


def announcement(game: Slack, view: SlackView) -> Announcement | None:
    """What the open window is about, as a spectator sees it."""
    rules = game.rules
    plays = announced(rules, view)
    if not plays:
        return None
    what, frame = plays[-1]

    def hits() -> frozenset[int]:
        found = touched(rules, view, what, frame)
        if len(plays) > 1:
            found.add(plays[-2][1][1])  # whoever announced what this is an answer to
        return frozenset(found - {frame[1]})

    return Announcement(
        by=frame[1],
        kind=what.kind_of(rules, frame),
        slack=sum(printed_slack(rules.of[card]) for card in what.cards(frame)),
        wins=game.is_decisive(view),
        find_hits=hits,
        find_could_win=lambda: could_win(rules, view),
    )
