"""A map as a picture: SVG, seen from above, north at the top."""

from __future__ import annotations

from snowyard.games.village.lattice import EDGE
from snowyard.games.village.maps import CORNERS, GROUND_NAMES, PIECE_NAMES, Map, Piece

SCALE = 12  # pixels of half an inch
FILL = {
    "snow": "#EEF4FA",
    "road": "#C9CDD3",
    "ice": "#A5D8FF",
    "building": "#B5533C",
    "wall": "#7A8594",
    "tree": "#2F7D4F",
    "feature": "#51627D",
    "fence": "#A9744F",
}


def svg(drawn: Map, title: str) -> str:
    """The village as an SVG document."""
    side = EDGE * SCALE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -12 {side + 36} {side + 36}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{side}" height="{side}" rx="10" fill="{FILL["snow"]}" stroke="#CBD9E8"/>',
    ]
    lines += [shape(area, GROUND_NAMES[area[0]], "") for area in drawn.areas]
    for cx, cy in CORNERS:
        lines.append(zone_arc(cx, cy))
    edge = ' stroke="#17243A" stroke-width="1.5"'
    lines += [shape(piece, PIECE_NAMES[piece[0]], edge, i) for i, piece in enumerate(drawn.pieces)]
    for n in range(0, EDGE + 1, 8):
        lines.append(f'<text x="{n * SCALE}" y="{side + 18}" {LABEL}>{n}</text>')
        lines.append(f'<text x="-12" y="{side - n * SCALE + 4}" {LABEL}>{n}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


LABEL = 'font-size="12" text-anchor="middle" fill="#51627D" font-family="sans-serif"'


def shape(thing: Piece, name: str, more: str, number: int = -1) -> str:
    _, x0, y0, x1, y1, r = thing
    label = f"<title>{name}{f' {number}' if number >= 0 else ''}</title>"
    if r:
        cx, cy = x0 * SCALE, (EDGE - y0) * SCALE
        return f'<circle cx="{cx}" cy="{cy}" r="{r * SCALE}" fill="{FILL[name]}"{more}>{label}</circle>'
    size = f'width="{(x1 - x0) * SCALE}" height="{(y1 - y0) * SCALE}"'
    return f'<rect x="{x0 * SCALE}" y="{(EDGE - y1) * SCALE}" {size} fill="{FILL[name]}"{more}>{label}</rect>'


def zone_arc(cx: int, cy: int) -> str:
    """Where base edges are within 6 inches of a corner (VILLAGE-26)."""
    x, y, r = cx * SCALE, (EDGE - cy) * SCALE, 12 * SCALE
    dx, dy = (r if cx == 0 else -r), (-r if cy == 0 else r)
    sweep = 1 if (cx == 0) == (cy == 0) else 0
    return (
        f'<path d="M {x} {y + dy} A {r} {r} 0 0 {sweep} {x + dx} {y}" fill="none" stroke="#1971C2" '
        'stroke-dasharray="6 6" opacity="0.5"/>'
    )
