"""`make release-check`: build the wheel and the source distribution, and look at them as somebody would who gets them.

Says a sentence for each fault, and exits with 1 if there is one (docs/releasing.md).
"""

from __future__ import annotations

import email.parser
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from snowyard import __version__, game, games
from snowyard.players import levels_of

ROOT = Path(__file__).parents[1]


def build(out: Path) -> tuple[Path, Path]:
    """The wheel and the source distribution, both with the page in them."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, env={**os.environ, "SNOWYARD_CLIENT": "must"}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"it cannot be built:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    version = f"snowyard-{__version__}"
    return out / f"{version}-py3-none-any.whl", out / f"{version}.tar.gz"


def wanted() -> list[str]:
    """What every distribution holds of the package."""
    own = [f"snowyard/games/{slug}/rules.py" for slug in games()] + [f"snowyard/wasm/modules/{slug}.wasm" for slug in games()]
    own += [f"snowyard/games/{slug}/network.bin" for slug in games() if "champion" in levels_of(game(slug))]
    return [*own, "snowyard/py.typed", "snowyard/server/client/index.html"]


def faults_of_wheel(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.parser.Parser().parsestr(archive.read(metadata).decode("utf-8"))
    listed = [*wanted(), *(f"snowyard/rulebooks/{slug}.md" for slug in games())]
    faults = [f"the wheel lacks {name}" for name in listed if name not in names]
    faults += [f"the wheel holds {name}" for name in names if name.startswith("tests/") or "__pycache__" in name]
    if told["Version"] != __version__:
        faults.append(f"the wheel says version {told['Version']}, not {__version__}")
    return faults


def faults_of_source(source: Path) -> list[str]:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = [*(f"src/{name}" for name in wanted()), "pyproject.toml", "LICENSE", "README.md", "docs/rules/forts.md"]
    return [f"the source distribution lacks {name}" for name in listed if name not in names]


def faults_of_changelog(text: str, version: str) -> list[str]:
    if re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", text, re.MULTILINE):
        return []
    return [f"CHANGELOG.md has no heading '## {version} (YEAR-MONTH-DAY)'"]


def main() -> None:
    wheel, source = build(ROOT / "dist")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    faults = [*faults_of_wheel(wheel), *faults_of_source(source), *faults_of_changelog(changelog, __version__)]
    print("\n".join(faults) or f"{wheel.name} and {source.name} are in dist/ and can be published: git tag v{__version__}")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
