"""The API document, and whether the server keeps to it whatever it is sent."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import positive_data_acceptance

from server.postgres import Postgres
from server.running import LiveServer, serving
from snowyard.server.api import QUESTIONS, Question

load_all_checks()


EXAMPLES = {"sqlite": 10, "postgresql": 4}  # of each question, right and wrong ones; what is read and refused is the same code


@pytest.fixture(scope="module", params=EXAMPLES)
def small_yard(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    if request.param == "sqlite":
        place = str(tmp_path_factory.mktemp("document") / "tables.db")
    else:
        cluster: Postgres = request.getfixturevalue("cluster")
        place = cluster.database()
    with serving(place, ("forts",), rate_scale=10_000) as running:
        yield running


def document_of(yard: LiveServer) -> dict[str, Any]:
    """The document, with ids in it that exist, so that some questions reach a table."""
    document: dict[str, Any] = yard.get("/api/openapi.json")
    made = yard.make("forts", [{"kind": "me", "name": "Mia"}, {"kind": "open"}], listed=True)
    known = {"table": [made["table"], "0" * 12], "game": ["forts", "chess"]}
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] in known:
                    parameter["schema"]["enum"] = known[parameter["name"]]
    return document


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q.method} {q.path}")
def test_whatever_is_asked_the_answer_is_one_that_the_document_promises(small_yard: LiveServer, question: Question) -> None:
    examples = EXAMPLES["postgresql" if small_yard.settings.database.startswith("postgresql:") else "sqlite"]
    schema = schemathesis.openapi.from_dict(document_of(small_yard))
    schema.config.update(base_url=small_yard.address)
    rejected = schema.config.checks.negative_data_rejection
    rejected.expected_statuses = [*rejected.expected_statuses, "413"]  # some of it is very long
    operation = schema[question.path][question.method]

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        asked = 0

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=examples, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        def answers(case: Any) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(excluded_checks=[positive_data_acceptance])  # a name may be taken; no schema says so

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a question that takes nothing
            answers()
            assert asked


def test_the_document_describes_every_question(small_yard: LiveServer) -> None:
    document = small_yard.get("/api/openapi.json")
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(question.method, question.path) for question in QUESTIONS}
    for schema_name in document["components"]["schemas"].values():
        assert schema_name
