"""Tests of the metrics: requests are counted by route and status, without personal data."""

import asyncio

import pytest
from prometheus_client.parser import text_string_to_metric_families

from durbar.server.middleware.metrics import Metrics
from durbar.server.settings import Limits, Rate
from server.middleware.sample_app import CANARY, SampleClient, sample, settings


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def client(metrics: Metrics) -> SampleClient:
    """A client of the sample app, whose requests are counted in `metrics`."""
    return SampleClient(sample(settings(), metrics))


def request_counts(metrics: Metrics) -> dict[tuple[str, str, str], float]:
    """Return the number of requests by method, route and status."""
    return {
        (counter.labels["method"], counter.labels["route"], counter.labels["status"]): counter.value
        for family in text_string_to_metric_families(metrics.render().decode())
        for counter in family.samples
        if counter.name == "durbar_requests_total"
    }


def test_requests_are_counted_by_route_and_status(client: SampleClient, metrics: Metrics) -> None:
    client.post("/api/tables/one/move")
    client.post("/api/tables/two/chat")
    client.get("/api/tables/two/chat")
    client.post("/api/tables/two/move", origin="http://evil.example")
    client.get("/api/broken")
    client.get("/nothing")
    client.get("/look.css")
    assert request_counts(metrics) == {
        ("POST", "/api/tables/{table}/{act}", "200"): 2,
        ("GET", "/api/tables/{table}/{act}", "405"): 1,
        ("POST", "/api/tables/{table}/{act}", "403"): 1,
        ("GET", "/api/broken", "500"): 1,
        ("GET", "(other)", "404"): 1,
        ("GET", "/look.css", "200"): 1,
    }
    route = {"route": "/api/tables/{table}/{act}"}
    measured_requests = metrics.registry.get_sample_value("durbar_request_seconds_count", route)
    assert measured_requests == 4


def test_refused_requests_are_counted_by_status(metrics: Metrics) -> None:
    client = SampleClient(sample(settings(Limits(address=Rate(0.1, 3))), metrics))
    for _ in range(10):
        client.get("/api/me")
    assert request_counts(metrics) == {("GET", "/api/me", "200"): 3, ("GET", "/api/me", "429"): 7}


def test_unknown_paths_and_methods_add_no_labels(client: SampleClient, metrics: Metrics) -> None:
    for number in range(20):
        client.get(f"/{CANARY}{number}?{CANARY}")
        client.get(f"/api/tables/t/record/{'0' * number}7")
        client.get(f"/{CANARY}{number}.js")
        asyncio.run(client.request(f"{CANARY}{number}", "/api/me"))
    routes_and_methods = {(route, method) for method, route, _ in request_counts(metrics)}
    assert routes_and_methods == {
        ("(other)", "GET"),
        ("/api/tables/{table}/record/{number}", "GET"),
        ("/api/me", "(other)"),
    }
    assert len(request_counts(metrics)) == 3
    assert CANARY not in metrics.render().decode()


def test_each_app_has_its_own_metrics(client: SampleClient, metrics: Metrics) -> None:
    other = Metrics()
    SampleClient(sample(settings(), other)).get("/api/me")
    assert request_counts(metrics) == {}
    assert len(request_counts(other)) == 1


def test_metrics_do_not_tell_how_long_a_bot_thought(metrics: Metrics) -> None:
    rendered = metrics.render().decode()
    assert "durbar_process_resident_memory_bytes" in rendered
    assert "cpu" not in rendered


def test_all_metrics_are_rendered(metrics: Metrics) -> None:
    metrics.tables.set(3)
    metrics.moves.inc()
    metrics.commit_seconds.observe(0.003)
    metrics.thinking_seconds.labels("player").observe(1.5)
    rendered = metrics.render().decode()
    for line in (
        "durbar_tables 3.0", "durbar_moves_total 1.0", "durbar_commit_seconds_count 1.0", "durbar_streams 0.0",
        'durbar_thinking_seconds_sum{level="player"} 1.5',
    ):  # fmt: skip
        assert line in rendered
    assert "text/plain" in metrics.content_type
