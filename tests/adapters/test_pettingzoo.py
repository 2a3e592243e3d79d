"""PettingZoo's own tests, for every game, number of seats and variant, and what they do not look at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

from adapters.tables import seat_counts, settings
from snowyard import Game, Refusal, new
from snowyard.adapters import pettingzoo
from snowyard.adapters.single import Single
from snowyard.kernel.table import Table

pytestmark = [
    # api_test would rather have arrays than dictionaries with a mask, but exempts PettingZoo's own card games by name
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # an agent that has left has nothing to choose
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    EnvLogger.suppress_output()


def test_the_settings_tried_have_every_number_of_seats() -> None:
    from snowyard import game

    assert seat_counts(game("forts")) == set(range(2, 9))
    assert seat_counts(game("splat")) == set(range(2, 8))
    assert seat_counts(game("duel")) == {2, 3, 4}
    assert seat_counts(game("lanes")) == {2}
    assert seat_counts(game("village")) == {2, 3, 4, 6, 8, 9, 10, 12}


def test_the_aec_form_passes_pettingzoos_tests(any_game: Game) -> None:
    for options in settings(any_game):
        env = pettingzoo.env(any_game.slug, **options)
        api_test(env, num_cycles=12)
        seed_test(lambda options=options: pettingzoo.env(any_game.slug, **options), num_cycles=6)


def test_the_parallel_form_passes_pettingzoos_tests(any_game: Game) -> None:
    for options in settings(any_game):

        def make(options: dict[str, Any] = options, **more: Any) -> Any:
            return pettingzoo.parallel_env(any_game.slug, **options, **more)

        parallel_api_test(make(), num_cycles=10)
        parallel_seed_test(make, num_cycles=3)
        max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda make=make, **more: parallel_to_aec(make(**more))))
    api_test(parallel_to_aec(pettingzoo.parallel_env(any_game.slug)), num_cycles=10)


def test_both_forms_draw_text_and_pictures(any_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for options in settings(any_game):
        render_test(lambda render_mode, options=options: pettingzoo.env(any_game.slug, render_mode=render_mode, **options))
        assert "player_1" in capsys.readouterr().out
    env = pettingzoo.parallel_env(any_game.slug, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in env.render()
    painted = pettingzoo.env(any_game.slug, render_mode="rgb_array")
    painted.reset(seed=1)
    picture = painted.render()
    colours = np.unique(picture.reshape(-1, 3), axis=0)
    assert len(colours) >= 3  # paper, ink, a player's colour
    painted.step(int(np.flatnonzero(painted.infos[painted.agent_selection]["action_mask"])[-1]))
    assert painted.render().shape == picture.shape
    with pytest.raises(Refusal, match="there is no render mode 'film'"):
        pettingzoo.env(any_game.slug, render_mode="film")


def play_through(env: Any, seed: int) -> dict[str, float]:
    """A whole game; what each agent got, and in which order they left."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert (seen["action_mask"] == info.get("action_mask", 0)).all()
        got[agent] = got.get(agent, 0) + reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_rewards_are_what_the_seats_won(any_game: Game) -> None:
    env = pettingzoo.env(any_game.slug)
    for seed in range(3):
        got = play_through(env, seed)
        assert list(got.values()) == pytest.approx([got[a] for a in got])
        assert sorted(got) == env.possible_agents
        assert sum(got.values()) == pytest.approx(1)


@pytest.mark.parametrize("slug", ["forts", "splat"])
def test_whoever_is_put_out_leaves_before_the_end(slug: str) -> None:
    env = pettingzoo.env(slug, seats=5)
    env.reset(seed=2)
    rng, left = np.random.default_rng(1), []
    for agent in env.agent_iter():
        _, _, terminated, _, info = env.last()
        if terminated:
            left.append((agent, len(env.agents), env.single.actor < 0))
        env.step(None if terminated else rng.choice(np.flatnonzero(info["action_mask"])))
    early = [agent for agent, _, over in left if not over]
    assert len(early) >= 2
    assert len(left) == 5


def test_the_first_game_of_a_seed_is_the_same_game_as_everywhere(any_game: Game) -> None:
    env = pettingzoo.env(any_game.slug)
    env.reset(seed=77)
    assert bytes(env.single.table()) == bytes(new(any_game.slug, seed=77))
    env.reset()
    second = bytes(env.single.table())
    env.reset(seed=77)
    env.reset()
    assert bytes(env.single.table()) == second


def test_an_illegal_move_ends_the_game_and_the_mover_loses(any_game: Game) -> None:
    env = pettingzoo.env(any_game.slug)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    assert "is not legal" in env.infos[agent]["illegal_action"]
    while env.agents:
        env.step(None)


def test_calls_out_of_order_and_actions_out_of_bounds_fail_as_pettingzoo_has_it() -> None:
    env: Any = pettingzoo.env("forts")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    env.reset(seed=1)
    for bad in (env.single.actions, -1, 0.5, None, "hide", np.array([3])):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(bad)
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    EnvLogger.mqueue.clear()
    env.step(None)
    assert "step() called after all agents" in EnvLogger.mqueue[-1]


def test_in_duel_all_choose_at_the_same_time_and_nobody_does_where_turns_are_taken() -> None:
    env = pettingzoo.parallel_env("duel", quick_start=True)
    rng = np.random.default_rng(3)
    sizes = []
    seen, _ = env.reset(seed=4)
    while env.agents:
        sizes.append(len(env._asked))
        seen, *_ = env.step({a: rng.choice(np.flatnonzero(seen[a]["action_mask"])) for a in env.agents})
    assert sizes.count(2) > 20
    assert sizes.count(1) > 0  # upgrades and other choices that come one after the other
    for slug in ("forts", "splat"):
        env = pettingzoo.parallel_env(slug)
        seen, _ = env.reset(seed=1)
        while env.agents:
            assert list(env._asked) == [env.single.actor]
            seen, *_ = env.step({a: rng.choice(np.flatnonzero(seen[a]["action_mask"])) for a in env.agents})


def could_tell(table: Table, trial: Table, seat: int, moves: list[int]) -> bool:
    """Could this seat tell, when it is asked, which of these moves was made, or that any was made?"""
    before = table.copy()
    before.t.actor = seat
    legal = []
    for move in moves:
        after = trial.copy()
        after.play(move)
        if after.actor != seat or after.t.news or (after.observe(seat) != before.observe(seat)).any():
            return True
        legal.append(after.actions)
    return any(other != legal[0] for other in legal)


def test_seats_choose_at_the_same_time_exactly_if_the_second_could_not_tell_what_the_first_did(any_game: Game) -> None:
    for options in [{}, {"seats": 3} if any_game.slug in ("forts", "splat", "duel") else {}]:
        single, rng = Single(any_game.slug, options), np.random.default_rng(2)
        single.deal(3, 0)
        for _ in range(60):
            if single.actor < 0:
                break
            asked, table = single.choosers(), single.table()
            trial, found = table.copy(), [table.actor]
            while True:
                moves = trial.actions
                assert np.flatnonzero(asked[trial.actor]).tolist() == moves
                after = trial.copy()
                after.play(moves[0])
                if after.over or after.actor in found or could_tell(table, trial, after.actor, moves):
                    break
                found.append(after.actor)
                trial = after
            assert sorted(asked) == sorted(found)
            single.play(int(rng.choice(np.flatnonzero(single.mask))))


def test_choosing_at_the_same_time_is_the_same_game_as_one_after_the_other() -> None:
    env, rng = pettingzoo.parallel_env("duel"), np.random.default_rng(5)
    seen, _ = env.reset(seed=8)
    table = new("duel", seed=8)
    for _ in range(40):
        asked = dict(env._asked)
        actions = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in env.agents}
        for _ in asked:
            table.play(actions[f"player_{table.actor}"])
        seen, *_ = env.step(actions)
        assert bytes(env.single.table())[:64] == bytes(table)[:64]
        if table.over:
            break


def test_in_the_parallel_form_an_illegal_action_becomes_the_default_move_and_costs_a_point() -> None:
    env = pettingzoo.parallel_env("duel")
    env.reset(seed=1)
    assert list(env._asked) == [0, 1]
    _, rewards, terminations, _, infos = env.step({"player_0": env.wait, "player_1": 5})
    assert rewards == {"player_0": -1, "player_1": -1}
    assert not any(terminations.values())
    assert "'wait' is not legal for player_0" in infos["player_0"]["illegal_action"]
    for bad in (env.wait + 1, -1, 0.5, "hide", np.array([3])):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step({"player_0": bad, "player_1": 5})


def test_in_the_parallel_form_a_missing_action_is_the_default_move_and_calls_out_of_order_are_told() -> None:
    env = pettingzoo.parallel_env("forts", seats=2, max_cycles=30)
    for call in (lambda: env.step({}), env.render):
        with pytest.raises(AssertionError, match="reset"):
            call()
    env.reset(seed=1)
    decides, waits = (f"player_{seat}" for seat in (env.single.actor, 1 - env.single.actor))
    _, rewards, _, _, infos = env.step({})
    assert rewards == {decides: -1, waits: 0}
    assert infos[decides]["illegal_action"] == f"{decides} gave no action; its default move was played"
    while env.agents:
        env.step({})
    EnvLogger.mqueue.clear()
    assert env.step({}) == ({}, {}, {}, {}, {})
    assert "step() called after all agents" in EnvLogger.mqueue[-1]


def test_max_cycles_truncates_the_aec_form() -> None:
    env = pettingzoo.env("forts", seats=3, max_cycles=4)
    env.reset(seed=1)
    made = 0
    for _ in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else int(np.flatnonzero(info["action_mask"])[0]))
        made += not done
    assert made == 12


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_the_state_is_what_all_seats_see_together(make: Any) -> None:
    env = make("splat", seats=3, strategic=True)
    env.reset(seed=4)
    state, size = env.state(), env.single.size
    assert env.state_space.contains(state)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.single.look(seat)
        assert env.observation_space(agent)["observation"].contains(seen)
        assert np.array_equal(state[seat * size : (seat + 1) * size], seen)
    parts = state.reshape(3, size)
    assert not np.array_equal(parts[0], parts[1])  # each has cards of its own
    assert np.array_equal(env.state(), state)  # looking changes nothing
    fresh = make("splat", seats=3, strategic=True)
    with pytest.raises(AssertionError, match="reset"):
        fresh.state()
