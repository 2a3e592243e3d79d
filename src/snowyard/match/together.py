"""Who decides now: one seat, or in a phase that the game declares simultaneous everybody who is asked in it.

The rules ask one seat after the other. In a simultaneous phase the later ones see nothing of what the earlier ones chose: they
have the same moves and the same view whatever it was (tests/contract/test_together.py tries it). So a later seat is shown a copy
of the table on which the earlier ones have made their first legal move, whatever they choose: nothing of a choice can be in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from snowyard.kernel.table import Table


@dataclass(frozen=True)
class Asked:
    """A seat that decides now: the table before its first decision, and how many it makes, one after the other."""

    seat: int
    table: Table
    decisions: int = 1


def together(table: Table) -> list[Asked]:
    """Everybody who decides now, in the order in which the game asks them; nobody when it is over."""
    if table.over:
        return []
    if table.t.phase not in table.game.simultaneous:
        return [Asked(table.actor, table)]
    found: list[Asked] = []
    trial = table.copy()
    goes_on = True
    while goes_on and trial.actor not in [asked.seat for asked in found]:
        seat, before, decisions = trial.actor, trial.copy(), 0
        while goes_on and trial.actor == seat:
            trial.step(trial.actions[0])
            decisions += 1
            goes_on = not trial.over and not trial.t.news and (trial.t.phase, trial.t.turn) == (table.t.phase, table.t.turn)
        found.append(Asked(seat, before, decisions))
    return found
