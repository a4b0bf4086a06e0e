"""The HTTP API: routes with their request and response models."""
