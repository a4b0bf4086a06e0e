"""Tests of tools/rules_covered.py, which lists the tests of each rule."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import rules_covered

# A page with four rules, and tests of them.
PAGE = """# A game

| switch | here |
|---|---|
| TM-0.1 players | a table is no list of rules |

- TM-1.1 Take **one** card and put it on the pile that lies to your left.
- TM-1.2 Then take another,
  as TM-1.1 says.
- TM-1.2a Nothing may be declined.
- TM-1.10 The last rule of the chapter.
A line that mentions TM-9.9 in passing, and
- a list item that is no rule.
"""
TESTS = """
import pytest

def test_tm_1_1_first_card(): ...

@pytest.mark.parametrize("n", [1, 2])
def test_tm_1_2_and_tm_1_2a_for_two(n): ...

class TestEnd:
    async def test_the_end_tm_1_10(self): ...

def helper_tm_8_1():
    def test_tm_8_2_inside_a_function(): ...
"""


@pytest.fixture
def write_file(tmp_path):
    """Create a small project and return a function that writes a file into it."""

    def write(name: str, text: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    write("docs/rules/a-game.md", PAGE)
    write("tests/deep/test_a_game.py", TESTS)
    return write


def run(tmp_path: Path, *options: str) -> int:
    """Run the tool on the small project and return its exit status."""
    return rules_covered.main(["--rules", str(tmp_path / "docs/rules"), "--tests", str(tmp_path / "tests"), *options])


def test_every_rule_with_a_test_is_in_the_table(write_file, tmp_path, capsys):
    assert run(tmp_path) == 0
    captured = capsys.readouterr()
    assert [line.split("  ")[0].strip() for line in captured.out.splitlines()[:-1]] == [
        "TM-1.1",
        "TM-1.2",
        "TM-1.2a",
        "TM-1.10",
    ]
    assert "Take one card and put it on the …  deep/test_a_game.py::test_tm_1_1_first_card" in captured.out
    assert captured.out.splitlines()[-1] == "4 of 4 rules have a test; 0 complaints"
    assert captured.err == ""


def test_several_tests_of_a_rule_are_all_listed(write_file, tmp_path, capsys):
    write_file("tests/test_more.py", "def test_tm_1_1_again(): ...\n")
    assert run(tmp_path) == 0
    captured = capsys.readouterr().out
    assert "::test_tm_1_1_first_card\n" in captured
    assert "  test_more.py::test_tm_1_1_again\n" in captured


def test_rule_without_a_test_fails(write_file, tmp_path, capsys):
    write_file("docs/rules/a-game.md", PAGE + "- TM-2.1 Nobody has tried this.\n")
    assert run(tmp_path) == 1
    captured = capsys.readouterr()
    assert captured.err == "TM-2.1 has no test: Nobody has tried this.\n"
    assert "4 of 5 rules have a test; 1 complaints" in captured.out


def test_test_of_an_unknown_rule_fails(write_file, tmp_path, capsys):
    write_file("tests/test_more.py", "def test_tm_1_3_not_written(): ...\ndef test_tm_1_1a_no_letter(): ...\n")
    assert run(tmp_path) == 1
    assert capsys.readouterr().err.splitlines() == [
        "test_more.py::test_tm_1_1a_no_letter names TM-1.1a, which no page has",
        "test_more.py::test_tm_1_3_not_written names TM-1.3, which no page has",
    ]


def test_rule_number_that_occurs_twice_fails(write_file, tmp_path, capsys):
    write_file("docs/rules/b-game.md", "- TM-1.1 Again.\n")
    assert run(tmp_path) == 1
    assert "TM-1.1 occurs 2 times" in capsys.readouterr().err


def test_functions_that_pytest_does_not_collect_are_not_counted(write_file, tmp_path, capsys):
    write_file("docs/rules/a-game.md", "- TM-8.1 One.\n- TM-8.2 Two.\n- TM-8.3 Three.\n- TM-8.4 Four.\n")
    write_file("tests/deep/test_a_game.py", TESTS[TESTS.index("def helper") :])
    write_file("tests/story.py", "def test_tm_8_3_not_in_a_test_file(): ...\n")
    write_file("tests/test_class.py", "class Story:\n    def test_tm_8_4_not_in_a_test_class(self): ...\n")
    assert run(tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 of 4 rules have a test; 4 complaints"


def test_rules_of_two_games_are_all_counted(write_file, tmp_path, capsys):
    write_file("docs/rules/b-game.md", "- MH-1.1 One.\n* **MH-1.2** Two.\n")
    write_file("tests/test_more.py", "def test_mh_1_1_and_mh_1_2_story(): ...\ndef test_xy_7_7_is_no_game(): ...\n")
    assert run(tmp_path) == 0
    assert "6 of 6 rules have a test" in capsys.readouterr().out


def test_rules_of_a_translated_page_are_not_counted(write_file, tmp_path, capsys):
    write_file(
        "docs/rules/a-game.fr.md", "- TM-1.1 Prenez une carte.\n- TM-7.1 Une règle que la page anglaise n'a pas.\n"
    )
    assert run(tmp_path) == 0
    assert "4 of 4 rules have a test" in capsys.readouterr().out


def test_quiet_option_prints_only_complaints_and_the_summary(write_file, tmp_path, capsys):
    assert run(tmp_path, "--quiet") == 0
    assert capsys.readouterr().out == "4 of 4 rules have a test; 0 complaints\n"


def test_project_without_rules_fails(tmp_path, capsys):
    assert run(tmp_path) == 1
    assert capsys.readouterr().err == "no numbered rules found\n"


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_tm_4_7_a_city_interrupts", ["TM-4.7"]),
        ("test_tm_4_1a", ["TM-4.1a"]),
        ("test_tm_4_1_a_tie_wins_nothing", ["TM-4.1"]),
        ("test_tm_11_2_3_players", ["TM-11.2"]),
        ("test_tm_4_2_and_mh_4_3_and_tm_4_2", ["TM-4.2", "MH-4.3", "TM-4.2"]),
        ("test_tm_4_10", ["TM-4.10"]),
        ("test_tm_2_players", []),
        ("test_atm_4_7", []),
        ("test_ab_4_7", []),
    ],
)
def test_rule_numbers_are_read_from_the_name_of_a_test(name, numbers):
    assert rules_covered.numbers_in(name, {"TM", "MH"}) == numbers


def test_tool_runs_as_a_program(write_file, tmp_path):
    (tmp_path / "docs/rules/a-game.md").write_text("- TM-1.1 One.\n", encoding="utf-8")
    (tmp_path / "tests/deep/test_a_game.py").write_text("", encoding="utf-8")
    process = subprocess.run(
        [sys.executable, rules_covered.__file__, "--rules", "docs/rules", "--tests", "tests", "--quiet"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (process.returncode, process.stderr) == (1, "TM-1.1 has no test: One.\n")


def test_rules_of_durbar_are_numbered_in_order_without_gaps():
    rules = rules_covered.rules_of(rules_covered.PROJECT / "docs" / "rules")
    assert {rule.order[0] for rule in rules} == {"MH", "TM"}
    _, first_section, first_number, _ = rules[0].order
    assert (first_section, first_number) in {(0, 1), (1, 1)}
    for before, after in pairwise(rules):
        game, section, number, letter = before.order
        next_letter = chr(ord(letter) + 1) if letter else "a"
        next_in_section = {(game, section, number + 1, ""), (game, section, number, next_letter)}
        new_game, new_section, new_number, new_letter = after.order
        starts_section = (new_number, new_letter) == (1, "") and (new_game != game or new_section == section + 1)
        assert after.order in next_in_section or starts_section, f"{after.number} follows {before.number}"


def test_every_rule_of_durbar_has_at_least_three_words():
    for rule in rules_covered.rules_of(rules_covered.PROJECT / "docs" / "rules"):
        assert len(rule.text.split()) >= 3, rule.number
