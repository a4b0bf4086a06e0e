"""Who acts does not wait until everybody has looked."""

import asyncio

from durbar.server.middleware.fairness import InTurn
from server.middleware.sample import settings


def test_a_move_waits_for_few_of_those_who_look():
    done = []

    async def app(scope, receive, send):
        if scope["method"] == "POST":
            for _ in range(6):  # to the disk and back
                await asyncio.sleep(0)
        done.append(scope["method"])

    async def everybody():
        asked = InTurn(app, settings())
        looking = [asked({"type": "http", "method": "GET"}, None, None) for _ in range(50)]
        await asyncio.gather(*looking, asked({"type": "http", "method": "POST"}, None, None))

    asyncio.run(everybody())
    assert done.count("GET") == 50
    assert done.index("POST") <= 8
