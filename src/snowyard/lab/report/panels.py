"""The panels about games as a whole: seats, length, course, choice, skill, elimination."""

from __future__ import annotations

from typing import Any

import numpy as np

from snowyard.lab.drawing.charts import Curve, Dot, columns, curves, forest
from snowyard.lab.measures import (
    Figure,
    branching,
    by_order,
    by_seat,
    draws,
    even_share,
    forced,
    mean,
    names_of_order,
    quantiles,
    quiet_time,
    share,
    starts_vary,
    stretch,
)
from snowyard.lab.report.panel import Panel, for_each, percent, plain, points
from snowyard.lab.report.study import Meeting, Study
from snowyard.lab.traces import POINTS, SURE, Course, Kingmaking, agency, course, kingmaking

BINS = 40
ENOUGH = 100  # games, for a distribution to be drawn
FEW = f"Distributions of fewer than {ENOUGH} games are not drawn."


def dot(label: str, f: Figure, series: int = 0) -> Dot:
    return Dot(label, f.value, f.low, f.high, series)


def seats(study: Study) -> Panel:
    """Seat advantage."""
    main = study.surveys[study.main]
    even = even_share(main)
    names = names_of_order(main.seats)
    figures = [by_order(s) for s in study.surveys]
    wide = stretch(len(names) * len(figures))
    headline = f"An even share is {100 * even:.1f} %. "
    headline += for_each(study.levels, lambda n: _places(figures[n], names, even, wide) + _drawn(draws(study.surveys[n])))
    dots = [dot(f"decides {name}", own[place], level) for place, name in enumerate(names) for level, own in enumerate(figures)]
    charts = [forest("What each place in the order of play wins", dots, "%", even, study.levels)]
    rows = [
        (f"decides {name}", s.level, percent(figures[level][place]))
        for place, name in enumerate(names)
        for level, s in enumerate(study.surveys)
    ]
    if starts_vary(main):
        rows += [(f"seat p{seat}", s.level, percent(f)) for s in study.surveys for seat, f in enumerate(by_seat(s))]
    rows += [("drawn or shared", s.level, percent(draws(s))) for s in study.surveys]
    return Panel(
        "seats",
        "Does it matter where you sit?",
        headline,
        "Places are counted from whoever makes the first decision of the game. The dashed line is an even share.",
        tuple(charts),
        ("place", "level", "won (95 %)"),
        tuple(rows),
    )


def _places(own: list[Figure], names: list[str], even: float, wide: float) -> str:
    """The best place and the worst, each only if it surely is better or worse than even, though it was picked among several."""
    by_share = sorted(range(len(own)), key=lambda place: -own[place].value)
    ends = ((by_share[0], "wins most"), (by_share[-1], "least"))
    clear = [(place, word) for place, word in ends if own[place].apart_from(even, wide)]
    if not clear:
        return f"no place is surely better or worse than another in {own[0].count:,} games"
    return ", ".join(f"whoever decides {names[place]} {word} ({percent(own[place])})" for place, word in clear)


def _drawn(f: Figure) -> str:
    return f"; {100 * f.value:.1f} % of games have no single winner" if f.value >= 0.0005 else "; no games are drawn"


def length(study: Study) -> Panel:
    def said(number: int) -> str:
        s = study.surveys[number]
        low, quarter, half, most, longest = quantiles(s.turns)
        return (
            f"half of all games last {quarter} to {most} turns, the middle one {half}, the shortest of {s.games:,} {low}, the "
            f"longest {longest}; {s.decisions.mean():.0f} decisions on average"
        )

    headline = for_each(study.levels, said)
    charts = (_lengths(study, "turns"), _lengths(study, "decisions"))
    rows = tuple(
        (s.level, what, *(str(n) for n in quantiles(values)), plain(mean(values)), f"{values.std():.2f}")
        for s in study.surveys
        for what, values in (("turns", s.turns), ("decisions", s.decisions))
    )
    header = ("level", "of what", "shortest", "quarter", "half", "three quarters", "longest", "mean (95 %)", "sd")
    return Panel(
        "length", "How long is a game?", headline, f"Shares of games, for each kind of player. {FEW}", charts, header, rows
    )


def _lengths(study: Study, what: str) -> str:
    values = [np.asarray(getattr(s, what)) for s in study.surveys]
    top = int(max(np.quantile(v, 0.995) for v in values)) + 1
    low = int(min(v.min() for v in values))
    step = max(1, -(-(top - low) // BINS))
    edges = np.arange(low, top + step, step)
    counts = _enough([np.histogram(v, edges)[0] / len(v) for v in values], [len(v) for v in values])
    return columns(f"How many {what} games have", low, step, counts, study.levels, what)


def _enough(rows: list[Any], sizes: list[int]) -> list[list[float]]:
    """Distributions of too few games are left out of the picture, unless there are no others."""
    few = all(size < ENOUGH for size in sizes)
    return [row.tolist() if few or size >= ENOUGH else [] for row, size in zip(rows, sizes, strict=True)]


def decided(study: Study) -> Panel:
    """Comebacks, lead changes, drama, and when the winner is decided."""
    courses = [(number, found) for number, t in enumerate(study.traces) if (found := course(t)) is not None]
    if not courses:
        return Panel("decided", "When is the winner decided?", "No game that was looked at had a single winner.", "")
    chosen = next((found for number, found in courses if number == study.main), courses[-1][1])
    by_level = dict(courses)
    headline = for_each(study.levels, lambda number: _course(by_level[number]) if number in by_level else "")
    lines = [
        Curve(
            study.levels[number],
            tuple((p / POINTS, f.value) for p, f in enumerate(found.winner)),
            tuple(found.spread) if found is chosen else (),
            number,
        )
        for number, found in courses
    ]
    even = even_share(study.surveys[study.main])
    histograms = [np.histogram(found.decided_at, np.linspace(0, 1.0001, 11))[0] / len(found.decided_at) for _, found in courses]
    shown = _enough(histograms, [2 * len(found.decided_at) for _, found in courses])
    charts = (
        curves("The chance of the later winner, as the game goes on", lines, "share of the game played", "%", even),
        columns(
            "When the winner is decided", 0, 10, shown, [study.levels[number] for number, _ in courses], "% of the game played"
        ),
    )
    rows = tuple(
        (
            study.levels[number],
            str(study.traces[number].games),
            study.traces[number].playout_kind,
            plain(found.lead_changes),
            plain(found.drama),
            percent(found.comebacks),
            percent(found.decided),
            percent(Figure(1 - found.decided.value, 1 - found.decided.high, 1 - found.decided.low, found.decided.count)),
        )
        for number, found in courses
    )
    header = ("level", "games", "judged by", "lead changes", "drama", "comebacks", "decided after", "decisiveness: left to play")
    return Panel(
        "decided",
        "When is the winner decided?",
        headline,
        "The chance of a seat is what it wins when the game is played on many times from that table. Decided: from then on "
        f"the winner's chance stays above {100 * SURE:.0f} %. The band holds half of all games. {FEW} "
        "A comeback: the winner once had less than half of an even share. Drama: how far the "
        "winner was behind while behind (square root of the gap to the leader, 0 to 1).",
        charts,
        header,
        rows,
    )


def _course(found: Course) -> str:
    late = found.decided.value
    when = "only at the very end" if late > 0.995 else f"after {100 * late:.0f} % of the game on average"
    return (
        f"the winner is decided {when}; in {100 * found.comebacks.value:.0f} % of games the winner had been far behind; "
        f"the lead changes {found.lead_changes.value:.1f} times a game"
    )


def choice(study: Study) -> Panel:
    weights = [agency(t) for t in study.traces]

    def said(number: int) -> str:
        s, weight = study.surveys[number], weights[number]
        words = f"{branching(s).value:.1f} legal moves at a decision, {100 * forced(s).value:.0f} % of decisions are forced"
        if weight.count < 2:
            return f"{words}, and no decision with a choice was met"
        if weight.low <= 0:
            return f"{words}; no choice was found to be better than any other (by {points(weight)} points)"
        return f"{words}; the best move instead of any is worth {points(weight)} points of winning chance where there is a choice"

    headline = for_each(study.levels, said)
    size = 1 + max(int(np.flatnonzero(s.choices)[-1]) for s in study.surveys)
    step = max(1, -(-size // BINS))
    bins = [np.add.reduceat(s.choices[:size], np.arange(0, size, step)) / s.choices.sum() for s in study.surveys]
    dots = [dot(study.levels[n], w, n) for n, w in enumerate(weights) if w.count > 1]
    charts = [
        columns(
            "How many legal moves decisions have",
            0,
            step,
            _enough(bins, [s.games for s in study.surveys]),
            study.levels,
            "legal moves at a decision",
        )
    ]
    if dots:
        charts.append(forest("What the best choice is worth over any choice", dots, "points", 0.0))
    rows = tuple((s.level, plain(branching(s)), percent(forced(s)), points(weights[n])) for n, s in enumerate(study.surveys))
    return Panel(
        "choice",
        "How much is there to decide?",
        headline,
        "Branching: legal moves at a decision. Forced: only one is legal. What the best choice is worth is measured "
        "with play-outs that did not choose it, so luck is not taken for skill; in points of winning chance.",
        tuple(charts),
        ("level", "branching", "forced", "best choice over any (points)"),
        rows,
    )


def skill(study: Study) -> Panel:
    """Luck against skill: how much a stronger level wins."""
    if not study.meetings:
        return Panel("skill", "Luck or skill?", "Only one level was looked at: give --levels at least two.", "")
    headline = " ".join(_met(m) for m in study.meetings)
    dots = [dot(f"{m.stronger} against {m.weaker}", m.share, n + 1) for n, m in enumerate(study.meetings)]
    charts = [forest("Skill trace: what each level wins against the one below", dots, "%", 0.5)]
    rows = tuple((m.stronger, m.weaker, percent(m.share), str(m.share.count)) for m in study.meetings)
    return Panel(
        "skill",
        "Luck or skill?",
        headline,
        "Both play the same deals in all seats; one half is even. At tables of more than two they sit in turn, and "
        "the figure compares what the two won. A game of pure luck stays at one half however strong the player. Deals are "
        "played until the answer is settled, or the most that the report is given; the intervals hold whenever that is.",
        tuple(charts),
        ("stronger", "weaker", "wins (95 %)", "deals"),
        rows,
    )


def _met(m: Meeting) -> str:
    """What is known of two levels; nothing is claimed before it is settled."""
    figures = f"{100 * m.share.value:.0f} % ({100 * m.share.low:.0f} to {100 * m.share.high:.0f}), {m.share.count:,} deals"
    if m.verdict in ("more", "less"):
        better, worse = (m.stronger, m.weaker) if m.verdict == "more" else (m.weaker, m.stronger)
        return f"{better.capitalize()} players beat {worse} ones: {m.stronger} wins {figures}."
    if m.verdict == "even":
        return f"{m.stronger.capitalize()} players are no better than {m.weaker} ones: {figures}."
    return f"Not known yet whether {m.stronger} players beat {m.weaker} ones: {figures}."


def elimination(study: Study) -> list[Panel]:
    """Early elimination and kingmaking, where more than two sit at the table."""
    if study.seats < 3:
        return []
    idle = [quiet_time(s).max(axis=1) for s in study.surveys]
    out = Panel(
        "elimination",
        "Is anybody out early?",
        for_each(study.levels, lambda n: _waits(idle[n])),
        "A seat is out after its last decision: eliminated, or with nothing left to choose. " + FEW,
        (
            columns(
                "How long the first to be out waits",
                0,
                5,
                _enough([np.histogram(i, np.linspace(0, 1.0001, 21))[0] / len(i) for i in idle], [len(i) for i in idle]),
                study.levels,
                "% of the game without a decision",
            ),
        ),
        ("level", "waits on average", "waits more than half"),
        tuple((s.level, percent(mean(idle[n], 1.0)), percent(share(idle[n] > 0.5))) for n, s in enumerate(study.surveys)),
    )
    found = [kingmaking(t) for t in study.traces]
    said = for_each(study.levels, lambda n: _kingmakers(found[n]))
    dots = [dot(study.levels[n], k.hopeless, n) for n, k in enumerate(found) if k.hopeless.count]
    kings = Panel(
        "kingmaking",
        "Can losers choose the winner?",
        said,
        "Hopeless: no choice gives the seat more than a 5 % chance. The shift is between the two choices that differ most "
        "for some other seat, chosen by one half of the play-outs and measured by the other.",
        (forest("Decisions of players who can hardly win", dots, "%"),) if dots else (),
        ("level", "hopeless decisions", "shift of another's chance (points)", "hopeless moments"),
        tuple((study.levels[n], percent(k.hopeless), points(k.shift), str(k.shift.count)) for n, k in enumerate(found)),
    )
    return [out, kings]


def _waits(idle: Any) -> str:
    long = 100 * share(idle > 0.5).value
    return (
        f"whoever drops out first has nothing to decide for the last {100 * mean(idle).value:.0f} % of the game on average, "
        f"in {long:.0f} % of games for more than half of it"
    )


def _kingmakers(k: Kingmaking) -> str:
    if not k.hopeless.count:
        return "no decision with a choice was met"
    if k.hopeless.value < 0.005 or not k.shift.count:
        return "hardly any decision is made by somebody who can hardly win any more"
    words = f"{100 * k.hopeless.value:.0f} % of decisions with a choice are made by somebody who can hardly win any more"
    if k.shift.low <= 0:
        return f"{words}, and no effect of them on who wins was found"
    return f"{words}; what they choose moves another's chance by {100 * k.shift.value:.0f} points on average"
