"""Prometheus metrics. No label identifies a table or a person."""

from __future__ import annotations

import time

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server.middleware.responses import ResponseRecorder
from durbar.server.middleware.route_names import RequestRoute, method_of, route_of
from durbar.server.settings import Settings

SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper limits of the histogram's buckets for requests and commits, in seconds."""
LONG_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""The upper limits of the histogram's buckets for bots' moves and hints, in seconds."""

DISCONNECTED = "left"
"""The status label of a request whose client disconnected before the response."""


class _ProcessCollector(ProcessCollector):
    """Collects facts about the process, such as its memory, but not its processor time: on a quiet server the processor
    time would reveal how long a bot thought, and so whether the bot had a choice.
    """

    def collect(self) -> list[Metric]:
        return [metric for metric in super().collect() if metric.name != "durbar_process_cpu_seconds"]


class Metrics:
    """The metrics of one app, in a separate registry, so that several apps can run in one process."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "durbar_requests", "Requests answered.", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "durbar_request_seconds",
            "Time from a request to its response.",
            ["route"],
            buckets=SHORT_BUCKETS,
            registry=registry,
        )
        self.streams = Gauge("durbar_streams", "Streams that are open.", registry=registry)
        self.tables = Gauge("durbar_tables", "Tables in memory.", registry=registry)
        self.damaged = Gauge(
            "durbar_tables_damaged", "Tables set aside because they cannot be read.", registry=registry
        )
        self.moves = Counter("durbar_moves", "Moves that are safely stored.", registry=registry)
        self.commit_seconds = Histogram(
            "durbar_commit_seconds",
            "Time to commit a change to the database.",
            buckets=SHORT_BUCKETS,
            registry=registry,
        )
        self.thinking_seconds = Histogram(
            "durbar_thinking_seconds",
            "Time that bots took for a move, and that hints took.",
            ["level"],
            buckets=LONG_BUCKETS,
            registry=registry,
        )
        self.connections = Gauge("durbar_connections", "Connections that are open.", registry=registry)
        self.connections_refused = Counter(
            "durbar_connections_refused",
            "Connections refused, or not accepted for a second.",
            ["reason"],
            registry=registry,
        )
        self.stalls = Counter(
            "durbar_loop_stalls", "Times that the event loop did not run for seconds.", registry=registry
        )
        self.stalled_seconds = Counter(
            "durbar_loop_stalled_seconds", "Time for which the event loop did not run.", registry=registry
        )
        _ProcessCollector(namespace="durbar", registry=registry)

    def render(self) -> bytes:
        """Return all metrics in Prometheus's text format (`content_type`)."""
        return generate_latest(self.registry)


class RequestMetrics:
    """Counts requests by route, and open streams."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app. Count the request when it is done, and a stream while it is open."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        route, recorder = route_of(scope), ResponseRecorder(send)
        is_stream = False

        async def recording_send(message: Message) -> None:
            nonlocal is_stream
            await recorder(message)
            if recorder.stream and not is_stream:
                is_stream = True
                self._metrics.streams.inc()

        start = time.perf_counter()
        try:
            await self._app(scope, receive, recording_send)
        finally:
            if is_stream:
                self._metrics.streams.dec()
            self._count(scope, route, recorder, time.perf_counter() - start)

    def _count(self, scope: Scope, route: RequestRoute, recorder: ResponseRecorder, seconds: float) -> None:
        """Count a request, and record its duration unless it is a stream."""
        label = route.label(recorder.status)
        status = DISCONNECTED if recorder.status is None else str(recorder.status)
        self._metrics.requests.labels(method_of(scope), label, status).inc()
        if not recorder.stream:
            self._metrics.seconds.labels(label).observe(seconds)
