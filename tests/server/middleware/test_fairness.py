"""Tests that reads do not delay actions."""

import asyncio

from durbar.server.middleware.fairness import StaggeredReads
from server.middleware.sample_app import settings


def test_action_waits_for_only_a_few_reads():
    done = []

    async def app(scope, receive, send):
        if scope["method"] == "POST":
            for _ in range(6):  # a write to the disk takes several cycles, too
                await asyncio.sleep(0)
        done.append(scope["method"])

    async def send_requests():
        staggered = StaggeredReads(app, settings())
        reads = [staggered({"type": "http", "method": "GET"}, None, None) for _ in range(50)]
        await asyncio.gather(*reads, staggered({"type": "http", "method": "POST"}, None, None))

    asyncio.run(send_requests())
    assert done.count("GET") == 50
    assert done.index("POST") <= 8
