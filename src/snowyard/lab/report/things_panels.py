"""The panels about parts of a game: cards, powers, units, moves, options, events."""

from __future__ import annotations

from snowyard.lab.comparing import MEASURES
from snowyard.lab.drawing.charts import Dot, forests
from snowyard.lab.measures import Figure, worths
from snowyard.lab.report.panel import Panel, listed, percent, plain, points
from snowyard.lab.report.study import Study, Turned
from snowyard.lab.things import EVENTS, things_of
from snowyard.lab.traces import choice_worth

SHOWN = 14  # rows of a picture; the table has all
RARE = 0.002  # of a game and seat


def dot(label: str, f: Figure, series: int = 0) -> Dot:
    return Dot(label, f.value, f.low, f.high, series)


def things(study: Study) -> list[Panel]:
    return [panel for heading in things_of(study.game).headings if heading != EVENTS and (panel := thing(study, heading))]


def thing(study: Study, heading: str) -> Panel | None:
    """Use and worth of everything under one heading; None where nothing of it happens with these options."""
    known = things_of(study.game)
    numbers = known.numbers(heading)
    found = [worths(s, numbers) for s in study.surveys]
    main = {w.thing: w for w in found[study.main]}
    used = [n for n in numbers if main[n].times > RARE]
    if not used:
        return None
    sure = [n for n in used if main[n].one_more.count > 30]
    best = sorted(sure, key=lambda n: -main[n].one_more.value)
    often = max(used, key=lambda n: main[n].times)
    headline = f"Most frequent: {known.all[often].name} ({main[often].times:.2f} a game and seat)."
    good = [known.all[n].name for n in best if main[n].one_more.low > 0][:3]
    bad = [known.all[n].name for n in reversed(best) if main[n].one_more.high < 0][:3]
    headline += f" One more than the others goes along with winning: {listed(good)}; with losing: {listed(bad)}."
    shown = sorted(sorted(sure, key=lambda n: -main[n].times)[:SHOWN], key=lambda n: -main[n].one_more.value)
    by_level = [{w.thing: w for w in row} for row in found]
    dots = [dot(known.all[n].name, row[n].one_more, level) for n in shown for level, row in enumerate(by_level)
            if row[n].one_more.count > 30 and row[n].one_more.high - row[n].one_more.low < 0.6]  # fmt: skip
    charts = forests(f"{heading}: one more than the others", dots, "points", 0.0, study.levels) if dots else ()
    rows = tuple((known.all[n].name, s.level, f"{w.times:.3f}", percent(w.had), percent(w.won_with), percent(w.won_without),
                  points(w.one_more)) for n in numbers for s, row in zip(study.surveys, by_level, strict=True)
                 if (w := row[n]).times > 0)  # fmt: skip
    header = ("what", "level", "times a game and seat", "seats that had it", "won with it", "won without", "one more: points")
    return Panel(f"things-{known.headings.index(heading)}", heading, headline,
                 "Points of winning share that one more of it than the other seats of the same game goes along with, by level. "
                 "It is a companion of winning, not always its cause: winners live longer and do more. Where luck hands it "
                 "out (cards drawn), it can be read as its worth.", charts, header, rows)  # fmt: skip


def choosing(study: Study) -> Panel | None:
    """What choosing a kind of move changes: other choices tried at the same tables."""
    known = things_of(study.game)
    found = [choice_worth(study.game, t) for t in study.traces]
    chosen = found[study.main]
    if not chosen:
        return None
    often = sorted(chosen, key=lambda n: -chosen[n].count)[:SHOWN]
    shown = sorted(often, key=lambda n: -chosen[n].value)
    good = [known.all[n].name for n in shown if chosen[n].low > 0][:3]
    bad = [known.all[n].name for n in reversed(shown) if chosen[n].high < 0][:3]
    headline = f"At tables where there is a choice, better than the rest: {listed(good)}; worse than the rest: {listed(bad)}."
    dots = [dot(known.all[n].name, row[n], level) for n in shown for level, row in enumerate(found) if n in row]
    rows = tuple((known.all[n].name, study.levels[level], points(row[n]), str(row[n].count))
                 for n in sorted(chosen, key=lambda n: -chosen[n].value)
                 for level, row in enumerate(found) if n in row)  # fmt: skip
    return Panel("choosing", "What is a move worth?", headline,
                 "At moments of real games every choice was tried: points of winning chance when this kind of move is chosen "
                 "instead of another, the game then played on. This is cause, not company.",
                 forests("Choosing it instead of something else", dots, "points", 0.0, study.levels),
                 ("move", "level", "changes the chance by (points)", "moments"), rows)  # fmt: skip


def options(study: Study) -> list[Panel]:
    """Sensitivity to each option, one at a time."""
    if not study.turned:
        return []
    panels = []
    for name, number, title in (("sensitivity-start", 0, "Which options change who starts well?"),
                                ("sensitivity-turns", 3, "Which options change the length?"),
                                ("sensitivity-skill", 2, "Which options change how much skill wins?")):  # fmt: skip
        panels.append(_option_panel(study, name, number, title))
    return panels


def _option_panel(study: Study, name: str, number: int, title: str) -> Panel:
    measure = MEASURES[number]
    is_share = measure.unit == "%"
    before = study.turned[0].before[number]

    def size(t: Turned) -> Figure:
        f = t.differences[number]
        scale = 1.0 if is_share else 1 / max(before, 1e-9)
        return Figure(f.value * scale, f.low * scale, f.high * scale, f.count)

    compared = [t for t in study.turned if t.same_table or not is_share]
    if not compared:
        return Panel(name, title, "No option leaves the table as it is: nothing to compare.", "")
    clear = sorted((t for t in compared if t.differences[number].apart_from(0)), key=lambda t: -abs(size(t).value))
    if clear:
        most = [f"{t.option}={t.value} ({100 * size(t).value:+.1f} {'points' if is_share else '%'})" for t in clear[:3]]
        still = f"{len(compared) - len(clear)} of {len(compared)} settings change nothing measurable."
        headline = f"Most: {listed(most)}. {still}"
    else:
        headline = f"None of {len(compared)} settings changes it measurably."
    shown = sorted(compared, key=lambda t: -abs(size(t).value))[:SHOWN]
    dots = [dot(f"{t.option}={t.value}", size(t)) for t in shown]
    rows = tuple((f"{t.option}={t.value}", *(points(f) if m.unit == "%" else plain(f)
                                             for f, m in zip(t.differences, MEASURES, strict=True)))
                 for t in study.turned)  # fmt: skip
    note = (f"Now: {before:.1%}." if is_share else f"Now: {before:.2f}.") + " One option is changed, all others stay; simple "
    note += "players, the same deals. " + ("Points of share." if is_share else "In parts of the present length.")
    if study.refused:
        note += f" Not allowed on their own: {', '.join(study.refused)}."
    header = ("setting", *(m.name for m in MEASURES))
    return Panel(name, title, headline, note, forests(title, dots, "points" if is_share else "%", 0.0), header, rows)


def events(study: Study) -> Panel:
    """How often each kind of event happens: a table, no picture."""
    known = things_of(study.game)
    numbers = known.numbers(EVENTS)
    totals = [s.counts[:, numbers, :].sum(axis=2).mean(axis=0) for s in study.surveys]
    order = sorted(range(len(numbers)), key=lambda i: -float(totals[study.main][i]))
    rows = tuple((known.all[numbers[i]].name, *(f"{float(t[i]):.3f}" for t in totals)) for i in order
                 if any(t[i] > 0 for t in totals))  # fmt: skip
    common = known.all[numbers[order[0]]].name
    return Panel("events", "What happens in a game", f"The most frequent event of the story is: {common}.",
                 "Events of the game's story by their kinds, mean number a game.", (), ("event", *study.levels),
                 rows)  # fmt: skip
