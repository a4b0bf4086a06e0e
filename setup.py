"""Build the extension modules, which pyproject.toml cannot describe (see tools/extensions.py)."""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT / "tools"))  # an isolated build does not put the project's folders on the path

from extensions import BuildKernel, extensions  # noqa: E402  (needs the path above)


class BuildPython(build_py):
    """`build_py` into an empty folder, so that files deleted since the last build are not packed."""

    def run(self) -> None:
        """Copy the modules and data files."""
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "durbar"), ignore_errors=True)
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions([PROJECT / "src"]),
        cmdclass={"build_ext": BuildKernel, "build_py": BuildPython},
    )
