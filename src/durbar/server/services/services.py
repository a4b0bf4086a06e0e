"""Everything a running server has, put together in one place and ended in the right order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

from durbar.server.entropy import Fresh
from durbar.server.middleware.metrics import Metrics
from durbar.server.services.analysis_jobs import Analyses
from durbar.server.services.bot_runner import BotTurns
from durbar.server.services.hub import Hub
from durbar.server.services.presence import Presence
from durbar.server.services.sessions import Browsers
from durbar.server.services.table_cache import Keeper, Kept
from durbar.server.services.timeouts import Absence
from durbar.server.services.upload_checks import Checks
from durbar.server.settings import Settings
from durbar.server.storage.engine import StorageError, open_engine
from durbar.server.storage.migrate import migrate
from durbar.server.storage.write_queue import Ledger, lock_database


@dataclass
class House:
    """A server that is running."""

    settings: Settings
    fresh: Fresh
    metrics: Metrics
    ledger: Ledger
    keeper: Keeper
    browsers: Browsers
    hub: Hub
    presence: Presence
    bots: BotTurns
    absence: Absence
    analyses: Analyses
    checks: Checks


@asynccontextmanager
async def running(settings: Settings, fresh: Fresh, metrics: Metrics) -> AsyncIterator[House]:
    """Open the database, bring it up to date, and wake whoever was about to move; at the end everything is written."""
    async with AsyncExitStack() as leaving:
        engine = open_engine(settings.database)
        leaving.push_async_callback(engine.dispose)
        lock = await leaving.enter_async_context(lock_database(engine))
        await migrate(engine)
        ledger = Ledger(engine, lock)
        await ledger.start()
        leaving.push_async_callback(ledger.close)
        keeper = Keeper(ledger, fresh, metrics.commit_seconds.observe)
        await keeper.start()
        metrics.damaged.set_function(lambda: len(keeper.damaged))
        leaving.push_async_callback(keeper.close)
        checks = Checks(keeper)
        leaving.callback(checks.close)
        browsers = Browsers(ledger, fresh)
        keeper.doubted.append(browsers.read_again)
        hub = Hub(browsers, settings.heartbeat)
        leaving.callback(hub.close)
        presence = Presence(hub, fresh, settings.vote_seconds)

        def changed(kept: Kept, serial: int) -> None:
            hub.publish(kept.id, kept.gathering.version, serial)
            if kept.gathering.log[-1].kind == "moved":
                metrics.moves.inc()
            metrics.tables.set(len(keeper))

        keeper.changed.append(changed)

        async def owner(table: str) -> str:
            with suppress(StorageError):
                return await browsers.host(table) or table
            return table

        bots = BotTurns(
            keeper,
            settings.beat,
            settings.thinking_cap,
            settings.thinkers,
            lambda level, seconds: metrics.thinking_seconds.labels(level).observe(seconds),
            owner,
        )
        leaving.push_async_callback(bots.close)
        absence = Absence(keeper)
        leaving.push_async_callback(absence.close)
        analyses = Analyses(keeper, settings.analysing, settings.analyses)
        leaving.push_async_callback(analyses.close)
        await bots.start()
        await absence.start()
        await analyses.start()
        yield House(settings, fresh, metrics, ledger, keeper, browsers, hub, presence, bots, absence, analyses, checks)
