"""The panels about parts of a game: cards, powers, units, moves, options, events."""

from __future__ import annotations

from collections.abc import Mapping

from snowyard.lab.comparing import MEASURES
from snowyard.lab.counted import CHOSEN, DEALT, DRAWN, EVENTS, MOVES, things_of
from snowyard.lab.drawing.charts import Dot, forests
from snowyard.lab.measures import Figure, stretch, uses
from snowyard.lab.report.panel import Panel, for_each, listed, percent, plain, points
from snowyard.lab.report.study import Study, Turned
from snowyard.lab.traces import choice_worth, chosen_when_legal

SHOWN = 14  # rows of a picture; the table has all
FEW = 30  # exchanges; a figure of fewer is not drawn
SEEN = 40  # moments at which a move was legal, before it is called never chosen
MATTERS = 0.01  # less is nothing that a designer need care about
NAMED = 3  # things that a headline names


def dot(label: str, f: Figure, series: int = 0) -> Dot:
    return Dot(label, f.value, f.low, f.high, series)


# ---- worth, by experiment

EXCHANGED = {
    DRAWN: (
        "a card of the pile",
        "At draws of real games the card was exchanged for one drawn at random from the same pile, and both tables were played "
        "on with the same fresh dice: the difference is the card's worth to who drew it. The first deal is left out.",
    ),
    CHOSEN: (
        "another choice",
        "At choices of real games the thing was exchanged for another that could be chosen, at random, and both tables were "
        "played on with the same dice: the difference is its worth to who chose it.",
    ),
    DEALT: (
        "another in its place",
        "Before the deal, at a random place, the thing was put in for another one that may stand there, and the same deals were "
        "played with both: the difference is its worth to whose place that is.",
    ),
}
"""Against what, and how."""


def worths(study: Study) -> list[Panel]:
    return [panel for heading in things_of(study.game).exchanged if (panel := _worth(study, heading))]


def _worth(study: Study, heading: str) -> Panel | None:
    """What each thing under a heading is worth; None where none of it was met with these options."""
    known = things_of(study.game)
    numbers = known.numbers(heading)
    found = [{n: f for n, f in own.items() if n in numbers and f.count >= FEW} for own in study.worths]
    met = [n for n in numbers if any(n in own for own in found)]
    if not met:
        return None
    names = {n: known.all[n].name for n in met}
    often = sorted(met, key=lambda n: -sum(own[n].count for own in found if n in own))[:SHOWN]
    shown = sorted(often, key=lambda n: -max(own[n].value for own in found if n in own))
    dots = [dot(names[n], own[n], level) for n in shown for level, own in enumerate(found) if n in own]
    rows = tuple(
        (names[n], study.levels[level], points(own[n]), f"{own[n].count:,}")
        for n in met
        for level, own in enumerate(found)
        if n in own
    )
    against, how = EXCHANGED[known.exchanged[heading]]
    return Panel(
        f"worth-{known.headings.index(heading)}",
        f"{heading}: what are they worth?",
        _best_and_worst(study, found, names),
        f"{how} In points of winning chance, for each kind of player: what is good for one need not be for another.",
        forests(f"{heading}: worth against {against}", dots, "points", 0.0, study.levels),
        ("what", "level", "worth (points)", "exchanges"),
        rows,
    )


def _best_and_worst(study: Study, found: list[dict[int, Figure]], names: Mapping[int, str]) -> str:
    """Names only what is surely worth more (or less) than nothing, though many were looked at."""
    wide = stretch(sum(len(own) for own in found))

    def said(level: int) -> str:
        own = found[level]
        if not own:
            return "too few exchanges to tell"
        sure = sorted((n for n in own if own[n].apart_from(0, wide)), key=lambda n: -own[n].value)
        good = [f"{names[n]} ({100 * own[n].value:+.1f})" for n in sure if own[n].value > 0][:NAMED]
        bad = [f"{names[n]} ({100 * own[n].value:+.1f})" for n in reversed(sure) if own[n].value < 0][:NAMED]
        parts = [f"good to have: {listed(good)}"] * bool(good) + [f"bad to have: {listed(bad)}"] * bool(bad)
        return "; ".join(parts) or "nothing is surely better or worse to have than another"

    return for_each(study.levels, said)


# ---- moves


def choosing(study: Study) -> Panel | None:
    """What choosing a kind of move changes: other choices tried at the same tables."""
    known = things_of(study.game)
    found = [choice_worth(study.game, t) for t in study.traces]
    if not any(found):
        return None
    names = {n: known.all[n].name for n in known.numbers(MOVES)}
    met = sorted({n for own in found for n in own}, key=lambda n: -sum(own[n].count for own in found if n in own))
    shown = sorted(met[:SHOWN], key=lambda n: -max(own[n].value for own in found if n in own))
    dots = [dot(names[n], own[n], level) for n in shown for level, own in enumerate(found) if n in own]
    use = [chosen_when_legal(study.game, t) for t in study.traces]
    rows = tuple(
        (names[n], study.levels[level], points(own[n]), str(own[n].count), _chosen(*use[level].get(n, (0, 0))))
        for n in met
        for level, own in enumerate(found)
        if n in own
    )
    return Panel(
        "choosing",
        "What is a move worth?",
        f"{_moves_said(study, found, names)} {_left(study, found, use, names)}".strip(),
        "At moments of real games every choice was tried: points of winning chance when this kind of move is chosen "
        "instead of another, the game then played on by the same kind of players. A move that is worse than the rest on average "
        "can still be the best at some tables.",
        forests("Choosing it instead of something else", dots, "points", 0.0, study.levels),
        ("move", "level", "changes the chance by (points)", "moments", "chosen when legal"),
        rows,
    )


def _chosen(taken: int, legal: int) -> str:
    return f"{taken} of {legal}" if legal else "-"


def _moves_said(study: Study, found: list[dict[int, Figure]], names: Mapping[int, str]) -> str:
    wide = stretch(sum(len(own) for own in found))

    def said(level: int) -> str:
        own = found[level]
        sure = sorted((n for n in own if own[n].apart_from(0, wide)), key=lambda n: -own[n].value)
        good = [names[n] for n in sure if own[n].value > 0][:NAMED]
        bad = [names[n] for n in reversed(sure) if own[n].value < 0][:NAMED]
        parts = [f"better than the rest: {listed(good)}"] * bool(good) + [f"worse: {listed(bad)}"] * bool(bad)
        return "; ".join(parts) or "no kind of move is surely better or worse than the rest"

    return for_each(study.levels, said)


def _left(study: Study, found: list[dict[int, Figure]], use: list[dict[int, tuple[int, int]]], names: Mapping[int, str]) -> str:
    """Moves that are worse for every kind of player, and those that players who choose never chose."""
    wide = stretch(sum(len(own) for own in found))
    looked = [n for n in names if all(n in own for own in found)]
    dominated = [names[n] for n in looked if all(own[n].value < -MATTERS and own[n].apart_from(0, wide) for own in found)]
    said = f"Worse than the rest for every kind of player: {listed(dominated)}." if dominated else ""
    for level, own in zip(study.levels, use, strict=True):
        never = [names[n] for n, (taken, legal) in sorted(own.items()) if taken == 0 and legal >= SEEN and n in names]
        if never and level != "random":
            said += f" Never chosen by {level} players where it was legal: {listed(never)}."
    return said.strip()


# ---- options


def options(study: Study) -> list[Panel]:
    """Sensitivity to each option, one at a time."""
    if not study.turned and not study.idle:
        return []
    charts: list[str] = []
    said: list[str] = []
    for number, title in ((0, "who starts wins"), (3, "length"), (2, "how much skill wins")):
        if study.turned:
            words, pictures = _turned(study, number, title)
            said.append(words)
            charts += pictures
    notes = ["One option is changed, all others stay; simple players, the same deals."]
    if study.turned:
        now = study.turned[0].before
        notes.append(
            f"Now: who starts wins {now[0]:.1%}, {now[3]:.2f} turns, one simple player among random ones wins {now[2]:.1%}."
        )
    if study.idle:
        notes.append(f"Without any effect in this setting, and left out: {listed(study.idle)}.")
    if study.refused:
        notes.append(f"Not allowed on their own: {listed(study.refused)}.")
    rows = tuple(
        (
            f"{t.option}={t.value}",
            *(points(f) if m.unit == "%" else plain(f) for f, m in zip(t.differences, MEASURES, strict=True)),
        )
        for t in study.turned
    )
    return [
        Panel(
            "options",
            "Which options change the game?",
            "Simple players: " + (" ".join(said) or "no option changes anything here."),
            " ".join(notes),
            tuple(charts),
            ("setting", *(m.name for m in MEASURES)) if rows else (),
            rows,
        )
    ]


def _turned(study: Study, number: int, title: str) -> tuple[str, tuple[str, ...]]:
    """One measure: what changes it, in words and as a picture."""
    is_share = MEASURES[number].unit == "%"
    before = study.turned[0].before[number]

    def size(t: Turned) -> Figure:
        f = t.differences[number]
        scale = 1.0 if is_share else 1 / max(before, 1e-9)
        return Figure(f.value * scale, f.low * scale, f.high * scale, f.count)

    compared = [
        t for t in study.turned if (t.same_table or not is_share) and t.differences[number].high > t.differences[number].low
    ]
    wide = stretch(3 * len(study.turned))
    sure = [t for t in compared if t.differences[number].apart_from(0, wide) and abs(size(t).value) >= MEASURES[number].small]
    clear = sorted(sure, key=lambda t: -abs(size(t).value))
    if not clear:
        least = f"{100 * MEASURES[number].small:.0f} {'point' if is_share else '%'}"
        return f"No setting surely changes {title} by {least} or more.", ()
    most = [f"{t.option}={t.value} ({100 * size(t).value:+.1f} {'points' if is_share else '%'})" for t in clear[:NAMED]]
    shown = sorted(compared, key=lambda t: -abs(size(t).value))[:SHOWN]
    dots = [dot(f"{t.option}={t.value}", size(t)) for t in shown]
    unit = "points" if is_share else "%"
    heading = f"{title.capitalize()}: {'points more or less' if is_share else 'longer or shorter, of the length now'}"
    return f"{title.capitalize()} is changed most by {listed(most)}.", forests(heading, dots, unit, 0.0)


# ---- how often


def used(study: Study) -> Panel:
    """How often each thing happens: a table, no picture."""
    known = things_of(study.game)
    headings = [heading for heading in known.headings if heading != EVENTS]
    found = [{u.thing: u for u in uses(s, [n for heading in headings for n in known.numbers(heading)])} for s in study.surveys]

    def said(level: int) -> str:
        own, often = found[level], []
        for heading in headings:
            met = [n for n in known.numbers(heading) if own[n].times > 0]
            if met:
                most = max(met, key=lambda n: own[n].times)
                often.append(f"{heading}: most often {known.all[most].name} ({own[most].times:.2f} a game and seat)")
        return "; ".join(often)

    rows = tuple(
        (heading, known.all[n].name, study.levels[level], f"{own[n].times:.3f}", percent(own[n].had))
        for heading in headings
        for n in known.numbers(heading)
        for level, own in enumerate(found)
        if own[n].times > 0
    )
    return Panel(
        "used",
        "What is used, and how often?",
        for_each(study.levels, said),
        "How often a thing goes along with winning is not said here: winners live longer and do more of everything. What it is "
        "worth is measured above.",
        (),
        ("among", "what", "level", "times a game and seat", "seats that had it"),
        rows,
    )


def events(study: Study) -> Panel:
    """How often each kind of event happens: a table, no picture."""
    known = things_of(study.game)
    numbers = known.numbers(EVENTS)
    totals = [s.counts[:, numbers, :].sum(axis=2).mean(axis=0) for s in study.surveys]
    order = sorted(range(len(numbers)), key=lambda i: -float(totals[study.main][i]))
    rows = tuple(
        (known.all[numbers[i]].name, *(f"{float(t[i]):.3f}" for t in totals)) for i in order if any(t[i] > 0 for t in totals)
    )
    common = [known.all[numbers[int(own.argmax())]].name for own in totals]
    return Panel(
        "events",
        "What happens in a game",
        for_each(study.levels, lambda level: f"the most frequent event of the story is: {common[level]}"),
        "Events of the game's story by their kinds, mean number a game.",
        (),
        ("event", *study.levels),
        rows,
    )
