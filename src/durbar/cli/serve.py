"""``durbar serve``: serves tables in the browser, for yourself and for friends."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from durbar.cli.arguments import Database, examples

EXAMPLES = examples(
    "durbar serve",
    "durbar serve --host 0.0.0.0 --password mangosteen",
    "durbar serve --no-browser --database postgresql://noor@localhost/durbar",
)
HOST, PORT = "127.0.0.1", 8765
"""The default address and port."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 accepts other machines.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = PORT,
    database: Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    page: Annotated[
        str,
        typer.Option(
            "--open", metavar="PAGE", help="The page that the browser opens: #/now starts a game against bots."
        ),
    ] = "",
    password: Annotated[
        str | None,
        typer.Option(help="The password that everyone has to enter.", envvar="DURBAR_PASSWORD"),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address of this server behind a proxy.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A proxy whose X-Forwarded-For header is trusted.")
    ] = None,
    retention: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS",
            envvar="DURBAR_RETENTION",
            help="Delete tables that nobody has changed for this many days; by default none is deleted.",
        ),
    ] = None,
    bots_pause_after: Annotated[
        float,
        typer.Option(
            metavar="DAYS",
            envvar="DURBAR_BOTS_PAUSE_AFTER",
            help="Bots pause at tables whose players have not been seen for this many days.",
        ),
    ] = 7.0,
    log_level: Annotated[str, typer.Option(help="How much is logged: debug, info, warning or error.")] = "warning",
) -> None:
    """Serve tables until stopped (Ctrl-C), and open the browser.

    All tables are stored in one database, by default a file in your data directory. Players join by a link to a seat,
    without an account; bots can take the empty seats.
    """
    open_tables(
        host,
        port,
        database=database,
        page=None if no_browser else page,
        password=password,
        public_url=public_url,
        trusted_proxies=tuple(trusted_proxy or ()),
        retention=retention,
        bots_pause_after=bots_pause_after,
        log_level=log_level,
    )


def open_tables(
    host: str = HOST,
    port: int = PORT,
    *,
    page: str | None = "",
    database: str | None = None,
    password: str | None = None,
    public_url: str | None = None,
    trusted_proxies: tuple[str, ...] = (),
    retention: float | None = None,
    bots_pause_after: float = 7.0,
    log_level: str = "warning",
) -> None:
    """Serve until stopped. ``page`` is the page that the browser opens; None opens no browser."""
    from durbar.games.kernel.both import warn_if_slow
    from durbar.server.network import http_origin, network_address
    from durbar.server.settings import ServerSettingError, Settings
    from durbar.server.storage.engine import default_database

    warn_if_slow()
    settings = Settings(
        database or default_database(),
        host=host,
        port=port,
        password=password,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        retention_days=retention,
        bots_pause_days=bots_pause_after,
        log_level=log_level,
    )
    # This import is slow, so the settings are checked first.
    from durbar.server.run import serve as serve_until_stopped

    def ready(address: str) -> None:
        typer.echo(f"Durbar is at {public_url or address} (Ctrl-C ends it; nothing is lost)")
        address_in_network = network_address(host)
        if address_in_network is not None and public_url is None:
            typer.echo(f"Other devices reach it at {http_origin(address_in_network, urlsplit(address).port or port)}/")
        if page is not None:
            _open_browser(address + page)

    try:
        serve_until_stopped(settings, ready)
    except ServerSettingError:
        running = _running_server(host, port)
        if running is None:
            raise
        typer.echo(f"Durbar is running already, at {running}")
        if page is not None:
            _open_browser(running + page, wait=True)


def _running_server(host: str, port: int) -> str | None:
    """Return the address of a Durbar server that already listens on this host and port, or None."""
    import json
    from urllib.request import ProxyHandler, build_opener

    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}/"
    try:
        with build_opener(ProxyHandler({})).open(f"{address}healthz", timeout=2) as response:
            health = json.loads(response.read(1000))
    except (OSError, ValueError):
        return None
    is_durbar = isinstance(health, dict) and {"well", "compiled"} <= set(health)  # keys of Durbar's health response
    return address if is_durbar else None


def _open_browser(address: str, wait: bool = False) -> None:
    """Open a browser in a background thread. If ``wait`` is true, wait up to ten seconds until it is open."""
    import threading
    import webbrowser

    thread = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    thread.start()
    if wait:
        thread.join(timeout=10)
