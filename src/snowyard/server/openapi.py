"""The API document, made from the same list as the routes and the same classes as the messages."""

from __future__ import annotations

import functools
import re
from typing import Any

import msgspec

from snowyard import __version__
from snowyard.kernel.sentences import languages
from snowyard.server.api import QUESTIONS, Question
from snowyard.server.forms import Refused
from snowyard.server.guard import STATUS

REF = "#/components/schemas/{name}"
QUERY: dict[str, dict[str, Any]] = {
    "lang": {"type": "string", "enum": list(languages()), "default": "en"},
    "seat": {"type": "integer", "minimum": -2, "maximum": 11, "default": -1},
}
PATHS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{12}$"},
    "game": {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,31}$"},
}
STATUSES = sorted({*STATUS.values(), 409})


@functools.cache
def document() -> dict[str, Any]:
    """OpenAPI 3.1."""
    types = [t for q in QUESTIONS for t in (q.asks, q.answers) if t not in (None, str)]
    _, components = msgspec.json.schema_components([*dict.fromkeys(types), Refused], ref_template=REF)
    paths: dict[str, Any] = {}
    for question in QUESTIONS:
        paths.setdefault(question.path, {})[question.method.lower()] = operation(question)
    key = {"type": "http", "scheme": "bearer", "description": "the key of a seat"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Snowyard", "version": __version__, "description": "Tables on the network; see docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": key}},
    }


def operation(question: Question) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATHS[name]} for name in re.findall(r"{(\w+)}", question.path)
    ]
    parameters += [{"name": name, "in": "query", "required": False, "schema": QUERY[name]} for name in question.query]
    answers: dict[str, Any] = {"200": {"description": "done", "content": content(question.answers)}}
    for status in STATUSES:
        answers[str(status)] = {"description": "refused, with the reason", "content": content(Refused)}
    described: dict[str, Any] = {
        "summary": question.says,
        "operationId": question.handler.__name__,
        "parameters": parameters,
        "responses": answers,
    }
    if question.asks is not None:
        described["requestBody"] = {"required": True, "content": content(question.asks)}
    if question.key != "no":
        described["security"] = [{"seat": []}] if question.key == "must" else [{}, {"seat": []}]
    return described


def content(of: Any) -> dict[str, Any]:
    if of is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=of.__name__)}}}
