"""Tests that reads do not delay actions."""

import asyncio

from durbar.server.middleware.fairness import StaggeredReads
from server.middleware.sample_app import settings


def test_action_waits_for_few_reads():
    done = []

    async def app(scope, receive, send):
        if scope["method"] == "POST":
            for _ in range(6):  # to the disk and back
                await asyncio.sleep(0)
        done.append(scope["method"])

    async def everybody():
        asked = StaggeredReads(app, settings())
        looking = [asked({"type": "http", "method": "GET"}, None, None) for _ in range(50)]
        await asyncio.gather(*looking, asked({"type": "http", "method": "POST"}, None, None))

    asyncio.run(everybody())
    assert done.count("GET") == 50
    assert done.index("POST") <= 8
