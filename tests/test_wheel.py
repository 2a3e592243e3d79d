"""The package as it is shipped: built here, without isolation, so nothing is fetched."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from snowyard import game, games
from snowyard.players import levels_of

ROOT = Path(__file__).parents[1]


def test_the_wheel_carries_rules_rulebooks_and_types(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    assert "snowyard/py.typed" in names
    for slug in games():
        assert f"snowyard/rulebooks/{slug}.md" in names
        assert f"snowyard/games/{slug}/rules.py" in names
        assert f"snowyard/wasm/modules/{slug}.wasm" in names
        assert (f"snowyard/games/{slug}/network.bin" in names) == ("champion" in levels_of(game(slug)))
    code = "import snowyard; print(snowyard.__file__); print(snowyard.game('forts').rulebook()[:2])"
    env = {"PYTHONPATH": str(tmp_path / "site"), "PATH": "", "HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.startswith(str(tmp_path))
    assert run.stdout.endswith("# \n")
