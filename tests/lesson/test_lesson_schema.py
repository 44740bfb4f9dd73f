"""The JSON Schema of lesson scripts: current, whole, and of the same mind as the models."""

from __future__ import annotations

import json

from hzl_tutor.lesson import CONDITIONS, SHOW, TRACKS
from hzl_tutor.lesson.model import BLOCKS, FrontMatter
from hzl_tutor.lesson.schema import STORED, schema


def test_the_stored_schema_is_current() -> None:
    """The file beside the models is what they give; `hzl lint --schema` writes it anew."""
    assert json.loads(STORED.read_text(encoding="utf-8")) == schema()


def test_every_key_is_in_it() -> None:
    """The front matter and every block have exactly the keys of their models, and say which must be there."""
    found = schema()
    for name, model in {"front": FrontMatter, **BLOCKS}.items():
        one = found["$defs"][found["properties"][name]["$ref"].rpartition("/")[2]]
        assert set(one["properties"]) == set(model.model_fields)
        assert set(one["required"]) == {key for key, field in model.model_fields.items() if field.is_required()}
        assert one["additionalProperties"] is False


def test_closed_lists_are_closed() -> None:
    """Tracks, columns and conditions are named, and a list may be one word."""
    definitions = schema()["$defs"]
    assert definitions["FrontMatter"]["properties"]["track"]["enum"] == list(TRACKS)
    many, one = definitions["ChartBlock"]["properties"]["show"]["anyOf"]
    assert many["items"] == one == {"enum": list(SHOW)}
    conditions = definitions["QuestionBlock"]["properties"]["generate"]["anyOf"][0]["propertyNames"]
    assert conditions == {"enum": list(CONDITIONS)}
