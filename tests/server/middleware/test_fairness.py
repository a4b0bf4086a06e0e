"""Tests that reads do not delay actions, and that addresses take turns."""

import asyncio

from durbar.server.middleware.fairness import FairStarts
from server.middleware.sample_app import settings


def request(method, address):
    """Return the scope of a request."""
    return {"type": "http", "method": method, "headers": [], "client": (address, 1234)}


def order_of(*scopes):
    """Send requests at the same time, and return the method and the address of each in the order of their ends."""
    done = []

    async def app(scope, receive, send):
        if scope["method"] == "POST":
            for _ in range(6):  # a write to the disk takes several cycles of the event loop, too
                await asyncio.sleep(0)
        done.append((scope["method"], scope["client"][0]))

    async def send_requests():
        fair = FairStarts(app, settings())
        await asyncio.gather(*(fair(scope, None, None) for scope in scopes))

    asyncio.run(send_requests())
    assert len(done) == len(scopes)
    return done


def test_action_waits_for_only_a_few_reads():
    order = order_of(*[request("GET", "192.0.2.1")] * 50, request("POST", "192.0.2.1"))
    assert order.index(("POST", "192.0.2.1")) <= 8


def test_action_waits_for_only_a_few_actions_of_another_address():
    order = order_of(*[request("POST", "192.0.2.1")] * 50, request("POST", "192.0.2.2"))
    assert order.index(("POST", "192.0.2.2")) <= 3


def test_read_waits_for_only_a_few_reads_of_another_address():
    order = order_of(*[request("GET", "192.0.2.1")] * 50, request("GET", "192.0.2.2"))
    assert order.index(("GET", "192.0.2.2")) <= 3
