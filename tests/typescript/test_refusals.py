"""What cannot be translated is refused with its file, its line and the reason; nothing is translated into something else."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowyard import Refusal, game
from snowyard.typescript import sources
from snowyard.typescript.program import Program

HEAD = "from snowyard.kernel.view import Seen\nfrom snowyard.kernel.sentences import say\nimport os\n\n\n"
REFUSED = {
    "def f(a):\n    with a:\n        return 1": "line 7: With is not among what can be translated",
    "def f(a):\n    try:\n        return 1\n    finally:\n        pass": "line 7: Try is not among what can be translated",
    "def f(a):\n    return (b := a)": "line 7: NamedExpr is not among what can be translated",
    "def f(a):\n    return getattr(a, 'b')": "line 7: builtins.getattr has no TypeScript",
    "def f(a):\n    return os.getcwd()": "line 7: posix.getcwd has no TypeScript",
    "def f(a):\n    return a.casefold()": "line 7: the method casefold is not among",
    "def f(t: Seen):\n    return t.nothing": "line 7: the record has no field nothing",
    "def f(t: Seen):\n    t.turn = 1": "line 7: only names and places in lists and dictionaries can be given values",
    "def f(a):\n    return f'{a:3}'": "line 7: a text in a text has no format",
    "def f(a, b):\n    return a is b": "line 7: `is` is for None only",
    "def f(a):\n    return a.__class__": "line 7: __class__ is nobody else's business",
    "def f(a):\n    return 0 < len(a) < 3": "line 7: a call in the middle of a comparison would be made twice",
    "def f(a):\n    return [a for a in a]": "line 7: a loop names what it goes through like what it finds there",
    "def f(a):\n    return b": "line 7: the name b is unknown",
    "def f(a):\n    for i in a:\n        pass\n    else:\n        return 1": "line 7: a loop has no else",
    "def f(a, *, b):\n    return b": "line 6: a function takes plain arguments",
    "def f(a):\n    return say('x', a)": "line 7: say has the name of a sentence, and its arguments by name",
    "class C:\n    pass\ndef f(a):\n    return C()": "line 9: C is neither a part of a view nor a named tuple",
}


@pytest.mark.parametrize("source", REFUSED)
def test_what_is_not_understood_is_refused_with_its_line(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "refused_words.py"
    file.write_text(HEAD + source + "\n", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("refused_words", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "refused_words", module)
    spec.loader.exec_module(module)
    sources.tree.cache_clear()  # the last one had the same name
    with pytest.raises(Refusal) as refusal:
        Program(game("forts").layout, "refused_words").function(module.f)
    assert refusal.value.sentence.startswith(f"refused_words.py, {REFUSED[source]}")


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "SNOWYARD_GAMES": str(Path(__file__).parents[1] / "sixth_game")}
    line = [sys.executable, "-m", "snowyard.typescript", *arguments]
    return subprocess.run(line, capture_output=True, text=True, check=False, env=env)


def test_the_command_says_which_games_there_are() -> None:
    done = command("chess")
    assert done.returncode == 1
    assert done.stderr.startswith("there is no game 'chess'; there are ")


def test_a_game_from_elsewhere_that_follows_our_page_is_understood(tmp_path: Path) -> None:
    done = command("sleds", "--folder", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "export const speaker" in (tmp_path / "games" / "sleds" / "speech.ts").read_text(encoding="utf-8")
