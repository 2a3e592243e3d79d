"""The commands of the lab: `snowyard simulate`, `snowyard arena`,
`snowyard lab`, `snowyard bench`. Nothing heavy is imported before one runs."""

from typing import Any

from snowyard.lab.commands import arena, bench, lab, simulate

SECTIONS = (simulate, arena, lab, bench)


def add_parsers(commands: Any) -> None:
    for section in SECTIONS:
        section.add_parsers(commands)
