"""Build the extension modules, which pyproject.toml cannot describe (see tools/extensions.py)."""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PROJECT = Path(__file__).resolve().parent
sys.path.insert(0, str(PROJECT / "tools"))  # in an isolated build the project's folders are not on sys.path

from extensions import BuildKernel, extensions  # noqa: E402  (needs the path above)


class BuildPython(build_py):
    """`build_py` that empties the build folder first, so that files deleted since the last build are not packaged."""

    def run(self) -> None:
        """Empty the build folder, then copy the modules and data files."""
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "durbar"), ignore_errors=True)
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=extensions([PROJECT / "src"]),
        cmdclass={"build_ext": BuildKernel, "build_py": BuildPython},
    )
