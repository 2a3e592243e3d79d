"""Runs a test of the client by Node, where Node and the client's packages are."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from snowyard.typescript.files import FOLDER


def vitest(file: str, **env: str) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node")
    program = FOLDER.parent / "node_modules" / "vitest" / "vitest.mjs"
    if node is None or not program.exists():
        pytest.skip("no Node with the client's packages: make client")
    command = [node, str(program), "run", file]
    return subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=False, env={**os.environ, **env})
