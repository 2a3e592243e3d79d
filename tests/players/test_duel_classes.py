"""players/duel_classes.py, in a process where rules are plain Python functions: it asks them one by one."""

import os
import subprocess
import sys
from pathlib import Path


def test_tables_by_classes_say_what_the_rules_say() -> None:
    path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(Path(__file__).with_name("duel_classes.py")),
    ]
    run = subprocess.run(
        command,
        env={**os.environ, "SNOWYARD_MACHINE": "interpreter", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith("..."), run.stdout  # three of them, and none was skipped
