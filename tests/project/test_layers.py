"""Tests of project rules that no linter checks: which folder may import which, and what no file may contain."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from extensions import PROJECT
from project_copy import is_generated

PACKAGE = PROJECT / "src" / "durbar"

# For each folder, from the lowest layer to the highest, the folders that it may import.
MAY_IMPORT = {
    "games": set(),
    "bots": {"games"},
    "tables": {"games", "bots"},
    "analysis": {"games", "bots", "tables"},
    "arena": {"games", "bots", "tables"},
    "envs": {"games", "bots"},
    "server": {"games", "bots", "tables", "analysis"},
    "web": set(),
    "cli": {"games", "bots", "tables", "analysis", "arena", "envs", "server", "web"},
}
# The folders of one game, and which of its other folders each may import.
GAME_FOLDERS = {
    "rules": set(),
    "components": {"rules"},
    "evaluation": {"rules", "components"},
    "presentation": {"rules", "components", "evaluation"},
}
# These files are never compiled, and need the colours and sides of the printed components.
GAME_EXCEPTIONS = {
    "games/maharani/rules/observe.py": {"components"},
    "games/taj_mahal/rules/certain.py": {"components"},
}
# Folders that may use the class Sight (what one player may know), but not the class Game (which knows everything).
SIGHT_ONLY = {"bots", "envs", "analysis"}

# Written in two pieces, so that this file passes its own test.
REGISTRY_HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.",
    "yarn" + "pkg.com",
    "un" + "pkg.com",
    "js" + "delivr",
]
# Matches a path in somebody's home folder.
HOME_PATH = re.compile(r"(?<![\w.~}])/(?:root|home|Users)/\w")


def python_imports(tree: ast.Module, module: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and full dotted name of everything imported in `tree`, the code of `module`."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                base = [*(module[: len(module) - level] if level else []), *([name] if name else [])]
                yield from ((node.lineno, ".".join([*base, alias.name])) for alias in names)
            case ast.Call(func=ast.Attribute(attr="import_module"), args=[ast.Constant(value=str(name)), *_]):
                yield node.lineno, name


def header_imports(text: str, module: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and full dotted name of everything that the text of a `.pxd` file imports or cimports."""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*from\s+(\.*)([\w.]*)\s+c?import\s+(.+)", line):
            dots, name, names = found.groups()
            base = [*(module[: len(module) - len(dots)] if dots else []), *([name] if name else [])]
            yield from ((number, ".".join([*base, word])) for word in re.findall(r"\w+|\*", names))
        elif found := re.match(r"\s*c?import\s+(.+)", line):
            yield from ((number, word) for word in re.findall(r"[\w.]+", found.group(1)))


def imports(package: Path) -> Iterator[tuple[str, str, str]]:
    """Yield every import in `package`: the top folder and the place (file and line) of the import, and the full dotted
    name of what is imported.
    """
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.pyi"), *package.rglob("*.pxd")]):
        relative = path.relative_to(package)
        if len(relative.parts) < 2:
            continue
        module = [package.name, *relative.with_suffix("").parts]
        imported = (
            header_imports(path.read_text(), module)
            if path.suffix == ".pxd"
            else python_imports(ast.parse(path.read_text()), module)
        )
        for number, name in imported:
            yield relative.parts[0], f"{relative.as_posix()}:{number}", name.removeprefix("cython.cimports.")


def wrong_imports(package: Path) -> list[str]:
    """Return the imports that the layers do not allow. Only cli may import the package itself."""
    wrong = []
    for folder, place, name in imports(package):
        top, _, rest = name.partition(".")
        imported = rest.partition(".")[0]
        if top != package.name or imported in {folder, "__version__"} or imported in MAY_IMPORT[folder]:
            continue
        if folder != "cli":
            wrong.append(f"{place} {folder} imports {imported or 'the whole package'}")
    return wrong


def wrong_game_imports(package: Path) -> list[str]:
    """Return the imports from one folder of a game to another that `GAME_FOLDERS` does not allow."""
    wrong = []
    for _, place, name in imports(package):
        file = place.partition(":")[0]
        match file.split("/"):
            case ["games", game, folder, _, *_] if folder in GAME_FOLDERS:
                start = f"{package.name}.games.{game}."
            case _:
                continue
        allowed = {folder} | GAME_FOLDERS[folder] | GAME_EXCEPTIONS.get(file, set())
        imported = name.removeprefix(start)
        if name.startswith(start) and imported.split(".")[0] not in allowed:
            wrong.append(f"{place} imports {imported}")
    return wrong


def uses_of_game(package: Path) -> list[str]:
    """Return the files that use the class `Game` although they may use only `Sight`."""
    places = []
    for folder in sorted(SIGHT_ONLY):
        for path in sorted((package / folder).rglob("*.p*")):
            if path.suffix in {".py", ".pyi"}:
                names = {
                    getattr(node, attribute, None)
                    for node in ast.walk(ast.parse(path.read_text()))
                    for attribute in ("id", "attr", "name")
                }
            elif path.suffix == ".pxd":
                names = set(re.findall(r"\w+", path.read_text()))
            else:
                continue
            if "Game" in names:
                places.append(path.relative_to(package).as_posix())
    return places


def is_edition(node: ast.expr) -> bool:
    """Return whether an expression is an edition, or identifies one (`edition.name`)."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name == "edition":
            return True
        case ast.Attribute(value=inner) | ast.Subscript(value=inner):
            return isinstance(inner, ast.Name | ast.Attribute) and is_edition(inner) and identifies(node)
    return False


def identifies(node: ast.Attribute | ast.Subscript) -> bool:
    """Return whether an attribute of an edition identifies the edition, such as its name, and is not a rule's value."""
    return isinstance(node, ast.Attribute) and node.attr in {"name", "id", "key", "year"}


def edition_tests(package: Path) -> list[str]:
    """Return the places where rules test which edition is played, instead of using a value of the edition."""
    places = []
    for path in sorted((package / "games").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            tests_edition = False
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                has_literal = isinstance(node.comparators[0], ast.Constant | ast.Tuple | ast.List | ast.Set)
                tests_equality = isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.Is | ast.IsNot)
                has_none = any(isinstance(side, ast.Constant) and side.value is None for side in sides)
                compares_with_edition = any(map(is_edition, sides)) and not all(map(is_edition, sides))
                tests_edition = compares_with_edition and not has_none and (tests_equality or has_literal)
            elif isinstance(node, ast.Match):
                tests_edition = is_edition(node.subject)
            if tests_edition:
                places.append(f"{path.relative_to(package).as_posix()}:{node.lineno}")
    return places


def machine_references(project: Path) -> list[str]:
    """Return the lines that name the host of a package registry, or a path of a personal machine."""
    # a short path such as /root could occur by chance
    folders = [str(folder) for folder in (project, Path.home()) if len(folder.parts) > 2]
    words = [*REGISTRY_HOSTS, *folders]
    places = []
    for path in project_files(project):
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if HOME_PATH.search(line) or any(word in line for word in words):
                places.append(f"{path.relative_to(project).as_posix()}:{number}")
    return places


def project_files(folder: Path) -> Iterator[Path]:
    """Yield the files of the project, without built files."""
    for path in sorted(folder.iterdir()):
        if is_generated(path.name):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def test_every_folder_of_the_package_has_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert "games" in folders
    assert folders <= set(MAY_IMPORT)


def test_no_folder_imports_from_a_folder_above_it() -> None:
    assert any(name.startswith("durbar.games") for _, _, name in imports(PACKAGE))
    assert wrong_imports(PACKAGE) == []


def test_bots_environments_and_analysis_never_use_the_class_game() -> None:
    assert uses_of_game(PACKAGE) == []


def test_rules_never_test_which_edition_is_played() -> None:
    assert edition_tests(PACKAGE) == []


def test_folders_of_a_game_import_only_the_allowed_folders() -> None:
    assert wrong_game_imports(PACKAGE) == []


@pytest.mark.parametrize("game", ["maharani", "taj_mahal"])
def test_game_has_four_folders_and_at_most_six_files_beside_them(game: str) -> None:
    paths = [path for path in (PACKAGE / "games" / game).iterdir() if path.name != "__pycache__"]
    assert {path.name for path in paths if path.is_dir()} == set(GAME_FOLDERS)
    files = [path for path in paths if path.is_file() and path.suffix != ".so"]
    assert len(files) <= 6


def test_no_file_names_a_registry_or_a_path_of_this_machine() -> None:
    names = {path.name for path in project_files(PROJECT)}
    assert {"pyproject.toml", "Makefile", "run", "__init__.py"} <= names
    assert machine_references(PROJECT) == []


@pytest.fixture
def empty_package(tmp_path: Path) -> Path:
    """Return an empty package with all folders, for files that break a rule."""
    package = tmp_path / "durbar"
    for folder in MAY_IMPORT:
        (package / folder).mkdir(parents=True)
    return package


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("games/turn.py", "from durbar.bots import level"),
        ("games/turn.py", "def late():\n    import durbar.tables.files"),
        ("games/turn.py", "from durbar import load"),
        ("games/turn.py", "import durbar"),
        ("games/turn.py", "from cython.cimports.durbar.bots import search"),
        ("games/turn.py", "import importlib\nimportlib.import_module('durbar.cli.main')"),
        ("games/deep/turn.py", "from ...bots import level"),
        ("games/deep/turn.pxd", "from ...bots.search cimport think"),
        ("games/turn.pxd", "from durbar.bots.search cimport think, plan"),
        ("games/turn.pxd", "cimport durbar.bots.search"),
        ("envs/zoo.py", "from durbar.tables import files"),
        ("server/app.py", "from durbar import arena"),
    ],
)
def test_import_from_above_is_found(empty_package: Path, file: str, text: str) -> None:
    (empty_package / file).parent.mkdir(exist_ok=True)
    (empty_package / file).write_text(text)
    assert wrong_imports(empty_package)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("bots/level.py", "from durbar.games.game import Sight\nfrom .search import think"),
        ("games/deep/turn.py", "from ..kernel import chance\nfrom durbar import __version__"),
        ("games/turn.pxd", "from libc.string cimport memcpy\nfrom durbar.games.kernel.state cimport *"),
        ("cli/main.py", "import durbar\nfrom durbar.server import app"),
    ],
)
def test_import_from_below_is_allowed(empty_package: Path, file: str, text: str) -> None:
    (empty_package / file).parent.mkdir(exist_ok=True)
    (empty_package / file).write_text(text)
    assert list(imports(empty_package))
    assert wrong_imports(empty_package) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("bots/greedy.py", "from durbar.games.game import Game"),
        ("bots/greedy.py", "from durbar.games import game\nworld: game.Game"),
        ("bots/greedy.pxd", "from durbar.games.game cimport Game"),
        ("envs/zoo.py", "from durbar.games.game import Game as Truth"),
    ],
)
def test_bot_that_uses_the_class_game_is_found(empty_package: Path, file: str, text: str) -> None:
    (empty_package / file).write_text(text)
    assert uses_of_game(empty_package) == [file]


@pytest.mark.parametrize(
    ("text", "is_comparison"),
    [
        ("if edition == '2018': pass", True),
        ("if s.edition != FIRST: pass", True),
        ("if setting.edition.name in ('2006', '2018'): pass", True),
        ("match edition:\n    case '2018': pass", True),
        ("if edition not in editions: pass", False),
        ("if edition is None: pass", False),
        ("if edition.hand_size == 6: pass", False),
        ("same = self.edition == other.edition", False),
    ],
)
def test_comparison_of_editions_is_found(empty_package: Path, text: str, is_comparison: bool) -> None:
    (empty_package / "games" / "visit.py").write_text(text)
    assert bool(edition_tests(empty_package)) is is_comparison


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/chess/rules/castle.py", "from durbar.games.chess.presentation.view import view_of"),
        ("games/chess/components/board.py", "from durbar.games.chess.evaluation import worth"),
        ("games/chess/evaluation/worth.pxd", "from durbar.games.chess.presentation.view cimport view"),
        ("games/chess/rules/castle.py", "from durbar.games.chess.game import CHESS"),
    ],
)
def test_wrong_import_inside_a_game_is_found(empty_package: Path, file: str, line: str) -> None:
    (empty_package / file).parent.mkdir(parents=True)
    (empty_package / file).write_text(line + "\n")
    assert len(wrong_game_imports(empty_package)) == 1


@pytest.mark.parametrize("line", [f"see https://{REGISTRY_HOSTS[0]}/x", "open('/" + "home/ann/x')", "/" + "root/x"])
def test_path_or_registry_in_a_file_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "notes.md").write_text(f"fine\n{line}\nsrc/home/x and ~/x\n")
    assert machine_references(tmp_path) == ["notes.md:2"]
