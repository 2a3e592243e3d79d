"""The order of the house: who may import whom, which numbers are proved, what the documents name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import LEFT_TO_HEAVY
from programs import surroundings
from snowyard import Game, games
from snowyard.kernel.facts import FILE as FACTS
from snowyard.kernel.facts import Facts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "snowyard"
GAMES, PICTURES = "src/snowyard/games", "web/src/games"
FLOORS = [
    {"kernel"},
    {"games"},
    {"players"},
    {"match"},
    {"lessons"},
    {"lab", "server", "terminal", "adapters", "typescript", "wasm"},
    {"cli"},
    {"__main__"},
]
"""From the ground up: a module imports from its own floor's room and from the floors below it."""


def floor_of(room: str) -> int:
    return next((n for n, rooms in enumerate(FLOORS) if room in rooms), -1)


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}: imports name the whole path"
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_imports_point_downward_only() -> None:
    for file in SOURCE.rglob("*.py"):
        room = file.relative_to(SOURCE).parts[0].removesuffix(".py")
        if room == "__init__":
            continue
        for name in imported(file):
            if not name.startswith("snowyard."):
                continue
            other = name.split(".")[1]
            if room == "kernel" and other == "games":
                continue  # the registry looks there for packages; it names none
            assert floor_of(other) < floor_of(room) or other == room, f"{file.relative_to(SOURCE)} imports {name}"


def test_no_game_imports_another_game() -> None:
    for slug in games():
        for file in (SOURCE / "games" / slug).rglob("*.py"):
            for name in imported(file):
                parts = name.split(".")
                assert parts[:2] != ["snowyard", "games"] or parts[2] == slug, f"{slug}/{file.name} imports {name}"


def test_no_list_outside_its_package_names_a_game() -> None:
    for file in SOURCE.rglob("*.py"):
        if "games" in file.relative_to(SOURCE).parts[:1]:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value:
                assert node.value not in games(), f"{file.relative_to(SOURCE)} names the game {node.value}"


def test_no_shared_file_of_the_page_and_no_shared_table_names_a_game() -> None:
    """A game's own folder under web/src/games has what only that game needs; a new game changes nothing outside it."""
    named = "|".join(games())
    names = re.compile(rf"""['"`]({named})['"`]|^\s*({named}):|[{{,] *({named}):""", re.MULTILINE)
    for file in (ROOT / "web" / "src").rglob("*.*"):
        place = file.relative_to(ROOT / "web" / "src").parts
        own = place[0] == "games" and place[1] in games()
        if file.suffix in (".ts", ".svelte") and not own and ".test." not in file.name:
            found = names.search(file.read_text("utf-8"))
            assert found is None, f"{file.relative_to(ROOT)} names a game: {found}"
    for file in SOURCE.rglob("*.toml"):
        if file.relative_to(SOURCE).parts[0] != "games":
            assert not re.search(rf"\b({named})\b", file.read_text("utf-8")), f"{file.relative_to(ROOT)} names a game"


def marks(slug: str, kind: str) -> set[str]:
    """The numbers that the tests of a game name with pytest.mark.rule or pytest.mark.example."""
    found = set()
    for file in (ROOT / "tests" / "rules" / slug).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{kind}":
                found |= {a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


def rulebook(slug: str) -> str:
    return (ROOT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8")


def numbers(slug: str) -> set[str]:
    """Rules and rulings of a rulebook: those that begin a line or a table cell in bold."""
    return set(re.findall(rf"\*\*({slug.upper()}-R?\d+)\b", rulebook(slug)))


def test_every_rule_and_ruling_has_a_test_that_names_it(any_game: Game) -> None:
    stated = numbers(any_game.slug)
    assert len(stated) > 40
    assert sorted(stated - marks(any_game.slug, "rule")) == []


def test_every_number_that_a_test_names_stands_in_the_rulebook(any_game: Game) -> None:
    assert sorted(marks(any_game.slug, "rule") - numbers(any_game.slug)) == []


def test_every_worked_example_is_played_by_a_test(any_game: Game) -> None:
    examples = rulebook(any_game.slug).split("\n## Examples", 1)[1]
    stated = {f"{any_game.slug.upper()}-{n}" for n in re.findall(r"^(\d+)\.", examples, re.MULTILINE)}
    assert len(stated) > 5
    assert sorted(stated - marks(any_game.slug, "example")) == []


def test_rules_cite_numbers_that_exist(any_game: Game) -> None:
    home = SOURCE / "games" / any_game.slug
    for file in home.rglob("*.py"):
        cited = set(re.findall(rf"\b{any_game.slug.upper()}-R?\d+\b", file.read_text(encoding="utf-8")))
        assert cited <= numbers(any_game.slug), f"{file.name}: {sorted(cited - numbers(any_game.slug))}"


def test_the_rulebook_names_every_option_and_its_default(any_game: Game) -> None:
    text = rulebook(any_game.slug)
    for name, option in any_game.options.declared().items():
        assert f"`{name}`" in text, f"docs/rules/{any_game.slug}.md does not name the option {name}"
        assert name == "variant" or option.rule in numbers(any_game.slug), f"{name}: {option.rule}"


@pytest.mark.parametrize("document", ["README.md", "docs/README.md"])
def test_documents_name_every_game(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for slug in games():
        assert f"`{slug}`" in text, f"{document} does not name {slug}"


def test_the_page_about_adding_a_game_names_every_file_of_the_contract() -> None:
    from snowyard.kernel.game import FILES

    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for name in FILES:
        assert f"`{name}.py`" in text
        for slug in games():
            assert (SOURCE / "games" / slug / f"{name}.py").is_file(), f"{slug} has no {name}.py"


def test_the_page_about_adding_a_game_names_every_fact() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [name for name in Facts.__struct_fields__ if f"`{name}`" not in text] == []
    assert f"`{FACTS}`" in text
    for slug in games():
        assert (SOURCE / "games" / slug / FACTS).is_file(), f"{slug} has no {FACTS}"


def test_no_module_is_longer_than_a_person_reads() -> None:
    for file in SOURCE.rglob("*.py"):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        assert lines <= LONGEST, f"{file.relative_to(ROOT)} has {lines} lines"


PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
RIDDLES = {"hall", "crew", "crews", "tale", "tales", "talk", "judge", "judges", "judging"}
"""No name of a module, class or function has such a word in it: nobody would search for it."""
RIDDLES_ALONE = {"away", "log", "logs", "plain", "things"}
"""No module has such a name."""
MEANINGS = {
    "Batch": {"src/snowyard/adapters/batch.py"},
    "Head": {"src/snowyard/kernel/head.py", "web/src/engine/table.ts"},
    "Leave": {"src/snowyard/terminal/session_commands.py"},
    "Line": {"src/snowyard/server/messages.py", "web/src/wire.ts"},
    "Played": {"src/snowyard/lab/seated.py"},
    "Wish": {"src/snowyard/lab/tuning/wishes.py", "web/src/bench/tuning.ts"},
    "Worth": {"src/snowyard/players/analyse.py"},
    "Yard": {f"{folder}/{slug}/{name}" for slug in games() for folder, name in ((GAMES, "layout.py"), (PICTURES, "record.ts"))},
}
"""Names that once had several meanings, and where they are declared: in Python, and by the same meaning in the page."""
DECLARED = re.compile(r"^(?:export )?(?:(class|interface|function) (\w+)|(type) (\w+)(?:<.*>)? =)", re.MULTILINE)


def declared(file: Path) -> Iterator[tuple[str, str]]:
    """What a source file declares: kind and name. A Svelte component is a class by its file's name."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        for node in ast.walk(tree := ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                yield "class", node.name
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield "function" if node in tree.body else "method", node.name
        return
    if file.suffix == ".svelte":
        yield "class", file.stem
    for found in DECLARED.finditer(text):
        yield ("function" if found[1] == "function" else "class"), found[2] or found[4]


def sources() -> Iterator[tuple[str, Path]]:
    """Python's and the page's source files, by their places in the repository."""
    for file in sorted([*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]):
        yield file.relative_to(ROOT).as_posix(), file


def test_nothing_has_a_name_that_nobody_would_search_for() -> None:
    met = set()
    for place, file in sources():
        module = file.name.partition(".")[0]
        assert module not in RIDDLES_ALONE, place
        for _, name in [("module", module), *declared(file)]:
            if RIDDLES & {part.lower() for part in PARTS.findall(name)}:
                met.add(f"{place}: {name}")
    assert met == set()


def test_each_of_these_names_means_one_thing() -> None:
    found: dict[str, set[str]] = {name: set() for name in MEANINGS}
    for place, file in sources():
        for kind, name in declared(file):
            if kind == "class" and name in MEANINGS:
                found[name].add(place)
    assert found == MEANINGS


@pytest.mark.parametrize("package", ["server", "games/village"])
def test_the_map_of_a_big_package_names_every_module(package: str) -> None:
    folder = SOURCE / package
    told = set(re.findall(r"\w+", (folder / "__init__.py").read_text(encoding="utf-8")))
    modules = [file.stem for file in sorted(folder.glob("*.py")) if file.stem != "__init__"]
    assert len(modules) > 30
    assert [name for name in modules if name not in told] == []


LONGEST = 450
"""Lines of a module: CONTRIBUTING asks for about 400."""
WRITTEN = {"speech.ts", "sentences.ts", "record.ts", "types.ts", "rules.ts", "meaning.ts", "ids.ts", "wire.ts"}
"""Files of the page that a program writes."""


def test_no_file_of_the_page_is_longer_than_a_person_reads() -> None:
    too_long = set()
    for place, file in sources():
        by_hand = place.startswith("web/") and file.name not in WRITTEN and ".test." not in file.name
        if by_hand and len(file.read_text(encoding="utf-8").splitlines()) > LONGEST:
            too_long.add(place)
    assert too_long == set()


SCREEN = 60
"""Lines of a function, its comment and its decorators included."""
LONG_FUNCTIONS = {"src/snowyard/kernel/survey_driver.py: survey": "one loop over games that the compiler keeps in registers"}
"""Functions that are longer, and why. None may join them."""
LONG_IN_THE_PAGE = {
    "web/src/art/act.ts": 2,
    "web/src/games/duel/layout.ts": 2,
    "web/src/games/duel/tray.ts": 1,
    "web/src/games/forts/layout.ts": 1,
    "web/src/games/lanes/layout.ts": 1,
    "web/src/games/lanes/motions.svelte.ts": 2,
}
"""How many functions of these files ESLint lets be longer (max-lines-per-function), with the reasons beside them. None may
join them."""


def functions(node: ast.AST, before: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for child in ast.iter_child_nodes(node):
        named = before
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            named = f"{before}.{child.name}" if before else child.name
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield named, child
        yield from functions(child, named)


def test_no_function_is_longer_than_a_screen() -> None:
    too_long = set()
    for file in SOURCE.rglob("*.py"):
        for name, node in functions(ast.parse(file.read_text(encoding="utf-8"))):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if (node.end_lineno or 0) - first >= SCREEN:
                too_long.add(f"{file.relative_to(ROOT).as_posix()}: {name}")
    assert too_long == LONG_FUNCTIONS.keys()


def test_no_function_of_the_page_is_longer_than_a_screen() -> None:
    """ESLint counts; here nobody may ask it not to."""
    assert f"'max-lines-per-function': ['error', {SCREEN}]" in (ROOT / "web" / "eslint.config.js").read_text(encoding="utf-8")
    asked = {}
    for place, file in sources():
        if place.startswith("web/") and (count := file.read_text(encoding="utf-8").count("max-lines-per-function")):
            asked[place] = count
    assert asked == LONG_IN_THE_PAGE


BLOCK = 6
"""Lines, one after the other, that may not stand twice."""
TRAINED = "a trained network stands by the code of what it sees"
TWICE = {
    ("src/snowyard/games/duel/layout.py", "src/snowyard/games/duel/view.py"): f"the phases, and their type: {TRAINED}",
    ("src/snowyard/games/lanes/features.py", "src/snowyard/games/lanes/inputs.py"): f"whatever learners see: {TRAINED}",
    ("src/snowyard/games/village/layout.py", "src/snowyard/games/village/view.py"): f"the phases, and their type: {TRAINED}",
}
"""Files that share a block, and why. None may join them."""
CLOSING = re.compile(r"(</[\w.]+>|\{/\w+\}|\W)*")
PARAMETER = re.compile(r"\w+(\??: [^=;]+)?,")


def telling(file: Path) -> list[str]:
    """The lines of a source file that say something: no imports, names alone, comments, closing brackets, and no styles, which
    belong to their component."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        silent = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                silent |= {*range(node.lineno, (node.end_lineno or 0) + 1)}
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                silent |= {*range(node.lineno, node.body[0].lineno)}
        lines = [line for number, line in enumerate(text.splitlines(), 1) if number not in silent]
    else:
        lines = re.sub(r"^\s*import\b[^;]*;", "", text.partition("\n<style")[0], flags=re.MULTILINE).splitlines()
    bare = (" ".join(line.split()) for line in lines)
    return [s for s in bare if not (s.startswith(("#", "//")) or CLOSING.fullmatch(s) or PARAMETER.fullmatch(s))]


def test_no_block_stands_twice() -> None:
    met: dict[tuple[str, ...], tuple[str, int]] = {}
    twice = set()
    for place, file in sources():
        if file.name in WRITTEN or ".test." in file.name:
            continue
        lines = telling(file)
        for at, block in enumerate(zip(*(lines[k:] for k in range(BLOCK)), strict=False)):
            other, began = met.setdefault(block, (place, at))
            if other != place or at - began >= BLOCK:
                twice.add((other, place))
    assert twice == TWICE.keys()


NAMED = re.compile(r"(?<![\w./<{*~-])((?:[\w-]+/)*[\w-]+\.(?:py|ts|svelte|ftl|css))(?![\w/*.])")
PATTERNS = {"_bridge.py"}
"""How the names of several files end."""


def test_files_that_comments_and_documents_name_are_there() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    if not listed:
        pytest.skip("this is no clone: nobody knows here which files there are")
    there = {"/".join(name.split("/")[k:]) for name in listed for k in range(name.count("/") + 1)}
    lost = set()
    for name in listed:
        if not name.startswith(("src/", "web/src/", "docs/", "README", "CONTRIBUTING")) or Path(name).name in WRITTEN:
            continue
        if name.endswith((".py", ".ts", ".svelte", ".md", ".toml", ".ftl")) and (ROOT / name).is_file():
            text = re.sub(r"(from |import\()'.*'", "", (ROOT / name).read_text(encoding="utf-8"))
            lost |= {f"{name}: {file}" for file in NAMED.findall(text) if file not in there | PATTERNS}
    assert lost == set()


@pytest.mark.xdist_group("house")
def test_tests_of_a_group_run_in_one_process(request: pytest.FixtureRequest) -> None:
    """pytest-xdist writes the group into a test's id; a pytest that does not let it would split servers and browsers."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("tests are not distributed here: make test does that")
    assert request.node.nodeid.endswith("@house")


def test_what_is_left_to_the_heavy_tests_is_there() -> None:
    """What was renamed would run again in make test, and nobody would notice."""
    for name, words in LEFT_TO_HEAVY.items():
        text = (ROOT / "tests" / name).read_text(encoding="utf-8")
        assert [word for word in words if word.startswith("test_") and f"def {word}" not in text] == [], name


SILENT_OR_WRONG = """
import pytest
from playwright.sync_api import TimeoutError
from web.conftest import SILENT

pytestmark = SILENT
tried = []

def test_silent():
    tried.append("silent")
    if len(tried) == 1:
        raise TimeoutError("Page.click: Timeout 60000ms exceeded.")

def test_wrong():
    tried.append("wrong")
    assert tried.count("wrong") == 2
"""


def test_only_a_browser_that_did_not_answer_is_asked_again(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(SILENT_OR_WRONG, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env=surroundings(PYTHONPATH=str(ROOT / "tests")), capture_output=True, text=True)
    assert "1 failed, 1 passed, 1 rerun" in done.stdout, done.stdout + done.stderr
    assert "test_wrong" in done.stdout.partition("short test summary")[2]


def test_nothing_on_the_page_is_explained_to_a_mouse_alone() -> None:
    """A `title` shows to a pointer that rests; `use:tip` explains to keys and to touch, too."""
    files = [*(ROOT / "web" / "src").rglob("*.svelte")]
    assert len(files) > 150
    for file in files:
        text = file.read_text(encoding="utf-8")
        for found in re.finditer(r"\s(?:title=|\{title\})", text):
            *_, tag = re.findall(r"<([A-Za-z][\w.:]*)", text[: found.start()]) or [""]
            assert tag == "" or tag[0].isupper(), f"{file.relative_to(ROOT)}: <{tag}> has a title; use `use:tip`"
