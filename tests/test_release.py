"""What a release needs: versions that agree, and CI files that run what we run."""

from __future__ import annotations

import re
import tomllib
import zipfile
from pathlib import Path

from licences import PAGE, in_the_page, installed, page
from release import faults_of_changelog, faults_of_wheel
from snowyard import __version__
from typescript_node import build_module

ROOT = Path(__file__).parents[1]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def test_the_version_to_cite_is_the_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_changelog_without_the_version_is_a_fault() -> None:
    assert faults_of_changelog("# Changelog\n\n## 1.2.3 (2026-11-16)\n", "1.2.3") == []
    (fault,) = faults_of_changelog("# Changelog\n\n## Unreleased\n", "1.2.3")
    assert fault == "CHANGELOG.md has no heading '## 1.2.3 (YEAR-MONTH-DAY)'"


def test_a_wheel_that_lacks_something_or_is_of_another_version_is_a_fault(tmp_path: Path) -> None:
    wheel = tmp_path / "snowyard.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("snowyard-0.0.9.dist-info/METADATA", "Name: snowyard\nVersion: 0.0.9\n")
        archive.writestr("tests/test_release.py", "")
    faults = faults_of_wheel(wheel)
    assert "the wheel lacks snowyard/server/client/index.html" in faults
    assert "the wheel lacks snowyard/rulebooks/forts.md" in faults
    assert "the wheel holds tests/test_release.py" in faults
    assert f"the wheel says version 0.0.9, not {__version__}" in faults


def test_both_forges_run_make_test_with_every_supported_python() -> None:
    for file in (".github/workflows/test.yml", ".gitlab-ci.yml"):
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.findall(r'"(3\.\d+)"', text) == PYTHONS, file
        assert "make test" in text
        assert 'CI: "true"' in text
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    assert [name.rpartition(" ")[2] for name in told if re.search(r":: 3\.\d", name)] == PYTHONS


def test_the_licence_of_every_package_in_the_page_is_given_in_full() -> None:
    """MIT, ISC and the others ask for it; the build writes this file into the client."""
    parts = re.split(r"^==== (.+): (.+)$", build_module().licence_texts(), flags=re.MULTILINE)
    told = dict(zip(parts[1::3], parts[3::3], strict=True))
    assert list(told) == [name for name, _ in in_the_page()]
    assert [name for name, text in told.items() if not re.search("(?i)permi(t|ssion)|redistribut", text)] == []


def test_the_licences_of_what_is_shipped_are_listed_and_none_is_missing() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make licences"
    for name, licence in (*in_the_page(), *installed()):
        assert licence, f"{name} says no licence"
    assert {"svelte", "@fontsource-variable/fredoka"} <= set(dict(in_the_page()))
    assert "numpy" in dict(installed())


def locked(tier: str) -> dict[str, str]:
    """Name and version of every package of requirements/<tier>.txt."""
    text = (ROOT / "requirements" / f"{tier}.txt").read_text(encoding="utf-8")
    assert "://" not in text, "an address"
    pins = re.findall(r"^([\w.-]+)==([^\s;]+)[^\\]*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\S+==", text, re.MULTILINE)), "a package without a hash"
    return {plain(name): version for name, version in pins}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_is_locked_by_hash_at_the_version_of_the_constraints() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    constraints = {plain(line.split("==")[0]): line.split("==")[1] for line in lines}
    for tier in ("play", "fast", "node", "test"):
        others = {name: version for name, version in locked(tier).items() if constraints.get(name, version) != version}
        assert others == {}, f"make lock: requirements/{tier}.txt is not what constraints.txt says"


def test_what_pyproject_asks_for_is_locked() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    def names(wanted: list[str]) -> set[str]:
        return {plain(re.split(r"[\[<>=!~ ;]", line, maxsplit=1)[0]) for line in wanted} - {"snowyard"}

    extras = asked["project"]["optional-dependencies"]
    play = names(asked["project"]["dependencies"])
    assert play <= set(locked("play"))
    assert names(extras["fast"]) | play <= set(locked("fast"))
    tested = names(
        [*extras["lab"], *extras["pettingzoo"], *extras["gymnasium"], *extras["export"], *asked["dependency-groups"]["dev"]]
    )
    assert tested | play <= set(locked("test"))
