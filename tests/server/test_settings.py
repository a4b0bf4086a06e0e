"""Tests of the server's settings: defaults, validation and secrecy."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from durbar.games.errors import DurbarError
from durbar.server.settings import Limits, Rate, ServerSettingError, Settings


def test_only_the_database_is_required() -> None:
    settings = Settings("sqlite:///x")
    assert (settings.host, settings.bot_pause, settings.password) == ("127.0.0.1", 0.7, None)
    assert settings.limits == Limits()
    assert not settings.https


def test_settings_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        Settings("sqlite:///x").port = 1  # type: ignore[misc]


def test_repr_hides_secrets() -> None:
    printed = repr(Settings("postgresql://me:canary@db/durbar", password="canary", port=4711))
    assert "canary" not in printed
    assert "4711" in printed


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"database": ""}, "database"),
        ({"port": 70000}, "70000"),
        ({"port": -1}, "port"),
        ({"password": ""}, "password"),
        ({"log_level": "loud"}, "warning"),
        ({"bot_pause": -1}, "bot_pause"),
        ({"bots_pause_days": 0}, "bots_pause_days"),
        ({"bots_pause_days": float("inf")}, "bots_pause_days"),
        ({"bot_pause": float("nan")}, "bot_pause"),
        ({"bot_time_limit": 0}, "bot_time_limit"),
        ({"retention_days": 0.5}, "between 1 and 36,500 days"),
        ({"retention_days": float("nan")}, "days"),
        ({"heartbeat": float("inf")}, "heartbeat"),
        ({"trusted_proxies": ("10.0.0.0/99",)}, "10.0.0.0/99"),
        ({"public_url": "durbar.example.net"}, "public address"),
        ({"public_url": "https://me:canary@durbar.example.net"}, "public address"),
        ({"public_url": "https://durbar.example.net/somewhere"}, "public address"),
        ({"public_url": "https://durbar.example.net:port"}, "public address"),
        ({"public_url": "ftp://durbar.example.net"}, "public address"),
    ],
)
def test_invalid_setting_is_refused_by_name(wrong: dict[str, Any], expected: str) -> None:
    with pytest.raises(ServerSettingError, match=expected) as refusal:
        Settings(**{"database": "sqlite:///x", **wrong})
    assert "canary" not in str(refusal.value)
    assert isinstance(refusal.value, DurbarError)


@pytest.mark.parametrize(
    "wrong", [{"body": 0}, {"max_buckets": -1}, {"crowd": 0}, {"address_streams": 0}, {"body_seconds": 0}]
)
def test_limits_are_positive(wrong: dict[str, Any]) -> None:
    with pytest.raises(ServerSettingError, match=next(iter(wrong))):
        Limits(**wrong)


@pytest.mark.parametrize(("each_second", "burst"), [(0, 1), (-1, 1), (1, 0), (float("inf"), 1)])
def test_rate_is_positive(each_second: float, burst: int) -> None:
    with pytest.raises(ServerSettingError):
        Rate(each_second, burst)


def test_public_url_is_normalised_to_an_origin() -> None:
    settings = Settings("sqlite:///x", public_url="https://Durbar.example.net/")
    assert settings.origin == "https://durbar.example.net"
    assert settings.https
    assert not Settings("sqlite:///x", public_url="http://durbar.example.net:8080").https
