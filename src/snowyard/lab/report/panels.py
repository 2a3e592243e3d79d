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
    quantiles,
    quiet_time,
    share,
    starts_vary,
)  # fmt: skip
from snowyard.lab.report.panel import Panel, listed, names_of_order, percent, plain, points
from snowyard.lab.report.study import Study
from snowyard.lab.traces import POINTS, SURE, agency, course, kingmaking

BINS = 40
SEVERAL = 1.4  # so much wider must an interval be for the best of several
ENOUGH = 100  # games, for a distribution to be drawn


def dot(label: str, f: Figure, series: int = 0) -> Dot:
    return Dot(label, f.value, f.low, f.high, series)


def seats(study: Study) -> Panel:
    """Seat advantage."""
    main = study.surveys[study.main]
    even = even_share(main)
    names = names_of_order(main.seats)
    figures = [by_order(s) for s in study.surveys]
    headline = _best_place(figures[study.main], names, main.level, even)
    drawn = draws(main)
    headline += f" {100 * drawn.value:.1f} % of games have no single winner."
    dots = [dot(f"decides {name}", own[place], level) for place, name in enumerate(names)
            for level, own in enumerate(figures)]  # fmt: skip
    charts = [forest("What each place in the order of play wins", dots, "%", even, study.levels)]
    rows = [(f"decides {name}", s.level, percent(figures[level][place]))
            for place, name in enumerate(names) for level, s in enumerate(study.surveys)]  # fmt: skip
    if starts_vary(main):
        rows += [(f"seat p{seat}", s.level, percent(f)) for s in study.surveys for seat, f in enumerate(by_seat(s))]
    rows += [("drawn or shared", s.level, percent(draws(s))) for s in study.surveys]
    return Panel("seats", "Does it matter where you sit?", headline,
                 "Places are counted from whoever makes the first decision of the game. The dashed line is an even share.",
                 tuple(charts), ("place", "level", "won (95 %)"), tuple(rows))  # fmt: skip


def _best_place(own: list[Figure], names: list[str], level: str, even: float) -> str:
    """Names a place only if it is surely better (or worse) even though the best (or worst) of several was picked."""
    by_share = sorted(range(len(own)), key=lambda place: -own[place].value)
    for place, word in ((by_share[0], "wins"), (by_share[-1], "wins only")):
        f = own[place]
        if f.apart_from(even, SEVERAL):
            return (f"Whoever decides {names[place]} {word} {100 * f.value:.1f} % of games between {level} players "
                    f"({100 * f.low:.1f} to {100 * f.high:.1f}); an even share is {100 * even:.1f} %.")  # fmt: skip
    return f"No place at the table is clearly better than another among {level} players: each wins about {100 * even:.1f} %."


def length(study: Study) -> Panel:
    main = study.surveys[study.main]
    low, quarter, half, most, longest = quantiles(main.turns)
    headline = (f"Half of all games between {main.level} players last {quarter} to {most} turns; the middle one has {half}. "
                f"The shortest of {main.games:,} had {low}, the longest {longest}. "
                f"A game has {main.decisions.mean():.0f} decisions on average.")  # fmt: skip
    charts = (_lengths(study, "turns"), _lengths(study, "decisions"))
    rows = tuple((s.level, what, *(str(n) for n in quantiles(values)), plain(mean(values)), f"{values.std():.2f}")
                 for s in study.surveys for what, values in (("turns", s.turns), ("decisions", s.decisions)))  # fmt: skip
    header = ("level", "of what", "shortest", "quarter", "half", "three quarters", "longest", "mean (95 %)", "sd")
    return Panel("length", "How long is a game?", headline, "Columns are shares of games, for each kind of player.", charts,
                 header, rows)  # fmt: skip


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
    late = 100 * chosen.decided.value
    headline = (f"The winner is decided after {late:.0f} % of the game on average (from then on its chance stays above "
                f"{100 * SURE:.0f} %). In {100 * chosen.comebacks.value:.0f} % of games the winner had been far behind, "
                f"and the lead changes {chosen.lead_changes.value:.1f} times a game.")  # fmt: skip
    lines = [Curve(study.levels[number], tuple((p / POINTS, f.value) for p, f in enumerate(found.winner)),
                   tuple(found.spread) if found is chosen else (), number) for number, found in courses]  # fmt: skip
    even = even_share(study.surveys[study.main])
    histograms = [np.histogram(found.decided_at, np.linspace(0, 1.0001, 11))[0] / len(found.decided_at)
                  for _, found in courses]  # fmt: skip
    shown = _enough(histograms, [2 * len(found.decided_at) for _, found in courses])
    charts = (curves("The chance of the later winner, as the game goes on", lines, "share of the game played", "%", even),
              columns("When the winner is decided", 0, 10, shown,
                      [study.levels[number] for number, _ in courses], "% of the game played"))  # fmt: skip
    rows = tuple((study.levels[number], str(study.traces[number].games), study.traces[number].judge, plain(found.lead_changes),
                  plain(found.drama), percent(found.comebacks), percent(found.decided),
                  percent(Figure(1 - found.decided.value, 1 - found.decided.high, 1 - found.decided.low, found.decided.count)))
                 for number, found in courses)  # fmt: skip
    header = ("level", "games", "judged by", "lead changes", "drama", "comebacks", "decided after", "decisiveness: left to play")
    return Panel("decided", "When is the winner decided?", headline,
                 "The chance of a seat is what it wins when the game is played on many times from that table. The band holds "
                 "half of all games. A comeback: the winner once had less than half of an even share. Drama: how far the "
                 "winner was behind while behind (square root of the gap to the leader, 0 to 1).",
                 charts, header, rows)  # fmt: skip


def choice(study: Study) -> Panel:
    main = study.surveys[study.main]
    weights = [agency(t) for t in study.traces]
    weight = weights[study.main]
    headline = (f"A decision has {branching(main).value:.1f} legal moves on average; {100 * forced(main).value:.0f} % of "
                f"decisions are forced. The best move instead of any is worth {100 * weight.value:.1f} points of winning "
                f"chance at a decision with a choice.")  # fmt: skip
    size = 1 + max(int(np.flatnonzero(s.choices)[-1]) for s in study.surveys)
    step = max(1, -(-size // BINS))
    bins = [np.add.reduceat(s.choices[:size], np.arange(0, size, step)) / s.choices.sum() for s in study.surveys]
    dots = [dot(study.levels[n], w, n) for n, w in enumerate(weights) if w.count > 1]
    charts = [columns("How many legal moves decisions have", 0, step, _enough(bins, [s.games for s in study.surveys]),
                      study.levels, "legal moves at a decision")]  # fmt: skip
    if dots:
        charts.append(forest("What the best choice is worth over any choice", dots, "points", 0.0))
    rows = tuple((s.level, plain(branching(s)), percent(forced(s)), points(weights[n]))
                 for n, s in enumerate(study.surveys))  # fmt: skip
    return Panel("choice", "How much is there to decide?", headline,
                 "Branching: legal moves at a decision. Forced: only one is legal. What the best choice is worth is measured "
                 "with play-outs that did not choose it, so luck is not taken for skill; in points of winning chance.",
                 tuple(charts), ("level", "branching", "forced", "best choice over any (points)"), rows)  # fmt: skip


def skill(study: Study) -> Panel:
    """Luck against skill: how much a stronger level wins."""
    if not study.meetings:
        return Panel("skill", "Luck or skill?", "Only one level was looked at: give --levels at least two.", "")
    top = max(study.meetings, key=lambda m: m.share.value)
    clear = [m for m in study.meetings if m.share.low > 0.5]
    headline = (f"{top.stronger} wins {100 * top.share.value:.0f} % against {top.weaker} "
                f"({100 * top.share.low:.0f} to {100 * top.share.high:.0f}); pure luck would be 50 %.")  # fmt: skip
    if len(clear) < len(study.meetings):
        rest = [f"{m.stronger} over {m.weaker}" for m in study.meetings if m not in clear]
        headline += f" No clear edge here: {listed(rest)}."
    else:
        headline += " Every level here is clearly stronger than the one before it."
    dots = [dot(f"{m.stronger} against {m.weaker}", m.share, n + 1) for n, m in enumerate(study.meetings)]
    steps = [Curve("skill trace", tuple((n + 1, m.share.value) for n, m in enumerate(study.meetings)),
                   tuple((m.share.low, m.share.high) for m in study.meetings), 0)]  # fmt: skip
    charts = [forest("What the stronger level wins", dots, "%", 0.5)]
    if len(study.meetings) > 1:
        charts.append(curves("Skill trace: each step up against the step below", steps, "step up the levels", "%", 0.5, False))
    rows = tuple((m.stronger, m.weaker, percent(m.share), str(m.share.count)) for m in study.meetings)
    return Panel("skill", "Luck or skill?", headline,
                 "Both play the same deals in all seats; one half is even. At tables of more than two they sit in turn, and "
                 "the figure compares what the two won. A game of pure luck stays at one half however strong the player.",
                 tuple(charts), ("stronger", "weaker", "wins (95 %)", "deals"), rows)  # fmt: skip


def elimination(study: Study) -> list[Panel]:
    """Early elimination and kingmaking, where more than two sit at the table."""
    if study.seats < 3:
        return []
    idle = [quiet_time(s).max(axis=1) for s in study.surveys]
    first = mean(idle[study.main])
    long = share(idle[study.main] > 0.5)
    out = Panel(
        "elimination", "Is anybody out early?",
        f"Whoever drops out first has nothing to decide for the last {100 * first.value:.0f} % of the game on average; in "
        f"{100 * long.value:.0f} % of games somebody waits for more than half of it.",
        "A seat is out after its last decision: eliminated, or with nothing left to choose.",
        (columns("How long the first to be out waits", 0, 5,
                 _enough([np.histogram(i, np.linspace(0, 1.0001, 21))[0] / len(i) for i in idle], [len(i) for i in idle]),
                 study.levels, "% of the game without a decision"),),
        ("level", "waits on average", "waits more than half"),
        tuple((s.level, percent(mean(idle[n])), percent(share(idle[n] > 0.5))) for n, s in enumerate(study.surveys)),
    )  # fmt: skip
    found = [kingmaking(t) for t in study.traces]
    chosen = found[study.main]
    if chosen.shift.count:
        said = (f"{100 * chosen.hopeless.value:.0f} % of decisions with a choice are made by somebody who can hardly "
                f"win any more. What they choose moves another's chance by {100 * chosen.shift.value:.0f} points "
                "on average.")  # fmt: skip
    else:
        said = "Hardly any decision is made by somebody who cannot win any more: no kingmakers."
    dots = [dot(study.levels[n], k.hopeless, n) for n, k in enumerate(found) if k.hopeless.count]
    kings = Panel(
        "kingmaking", "Can losers choose the winner?", said,
        "Hopeless: no choice gives the seat more than a 5 % chance. The shift is between the two choices that differ most "
        "for some other seat, chosen by one half of the play-outs and measured by the other.",
        (forest("Decisions of players who can hardly win", dots, "%"),) if dots else (),
        ("level", "hopeless decisions", "shift of another's chance (points)", "hopeless moments"),
        tuple((study.levels[n], percent(k.hopeless), points(k.shift), str(k.shift.count)) for n, k in enumerate(found)),
    )  # fmt: skip
    return [out, kings]
