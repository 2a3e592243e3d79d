from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowyard import Game, game
from snowyard.lab.counted import MOVES, things_of
from snowyard.lab.measures import branching, by_order, by_seat, draws, forced, mean, quiet_time, ratio, share, stretch
from snowyard.lab.seated import played
from snowyard.lab.simulate import play
from snowyard.lab.survey import Survey, count_games, survey
from snowyard.lab.workers import Processes, Threads

# ---- what is counted


@pytest.mark.parametrize(
    ("slug", "move", "kind"),
    [
        ("forts", "throw p3 brick 2", "throw brick"),
        ("forts", "throw p1", "throw"),
        ("forts", "pick brick 4", "pick brick"),
        ("splat", "double p6", "double"),
        ("splat", "answer two-walls", "answer two-walls"),
        ("lanes", "play 7 lane 2", "play 7"),
        ("lanes", "attack s3 s14", "attack"),
        ("lanes", "discard k", "discard k"),
        ("duel", "play a2 upgrade", "play a2 upgrade"),
        ("duel", "play cached b1 dodge", "play cached"),
        ("duel", "pile 3", "pile"),
        ("duel", "keep x3", "keep x3"),
        ("village", "to 30 7", "to"),
        ("village", "gather give 3 to slot 0 by trait", "gather give by trait"),
        ("village", "throw size 4 at k2", "throw"),
        ("village", "throw yourself at k11 by wild", "throw yourself by wild"),
        ("village", "corner 2", "corner"),
        ("village", "traits fast strong", "traits fast strong"),
    ],
)
def test_moves_are_counted_in_the_groups_that_the_game_names(slug: str, move: str, kind: str) -> None:
    things = things_of(game(slug))
    assert things.all[things.of_move[game(slug).number(move)]].name == kind


def test_no_game_has_more_groups_of_moves_than_a_reader_follows(any_game: Game) -> None:
    assert len(set(any_game.words.GROUPS)) <= 64


def test_every_move_and_every_event_of_every_game_is_counted_somewhere(any_game: Game) -> None:
    things = things_of(any_game)
    assert len(things.of_move) == any_game.actions
    assert {things.all[n].heading for n in things.of_move} == {MOVES}
    assert len(things.at_kind) == len(any_game.words.EVENTS) + 1
    assert things.at_kind[-1] == len(things.rule_of)
    assert len(set(things.all)) == len(things.all)


# ---- counting


def test_a_survey_counts_what_tables_tell(any_game: Game) -> None:
    """The same games played at a table, move by move, and counted by hand from moves and events."""
    things = things_of(any_game)
    kinds = list(any_game.words.EVENTS)
    s = survey(any_game.slug, "simple", 3, Threads(1), seed=6)
    words = any_game.options_words({})
    chunk = play(any_game, words, np.ones(s.seats, np.int8), s.seats, 6, 0, 3)
    assert s.payoffs.tolist() == chunk.payoffs.tolist()
    assert s.turns.tolist() == chunk.turns.tolist()
    assert s.decisions.tolist() == chunk.decisions.tolist()
    for number in range(3):
        end = played(any_game, {}, 6, ("simple",) * s.seats, number)
        again, _facts, made, last, counts, _ = count_games(
            any_game, words, s.seats, 6, number, 1, ["random"] * s.seats, [end.actions]
        )
        assert again[0].tolist() == end.table.payoff
        assert made[0].tolist() == list(end.moves)
        by_hand = np.zeros_like(counts[0])
        table = _dealt(any_game, 6, number)
        _count(table, things, kinds, by_hand)
        seats_last = [0] * s.seats
        for place, action in enumerate(end.actions):
            by_hand[things.of_move[action], table.actor] += 1
            seats_last[table.actor] = place + 1
            table.play(action)
            _count(table, things, kinds, by_hand)
        assert counts[0].tolist() == by_hand.tolist()
        assert last[0].tolist() == seats_last


def _dealt(of: Game, seed: int, number: int) -> Any:
    from snowyard.kernel.table import Table, deal

    table = Table(of)
    deal(table, {}, seed, number)
    return table


def _count(table: Any, things: Any, kinds: list[str], out: Any) -> None:
    """As plainly as it can be written: every event, every rule for its kind."""
    for row in table.t.event[: table.t.event_count].tolist():
        if not 0 <= row[1] < table.seats:
            continue
        for number in range(things.at_kind[row[0]], things.at_kind[row[0] + 1]):
            column, is_set, only = things.rule_of[number]
            if column < 0:
                out[only, row[1]] += 1
                continue
            values = [bit for bit in range(16) if row[column] >> bit & 1] if is_set else [row[column]]
            for value in values:
                if 0 <= value < things.of_value.shape[1] and things.of_value[number, value] >= 0:
                    out[things.of_value[number, value], row[1]] += 1


@pytest.mark.parametrize("slug", ["forts", "duel"])
def test_games_are_the_same_where_nothing_is_counted_that_events_tell_of(slug: str) -> None:
    """Then they are played at quiet tables, which in duel do not remember what every seat has seen."""
    loud, quiet = (survey(slug, "simple", 200, Threads(1), seed=3, things=things) for things in (True, False))
    for name in ("payoffs", "turns", "decisions", "first", "legal", "forced", "made", "last", "choices"):
        assert np.array_equal(getattr(loud, name), getattr(quiet, name)), name
    assert loud.counts.any()
    assert quiet.counts.shape == (200, 0, 2)


def test_a_survey_is_the_same_however_it_is_split(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = survey("forts", "simple", 500, Threads(1), seats=3)
    monkeypatch.setattr("snowyard.lab.survey.CHUNK", 37)
    split = survey("forts", "simple", 500, Threads(2), seats=3)
    assert all(np.array_equal(getattr(whole, name), getattr(split, name)) for name in ("payoffs", "turns", "counts", "last"))
    assert np.array_equal(whole.choices, split.choices)


def test_levels_that_think_are_surveyed_in_processes() -> None:
    s = survey("forts", "easy", 4, Processes(2), seed=3)
    assert len(s.scripts) == 4
    assert [len(script) for script in s.scripts] == s.decisions.tolist()
    assert s.scripts[2] == played(game("forts"), {}, 3, ("easy", "easy"), 2).actions


# ---- against exact results


@pytest.fixture(scope="module")
def splat_two() -> Survey:
    return survey("splat", "random", 40_000, Threads(2), seats=2)


@pytest.mark.rule("SPLAT-56")
def test_in_two_player_splat_whoever_starts_wins(splat_two: Survey) -> None:
    first, second = by_order(splat_two)
    assert (first.value, second.value) == (1.0, 0.0)
    assert first.low > 0.999
    assert draws(splat_two).value == 0.0


def test_two_player_splat_has_its_exact_lengths(splat_two: Survey) -> None:
    """The specification's distribution of turns, within four standard errors."""
    exact = {19: 0.131434, 21: 0.280139, 23: 0.298071, 25: 0.195875, 27: 0.078939, 29: 0.015541}
    found = {n: int((splat_two.turns == n).sum()) / splat_two.games for n in exact}
    assert sum(found.values()) == 1.0
    for turns, chance in exact.items():
        assert found[turns] == pytest.approx(chance, abs=4 * (chance * (1 - chance) / splat_two.games) ** 0.5)
    length = mean(splat_two.turns)
    assert length.value == pytest.approx(2992599 / 131747, abs=2 * (length.high - length.low))


def test_two_player_splat_has_no_choice_at_all(splat_two: Survey) -> None:
    assert forced(splat_two).value == 1.0
    assert branching(splat_two).value == 1.0


def test_a_forts_die_shows_each_face_as_often_as_it_should() -> None:
    """Rolls of the Cube: one in six is the Smiley (face 6), and a throw is followed by exactly one roll."""
    s = survey("forts", "random", 20_000, Threads(2), seats=4)
    things = things_of(game("forts"))
    number = {thing.name: n for n, thing in enumerate(things.all) if thing.heading == "Events"}
    freezes = int(s.counts[:, number["instant freeze"], :].sum())
    rolls = int(s.counts[:, number["roll"], :].sum())
    built = int(s.counts[:, number["brick"], :].sum())
    assert rolls > 100_000
    assert 0 < freezes < rolls
    assert built > 0
    shares = [f.value for f in by_seat(s)]
    assert sum(shares) == pytest.approx(1)
    assert all(f.low < 0.25 < f.high for f in by_seat(s))


def test_who_is_out_has_nothing_to_decide() -> None:
    s = survey("forts", "random", 300, Threads(1), seats=5)
    idle = quiet_time(s)
    assert idle.min() >= 0
    assert (idle.min(axis=1) == 0).all()  # somebody decides last
    losers = idle[s.payoffs == 0]
    assert losers.mean() > idle[s.payoffs == 1].mean()


# ---- figures


def test_shares_have_intervals_that_cover_as_often_as_they_say() -> None:
    rng = np.random.default_rng(3)
    for chance in (0.5, 0.08):
        covered = sum(f.low <= chance <= f.high for f in (share(rng.random(200) < chance) for _ in range(1000)))
        assert 925 <= covered <= 975
    sure = share(np.ones(50))
    assert sure.high == 1.0
    assert 0.9 < sure.low < 1.0
    assert share([]).count == 0


def test_means_of_groups_have_intervals_that_cover_though_groups_hang_together() -> None:
    """Moments of one game share its luck: an interval that took them for independent would cover far less often."""
    rng = np.random.default_rng(8)
    covered = naive = 0
    for _ in range(500):
        sizes = rng.integers(0, 9, 80)
        own = 0.3 + rng.normal(0, 0.5, 80)
        groups = [mine + rng.normal(0, 0.2, size) for mine, size in zip(own, sizes, strict=True)]
        f = ratio([group.sum() for group in groups], sizes)
        covered += f.low <= 0.3 <= f.high
        plain = mean(np.concatenate(groups))
        naive += plain.low <= 0.3 <= plain.high
        assert f.value == pytest.approx(plain.value)
    assert 460 <= covered <= 492
    assert naive < 350


def test_intervals_of_many_figures_are_stretched_so_that_all_hold_together() -> None:
    assert stretch(1) == pytest.approx(1, abs=0.001)
    rng = np.random.default_rng(4)
    together = sum(not any(mean(column).apart_from(0, stretch(8)) for column in rng.normal(0, 1, (8, 200))) for _ in range(400))
    assert together >= 370
