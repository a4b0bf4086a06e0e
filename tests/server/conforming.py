"""Answers held against the description of the API: the status is one that it names, the content of the kind, the JSON
of the form that it tells.
"""

import json
import re
from copy import deepcopy
from functools import cache

import jsonschema_rs

from server.described import description


@cache
def operations():
    """Every request that is described: its method, a pattern of its path, and what is told of it."""
    return [
        (method.upper(), re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), about)
        for path, methods in sorted(description()["paths"].items(), key=lambda one: "{" in one[0])
        for method, about in methods.items()
    ]


@cache
def _components():
    """The components of the description, none with room for fields that it does not name: clients may meet new ones,
    but this server sends none.
    """
    components = deepcopy(description()["components"])
    for schema in components["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return components


@cache
def _form(name):
    return jsonschema_rs.validator_for({"$ref": f"#/components/{name}", "components": _components()})


def operation_of(method, path):
    """What is told of a request."""
    return next(about for one, pattern, about in operations() if one == method and pattern.fullmatch(path))


def named(told):
    """What a reference refers to."""
    parts = told["$ref"].split("/")[1:] if "$ref" in told else []
    found = description() if parts else told
    for part in parts:
        found = found[part]
    return found


def check(method, path, status, headers, body):
    """Raise AssertionError if an answer is not as it is described; the id of the operation."""
    about = operation_of(method, path)
    where = f"{method} {path}: {status}"
    assert str(status) in about["responses"], f"{where} is not described"
    told = named(about["responses"][str(status)])
    content = told.get("content")
    kind = headers.get("content-type", "").split(";")[0]
    if content is None:
        assert not body, where
        return about["operationId"]
    assert kind in content, f"{where} is {kind}"
    if kind == "application/json":
        _check_json(where, content[kind]["schema"], json.loads(body))
    return about["operationId"]


async def check_response(response):
    """Check a response of an HTTPX client, if it is JSON and tells of success."""
    path = response.request.url.path
    is_json = response.headers.get("content-type", "").startswith("application/json")
    if response.is_success and is_json and path.startswith("/api/") and path != "/api/openapi.json":
        check(response.request.method, path, response.status_code, response.headers, await response.aread())


def _check_json(where, schema, told):
    rows = told if "items" in schema else [told]
    ref = schema.get("items", schema).get("$ref")
    for row in rows if ref else ():
        wrong = [f"{list(one.instance_path)}: {one.message:.200}" for one in _form(ref[13:]).iter_errors(row)]
        assert not wrong, f"{where}: {wrong}"
