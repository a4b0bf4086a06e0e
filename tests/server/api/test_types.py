"""Tests that the checked-in TypeScript types belong to the OpenAPI document of this version."""

import os
import re
import subprocess
import sys

import pytest

from extensions import PROJECT

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
# A program that prints the digest of the OpenAPI document.
DIGEST = """
import hashlib, json
from durbar.server.app import create_app
from durbar.server.settings import Settings
document = create_app(Settings("sqlite:///nowhere.sqlite")).openapi()
print(hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest())
"""


def test_checked_in_types_match_the_openapi_document():
    environment = {**os.environ, "DURBAR_GAMES": ""}  # without the games that tests add
    found = subprocess.run([sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True)
    types = (PROJECT / "src" / "durbar" / "web" / "api" / "types.d.ts").read_text(encoding="utf-8")
    assert re.search(r"SHA-256 of the document: (\w+)", types)[1] == found.stdout.strip(), "run `make types`"
