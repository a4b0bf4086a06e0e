"""Compile the extension modules that have changed.

An extension module is a `.py` file with a `.pxd` file of the same name beside it, except `state.py` (its `.pxd` file is
only a header) and `__init__.py`. Either all modules are compiled or none, because compiled code uses C structs and
uncompiled code their Python equivalents.

    python tools/extensions.py                  compile changed modules in `src` and `tests`, in place
    python tools/extensions.py --package        compile changed modules in `src`, in place
    python tools/extensions.py FOLDER ...       compile changed modules of games in other packages' folders, in place

Environment variables: with DURBAR_PURE=1 nothing is compiled, with DURBAR_REQUIRE_COMPILED=1 a failure is an error, and
with DURBAR_SANITIZE=1 modules are compiled with the address and undefined-behaviour sanitizers.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from Cython.Build.Dependencies import create_dependency_tree
from Cython.Compiler.Errors import CompileError as CythonError
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PROJECT = Path(__file__).resolve().parent.parent
JOBS = 2
"""The number of modules that are translated to C, or compiled, at the same time."""
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "freethreading_compatible": True,
}
"""The compiler directives of Cython."""
# Strict aliasing is off, because a state is also accessed as bytes and as the `Frame` that begins the state of every
# game. -g0 overrides -g in the interpreter's flags, because debug information is large and contains paths of the build
# machine. Fused multiply-add is off, because it rounds differently from Python, and a search must give the same result
# on every machine.
FAST_FLAGS = ["-O3", "-fno-strict-aliasing", "-ffp-contract=off", "-g0"]
SANITIZER_FLAGS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
# The flags for modules that are compiled with sanitizers.
SANITIZED_FLAGS = ["-O1", "-g", "-fno-strict-aliasing", "-fno-omit-frame-pointer", *SANITIZER_FLAGS]


class CannotCompile(BaseError):  # type: ignore[misc]  # setuptools has no types
    """Raised if the extension modules cannot be compiled; the message says why."""


def is_set(name: str) -> bool:
    """Return whether the environment variable `name` is set, and neither empty nor 0."""
    return os.environ.get(name, "") not in {"", "0"}


def kernel_modules(root: Path) -> dict[str, Path]:
    """Return the `.py` files of the extension modules under `root`, a folder on the import path, by dotted name."""
    sources = (header.with_suffix(".py") for header in sorted(root.rglob("*.pxd")))
    return {
        ".".join(source.relative_to(root).with_suffix("").parts): source
        for source in sources
        if source.exists() and source.stem not in {"state", "__init__"}
    }


def built_files(root: Path) -> list[Path]:
    """Return every compiled module under `root`, of any Python version."""
    return [path for pattern in ("*.so", "*.pyd") for path in sorted(root.rglob(pattern))]


def extensions(roots: Iterable[Path]) -> list[Extension]:
    """Return setuptools extensions for the kernel modules under `roots`; an empty list if DURBAR_PURE is set."""
    if is_set("DURBAR_PURE"):
        if is_set("DURBAR_REQUIRE_COMPILED"):
            raise SystemExit("durbar: DURBAR_PURE and DURBAR_REQUIRE_COMPILED contradict each other")
        return []
    compile_args, link_args = (SANITIZED_FLAGS, SANITIZER_FLAGS) if is_set("DURBAR_SANITIZE") else (FAST_FLAGS, [])
    return [
        Extension(name, [_shown_path(source)], extra_compile_args=compile_args, extra_link_args=link_args)
        for root in roots
        for name, source in kernel_modules(root).items()
    ]


class BuildKernel(build_ext):  # type: ignore[misc]  # setuptools has no types
    """A `build_ext` command that first translates the modules to C in the build folder, and builds all or none."""

    include_path: Sequence[Path] = (PROJECT / "src",)
    keeps_compiled = False
    """Whether compiled files stay in the build folder after a failure. This is useful if the folder is only a cache."""

    def finalize_options(self) -> None:
        """Set the number of parallel compilers."""
        super().finalize_options()
        self.parallel: int = self.parallel or JOBS
        self.compiled = False

    def run(self) -> None:
        """Build all modules. On a failure remove the compiled files, and exit if compiling is required."""
        if not self.extensions:
            return
        try:
            self._require_toolchain()
            translated = cythonize(
                self.extensions,
                nthreads=JOBS,
                build_dir=f"{self.build_temp}/cython",
                include_path=[str(path) for path in self.include_path],
                compiler_directives=DIRECTIVES,
                quiet=True,
            )
            sources = {ext.name: ext.sources for ext in translated}
            # setuptools has set attributes on the objects in `self.extensions`, but not on those in `translated`.
            for ext in self.extensions:
                ext.sources = sources[ext.name]
            super().run()
            self.compiled = True
        except (BaseError, CCompilerError, CythonError, OSError) as error:
            for ext in self.extensions:
                self._remove(ext)
            self.extensions[:] = []
            why = " ".join(str(error).split())
            if is_set("DURBAR_REQUIRE_COMPILED"):
                raise SystemExit(f"durbar: cannot compile: {why}") from error
            print(f"durbar: uncompiled, because {why}: everything works, more slowly", file=sys.stderr, flush=True)

    def build_extension(self, ext: Extension) -> None:
        """Build one extension module; on a failure raise an error that names it."""
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError) as error:
            raise CannotCompile(f"{ext.name} failed to compile (the compiler says why above)") from error

    def _require_toolchain(self) -> None:
        """Raise `CannotCompile` if the compiler or the headers are missing, before the slow translation starts."""
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        compiler: Any = new_compiler(compiler=self.compiler)
        customize_compiler(compiler)
        if compiler.compiler_type != "unix":
            raise CannotCompile(f"the kernel is written for GCC and Clang, not for {compiler.compiler_type}")
        if shutil.which(compiler.compiler_so[0]) is None:
            raise CannotCompile(f"there is no C compiler ({compiler.compiler_so[0]} not found)")
        header = Path(sysconfig.get_path("include")) / "Python.h"
        if not header.exists():
            raise CannotCompile(f"the headers of Python are missing ({header.name} not found)")

    def generated(self, source: Path) -> Path:
        """Return the path of the C file that is generated from `source`."""
        return Path(self.build_temp, "cython", _shown_path(source).lstrip("/")).with_suffix(".c")

    def _remove(self, ext: Extension) -> None:
        """Remove the compiled file of an extension, unless compiled files are kept."""
        if self.keeps_compiled:
            return
        Path(self.build_lib, self.get_ext_filename(ext.name)).unlink(missing_ok=True)
        if self.inplace:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)


def build_in_place(roots: Sequence[Path], build_dir: Path) -> bool:
    """Compile the kernel modules under `roots` beside their sources; return whether they are compiled afterwards.

    A module is rebuilt if the content of its sources and headers, the compiler flags, or the version of Cython or
    Python has changed. Modification times do not matter. Compiled files without a source are removed, because Python
    would import them.
    """
    modules = {name: source for root in roots for name, source in kernel_modules(root).items()}
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    targets = {name: source.with_name(source.stem + suffix) for name, source in modules.items()}
    cache = build_dir / f"{sys.implementation.cache_tag}{'-sanitize' if is_set('DURBAR_SANITIZE') else ''}"
    record = cache / "made_from.json"  # the settings and the digests of the sources from which each module was compiled
    to_build = extensions(roots)

    kept_files = set(targets.values()) if to_build else set()
    for path in (path for root in roots for path in built_files(root) if path not in kept_files):
        path.unlink()
    if not to_build:
        return False

    command = BuildKernel(Distribution({"name": "durbar", "ext_modules": to_build}))
    command.keeps_compiled, command.include_path = True, (PROJECT / "src", *roots)
    command.build_lib, command.build_temp = _shown_path(cache / "lib"), _shown_path(cache / "temp")
    command.ensure_finalized()
    products = {name: Path(command.build_lib, command.get_ext_filename(name)) for name in modules}
    made_from = json.loads(record.read_text()) if record.exists() else {}
    settings = _digest_of_settings(to_build[0])
    stale = [name for name in modules if not _is_up_to_date(made_from.get(name), settings, products[name])]
    if not stale and all(target.exists() for target in targets.values()):
        return True

    for name in stale:
        products[name].unlink(missing_ok=True)
        command.generated(modules[name]).unlink(missing_ok=True)
        made_from.pop(name, None)
    cache.mkdir(parents=True, exist_ok=True)
    record.write_text(json.dumps(made_from))
    for target in targets.values():  # either all modules are compiled or none
        target.unlink(missing_ok=True)
    command.run()
    if not command.compiled:
        return False
    for name, target in targets.items():
        shutil.copy2(products[name], target)
    tree = create_dependency_tree()
    for name, source in modules.items():
        files = {path: _digest(path) for path in sorted(tree.all_dependencies(_shown_path(source)))}
        made_from[name] = {"settings": settings, "files": files}
    record.write_text(json.dumps(made_from, indent=1))
    return True


def _shown_path(path: Path) -> str:
    """Return the path that Cython gets and that tracebacks show. It is relative to the current folder if possible."""
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def _digest(path: str) -> str:
    """Return the SHA-256 digest of a file, or "missing" if there is no such file."""
    return hashlib.sha256(Path(path).read_bytes()).hexdigest() if Path(path).exists() else "missing"


def _digest_of_settings(ext: Extension) -> str:
    """Return a digest of the flags and versions with which an extension is compiled."""
    settings = [DIRECTIVES, ext.extra_compile_args, version("cython"), sys.version, os.environ.get("CC")]
    return hashlib.sha256(json.dumps(settings).encode()).hexdigest()


def _is_up_to_date(made_from: dict[str, Any] | None, settings: str, target: Path) -> bool:
    """Return whether a compiled file was made from the current sources with the current settings."""
    return (
        made_from is not None
        and target.exists()
        and made_from["settings"] == settings
        and all(_digest(path) == digest for path, digest in made_from["files"].items())
    )


if __name__ == "__main__":
    package_only = sys.argv[1:] == ["--package"]
    folders = [] if package_only else [Path(folder).resolve() for folder in sys.argv[1:]]
    os.chdir(PROJECT)
    for folder in folders:
        digest = hashlib.sha256(str(folder).encode()).hexdigest()
        build_in_place([folder], PROJECT / "build" / "elsewhere" / digest[:12])
    if not folders:
        roots = [PROJECT / "src"] if package_only else [PROJECT / "src", PROJECT / "tests"]
        build_in_place(roots, PROJECT / "build" / "in_place")
