"""A game's chances as a picture: one line a seat, from the deal to the end, mistakes and great luck marked. Plain SVG."""

from __future__ import annotations

from html import escape

from snowyard.match.analysis import Review
from snowyard.terminal.theme import MARKS, SEATS

WIDTH, HEIGHT = 860, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 190, 56, 44
INK, QUIET, LINE, PAPER, BAD = "#16324F", "#51627D", "#CBD9E8", "#F7FBFF", "#C92A2A"
DASHES = ("", "7 4", "2 4", "10 3 2 3")  # beside colour: seats can be told apart in grey
MOST_LABELS = 12


def across(number: int, moves: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, moves)


def up(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def chart(review: Review, title: str) -> str:
    """The whole picture."""
    moves = len(review.moves)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}: chances after each move</title>",
        f"<desc>{escape(told(review))}</desc>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="28" font-size="17" font-weight="600" fill="{INK}">{escape(title)}: chances after each move</text>',
        *axes(moves),
    ]
    for seat in range(len(review.names)):
        parts += seat_line(review, seat)
    parts += labels(review)
    for move in review.mistakes:
        x, y = across(move.number, moves), up(move.chances[move.seat])
        about = f"Move {move.number}, {review.names[move.seat]}: {move.move} cost {move.cost:.0%}; better: {move.better}"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{PAPER}" stroke="{BAD}" stroke-width="2">'
            f"<title>{escape(about)}</title></circle>"
        )
    for move in review.strokes:
        seat = move.lucky_seat
        about = f"Move {move.number}: great luck for {review.names[seat]}, {move.luck[seat]:+.0%}"
        x, y = across(move.number, moves), up(move.chances[seat])
        parts.append(
            f'<path d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z" transform="translate({x:.1f} {y:.1f})" fill="{PAPER}" '
            f'stroke="{INK}"><title>{escape(about)}</title></path>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def told(review: Review) -> str:
    last = ", ".join(f"{name} {chance:.0%}" for name, chance in zip(review.names, review.chances[-1], strict=True))
    return f"{len(review.moves)} moves. In the end: {last}. {len(review.mistakes)} mistakes are marked."


def axes(moves: int) -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = up(percent / 100)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{LINE}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{QUIET}">{percent} %</text>')
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if moves / s <= MOST_LABELS)
    for number in range(0, moves + 1, step):
        x = across(number, moves)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" fill="{QUIET}">{number}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="{QUIET}">moves</text>')
    return parts


def seat_line(review: Review, seat: int) -> list[str]:
    points = " ".join(f"{across(n, len(review.moves)):.1f},{up(chances[seat]):.1f}" for n, chances in enumerate(review.chances))
    dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
    colour = SEATS[seat % len(SEATS)]
    return [f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"{dash}/>']


def labels(review: Review) -> list[str]:
    """Names at the right end, moved apart where lines end together."""
    parts = []
    below = TOP - 20.0
    for seat in sorted(range(len(review.names)), key=lambda s: -review.chances[-1][s]):
        y = max(up(review.chances[-1][seat]), below + 18)
        below = y
        text = escape(f"{MARKS[seat]} {review.names[seat]} {review.chances[-1][seat]:.0%}")
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{y + 4:.1f}" fill="{SEATS[seat % len(SEATS)]}" font-weight="600">{text}</text>'
        )
    return parts
