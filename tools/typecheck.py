"""Run mypy on everything except the kernel files.

    python tools/typecheck.py [MYPY ARGUMENTS]

The C types of a kernel file are in the `.pxd` file beside it, which mypy cannot read, so the tool excludes kernel
files. If a kernel file also has a `.pyi` file, mypy uses that.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from extensions import PROJECT, kernel_modules


def skipped_modules(root: Path) -> dict[str, Path]:
    """Return the modules under `root` that mypy skips: kernel modules, and `state.py` files beside a header."""
    states = {
        ".".join(path.relative_to(root).with_suffix("").parts): path
        for path in sorted(root.rglob("state.py"))
        if path.with_suffix(".pxd").exists()
    }
    modules = kernel_modules(root) | states
    return {name: path for name, path in modules.items() if not path.with_suffix(".pyi").exists()}


def main(arguments: list[str]) -> int:
    """Write a configuration that excludes the kernel files, and run mypy with it."""
    modules = skipped_modules(PROJECT / "src") | skipped_modules(PROJECT / "tests")
    config = PROJECT / "build" / "mypy.toml"
    config.parent.mkdir(exist_ok=True)
    overrides = f'\n[[tool.mypy.overrides]]\nmodule = {json.dumps(list(modules))}\nfollow_imports = "skip"\n'
    config.write_text((PROJECT / "pyproject.toml").read_text() + (overrides if modules else ""))
    excluded = [f"--exclude=^{re.escape(path.relative_to(PROJECT).as_posix())}$" for path in modules.values()]
    command = [sys.executable, "-m", "mypy", f"--config-file={config}", *excluded, *arguments]
    return subprocess.run(command, cwd=PROJECT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
