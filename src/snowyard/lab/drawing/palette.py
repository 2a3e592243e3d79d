"""Colours and marks. What is told apart by colour is told apart by shape too (Okabe and Ito's colours)."""

from __future__ import annotations

import math

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#F0E442", "#999999")
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop")

DAY = {
    "ground": "#EEF4FA",
    "paper": "#FFFFFF",
    "ink": "#17243A",
    "quiet": "#51627D",
    "line": "#CBD9E8",
    "warm": "#D9480F",
    "cold": "#1971C2",
    "good": "#2B8A3E",
    "bad": "#C92A2A",
}
EVENING = {
    "ground": "#101B2D",
    "paper": "#1B2A42",
    "ink": "#EAF1FB",
    "quiet": "#9FB2CE",
    "line": "#30445F",
    "warm": "#FFA94D",
    "cold": "#74C0FC",
    "good": "#69DB7C",
    "bad": "#FF8787",
}


def _set(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{value}" for name, value in colours.items())


FACE = 'ui-rounded,"Nunito","Hiragino Maru Gothic ProN",system-ui,sans-serif'
VARIABLES = f":root{{{_set(DAY)};color-scheme:light dark}}@media(prefers-color-scheme:dark){{:root{{{_set(EVENING)}}}}}"
CHART = (
    f"svg.chart{{font:16.5px {FACE};font-variant-numeric:tabular-nums;background:var(--paper)}}"
    "svg.chart text{fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}"
    "svg.chart text.quiet{fill:var(--quiet)}svg.chart .axis{stroke:var(--line);stroke-width:1}"
    "svg.chart .even{stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:4 4}svg.chart .mark{stroke:var(--ink);stroke-width:1}"
    "svg.chart .reach{stroke-width:4;stroke-linecap:round;opacity:.75}"
    "svg.chart .curve{fill:none;stroke-width:3;stroke-linejoin:round}"
    "svg.chart .band{opacity:.18;stroke:none}svg.chart .step{fill:none;stroke-width:2;stroke-linejoin:round}"
)
STYLE = VARIABLES + CHART


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def mark(number: int, x: float, y: float, r: float = 6.0) -> str:
    """The mark of a seat or a series, by its number."""
    shape, fill = SHAPES[number % len(SHAPES)], colour(number)
    if shape == "circle":
        return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"/>'
    if shape == "drop":
        side, low = 1.6 * r, y + 0.4 * r
        path = f"M{x:.1f} {y - 1.4 * r:.1f}C{x + side:.1f} {low:.1f} {x + 0.6 * r:.1f} {y + r:.1f} {x:.1f} {y + r:.1f}"
        path += f"S{x - side:.1f} {low:.1f} {x:.1f} {y - 1.4 * r:.1f}Z"
        return f'<path class="mark" d="{path}" fill="{fill}"/>'
    points = " ".join(f"{x + r * dx:.1f},{y + r * dy:.1f}" for dx, dy in _corners(shape))
    return f'<polygon class="mark" points="{points}" fill="{fill}"/>'


def _corners(shape: str) -> list[tuple[float, float]]:
    if shape == "square":
        return [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    if shape == "cross":
        arm = 0.4
        return [
            (-arm, -1),
            (arm, -1),
            (arm, -arm),
            (1, -arm),
            (1, arm),
            (arm, arm),
            (arm, 1),
            (-arm, 1),
            (-arm, arm),
            (-1, arm),
            (-1, -arm),
            (-arm, -arm),
        ]
    corners, radii = {"triangle": (3, (1.15,)), "diamond": (4, (1.1,)), "hexagon": (6, (1.0,)), "star": (10, (1.25, 0.55))}[shape]
    angles = [2 * math.pi * k / corners for k in range(corners)]
    return [(radii[k % len(radii)] * math.sin(a), -radii[k % len(radii)] * math.cos(a)) for k, a in enumerate(angles)]
