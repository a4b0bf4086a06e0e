"""Tests that odd spellings of a path do not evade the limits of its route."""

import pytest

from durbar.server.settings import Limits
from server.generated_requests import all_operations
from server.playing import serving

pytestmark = pytest.mark.anyio
NAMES = {"table": "5f1c09ad7be2", "game": "taj-mahal"}


@pytest.mark.parametrize("end", ["%0A", "%0a", "%0D%0A", "%00", "%7F", "/%0A"])
async def test_path_with_a_control_character_reaches_no_route(server, end):
    """Starlette accepts a line break at the end of a path."""
    stranger = server.person()
    await stranger.put("/me", {"name": "Stranger"})
    for operation in all_operations().values():
        path = operation.path.format(**NAMES)
        response = await stranger.client.request(operation.method, f"{path}{end}", json={})
        assert (response.status_code, response.json()["error"]["id"]) == (404, "not-found"), operation.id


async def test_line_break_in_a_path_opens_no_further_streams(ready_url):
    async with serving(ready_url, limits=Limits(browser_streams=1)) as server:
        noor = server.person("Noor")
        await noor.open_table("me", "open")
        async with noor.listening():
            for path in ("/api/stream", "/api/stream%0A"):
                async with noor.client.stream("GET", path) as response:
                    assert response.status_code in {404, 429}
