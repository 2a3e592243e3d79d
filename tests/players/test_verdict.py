"""What a move cost: against exact values, without knowing what is hidden, and the same whenever it is asked."""

from __future__ import annotations

import pytest

from players.endings import LAID, value
from players.laid import solved
from snowyard import Table, new, setup
from snowyard.players import Bot
from snowyard.players.search import Settings
from snowyard.players.verdict import Budget, Comparer, Evaluator, Tally

SLIP = 0.02
WIDE = 4.0  # standard errors that an estimate may be away from the truth


def exact(table: Table, action: int) -> float:
    """What the deciding seat wins by the last action before the turn cap, over all results of the dice."""
    won = value(table, action, table.actor, 2)
    assert won is not None
    return won


@pytest.mark.parametrize("laid", LAID)
def test_in_a_solved_ending_worth_and_cost_are_the_exact_ones(laid: dict[str, object]) -> None:
    table = setup("forts", laid, seats=2, turn_cap_per_player=10)
    values = {a: exact(table, a) for a in table.actions if a != table.game.gives_up}
    best, worst = (which(values, key=values.__getitem__) for which in (max, min))
    assert values[best] - values[worst] > 0.05
    evaluator = Evaluator(table.game, Budget(1500, 800, 800))
    found = evaluator.evaluate(table, worst, 5, 1)
    assert values[found.best] == pytest.approx(values[best])
    assert found.is_mistake
    assert abs(found.cost - (values[best] - values[worst])) < WIDE * found.error
    assert abs(found.worth_played - values[worst]) < 0.06
    good = evaluator.evaluate(table, found.best, 5, 1)
    assert (good.is_mistake, good.cost, good.best) == (False, 0.0, found.best)


@pytest.mark.parametrize(("slug", "number"), [*(("splat", n) for n in range(4)), *(("lanes", n) for n in range(4)), ("duel", 0)])
def test_in_endings_of_other_games_worth_and_cost_are_the_exact_ones_too(slug: str, number: int) -> None:
    table, values = solved(slug, number)
    best, worst = (which(values, key=values.__getitem__) for which in (max, min))
    assert values[best] - values[worst] > 0.3
    found = Evaluator(table.game, Budget(1500, 800, 800)).evaluate(table, worst, 5, 1)
    assert values[found.best] == values[best]
    assert found.is_mistake
    assert found.worth_best == pytest.approx(values[best], abs=SLIP)
    assert found.worth_played == pytest.approx(values[worst], abs=SLIP)  # a search that tries all answers slips at times
    assert found.cost == pytest.approx(values[best] - values[worst], abs=SLIP)


def test_equally_good_moves_are_never_marked() -> None:
    """Forts, the last action before the turn cap: whatever does not throw changes nothing."""
    table = setup("forts", LAID[0], seats=2, turn_cap_per_player=10)
    values = {a: exact(table, a) for a in table.actions if a != table.game.gives_up}
    idle = [a for a in values if values[a] == min(values.values())]
    assert len(idle) > 1
    evaluator = Evaluator(table.game, Budget(100, 400, 200))
    for seed in range(20):
        assert not evaluator.compare(table, idle[0], idle[1], seed).is_mistake


def decisions(slug: str, **options: int) -> list[Table]:
    found: list[Table] = []
    table, bot = new(slug, seed=3, **options), Bot("random", 1)
    while not table.over and len(found) < 30:
        if len(table.actions) > 2:
            found.append(table.copy())
        table.step(bot.choose(table))
    return found


@pytest.mark.parametrize("slug", ["duel", "lanes"])
def test_a_verdict_follows_from_what_the_seat_could_know(slug: str) -> None:
    """Tables that the seat cannot tell apart give the same verdict if what is dealt anew is the same."""
    evaluator, other = Evaluator, 0
    for table in decisions(slug)[::9]:
        seat, moves = table.actor, table.actions
        found = []
        for seed in (1, 2):
            hidden = table.redealt(seat, seed)
            assert hidden.actions == moves
            found.append(evaluator(table.game, Budget(60, 60, 60)).evaluate(hidden, moves[0], 9, 1))
        assert found[0] == found[1]
        other += found[0].best != moves[0]
    assert other


def test_a_verdict_is_the_same_whatever_was_judged_before() -> None:
    tables = decisions("forts", seats=2)[:3]
    budget = Budget(60, 60, 60)
    used = Evaluator(tables[0].game, budget)
    for table in tables:
        again = Evaluator(table.game, budget).evaluate(table, table.actions[0], 4, 2)
        assert used.evaluate(table, table.actions[0], 4, 2) == again


def test_choices_at_the_same_time_are_compared_hidden_and_open_ones_are_not() -> None:
    seen = {True: 0, False: 0}
    for table in decisions("duel"):
        comparer = Comparer(table.game, Settings(rounds=10))
        comparer.begin(table, table.actions[0], table.actions[1], 1)
        seen[comparer.hidden] += 1
        phase = table.game.module("layout").PHASES[table.t.phase]
        if comparer.hidden:
            assert phase in table.game.facts.simultaneous
    assert seen[True]
    table = decisions("forts", seats=2)[0]
    comparer = Comparer(table.game, Settings(rounds=10))
    comparer.begin(table, table.actions[0], table.actions[1], 1)
    assert not comparer.hidden


def test_pairs_have_the_same_dice() -> None:
    """A move against itself, as if it were another, never differs in the first pair."""
    table = setup("forts", LAID[0], seats=2, turn_cap_per_player=10)
    comparer = Comparer(table.game, Settings(rounds=10))
    throw = table.game.number("throw p1")
    comparer.begin(table, throw, throw, 3)
    tally = Tally()
    comparer.add(tally, 200)
    assert tally.squares == 0


def test_pairs_in_one_loop_of_machine_code_are_those_that_are_made_one_by_one() -> None:
    """Open choices and hidden ones; the interpreter has no loop."""
    for slug in ("forts", "duel"):
        table = decisions(slug, seats=2)[2]
        comparer = Comparer(table.game, Settings(rounds=3000))
        if comparer.loop is None:
            pytest.skip("interpreted")
        found = []
        for loop in (comparer.loop, None):
            comparer.loop = loop
            comparer.begin(table, table.actions[0], table.actions[1], 8)
            tally = Tally()
            comparer.add(tally, 30)
            comparer.add(tally, 1070)
            found.append((tally, comparer.count, comparer.luck.tolist(), comparer.tree.used.tolist()))
        assert found[0] == found[1]
        assert found[0][0].squares


class Scripted(Comparer):
    """Every pair of a tree differs by so much: of the one that screens, of up to two witnesses, of the one that states; those
    that only grow a tree differ by nothing."""

    def __init__(self, *trees: float) -> None:
        self.trees = list(trees)
        self.asked: list[list[int]] = []
        self.seeds: list[int] = []
        self.hidden = False

    def begin(self, table: Table, played: int, best: int, seed: int) -> None:
        self.seeds.append(seed)
        self.asked.append([])
        self.by = self.trees.pop(0)

    def add(self, tally: Tally, pairs: int) -> None:
        by = self.by if self.asked[-1] else 0.0
        self.asked[-1].append(pairs)
        for n in range(pairs):
            tally.add(0.5, 0.5 + by + (SPREAD if n % 2 else -SPREAD))


SPREAD = 0.6  # by which pairs of real games differ, more or less
SCREEN = [100, 200, 200, 400, 800, 1600]  # pairs that only grow a tree, and then those up to each look
WITNESS = [2500, 400, 400, 800, 800]
STATE = [2500, 1200]


@pytest.mark.parametrize(
    ("trees", "asked", "marked", "cost"),
    [
        ((0.4, 0.4, 0.15), [SCREEN[:2], WITNESS[:2], STATE], True, 0.15),  # the first witness is clear: the other is not asked
        ((-0.01,), [SCREEN[:-2]], False, -0.01),  # surely little, before the last look
        ((0.04, 0.04, 0.025, 0.05), [SCREEN, WITNESS, WITNESS, STATE], True, 0.05),  # likely, and borne out by both together
        ((0.03,), [SCREEN], False, 0.03),  # not likely in the end: nobody else is asked
        ((0.04, 0.03, 0.022), [SCREEN, WITNESS, WITNESS], False, 0.026),  # not borne out by both together
        ((0.4, 0.05, -0.3), [SCREEN[:2], WITNESS, WITNESS[:2]], False, (6 * 0.05 - 0.3) / 7),  # one denies it
        ((0.4, -0.3), [SCREEN[:2], WITNESS[:2]], False, -0.3),  # the first denies it: the other is not asked
        ((0.4, 0.4, -0.1), [SCREEN[:2], WITNESS[:2], STATE], True, -0.1),  # what states decides nothing, whatever it says
    ],
)
def test_the_pairs_that_state_a_cost_have_decided_nothing(
    trees: tuple[float, ...], asked: list[list[int]], marked: bool, cost: float
) -> None:
    table = decisions("forts", seats=2)[0]
    evaluator, scripted = Evaluator(table.game), Scripted(*trees)
    evaluator.comparer = scripted
    found = evaluator.compare(table, table.actions[0], table.actions[1], 1)
    assert scripted.asked == asked
    assert found.is_mistake == marked
    assert found.cost == pytest.approx(cost)
    assert len(set(scripted.seeds)) == len(asked)  # each a new tree


@pytest.mark.parametrize(
    ("decisions_of_game", "rounds", "budget"),
    [
        (20, 0, Budget(4000, 3200, 1200, 4)),
        (67, 0, Budget(4000, 3200, 1200, 2)),
        (123, 0, Budget(4000, 3200, 1200, 1)),
        (400, 0, Budget(2000, 1600, 600, 1)),
        (20, 2000, Budget(2000, 1600, 600, 4)),  # as somebody asked
        (400, 4000, Budget(4000, 3200, 1200, 1)),
        (0, 0, Budget(4000, 3200, 1200, 4)),
    ],
)
def test_games_of_few_decisions_have_time_for_an_older_tree_to_state_costs(
    decisions_of_game: int, rounds: int, budget: Budget
) -> None:
    assert Budget().shared_by(decisions_of_game, rounds) == budget
    table = decisions("forts", seats=2)[0]
    evaluator, scripted = Evaluator(table.game, budget), Scripted(0.4, 0.4, 0.15)
    evaluator.comparer = scripted
    assert evaluator.compare(table, table.actions[0], table.actions[1], 1).is_mistake
    assert scripted.asked[-1] == [100 + budget.pairs // 8 * 6 * budget.older, budget.state]
