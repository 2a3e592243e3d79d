"""The lab's figures against small simulations that share nothing with it: tables of the engine played move by move, and the
second implementation of splat, written from its rulebook."""

from __future__ import annotations

import copy
import random
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from second.splat import CARDS, COPIES, Rules, Splat
from snowyard import Game, game, new
from snowyard.games.lanes.layout import RANK_NAMES
from snowyard.kernel.head import KIND, SEAT, A
from snowyard.kernel.table import Table
from snowyard.lab.counted import things_of
from snowyard.lab.exchanging import apart, exchanges
from snowyard.lab.line_up import line_up_of
from snowyard.lab.measures import stretch
from snowyard.lab.report.page import all_panels
from snowyard.lab.report.study import study
from snowyard.lab.survey import survey
from snowyard.lab.traces import course, trace
from snowyard.lab.workers import Threads
from snowyard.players import value as played_on

PLAINLY = 120  # games played move by move
FAR = 4.0  # standard errors


def printed(text: str) -> float:
    """The figure of a cell such as '53.1 % (50.9 to 55.2)' or '23.33 (23.1 to 23.6)'."""
    found = re.match(r"[+-]?\d+(?:\.\d+)?", text)
    assert found, text
    return float(found[0])


def near(reported: float, values: Sequence[float], reported_games: int) -> None:
    mean, spread = float(np.mean(values)), float(np.std(values, ddof=1))
    error = max(spread, 0.05) * (1 / len(values) + 1 / reported_games) ** 0.5
    assert abs(reported - mean) <= FAR * error, (reported, mean, error)


def test_a_report_of_every_game_says_what_a_plain_simulation_says(any_game: Game) -> None:
    games = 600
    found = study(any_game.slug, ["random"], games, 10, workers=2, sensitivity=False, effort=1_000, seed=7)
    rows = {panel.name: panel.rows for panel in all_panels(found)}
    seen: dict[str, list[float]] = defaultdict(list)
    luck = random.Random(5)
    for number in range(PLAINLY):
        table = new(any_game.slug, seed=1_000_000 + number)
        first, last = table.actor, [0] * table.seats
        legal = []
        while not table.over:
            moves = table.actions
            legal.append(len(moves))
            last[table.actor] = len(legal)
            table.step(luck.choice(moves))
        won = table.payoff
        seen["first"].append(100 * won[first])
        seen["drawn"].append(100.0 * (max(won) < 1))
        seen["turns"].append(table.t.turn)
        seen["decisions"].append(len(legal))
        seen["branching"].append(float(np.mean(legal)))
        seen["forced"].append(100 * legal.count(1) / len(legal))
        seen["waits"].append(100 * (1 - min(last) / len(legal)))
    near(printed(next(row for row in rows["seats"] if row[0] == "decides first")[2]), seen["first"], games)
    near(printed(next(row for row in rows["seats"] if row[0] == "drawn or shared")[2]), seen["drawn"], games)
    for row in rows["length"]:
        near(printed(row[7]), seen[row[1]], games)
    near(printed(rows["choice"][0][1]), seen["branching"], games)
    near(printed(rows["choice"][0][2]), seen["forced"], games)
    if "elimination" in rows:
        near(printed(rows["elimination"][0][1]), seen["waits"], games)


# ---- the worth of a card


class Luck:
    """Dice and draws for the second implementation; the next draw may be given."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.given: str | None = None

    def roll(self, faces: int) -> int:
        return self.rng.randrange(faces)

    def draw(self, counts: Sequence[int]) -> int:
        given, self.given = self.given, None
        return CARDS.index(given) if given else self.rng.choices(range(len(counts)), counts)[0]


def dealt(luck: Luck, seats: int, limit: int) -> Splat:
    pile = [card for card, copies in COPIES.items() for _ in range(copies)]
    luck.rng.shuffle(pile)
    return Splat(seats, luck.rng.randrange(seats), Rules(hit_limit=limit), pile[1:], [[] for _ in range(seats)], pile[0])


def finished(table: Splat, luck: Luck) -> list[float]:
    while table.actor >= 0:
        table.play(luck.rng.choice(sorted(table.moves())), luck)
    return table.payoff()


def worth_by_hand(seats: int, limit: int, moments: int, seed: int) -> dict[str, tuple[float, float]]:
    """What each card is worth to who draws it, and the standard error: at one draw of each game, all cards are tried, each
    counted by its chance of being drawn, against a card at random."""
    luck = Luck(random.Random(seed))
    gains: dict[str, list[tuple[float, float]]] = defaultdict(list)
    while min((len(g) for g in gains.values()), default=0) < moments:
        table = dealt(luck, seats, limit)
        before: list[tuple[Any, str]] = []
        while table.actor >= 0:  # a move is followed by the next seat's draw, unless the game is over or a target must answer
            move = luck.rng.choice(sorted(table.moves()))
            earlier = copy.deepcopy(table)
            table.play(move, luck)
            if table.actor >= 0 and table.phase == "act":
                before.append((earlier, move))
        if luck.rng.random() > len(before) / 40:  # long games have more draws: each draw is chosen as often as any other
            continue
        start, move = luck.rng.choice(before)
        after = copy.deepcopy(start)
        after.play(move, luck)
        seat = after.actor
        pile = pile_of(after)
        for card in CARDS:
            won = []
            for given in (card, None):
                other = copy.deepcopy(start)
                luck.given = given
                if pile[card] == 0:
                    luck.given = None
                other.play(move, luck)
                won.append(finished(other, luck)[seat])
            gains[card].append((pile[card] / sum(pile.values()), won[0] - won[1]))
    found = {}
    for card, pairs in gains.items():
        weights, values = np.array(pairs).T
        centre = float((weights * values).sum() / weights.sum())
        error = float(np.sqrt(((weights * (values - centre)) ** 2).sum()) / weights.sum())
        found[card] = centre, error
    return found


def pile_of(after: Splat) -> dict[str, int]:
    """The pile from which `after`'s card was drawn."""
    pile = [*after.draw_pile, after.card]
    return {card: pile.count(card) for card in CARDS}


def test_the_worth_of_splat_cards_is_what_an_independent_experiment_finds() -> None:
    seats, limit = 3, 3
    options: dict[str, Any] = {"seats": seats, "hit_limit": limit}
    s = survey("splat", "random", 2_000, Threads(2), seed=3, **options)
    things = things_of(game("splat"))
    lab = {things.all[n].name: f for n, f in exchanges(s, options, Threads(2), effort=700_000).items()}
    by_hand = worth_by_hand(seats, limit, 900, seed=2)
    assert set(lab) == set(by_hand) == set(CARDS)
    for card, (value, error) in by_hand.items():
        own = (lab[card].high - lab[card].low) / 3.92
        assert abs(lab[card].value - value) <= FAR * (error**2 + own**2) ** 0.5, (card, lab[card], value, error)
    assert lab["fort"].low > 0.02
    assert lab["splatball"].high < 0


def test_worth_is_not_survivorship() -> None:
    """Over whole games, whoever drew more Singles has won more: it lived longer. Drawing one instead of another card is worth
    nothing much."""
    options: dict[str, Any] = {"seats": 4, "hit_limit": 5}
    s = survey("splat", "random", 3_000, Threads(2), seed=1, **options)
    things = things_of(game("splat"))
    single = next(n for n, thing in enumerate(things.all) if (thing.heading, thing.name) == ("Cards drawn", "single"))
    more = s.counts[:, single, :] - s.counts[:, single, :].mean(axis=1, keepdims=True)
    won = s.payoffs - s.payoffs.mean(axis=1, keepdims=True)
    seeming = float((more * won).sum() / (more**2).sum())
    worth = exchanges(s, options, Threads(2), effort=700_000)[single]
    assert seeming > 0.04
    assert worth.high < 0.015


@pytest.mark.parametrize(
    ("slug", "heading"), [("duel", "Cards drafted"), ("lanes", "Cards dealt and drawn"), ("village", "Traits")]
)
def test_other_games_name_what_is_drawn_or_chosen_and_it_is_exchanged(slug: str, heading: str) -> None:
    s = survey(slug, "random", 100, Threads(2))
    things = things_of(game(slug))
    found = exchanges(s, {}, Threads(2), effort=400_000 if slug == "village" else 200_000)
    assert sum(f.count for n, f in found.items() if things.all[n].heading == heading) >= 20
    assert {things.exchanged[things.all[n].heading] for n in found} <= {"drawn", "chosen", "dealt"}


def test_units_are_exchanged_before_the_deal_where_the_rules_allow_it() -> None:
    """A unit that costs as much as another is exchanged within the budget; one with more Command Dice is worth more."""
    budget: dict[str, Any] = {"team_mode": "budget", "kids_per_team": 3, "types": "kid kid kid / big kid", "turns": 2}
    of = game("village")
    exchange = line_up_of(of, budget, 2, 1, "random")
    assert exchange
    costs = new("village", **budget).t.cost_of
    assert exchange.names == [0, 0, 0, 1, 0]
    for place, name in enumerate(exchange.names):
        fits = [other for other in range(6) if -2 < costs[other] - costs[name] <= 0]
        assert exchange.allowed_at(place) == fits


UNITS = ("kid", "big", "elf", "snowman", "yeti", "penguin")


def units_by_hand(options: dict[str, Any], deals: int, rounds: int) -> dict[str, list[float]]:
    """What each unit wins more than the others at each place of the line-up: dealt tables, played on many times."""
    t = new("village", **options).t
    usual, teams, owners = ([int(n) for n in field][: t.kids] for field in (t.start_type, t.team, t.owner))
    gains: dict[str, list[float]] = defaultdict(list)
    for place in range(t.kids):
        won = {}
        for unit in UNITS:
            line_up = [unit if at == place else UNITS[own] for at, own in enumerate(usual)]
            types = " / ".join(" ".join(u for u, own in zip(line_up, teams, strict=True) if own == team) for team in range(2))
            tables = [new("village", seed=3_000_000 + deal, types=types, **options) for deal in range(deals)]
            seen = [played_on.value(one, rounds=rounds, seed=n).chances for n, one in enumerate(tables)]
            won[unit] = float(np.mean([chances[owners[place]] for chances in seen]))
        for unit, own in won.items():
            gains[unit].append(own - float(np.mean([other for name, other in won.items() if name != unit])))
    return gains


@pytest.mark.heavy
def test_the_worth_of_units_is_what_dealt_tables_played_on_say() -> None:
    strong: dict[str, Any] = {"variant": "units.elf.dice = 8\nunits.yeti.dice = 1", "turns": 3}
    s = survey("village", "simple", 40, Threads(2), **strong)
    things = things_of(game("village"))
    lab = {
        things.all[n].name: f for n, f in exchanges(s, strong, Threads(2), games=40).items() if things.all[n].heading == "Units"
    }
    assert set(lab) == set(UNITS)  # nobody has made a spare one
    deals, rounds = 10, 60
    for unit, gains in units_by_hand(strong, deals, rounds).items():
        f = lab[unit]
        own = (f.high - f.low) / 3.92
        by_hand = 0.5 * (1.2 / (deals * rounds * len(gains))) ** 0.5  # a game is won or not; the five others add a fifth
        assert f.count > 150
        assert own < 0.06
        assert abs(f.value - float(np.mean(gains))) <= FAR * (own**2 + by_hand**2) ** 0.5, (unit, f, gains)
    assert lab["elf"].low > 0.1
    assert lab["yeti"].high < -0.1


# ---- comebacks


def course_by_hand(seats: int, limit: int, games: int, seed: int) -> tuple[list[float], list[float]]:
    """Of each game: was its winner once below half of an even share, and how far behind was it while behind (docs/lab.md)? By the
    second implementation of splat: at twenty moments, spread evenly over the decisions, the game is played on 48 times."""
    luck = Luck(random.Random(seed))
    comebacks, drama = [], []
    for _ in range(games):
        table = dealt(luck, seats, limit)
        decisions = []
        while table.actor >= 0:
            decisions.append(copy.deepcopy(table))
            table.play(luck.rng.choice(sorted(table.moves())), luck)
        winner = int(np.argmax(table.payoff()))
        assert table.payoff()[winner] == 1
        chances = [
            np.mean([finished(copy.deepcopy(decisions[point * len(decisions) // 20]), luck) for _ in range(48)], axis=0)
            for point in range(20)
        ]
        own = [float(chance[winner]) for chance in chances]
        behind = [float(max(chance)) - chance[winner] for chance in chances if max(chance) > chance[winner]]
        comebacks.append(float(min(own) < 0.5 / seats))
        drama.append(float(np.mean(np.sqrt(behind))) if behind else 0.0)
    return comebacks, drama


@pytest.mark.heavy
def test_comebacks_and_drama_are_what_a_simulation_of_its_own_finds() -> None:
    seats, limit, games = 3, 3, 400
    options: dict[str, Any] = {"seats": seats, "hit_limit": limit}
    found = course(trace(survey("splat", "random", games, Threads(2), seed=6, **options), options, Threads(2), games=games))
    assert found is not None
    comebacks, drama = course_by_hand(seats, limit, 100, seed=8)
    assert 0.05 < found.comebacks.value < 0.95  # there is something to find
    near(found.comebacks.value, comebacks, games)
    near(found.drama.value, drama, games)


def worth_in_lanes(games: int, seed: int) -> dict[str, list[float]]:
    """What a card was worth at draws of random games: the move made again with that card loaded, and with any; both games
    finished at random."""
    luck, drew = random.Random(seed), list(game("lanes").words.EVENTS).index("drew")
    gains: dict[str, list[float]] = defaultdict(list)

    def finished_with(start: Table, action: int, loaded: list[int], seat: int) -> float:
        table = start.copy()
        table.rekey(luck.getrandbits(60), 0)
        table.load(loaded)
        table.step(action)
        table.load([])
        while not table.over:
            table.step(luck.choice(table.actions))
        return table.payoff[seat]

    for number in range(games):
        table = new("lanes", seed=2_000_000 + number)
        drawn: list[tuple[Table, int, int, int]] = []
        while not table.over:
            before, action = table.copy(), luck.choice(table.actions)
            table.step(action)
            told = [event for event in table.t.event[: int(table.t.event_count)].tolist() if event[KIND] == drew]
            made = [int(result) for result, _ in table.t.made[: int(table.t.made_count)].tolist()]
            if len(told) == 1 and made == [told[0][A]]:
                drawn.append((before, action, told[0][SEAT], told[0][A]))
        for before, action, seat, card in luck.sample(drawn, min(6, len(drawn))):
            won, without = (finished_with(before, action, loaded, seat) for loaded in ([card], []))
            gains[RANK_NAMES[card]].append(won - without)
    return gains


def test_the_worth_of_lanes_cards_is_what_a_plain_loop_finds() -> None:
    gains = worth_in_lanes(150, 4)
    s = survey("lanes", "random", 1_000, Threads(2), seed=4)
    things = things_of(game("lanes"))
    lab = {things.all[n].name: f for n, f in exchanges(s, {}, Threads(2), games=600).items()}
    assert set(gains) == set(lab) == {name for rank, name in RANK_NAMES.items() if 0 < rank < 14}
    for name, values in gains.items():
        own = (lab[name].high - lab[name].low) / 3.92
        error = (float(np.var(values, ddof=1)) / len(values) + own**2) ** 0.5
        assert len(values) > 20
        assert abs(float(np.mean(values)) - lab[name].value) <= FAR * error, (name, np.mean(values), lab[name])
    whole = [gain for values in gains.values() for gain in values]
    assert abs(float(np.mean(whole))) < FAR * float(np.std(whole)) / len(whole) ** 0.5  # a card instead of itself, on average


COPY = "cards.spare-1.hits = 1\ncards.spare-1.small = 27\ncards.single.small = 27\ncards.pile.small = 8"


def test_a_copy_of_a_printed_card_is_not_told_from_it_in_nineteen_of_twenty_seeds() -> None:
    things = things_of(game("splat"))
    options: dict[str, Any] = {"seats": 2, "variant": COPY}
    told, wide = 0, stretch(6)
    for seed in range(20):
        s = survey("splat", "simple", 200, Threads(2), seed=seed, **options)
        found = {things.all[n].name: f for n, f in exchanges(s, options, Threads(2), games=120).items()}
        assert found["spare-1"].count > 400
        told += apart(found["spare-1"], found["single"], wide)
        assert apart(found["pile"], found["single"], wide)  # and what differs is told
    assert told <= 1


def test_exchanges_are_the_same_however_the_work_is_split() -> None:
    s = survey("splat", "simple", 40, Threads(1), seats=3)
    one, two = (exchanges(s, {"seats": 3}, Threads(n), effort=30_000) for n in (1, 2))
    assert one == two
