"""The composition root: settings in, an ASGI application out."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from snowyard.kernel.errors import Refusal
from snowyard.server import metrics, offline
from snowyard.server.api import QUESTIONS, Desk, endpoint
from snowyard.server.bots import Bots
from snowyard.server.catalogue import Catalogue
from snowyard.server.door import Door
from snowyard.server.forms import Reach, Refused
from snowyard.server.guard import Gate, Guard, status_of
from snowyard.server.limits import Limits
from snowyard.server.offline import CLIENT, INDEX, WORKER
from snowyard.server.openapi import document
from snowyard.server.store import open_store
from snowyard.server.store.health import Health
from snowyard.server.tables import Tables
from snowyard.server.work import Work

log = logging.getLogger("snowyard.server")

ASKED_EACH_TIME = {"Cache-Control": "no-cache"}


@dataclass(frozen=True)
class Settings:
    """How a server runs. `gate`: which hosts, origins and proxies are trusted. `rate_scale`: see Limits."""

    database: str
    gate: Gate = field(default_factory=lambda: Gate())
    threads: int = 0
    rate_scale: float = 1.0
    warm: list[str] | None = None  # games to compile at start; None: all


def refused(refusal: Refusal) -> Response:
    metrics.REFUSALS.labels(refusal.code).inc()
    body = msgspec.json.encode(Refused(refusal.code, refusal.sentence))
    return Response(body, status_of(refusal.code), media_type="application/json")


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refused(error)


async def on_missing(request: Request, error: Exception) -> Response:
    return refused(Refusal("not found", "there is nothing under this address"))


async def on_method(request: Request, error: Exception) -> Response:
    allowed = getattr(error, "headers", None) or {}
    answer = refused(Refusal("method", f"this address answers {allowed.get('Allow', 'other methods')} only"))
    answer.headers.update(allowed)
    return answer


async def on_error(request: Request, error: Exception) -> Response:
    log.error("internal error", exc_info=error)
    return refused(Refusal("internal", "the server made a mistake; nothing was changed"))


class Server:
    """A server from `open` to `close`; `app` is what an ASGI server runs in between."""

    def __init__(self, settings: Settings) -> None:
        self.store = open_store(settings.database)
        self.health = Health(self.store)
        self.catalogue = Catalogue()
        self.work = Work(settings.threads, settings.rate_scale)
        self.bots = Bots(self.work)
        self.tables = Tables(self.store, self.catalogue, self.bots)
        self.limits = Limits(settings.rate_scale)
        self.warm, self.gate = settings.warm, settings.gate
        self.reach = Reach([], False)  # until it is known where it listens
        self.door = Door(settings.rate_scale, settings.gate.proxies)
        self.app = Guard(self._pages(), settings.gate, self.tables, self.limits, self.door)

    async def open(self) -> None:
        await self.store.open()
        self.catalogue.start(self.warm)
        self.tables.start()

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()
        self.catalogue.stop()
        self.work.stop()

    def _pages(self) -> Starlette:
        files = [Mount("/", StaticFiles(directory=CLIENT))] if CLIENT.is_dir() else []
        own = [Route("/healthz", self._health), Route("/metrics", self._measured), Route("/api/openapi.json", described)]
        alone = [Route(f"/{WORKER}", worker), Route("/data/{name}", file_of_data)]
        return Starlette(
            routes=[*questions(Desk(self.tables, self.limits, lambda: self.reach)), *own, Route("/", page), *alone, *files],
            exception_handlers={Refusal: on_refusal, 404: on_missing, 405: on_method, 500: on_error},
        )

    async def _health(self, request: Request) -> Response:
        await self.health.check()
        return Response(b'{"status":"ok"}', media_type="application/json")

    async def _measured(self, request: Request) -> Response:
        if not self.gate.admits_to_metrics(request.scope):
            raise Refusal("not found", "there is nothing under this address")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def described(request: Request) -> Response:
    return Response(msgspec.json.encode(document()), media_type="application/json")


def questions(desk: Desk) -> list[Route]:
    """One route a path: a path that answers GET and POST says so when asked for anything else."""
    paths: dict[str, dict[str, Any]] = {}
    for question in QUESTIONS:
        paths.setdefault(question.path, {})[question.method] = endpoint(desk, question)

    def route(path: str, answers: dict[str, Any]) -> Route:
        async def ask(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            answer: Response = await answers[method](request)
            return answer

        return Route(path, ask, methods=list(answers))

    return [route(path, answers) for path, answers in paths.items()]


async def page(request: Request) -> Response:
    """The browser client, or a line that says where it is."""
    index = CLIENT / INDEX
    if index.is_file():
        return FileResponse(index, headers=ASKED_EACH_TIME)
    return Response(f"{offline.NO_CLIENT}\n", media_type="text/plain; charset=utf-8")


def worker(request: Request) -> Response:
    """The service worker, which lets a page open and play when there is no network. In a thread: the first time takes a while."""
    if not (CLIENT / WORKER).is_file():
        raise HTTPException(404)
    script = offline.service_worker(offline.data_or_none(), (CLIENT / INDEX).read_bytes())
    return Response(script, media_type="text/javascript", headers=ASKED_EACH_TIME)


MEDIA = {"wasm": "application/wasm", "bin": "application/octet-stream", "json": "application/json"}
"""Of the files under `data/`, by how their names end."""


def file_of_data(request: Request) -> Response:
    name = request.path_params["name"]
    found = offline.data_or_none().get(name)
    if found is None:
        raise HTTPException(404)
    media = MEDIA[name.rpartition(".")[2]]
    return Response(found, media_type=media, headers=ASKED_EACH_TIME)
