"""The OpenAPI document, and checks that responses conform to it: status, content type and JSON schema."""

import json
import re
from copy import deepcopy
from functools import cache

import jsonschema_rs

from durbar.server.app import create_app
from durbar.server.settings import Settings

VALUES = {
    "seat": 0,
    "version": 0,
    "text": "hello",
    "absent": 1,
    "at": 1,
    "level": "novice",
    "number": 0,
    "move": "draw",
    "parts": {"kind": "draw"},
    "hash": "00" * 32,
    "bits": "00" * 32,
}
"""A value for every field that a request about a table can have."""


@cache
def openapi_document():
    """Return the OpenAPI document, cached: generating it takes long, and it is the same for every server."""
    return create_app(Settings("sqlite:///nowhere.sqlite")).openapi()


def table_requests(table):
    """Yield every request that changes a table: the method, the path and a body."""
    document = openapi_document()
    for path, methods in document["paths"].items():
        for method, description in methods.items():
            if path.startswith("/api/tables/{table}") and method != "get":
                content = description.get("requestBody", {}).get("content", {})
                name = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
                fields = document["components"]["schemas"][name]["properties"] if name else {}
                body = {field: VALUES[field] for field in fields if field in VALUES} if name else None
                yield method.upper(), path.removeprefix("/api").replace("{table}", table), body


@cache
def operations():
    """Return every operation: its method, a pattern of its path, and its description."""
    return [
        (method.upper(), re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), description)
        for path, methods in sorted(openapi_document()["paths"].items(), key=lambda item: "{" in item[0])
        for method, description in methods.items()
    ]


@cache
def _components():
    """Return the components of the document, changed to refuse unknown fields.

    Clients must accept unknown fields, but this server sends none.
    """
    components = deepcopy(openapi_document()["components"])
    for schema in components["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return components


@cache
def _validator(name):
    """Return a validator for a schema, given by its path in the components of the document."""
    return jsonschema_rs.validator_for({"$ref": f"#/components/{name}", "components": _components()})


def operation_of(method, path):
    """Return the description of an operation."""
    return next(
        description for other, pattern, description in operations() if other == method and pattern.fullmatch(path)
    )


def resolve(schema):
    """Return the schema to which a reference refers. A schema that is not a reference is returned unchanged."""
    if "$ref" not in schema:
        return schema
    target = openapi_document()
    for part in schema["$ref"].removeprefix("#/").split("/"):
        target = target[part]
    return target


def check(method, path, status, headers, body):
    """Raise `AssertionError` if a response differs from its description; return the id of its operation."""
    description = operation_of(method, path)
    where = f"{method} {path}: {status}"
    assert str(status) in description["responses"], f"{where} is not described"
    schema = resolve(description["responses"][str(status)])
    content = schema.get("content")
    kind = headers.get("content-type", "").split(";")[0]
    if content is None:
        assert not body, where
        return description["operationId"]
    assert kind in content, f"{where} is {kind}"
    if kind == "application/json":
        _check_json(where, content[kind]["schema"], json.loads(body))
    return description["operationId"]


async def check_response(response):
    """Check a response of an HTTPX client if it is JSON and successful."""
    path = response.request.url.path
    is_json = response.headers.get("content-type", "").startswith("application/json")
    if response.is_success and is_json and path.startswith("/api/") and path != "/api/openapi.json":
        check(response.request.method, path, response.status_code, response.headers, await response.aread())


def _check_json(where, schema, body):
    """Raise `AssertionError` if a JSON body does not conform to its schema."""
    rows = body if "items" in schema else [body]
    reference = schema.get("items", schema).get("$ref")
    if reference is None:
        return
    validator = _validator(reference.removeprefix("#/components/"))
    for row in rows:
        errors = [f"{list(error.instance_path)}: {error.message:.200}" for error in validator.iter_errors(row)]
        assert not errors, f"{where}: {errors}"
