"""Tests that reads do not delay actions, and that addresses take turns."""

import asyncio

from durbar.server.middleware.fairness import FairStarts
from server.middleware.sample_app import settings

CYCLES_OF_ACTION = 6
"""The cycles of the event loop that an action needs after its start, as if it wrote to the disk."""


def request(method, address):
    """Return the scope of a request."""
    return {"type": "http", "method": method, "headers": [], "client": (address, 1234)}


def order_of_completion(*scopes):
    """Send requests at the same time. Return the method and the address of each, in the order in which they end."""
    done = []

    async def app(scope, receive, send):
        if scope["method"] == "POST":
            for _ in range(CYCLES_OF_ACTION):
                await asyncio.sleep(0)
        done.append((scope["method"], scope["client"][0]))

    async def send_requests():
        fair = FairStarts(app, settings())
        await asyncio.gather(*(fair(scope, None, None) for scope in scopes))

    asyncio.run(send_requests())
    assert len(done) == len(scopes)
    return done


def test_action_waits_for_only_a_few_reads():
    order = order_of_completion(*[request("GET", "192.0.2.1")] * 50, request("POST", "192.0.2.1"))
    assert order.index(("POST", "192.0.2.1")) <= CYCLES_OF_ACTION + 2, "one read ends in each cycle"


def test_action_waits_for_only_a_few_actions_of_another_address():
    order = order_of_completion(*[request("POST", "192.0.2.1")] * 50, request("POST", "192.0.2.2"))
    assert order.index(("POST", "192.0.2.2")) <= 3


def test_read_waits_for_only_a_few_reads_of_another_address():
    order = order_of_completion(*[request("GET", "192.0.2.1")] * 50, request("GET", "192.0.2.2"))
    assert order.index(("GET", "192.0.2.2")) <= 3
