"""Starts the parts of the server, and stops them in the reverse order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

from durbar.server.entropy import Entropy
from durbar.server.middleware.metrics import Metrics
from durbar.server.services.analysis_jobs import AnalysisJobs
from durbar.server.services.bot_runner import BotRunner
from durbar.server.services.hub import Hub
from durbar.server.services.moderation import Moderation
from durbar.server.services.operator_actions import OperatorActions
from durbar.server.services.operator_queue import OperatorQueue
from durbar.server.services.presence import Presence
from durbar.server.services.readiness import Readiness
from durbar.server.services.retention import Retention
from durbar.server.services.sessions import SessionStore
from durbar.server.services.table_cache import LiveTable, TableCache
from durbar.server.services.timeouts import Timeouts
from durbar.server.services.upload_checks import UploadChecks
from durbar.server.settings import DAY, Settings
from durbar.server.storage.engine import StorageError, open_engine
from durbar.server.storage.migrate import migrate
from durbar.server.storage.write_queue import WriteQueue, lock_database


@dataclass
class Services:
    """The parts of a running server that request handlers use."""

    settings: Settings
    entropy: Entropy
    metrics: Metrics
    database: WriteQueue
    table_cache: TableCache
    sessions: SessionStore
    moderation: Moderation
    hub: Hub
    presence: Presence
    bot_runner: BotRunner
    timeouts: Timeouts
    analysis_jobs: AnalysisJobs
    upload_checks: UploadChecks
    readiness: Readiness


@asynccontextmanager
async def running(settings: Settings, entropy: Entropy, metrics: Metrics) -> AsyncIterator[Services]:
    """Open and migrate the database, start all services, and resume the bots. On exit, finish all writes."""
    async with AsyncExitStack() as stack:
        engine = open_engine(settings.database)
        stack.push_async_callback(engine.dispose)
        lock = await stack.enter_async_context(lock_database(engine))
        await migrate(engine)
        database = WriteQueue(engine, lock)
        await database.start()
        stack.push_async_callback(database.close)
        readiness = Readiness(database)
        stack.push_async_callback(readiness.close)
        table_cache = TableCache(database, entropy, metrics.commit_seconds.observe, settings.table_memory)
        await table_cache.start()
        metrics.damaged.set_function(lambda: len(table_cache.damaged))
        stack.push_async_callback(table_cache.close)
        checks = UploadChecks(table_cache)
        stack.callback(checks.close)
        sessions = SessionStore(database, entropy, settings.limits)
        await sessions.note_https(settings.https)
        table_cache.reloading.append(sessions.reload)
        moderation = Moderation(database, entropy, sessions)
        await moderation.reload()
        hub = Hub(sessions, settings.heartbeat)
        stack.callback(hub.close)
        presence = Presence(hub, entropy, settings.vote_seconds)

        def announce_change(live: LiveTable, serial: int) -> None:
            hub.publish(live.id, live.table.version, serial)
            if live.table.log[-1].kind == "moved":
                metrics.moves.inc()
            metrics.tables.set(len(table_cache))

        table_cache.changed.append(announce_change)

        async def owner_of(table: str) -> str:
            """Return the browser that created a table, or the table's id if that browser cannot be found."""
            with suppress(StorageError):
                return await sessions.host(table) or table
            return table

        bots = BotRunner(
            table_cache,
            settings.release_seconds,
            settings.bot_time_limit,
            settings.bot_threads,
            lambda level, seconds: metrics.thinking_seconds.labels(level).observe(seconds),
            owner_of,
            sessions.players_seen,
            settings.bots_pause_days * DAY,
        )
        stack.push_async_callback(bots.close)
        timeouts = Timeouts(table_cache)
        stack.push_async_callback(timeouts.close)
        if settings.retention_days is not None:
            retention = Retention(table_cache, sessions, hub, settings.retention_days)
            retention.checks.append(moderation.delete_resolved_reports)
            stack.push_async_callback(retention.close)
            await retention.start()
        analyses = AnalysisJobs(
            table_cache,
            settings.analysis_iterations,
            settings.max_waiting_analyses,
            settings.max_own_analyses,
            owner_of,
        )
        stack.push_async_callback(analyses.close)
        await bots.start()
        await timeouts.start()
        await analyses.start()
        operator_queue = OperatorQueue(database, OperatorActions(table_cache, sessions, hub, moderation))
        stack.push_async_callback(operator_queue.close)
        await operator_queue.start()
        yield Services(
            settings,
            entropy,
            metrics,
            database,
            table_cache,
            sessions,
            moderation,
            hub,
            presence,
            bots,
            timeouts,
            analyses,
            checks,
            readiness,
        )
