"""What an operator watches. Nothing here names a table, a seat or an address, and no decision is counted or timed that not
everybody at its table could notice."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, open files, processor time, as every exporter names them

MOVES = Counter(
    "snowyard_moves_total", "Moves committed that everybody could see, by who made them.", ["cause"], registry=REGISTRY
)
REFUSALS = Counter("snowyard_refusals_total", "Requests refused, by code.", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "snowyard_conflicts_total", "Appends that lost against another process or a doubled request.", registry=REGISTRY
)
FOLDS = Counter("snowyard_folds_total", "Times a table was read from its log.", registry=REGISTRY)
CUT = Counter("snowyard_sockets_cut_total", "Connections cut off, by reason.", ["reason"], registry=REGISTRY)
SOCKETS = Gauge("snowyard_sockets", "Connections to tables open.", registry=REGISTRY)
CONNECTIONS = Gauge(
    "snowyard_connections", "Connections of any kind open, those that have said nothing yet included.", registry=REGISTRY
)
ENDED_EARLY = Counter(
    "snowyard_connections_ended_total", "Connections refused or cut below HTTP, by reason.", ["reason"], registry=REGISTRY
)
ROOMS = Gauge("snowyard_tables_in_memory", "Tables in memory.", registry=REGISTRY)
MADE = Counter("snowyard_tables_made_total", "Tables made, by game.", ["game"], registry=REGISTRY)
ENDED = Counter("snowyard_games_over_total", "Games that came to their end, by game and how.", ["game", "how"], registry=REGISTRY)
STORAGE_ERRORS = Counter("snowyard_storage_errors_total", "Times the database did not do its part.", registry=REGISTRY)
THINKING = Gauge("snowyard_bots_thinking", "Bots that are thinking or wait for a thread to think in.", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "snowyard_commit_seconds",
    "From a message that changes a table to its acknowledgement: checked, committed, told to everybody at this process.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
THINK_SECONDS = Histogram(
    "snowyard_think_seconds", "How long bots thought.", registry=REGISTRY, buckets=(0.001, 0.01, 0.05, 0.1, 0.3, 1, 2, 5, 10)
)
REQUEST_SECONDS = Histogram(
    "snowyard_request_seconds",
    "How long HTTP requests took.",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
REQUESTS = Counter("snowyard_requests_total", "HTTP requests, by status.", ["status"], registry=REGISTRY)


def text() -> bytes:
    return generate_latest(REGISTRY)
