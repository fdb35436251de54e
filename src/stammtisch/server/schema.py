"""Writes the JSON Schema of everything that goes over the wire; the page's types are made from it.

python -m stammtisch.server.schema > web/src/gen/messages.json
"""

from __future__ import annotations

import json
import sys
from typing import Any

from stammtisch.boxes import CardFacts
from stammtisch.boxes.picture import Picture
from stammtisch.server import catalog, figures, http, messages, replays
from stammtisch.server.endpoint import ProblemBody, schemas_of


def schema() -> dict[str, Any]:
    roots: dict[str, Any] = {
        "FromPage": messages.FromPage,
        "ToPage": messages.ToPage,
        "Picture": Picture,
        "NewTable": http.NewTable,
        "NewLesson": http.NewLesson,
        "SitDown": http.SitDown,
        "Seated": http.Seated,
        "Summary": http.Summary,
        "ReplayRequest": http.ReplayRequest,
        "GoOnRequest": http.GoOnRequest,
        "Replay": replays.Replay,
        "FiguresRequest": http.FiguresRequest,
        "Figures": figures.Figures,
        "GameFacts": catalog.GameFacts,
        "CardFacts": CardFacts,
        "RuleFacts": catalog.RuleFacts,
        "ProblemBody": ProblemBody,
    }
    found, components = schemas_of([*roots.values()], "#/$defs/{name}")
    named = {name: one for name, one in zip(roots, found, strict=True) if "$ref" not in one}
    root = {"type": "object", "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots}}
    return {**root, "$defs": dict(sorted((components | named).items()))}


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
    sys.stdout.write("\n")
