"""What may stand in a lesson script, as a JSON Schema for editors and other programs; made from the models.

The front matter and each kind of block have a definition of their own. A list may be written as one word.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from hzl_tutor.lesson.conditions import CONDITIONS
from hzl_tutor.lesson.model import BLOCKS, FrontMatter

STORED = Path(__file__).with_name("schema.json")
"""The schema as a file, for whoever does not run the program; a test holds that it is current.

``hzl lint --schema > hzl_tutor/lesson/schema.json`` writes it anew.
"""


def schema() -> dict[str, Any]:
    """Return the schema: an object of ``front`` and of the blocks by their names, each as YAML has it."""
    models = {"front": FrontMatter, **BLOCKS}
    names, whole = models_json_schema([(model, "validation") for model in models.values()])
    definitions = {name: _loosened(one) for name, one in sorted(whole["$defs"].items())}
    definitions["QuestionBlock"]["properties"]["generate"]["anyOf"][0]["propertyNames"] = {"enum": list(CONDITIONS)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "hzl lesson script",
        "type": "object",
        "properties": {name: names[model, "validation"] for name, model in models.items()},
        "additionalProperties": False,
        "$defs": definitions,
    }


def schema_text(indent: int | None = 2) -> str:
    """Return the schema as JSON; with ``indent`` None in one line."""
    return json.dumps(schema(), ensure_ascii=False, indent=indent)


def _loosened(part: Any) -> Any:
    """Let a list of words be written as one word, as :mod:`~hzl_tutor.lesson.model` reads it."""
    if isinstance(part, list):
        return [_loosened(item) for item in part]
    if not isinstance(part, dict):
        return part
    found = {name: _loosened(value) for name, value in part.items()}
    items = found.get("items")
    if found.get("type") != "array" or not isinstance(items, dict) or "$ref" in items:
        return found
    around = {name: found.pop(name) for name in ("title", "default") if name in found}
    return {**around, "anyOf": [found, items]}
