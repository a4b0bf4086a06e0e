"""The folder on this machine where everything of a user's is kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Durbar's folder in the user's data directory. It need not be there yet."""
    data = os.environ.get("XDG_DATA_HOME", "")
    # a relative path there is to be ignored, says the standard that names the variable
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "durbar"
