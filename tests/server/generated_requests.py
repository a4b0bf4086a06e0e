"""Requests that are generated from the OpenAPI document, with values that are valid at a given table."""

from dataclasses import dataclass, field
from functools import cache

from server.openapi_checks import openapi_document, resolve

JSON = "application/json"


@dataclass(frozen=True)
class Operation:
    """An operation of the OpenAPI document: its id, method and path, and the names of what a request contains."""

    id: str
    method: str
    path: str
    query: tuple = ()
    fields: tuple | None = None
    """The fields of the body; None if the request has no body."""

    @property
    def at_table(self):
        """Whether the operation is about one table."""
        return "{table}" in self.path

    @property
    def names_a_seat(self):
        """Whether a request can name the seat that acts or looks."""
        return "seat" in (*self.query, *(self.fields or ())) and self.id not in {"branch-off", "report"}


@cache
def all_operations():
    """Return every operation of the OpenAPI document by its id."""
    operations = {}
    for path, methods in openapi_document()["paths"].items():
        for method, description in methods.items():
            parameters = description.get("parameters", ())
            query = tuple(parameter["name"] for parameter in parameters if parameter["in"] == "query")
            content = description.get("requestBody", {}).get("content", {})
            fields = tuple(resolve(content[JSON]["schema"])["properties"]) if JSON in content else None
            id = description["operationId"]
            operations[id] = Operation(id, method.upper(), path, query, fields)
    return operations


@dataclass
class Values:
    """Values for the parameters and fields of requests.

    ``values`` are used in all operations; ``by_operation`` has further values, each for one operation only. A field
    without a value is left out.
    """

    values: dict
    by_operation: dict = field(default_factory=dict)

    def request(self, operation, **changes):
        """Return the method, path, query and body of a request. A change to None leaves a value out."""
        known = {**self.values, **self.by_operation.get(operation.id, {}), **changes}
        known = {name: value for name, value in known.items() if value is not None}
        path = operation.path.format(**known)
        query = {name: known[name] for name in operation.query if name in known}
        body = None
        if operation.fields is not None:
            body = {name: known[name] for name in operation.fields if name in known}
        return operation.method, path, query, body


async def send(person, method, path, query, body):
    """Send a generated request; read only the head of a stream of events. Return the response."""
    if not path.endswith("/stream"):
        return await person.client.request(method, path, params=query, json=body)
    async with person.client.stream(method, path, params=query) as response:
        if response.status_code != 200:
            await response.aread()
        return response
