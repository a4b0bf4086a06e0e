"""Non-interference over HTTP: change everything that is hidden from somebody, in the running server, and nothing they
can ask for changes by a single byte.
"""

import random

import pytest

from durbar.bots import hints
from durbar.bots.thinking import Budget
from durbar.server.routes import tables as table_routes
from server.elsewhere import another_world, everything, is_another
from server.leaks import Auditor, Witness
from server.playing import serving

pytestmark = pytest.mark.anyio


async def test_x(sqlite_url, monkeypatch):
    monkeypatch.setattr(table_routes, "hint", lambda sight: hints.hint(sight, Budget(40)))
    import time
    async with serving(sqlite_url, Witness()) as server:
        a = Auditor(server)
        noor, ines, w = a.person("Noor"), a.person("Ines"), a.person("W")
        made = await noor.open_table("me", "open", "novice", game="taj-mahal")
        t = made["table"]
        noor.may[t] = {0}; ines.may[t] = {1}
        await ines.open_link(made["links"][0]["link"])
        await w.open_link(made["watch"])
        await noor.act(t, "start")
        kept = await server.house.keeper.get(t)
        chance = random.Random(3)
        people = {0: noor, 1: ines}
        import asyncio
        n = 0
        begun = time.time()
        while kept.gathering.stage != "finished":
            if kept.gathering.bot_to_move:
                await asyncio.sleep(0.002); continue
            mover = kept.gathering.table.to_move
            n += 1
            if n % 10 == 5:
                t0=time.time(); c0=time.process_time()
                for seat, person in ((0, noor), (None, w)):
                    truth = kept.gathering
                    before = await everything(person, kept, seat, random.Random(n))
                    with another_world(kept, seat, n) as world:
                        after = await everything(person, kept, seat, random.Random(n))
                        print(is_another(truth, world, seat), len(before))
                    for key in before:
                        assert before[key] == after[key], key
                print("swap", time.time()-t0, time.process_time()-c0)
            move = chance.choice(list(kept.gathering.sight(mover).legal_moves)).text
            await people[mover].act(t, "move", seat=mover, move=move, version=kept.gathering.version)
        print(a.heard, time.time()-begun)
