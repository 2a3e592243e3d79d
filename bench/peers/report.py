"""What `make peers` shows: one table, ours beside theirs, and a chart of the ratios, as text and as a page of the documents."""

from __future__ import annotations

import math
from typing import Any

from peers.frame import Case

HEAD = ("peer", "road", "a second", "a game", "Snowyard", "a second", "a game", "ratio")
LEFT = (0, 1, 4)  # the columns of words
WIDEST = 40  # of a bar: as many signs as the largest ratio gets
Row = dict[str, Any]


def lines_of(rows: list[Row], cases: dict[str, Case]) -> list[tuple[str, ...]]:
    """One line a peer that was measured: its figure, ours on the same road beside it, the ratio; then ours that stand alone."""
    found = {row["case"]: row for row in rows if "per_second" in row}
    lines, beside = [], set()
    for key, row in found.items():
        one = cases[key]
        if one.like:
            own = f"snowyard/{one.like} {one.road}"
            beside.add(own)
            ours = found.get(own)
            ratio = f"{ours['per_second'] / row['per_second']:,.1f}" if ours else ""
            lines.append((one.name, one.road, *_figures(row), one.like, *(_figures(ours) if ours else ("", "")), ratio))
    for key, row in found.items():
        if not cases[key].like and key not in beside:
            lines.append(("", cases[key].road, "", "", cases[key].name.removeprefix("snowyard/"), *_figures(row), ""))
    return lines


def _figures(row: Row) -> tuple[str, str]:
    return f"{row['per_second']:,.0f}", f"{row['per_game']:,.0f}" if row.get("per_game") else ""


def missing(rows: list[Row], cases: dict[str, Case]) -> list[str]:
    return [f"{cases[row['case']].name} ({cases[row['case']].road}): {row['missing']}" for row in rows if "missing" in row]


def table(lines: list[tuple[str, ...]]) -> str:
    """For a terminal."""
    widths = [max(len(line[column]) for line in (HEAD, *lines)) for column in range(len(HEAD))]
    return "\n".join(
        "  ".join(f"{cell:<{w}}" if n in LEFT else f"{cell:>{w}}" for n, (cell, w) in enumerate(zip(line, widths, strict=True)))
        for line in (HEAD, *lines)
    )


def markdown(lines: list[tuple[str, ...]]) -> str:
    rule = ["---" if column in LEFT else "---:" for column in range(len(HEAD))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (HEAD, rule, *lines))


def chart(lines: list[tuple[str, ...]]) -> str:
    """How many times as many decisions (search: rounds) a second we make, a bar each, on a logarithmic scale: each sign is the
    same factor. What we are behind in goes to the left."""
    rated = [(f"{line[4]} / {line[0]}, {line[1]}", float(line[7].replace(",", ""))) for line in lines if line[7]]
    if not rated:
        return ""
    most = max(abs(math.log(max(ratio, 0.01))) for _, ratio in rated) or 1.0
    width, behind = max(len(name) for name, _ in rated), min(math.log(max(ratio, 0.01)) for _, ratio in rated)
    room = math.ceil(-behind / most * WIDEST) if behind < 0 else 0
    drawn = []
    for name, ratio in rated:
        length = round(math.log(max(ratio, 0.01)) / most * WIDEST)
        left, right = ("#" * -length, "") if length < 0 else ("", "#" * length)
        drawn.append(f"{name:<{width}}  {left:>{room}}|{right} {ratio:g}")
    return "\n".join(drawn)


def page(lines: list[tuple[str, ...]], lacking: list[str], machine: str, only: str = "") -> str:
    """docs/peers.md. `only`: which cases were asked for."""
    part = f" These are only the cases `--only '{only}'`; without it there are more." if only else ""
    without = "".join(f"- {line}\n" for line in lacking)
    return f"""# Beside other libraries, measured

`make peers` wrote this page: random play in one run on one core ({machine}), decisions a second of the process's own
processor time (search: rounds a second), the median of several measurements; "a game": decisions a game. What the roads are
and how cases are added: [simulating and measuring](simulating.md).{part}

{markdown(lines)}

How many times as many, a bar each; every sign is the same factor:

```
{chart(lines)}
```
{"" if not lacking else chr(10) + "Not measured:" + chr(10) * 2 + without}"""
