"""A comparison in words."""

from __future__ import annotations

import math

from snowyard.kernel.errors import listing
from snowyard.lab.comparing import Change, Comparison
from snowyard.lab.measures import names_of_order
from snowyard.lab.places import NEAR_EVEN, Place, ends


def sentences(c: Comparison) -> list[str]:
    """What changed, how sure that is, and how many games it took."""
    change = "The variant" if c.option == "variant" else f"{c.option}={c.value}"
    played = f"{c.games:,} games of each between {c.level} players on the same deals"
    said = [f"{change} instead of {c.printed or 'the printed game'}, {played}:"]
    said += [_sentence(change) for change in c.changes if change.verdict in ("more", "less")]
    if len(said) == 1:
        said.append("Nothing changed that could be measured.")
    said += _order(c.order)
    same = [change for change in c.changes if change.verdict == "same"]
    if same:
        shown = listing([f"{change.measure.name} ({_amount(change, change.before)})" for change in same], 20)
        said.append(f"As before, or so near that it does not matter: {shown}.")
    still = [change for change in c.changes if change.verdict == "open"]
    if still:
        shown = listing([f"{change.measure.name} ({_reach(change)})" for change in still], 20)
        said.append(f"Still open after {c.games:,} games: {shown}.")
    if c.traced:
        said.append(f"Comebacks, drama and what those decide who can hardly win: from play-outs in {c.traced:,} games of each.")
    said += _otherwise(c)
    said.append("All intervals hold together with 95 % certainty, however early the comparison stopped.")
    return said


def _order(order: tuple[Place, ...]) -> list[str]:
    """The best place in the order of play and the worst, as far as they are sure."""
    if not order:
        return []
    best, worst = ends(order)
    names, even = names_of_order(len(order)), f"an even share is {order[0].even:.1%}"
    told = [
        f"whoever decides {names[place.number - 1]} wins {word}, {place.after:.1%} ({_sure(place)})"
        for place, word in ((best, "most"), (worst, "least"))
        if place
    ]
    if told:
        return [f"By order of play now: {', and '.join(told)}; {even}."]
    if all(place.verdict == "even" for place in order):
        return [f"It hardly matters now who decides first: every place wins within {100 * NEAR_EVEN:.0f} points of even; {even}."]
    return []


def _sure(place: Place) -> str:
    before = "" if place.before is None else f"; {place.before:.1%} before"
    return f"surely {place.low:.1%} to {place.high:.1%}{before}"


def _otherwise(c: Comparison) -> list[str]:
    """Both verdicts, where players with printed numbers disagree."""
    if c.not_asked:
        return [f"Players with printed numbers were not asked: {c.not_asked}"]
    if not c.disagreements:
        return []
    said = ["Players that have not noticed the variant, and judge by the printed numbers, come to another verdict on this:"]
    for reads, prints in c.disagreements:
        said.append(f"- {reads.measure.name}: {_brief(reads)}; by printed numbers {_brief(prints)}.")
    return said


def _brief(change: Change) -> str:
    words = {"more": change.measure.more, "less": change.measure.less, "same": "as before"}[change.verdict]
    return f"{words}, {_amount(change, change.before)} before and {_amount(change, change.after)} now"


def _sentence(change: Change) -> str:
    words = change.measure.more if change.verdict == "more" else change.measure.less
    before, after = _amount(change, change.before), _amount(change, change.after)
    return f"{words.capitalize()}: {before} before, {after} now ({_reach(change)})."


def _amount(change: Change, number: float) -> str:
    return f"{number:.1%}" if change.measure.unit == "%" else f"{number:.2f}"


def _reach(change: Change) -> str:
    if math.isinf(change.high):
        return "met too seldom to tell"
    if change.measure.unit == "%":
        return f"surely {100 * change.low:+.2g} to {100 * change.high:+.2g} points"
    return f"surely {change.low:+.3g} to {change.high:+.3g}"
