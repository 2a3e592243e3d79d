"""Runs a test of the client by the Node that builds the page. Where there is none, the test fails."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from pathlib import Path
from types import ModuleType

from snowyard.typescript.files import FOLDER

WEB = FOLDER.parent


def build_module() -> ModuleType:
    """web/build.py, which knows where Node is: on the PATH or among Python's packages."""
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node_program() -> Path:
    folder: Path | None = build_module().node_folder()
    assert folder is not None, "no Node of version 20.19 or newer: make client"
    return next(file for name in ("node", "node.exe") if (file := folder / name).exists())


def vitest(file: str, **env: str) -> subprocess.CompletedProcess[str]:
    program = WEB / "node_modules" / "vitest" / "vitest.mjs"
    assert program.exists(), "the client's packages are not installed: make client"
    command = [str(node_program()), str(program), "run", file]
    return subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False, env={**os.environ, **env})
