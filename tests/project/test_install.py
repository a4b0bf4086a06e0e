"""Tests that installation builds all extensions, or builds none and prints a notice, with and without a compiler."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from extensions import PROJECT, kernel_modules
from project_copy import copy_project

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]

# A program that prints whether the package is compiled, and how many warnings about slowness three games cause.
PLAY_THREE_GAMES = """
import warnings
with warnings.catch_warnings(record=True) as output:
    warnings.simplefilter("always")
    import durbar
    for seed in (1, 2, 3):
        game = durbar.new("taj-mahal", players=4, seed=seed)
        game.push(next(iter(game.legal_moves)))
from durbar.games.kernel import both
print("compiled" if both.compiled() else "uncompiled", sum(note.category is both.SlowWarning for note in output))
"""


def without_compiler(*folders: Path, **variables: str) -> dict[str, str]:
    """Return an environment in which only the programs in `folders` are found."""
    environment = {name: value for name, value in os.environ.items() if name not in {"CC", "PYTHONPATH"}}
    return {**environment, "PATH": os.pathsep.join(map(str, folders)), **variables}


def without_pythonpath(**variables: str) -> dict[str, str]:
    """Return the environment without PYTHONPATH, so that the checkout is not imported."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables


def run(*command: str | Path, env: dict[str, str], cwd: Path, ok: bool = True) -> str:
    """Run a command, check that it succeeds (or fails, if ``ok`` is false), and return its output."""
    process = subprocess.run(
        command, env=env, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert (process.returncode == 0) is ok, process.stdout
    return process.stdout


def create_venv(folder: Path) -> Path:
    """Create a virtual environment without Durbar, with the dependencies that are installed for the tests."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    # Python searches the folder that a .pth file names, but reads no .pth files in that folder. So the dependencies of
    # the tests are found, and the editable installation of Durbar, which is a .pth file, is not.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def pip(venv: Path, *arguments: str | Path, env: dict[str, str], cwd: Path, ok: bool = True) -> str:
    """Run pip on `venv`: nothing is downloaded, and the build uses the installed setuptools and Cython."""
    python = venv / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", python, *arguments, "--no-deps", "--no-index", "-v"]
    if arguments[0] == "install":
        command.append("--ignore-installed")
    return run(*command, env=env, cwd=cwd, ok=ok)


def uncompiled_notices(output: str) -> list[str]:
    """Return the lines which say that the build is uncompiled."""
    return [line.strip() for line in output.splitlines() if "durbar: uncompiled" in line]


def names_in(wheel: Path) -> list[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project without built files."""
    copy = tmp_path_factory.mktemp("project") / "durbar"
    copy_project(copy)
    return copy


@pytest.fixture(scope="module")
def built_files(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the source archive that `make wheel` builds."""
    dist = tmp_path_factory.mktemp("dist")
    compiler = tmp_path_factory.mktemp("compiler") / "cc"
    compiler.write_text('#!/bin/sh\nexec cc "$@" -O0\n')  # the last -O option counts; optimising takes most of the time
    compiler.chmod(0o755)
    env = without_pythonpath(DURBAR_REQUIRE_COMPILED="1", CC=str(compiler))
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, env=env, cwd=tree)
    return dist


def test_package_without_a_compiler_works_and_warns_once(tree: Path, tmp_path: Path) -> None:
    venv = create_venv(tmp_path / "venv")
    env = without_compiler(venv / "bin")
    output = pip(venv, "install", "--no-build-isolation", tree, env=env, cwd=tmp_path)
    assert len(uncompiled_notices(output)) == 1
    assert "there is no C compiler" in uncompiled_notices(output)[0]
    assert not list(venv.rglob("durbar/**/*.so"))

    assert run(venv / "bin" / "python", "-c", PLAY_THREE_GAMES, env=env, cwd=tmp_path).split() == ["uncompiled", "1"]
    version = run(venv / "bin" / "durbar", "--version", env=env, cwd=tmp_path)
    assert version.count("uncompiled") == 1


def test_missing_compiler_is_an_error_if_required(tree: Path, tmp_path: Path) -> None:
    venv = create_venv(tmp_path / "venv")
    env = without_compiler(venv / "bin", DURBAR_REQUIRE_COMPILED="1")
    output = pip(venv, "install", "--no-build-isolation", tree, env=env, cwd=tmp_path, ok=False)
    assert "durbar: cannot compile: there is no C compiler" in output


def test_pure_wheel_has_no_compiled_files(tree: Path, tmp_path: Path) -> None:
    venv = create_venv(tmp_path / "venv")
    env = without_pythonpath(DURBAR_PURE="1")
    pip(venv, "wheel", "--no-build-isolation", "-w", tmp_path, tree, env=env, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names_in(wheel) if name.endswith(".so")]


def test_wheel_contains_all_modules_and_data_and_no_intermediate_files(built_files: Path) -> None:
    (wheel,) = built_files.glob("*.whl")
    names = names_in(wheel)
    compiled_suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in kernel_modules(PROJECT / "src"):
        path = module.replace(".", "/")
        assert {f"{path}.py", f"{path}.pxd", path + compiled_suffix} <= set(names)
        assert f"{path}.html" not in names  # Cython's annotated source
    suffixes = ("pxd", "pyi", "toml", "ftl", "md", "js", "css", "svg", "woff2", "html")
    patterns = ["guide.json", *(f"*.{suffix}" for suffix in suffixes)]
    data_files = [path for pattern in patterns for path in PROJECT.glob(f"src/**/{pattern}")]
    assert {path.relative_to(PROJECT / "src").as_posix() for path in data_files} | {"durbar/py.typed"} <= set(names)
    assert not [name for name in names if name.endswith((".c", ".o", ".new"))]
    assert {name.split("/")[0] for name in names} == {"durbar", wheel.name.split("-cp")[0] + ".dist-info"}


def test_source_archive_contains_no_built_files(built_files: Path) -> None:
    (archive,) = built_files.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = opened.getnames()
    assert any(name.endswith("tools/extensions.py") for name in names)
    assert not [name for name in names if name.endswith((".c", ".o", ".so"))]


def test_wheel_runs_compiled_without_a_compiler(built_files: Path, tmp_path: Path) -> None:
    (wheel,) = built_files.glob("*.whl")
    venv = create_venv(tmp_path / "venv")
    env = without_compiler(venv / "bin")
    pip(venv, "install", wheel, env=env, cwd=tmp_path)
    assert run(venv / "bin" / "python", "-c", PLAY_THREE_GAMES, env=env, cwd=tmp_path).split() == ["compiled", "0"]
    version = run(venv / "bin" / "durbar", "--version", env=env, cwd=tmp_path)
    assert "compiled" in version
    assert "uncompiled" not in version


def planned_commands(target: str, tree: Path) -> str:
    """Return the commands that `make` would run for a target in a new checkout."""
    return run("make", "--no-print-directory", "--dry-run", target, env=without_pythonpath(), cwd=tree)


def test_make_play_installs_no_tools_for_tests(tree: Path) -> None:
    plan = planned_commands("play", tree)
    assert re.findall(r"--editable (\S+)", plan) == ["."]
    assert plan.index("--editable .") < plan.index("tools/extensions.py") < plan.index("durbar serve")


def test_make_check_installs_the_tools_for_tests(tree: Path) -> None:
    plan = planned_commands("check", tree)
    assert re.findall(r"--requirement (\S+)", plan) == ["requirements/play.txt", "requirements/test.txt"]
    assert re.findall(r"--editable (\S+)", plan) == ["."]


def test_make_test_first_checks_for_all_system_packages(tree: Path) -> None:
    first = planned_commands("test", tree).splitlines()[0]
    assert first.split()[-6:] == ["python", "venv", "headers", "compiler", "postgres", "chromium"]


def test_missing_system_packages_are_named_in_one_sudo_command(tree: Path, tmp_path: Path) -> None:
    for name in ("sh", "cat", "cut", "dirname", "grep", "ls", "xargs", "echo"):
        (tmp_path / name).symlink_to(shutil.which(name))
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")  # the id of a user who is not root
    (tmp_path / "id").chmod(0o755)
    env = without_compiler(tmp_path, PYTHON=sys.executable)
    output = run(tree / "tools" / "system_packages", "headers", "compiler", "chromium", env=env, cwd=tree, ok=False)
    assert [line.strip() for line in output.splitlines() if "apt-get" in line] == [
        "sudo apt-get install -y gcc libc6-dev chromium"
    ]


# The tests below check how extensions are built. A project of two short modules is enough for them, and compiles fast.
SMALL_PROJECT = {
    "src/durbar/__init__.py": '__version__ = "0.1.0"\n',
    "src/durbar/state.pxd": "cdef enum:\n    FIRST = 1\n",
    "src/durbar/lower.pxd": "from durbar.state cimport *\ncdef int low(int n) noexcept nogil\n",
    "src/durbar/lower.py": "def low(n):\n    return n + 1\n\n\ndef ask():\n    return low(FIRST)\n",
    "src/durbar/upper.pxd": "from durbar.lower cimport low\ncdef int up(int n) noexcept nogil\n",
    "src/durbar/upper.py": "def up(n):\n    return low(n) + 1\n\n\ndef ask():\n    return up(2)\n",
    "tests/none.txt": "",  # the folder must exist
}
# Prints the results of both modules, and the files from which they were loaded.
PRINT_RESULTS = "from durbar import lower, upper; print(lower.ask(), upper.ask(), lower.__file__, upper.__file__)"


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """A project of two modules that is built by the same code as Durbar."""
    folder = tmp_path / "small_project"
    for name, text in SMALL_PROJECT.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    for name in ("pyproject.toml", "setup.py", "tools/extensions.py", "README.md", "LICENSE"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy2(PROJECT / name, folder / name)
    return folder


def build_in_place(small_project: Path, *, ok: bool = True, **variables: str) -> str:
    """Build in place, as `make build` does."""
    return run(sys.executable, "tools/extensions.py", env=without_pythonpath(**variables), cwd=small_project, ok=ok)


def results(small_project: Path) -> list[str]:
    """Return the results of the two modules' functions, and the files from which the modules were loaded."""
    env = without_pythonpath(PYTHONPATH=str(small_project / "src"))
    return run(sys.executable, "-c", PRINT_RESULTS, env=env, cwd=small_project).split()


def test_no_extension_is_installed_if_one_does_not_compile(small_project: Path, tmp_path: Path) -> None:
    with (small_project / "src/durbar/upper.pxd").open("a") as header:
        header.write('cdef extern from *:\n    """\n    #error "no"\n    """\n')
    venv = create_venv(tmp_path / "venv")
    output = pip(venv, "install", "--no-build-isolation", small_project, env=without_pythonpath(), cwd=tmp_path)
    assert len(uncompiled_notices(output)) == 1
    assert "durbar.upper failed to compile" in uncompiled_notices(output)[0]
    assert list(venv.rglob("durbar/upper.py"))
    assert not list(venv.rglob("durbar/*.so"))


@pytest.mark.long
def test_failed_build_in_place_leaves_no_compiled_file(small_project: Path) -> None:
    build_in_place(small_project, DURBAR_REQUIRE_COMPILED="1")
    assert len(list(small_project.glob("src/durbar/*.so"))) == 2
    (small_project / "src/durbar/upper.py").write_text("def up(n:\n")
    output = build_in_place(small_project, ok=False, DURBAR_REQUIRE_COMPILED="1")
    assert "durbar: cannot compile" in output
    assert not list(small_project.glob("src/durbar/*.so"))
    (small_project / "src/durbar/upper.py").write_text(SMALL_PROJECT["src/durbar/upper.py"])
    assert "durbar: uncompiled" in build_in_place(small_project, CC=str(small_project / "nothing"))
    assert not list(small_project.glob("src/durbar/*.so"))
    build_in_place(small_project, DURBAR_REQUIRE_COMPILED="1")
    assert len(list(small_project.glob("src/durbar/*.so"))) == 2


@pytest.mark.long
def test_changed_source_is_compiled_even_with_an_old_time_stamp(small_project: Path) -> None:
    build_in_place(small_project)
    lower_result, upper_result, *files = results(small_project)
    assert (lower_result, upper_result) == ("2", "4")
    assert all(file.endswith(".so") for file in files)

    for name, old, new, expected in [
        ("lower.py", "n + 1", "n + 10", ["11", "13"]),
        ("state.pxd", "FIRST = 1", "FIRST = 5", ["15", "13"]),  # a header without a module of the same name
    ]:
        path = small_project / "src/durbar" / name
        path.write_text(path.read_text().replace(old, new))
        os.utime(path, (1, 1))  # the file seems to be from 1970
        build_in_place(small_project)
        assert results(small_project)[:2] == expected

    def modification_times():
        return {path: path.stat().st_mtime_ns for path in small_project.rglob("*.so")}

    before = modification_times()
    build_in_place(small_project)
    assert modification_times() == before, "nothing has changed, so nothing is compiled"


def test_compiled_file_is_removed_with_its_source(small_project: Path) -> None:
    build_in_place(small_project)
    for suffix in (".py", ".pxd"):
        (small_project / "src/durbar/upper").with_suffix(suffix).unlink()
    build_in_place(small_project)
    compiled_modules = [path.name.partition(".")[0] for path in small_project.glob("src/durbar/*.so")]
    assert compiled_modules == ["lower"]
