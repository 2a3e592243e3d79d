"""Four charts, each an SVG with a title and a description: dots on intervals, columns, curves, and lines of a game."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from html import escape

from snowyard.lab.drawing.palette import STYLE, colour, mark

WIDTH = 390  # of every chart, in its own units: the width of a phone, so that letters stay readable there
EDGE = 14
LONG = 7  # rows of a chart of dots


@dataclass(frozen=True)
class Dot:
    """A figure with its interval. `series` chooses mark and colour."""

    label: str
    value: float
    low: float
    high: float
    series: int = 0


@dataclass(frozen=True)
class Curve:
    label: str
    points: tuple[tuple[float, float], ...]
    band: tuple[tuple[float, float], ...] = ()  # low and high at each point
    series: int = 0


def figure(number: float, unit: str = "") -> str:
    """A number as it stands in a chart or a sentence."""
    if unit == "%":
        return f"{100 * number:.1f} %" if 0 < abs(number) < 0.0995 else f"{100 * number:.0f} %"
    if unit == "points":
        return f"{100 * number:+.1f}" if number else "0"
    size = abs(number)
    digits = 0 if size >= 100 or number == round(number) else 1 if size >= 10 else 2
    return f"{number:.{digits}f}"


def frame(title: str, description: str, height: float, body: Sequence[str]) -> str:
    """An SVG with what a screen reader says."""
    return (
        f'<svg class="chart" role="img" viewBox="0 0 {WIDTH} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>{''.join(body)}</svg>"
    )


def standalone(svg: str) -> str:
    """The same picture as a file of its own."""
    style = f"<style>{STYLE}</style><rect width='100%' height='100%' fill='var(--paper)'/>"
    at = svg.index("</desc>") + len("</desc>")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + svg[:at] + style + svg[at:]


def text(x: float, y: float, words: str, anchor: str = "start", quiet: bool = False) -> str:
    kind = ' class="quiet"' if quiet else ""
    return f'<text{kind} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x0: float, y0: float, x1: float, y1: float, kind: str = "axis", stroke: str = "") -> str:
    style = f' style="stroke:{stroke}"' if stroke else ""
    return f'<line class="{kind}"{style} x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}"/>'


def across(x: float, y: float, words: str) -> str:
    """A number under an axis: centred, but for the ends of the picture, where it must not be cut off."""
    half = 5.5 * len(words)
    return text(min(max(x, half), WIDTH - half), y, words, "middle", True)


def written(marks: Sequence[float], unit: str) -> list[str]:
    """The numbers of an axis: all with decimals or none."""
    if unit in ("%", "points"):
        sign = "+" if unit == "points" else ""
        tail = " %" if unit == "%" else ""
        digits = 0 if all(abs(100 * mark - round(100 * mark)) < 1e-6 for mark in marks) else 1
        return [(f"{100 * mark:{sign}.{digits}f}" if mark else "0") + tail for mark in marks]
    return [figure(mark, unit) for mark in marks]


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers that cover low to high."""
    if high <= low:
        high = low + 1
    raw = (high - low) / max(1, most - 1)
    size = 10 ** math.floor(math.log10(raw))
    step = next(size * k for k in (1, 2, 5, 10) if size * k >= raw * 0.999)
    first = math.floor(low / step + 1e-9)
    last = math.ceil(high / step - 1e-9)
    return [round(step * k, 12) for k in range(first, last + 1)]


def legend(names: Sequence[str], y: float, shown: Collection[int] | None = None) -> tuple[list[str], float]:
    """Marks with their names (of the series that are shown), in as many lines as they need; the height they take."""
    body, x, top = [], float(EDGE), y
    for number, name in enumerate(names):
        if shown is not None and number not in shown:
            continue
        needed = 26 + 9.4 * len(name)
        if x + needed > WIDTH - EDGE and x > EDGE:
            x, y = EDGE, y + 22
        body += [mark(number, x + 6, y - 5), text(x + 18, y, name)]
        x += needed + 10
    return body, y - top + 22


def forests(
    title: str, dots: Sequence[Dot], unit: str = "", even: float | None = None, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """The same as `forest`; a long one as two that stand side by side, on one scale."""
    labels = list(dict.fromkeys(dot.label for dot in dots))
    if len(labels) <= LONG:
        return (forest(title, dots, unit, even, names),)
    half = -(-len(labels) // 2)
    span = min(d.low for d in dots), max(d.high for d in dots)
    return tuple(
        forest(f"{title} ({part} half)", [d for d in dots if d.label in own], unit, even, names, span)
        for part, own in (("upper", labels[:half]), ("lower", labels[half:]))
    )


def forest(
    title: str,
    dots: Sequence[Dot],
    unit: str = "",
    even: float | None = None,
    names: Sequence[str] = (),
    span: tuple[float, float] | None = None,
) -> str:
    """Dots on their intervals, one row for each label; rows of one label share it. `even`: what would be no difference;
    `span`: what the scale covers, if more than the dots."""
    labels = list(dict.fromkeys(dot.label for dot in dots))
    wanted = [v for d in dots for v in (d.low, d.high)] + list(span or ()) + ([even] if even is not None else [])
    marks = ticks(min(wanted), max(wanted))
    left, right = EDGE + 6, WIDTH - EDGE - 16

    def place(value: float) -> float:
        return left + (value - marks[0]) / (marks[-1] - marks[0]) * (right - left)

    body, y = legend(names, 22, {dot.series for dot in dots}) if len(names) > 1 else ([], 0.0)
    y += 8
    top = y
    for label in labels:
        own = [dot for dot in dots if dot.label == label]
        number = figure(own[0].value, unit) if len(own) == 1 else ""
        body += [text(EDGE, y + 17, label), text(WIDTH - EDGE, y + 17, number, "end")]
        y += 22
        for dot in own:
            y += 8
            body.append(line(place(dot.low), y, place(dot.high), y, "reach", colour(dot.series)))
            body.append(mark(dot.series, place(dot.value), y))
            y += 10
    y += 6
    if even is not None:
        body.insert(0, line(place(even), top, place(even), y, "even"))
    body.insert(0, line(left, y, right, y))
    shown = marks if len(marks) < 7 else marks[::2]
    body += [across(place(tick), y + 20, words) for tick, words in zip(shown, written(shown, unit), strict=True)]
    said = "; ".join(
        f"{_series(names, d.series)}{d.label} {figure(d.value, unit)}, {figure(d.low, unit)} to {figure(d.high, unit)}"
        for d in dots
    )
    if unit and unit not in ("%", "points"):
        body.append(text(WIDTH - EDGE, y + 40, unit, "end", True))
        y += 20
    return frame(title, said, y + 32, body)


def _series(names: Sequence[str], number: int) -> str:
    return f"{names[number]}, " if len(names) > 1 else ""


def columns(title: str, start: float, step: float, counts: Sequence[Sequence[float]], names: Sequence[str], unit: str) -> str:
    """How numbers are distributed: a column for each step, as shares of the whole, which the axis on the left tells; each series
    a line with its mark, an empty one left out."""
    shown = [series for series, row in enumerate(counts) if len(row)]
    body, top = legend(names, 22, shown) if len(shown) > 1 else ([], 0.0)
    top += 18
    bottom = top + 150
    left, right = EDGE + 46, WIDTH - EDGE
    y_marks = ticks(0, max((max(row) for row in counts if len(row)), default=1.0) or 1.0, 4)
    most = y_marks[-1]
    for tick, words in zip(y_marks, written(y_marks, "%"), strict=True):
        y = bottom - (bottom - top) * tick / most
        body += [line(left, y, right, y), text(left - 6, y + 5, words, "end", True)]
    bins = max(len(row) for row in counts)
    wide = (right - left) / bins
    for series in shown:
        row = counts[series]
        corners: list[tuple[float, float]] = [(left, bottom)]
        for number, value in enumerate(row):
            y = bottom - (bottom - top) * value / most
            corners += [(left + wide * number, y), (left + wide * (number + 1), y)]
        corners.append((left + wide * len(row), bottom))
        body.append(f'<polygon class="band" fill="{colour(series)}" points="{_points(corners)}"/>')
        body.append(f'<polyline class="step" stroke="{colour(series)}" points="{_points(corners)}"/>')
        if len(shown) > 1:
            peak = list(row).index(max(row))
            body.append(mark(series, left + wide * (peak + 0.5), bottom - (bottom - top) * row[peak] / most, 5))
    body.append(line(left, bottom, right, bottom))
    for tick in ticks(start, start + step * bins, 6):
        x = left + (tick - start + step / 2 * (step == 1)) / (step * bins) * (right - left)
        if left - 1 <= x <= right + 1:
            body.append(across(x, bottom + 20, figure(tick)))
    body.append(text(right, bottom + 42, unit, "end", True))
    return frame(title, f"How {unit} are distributed: see the table.", bottom + 52, body)


def curves(
    title: str, lines: Sequence[Curve], x_name: str, y_unit: str = "%", even: float | None = None, x_percent: bool = True
) -> str:
    """Lines with bands over a share of the game, or over whatever x is."""
    body, top = _legend_of(lines) if len(lines) > 1 else ([], 0.0)
    top += 12
    bottom, left, right = top + 170, EDGE + 46, WIDTH - EDGE - 8
    xs = [x for c in lines for x, _ in c.points]
    ys = [y for c in lines for _, y in c.points] + [v for c in lines for pair in c.band for v in pair]
    y_marks = ticks(min([*ys, even] if even is not None else ys), max([*ys, even] if even is not None else ys))
    low, high = (0.0, 1.0) if x_percent else (min(xs), max(xs))

    def at(x: float, y: float) -> tuple[float, float]:
        across = (x - low) / ((high - low) or 1)
        return left + across * (right - left), bottom - (y - y_marks[0]) / (y_marks[-1] - y_marks[0]) * (bottom - top)

    for tick, words in zip(y_marks, written(y_marks, y_unit), strict=True):
        y = at(low, tick)[1]
        body += [line(left, y, right, y), text(left - 6, y + 5, words, "end", True)]
    if even is not None:
        body.append(line(left, at(low, even)[1], right, at(low, even)[1], "even"))
    for c in lines:
        if c.band:
            edge = [at(x, b[0]) for (x, _), b in zip(c.points, c.band, strict=True)]
            edge += [at(x, b[1]) for (x, _), b in reversed(list(zip(c.points, c.band, strict=True)))]
            body.append(f'<polygon class="band" fill="{colour(c.series)}" points="{_points(edge)}"/>')
        body.append(f'<polyline class="curve" stroke="{colour(c.series)}" points="{_points([at(*p) for p in c.points])}"/>')
        body += [mark(c.series, *at(*p), 4.5) for p in c.points]
    for tick in ticks(low, high, 6 if x_percent else 5):
        if low - 1e-9 <= tick <= high + 1e-9:
            shown = figure(tick, "%" if x_percent else "")
            body.append(across(at(tick, y_marks[0])[0], bottom + 20, shown))
    body.append(text(right, bottom + 42, x_name, "end", True))
    said = "; ".join(
        f"{c.label}: " + ", ".join(f"{figure(y, y_unit)} at {figure(x, '%' if x_percent else '')}" for x, y in c.points)
        for c in lines
    )
    return frame(title, said, bottom + 52, body)


def _legend_of(lines: Sequence[Curve]) -> tuple[list[str], float]:
    names = [""] * (1 + max(c.series for c in lines))
    for c in lines:
        names[c.series] = c.label
    return legend(names, 22, {c.series for c in lines})


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
