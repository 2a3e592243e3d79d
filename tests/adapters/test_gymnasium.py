"""One seat against bots, alone and many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import snowyard.adapters.gymnasium
from adapters.tables import settings
from snowyard import Game, Refusal


def made(game: Game, **options: Any) -> Any:
    return gymnasium.make(f"snowyard/{game.slug}-v0", **options)


def vector(game: Game, envs: int, **options: Any) -> Any:
    return gymnasium.make_vec(f"snowyard/{game.slug}-v0", envs, vectorization_mode="vector_entry_point", **options)


def test_gymnasiums_checker_is_content_without_a_warning(any_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(any_game, opponents="simple", render_mode="ansi").unwrapped)
    check_env(made(any_game, opponents="random", seat="any").unwrapped, skip_render_check=True)


def test_every_setting_and_seat_can_be_played(any_game: Game) -> None:
    for options in settings(any_game):
        env = made(any_game, opponents="random", seat="any", **options)
        seats = []
        for episode in range(2):
            _, info = env.reset(seed=0 if episode == 0 else None)
            seats.append(info["seat"])
            seen, *_ = env.step(env.action_space.sample(mask=info["action_mask"]))
            assert env.observation_space.contains(seen)
        assert seats[0] != seats[1]


@pytest.mark.parametrize("opponents", ["simple", "search:rounds=8"])
def test_an_episode_is_a_game_and_the_reward_what_was_won(opponents: str) -> None:
    env: Any = gymnasium.make("snowyard/forts-v0", opponents=opponents, seats=3)
    _, info = env.reset(seed=6)
    total, over = 0.0, False
    while not over:
        assert set(np.unique(info["action_mask"])) <= {0, 1}
        _, reward, over, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        assert not truncated
        total += reward
    assert total in (0.0, 1.0)
    assert not info["action_mask"].any()
    with pytest.raises(error.ResetNeeded, match="reset"):
        env.unwrapped.step(0)


def test_opponents_may_be_any_player() -> None:
    env: Any = gymnasium.make("snowyard/duel-v0", opponents="fair")
    assert [player.kind for player in env.unwrapped._players] == ["fair"]
    with pytest.raises(Refusal, match="there is no bot 'clever'"):
        gymnasium.make("snowyard/duel-v0", opponents="clever")
    with pytest.raises(Refusal, match="2 opponents for 4 seats: give one for all, or 3"):
        gymnasium.make("snowyard/splat-v0", opponents=["simple", "random"])
    with pytest.raises(Refusal, match="there is no seat 4"):
        gymnasium.make("snowyard/splat-v0", seat=4)


def test_an_illegal_action_ends_the_episode_and_says_why(any_game: Game) -> None:
    env = made(any_game)
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not legal for p0; legal: " in info["illegal_action"]
    with pytest.raises(error.ResetNeeded, match="the episode is over"):
        env.unwrapped.step(0)
    env.reset()
    for bad in (10**6, -1, 0.5, None, "hide", np.array([1, 2])):
        with pytest.raises(error.InvalidAction, match="there is no action"):
            env.unwrapped.step(bad)


def test_the_vector_form_plays_the_same_games_as_the_single_form(any_game: Game) -> None:
    envs, alone = vector(any_game, 3, opponents="simple"), made(any_game, opponents="simple")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=12)
    alone_seen, alone_info = alone.reset(seed=12)
    rng = np.random.default_rng(0)
    for _ in range(200):
        assert (seen[0] == alone_seen).all()
        assert (info["action_mask"][0] == alone_info["action_mask"]).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, terminated, truncated, info = envs.step(actions)
        alone_seen, reward, over, _, alone_info = alone.step(actions[0])
        assert rewards[0] == pytest.approx(reward)
        assert bool(terminated[0]) == over
        assert not truncated.any()
        if over:
            assert (info["final_obs"][0] == alone_seen).all()
            assert info["_final_obs"][0]
            break


def test_each_table_of_the_vector_form_starts_its_next_game_in_the_same_step() -> None:
    settings: dict[str, Any] = {"opponents": "random", "seat": "any"}
    envs: Any = gymnasium.make_vec("snowyard/splat-v0", 64, vectorization_mode="vector_entry_point", **settings)
    envs.reset(seed=3)
    ended, won, seats = 0, 0.0, set()
    for _ in range(300):
        _, rewards, terminated, _, info = envs.step(envs.choose())
        assert info["action_mask"].any(axis=1).all()
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
        won += float(rewards.sum())
        seats |= set(info["seat"].tolist())
    assert seats == {0, 1, 2, 3}
    assert ended > 300
    assert abs(won / ended - 0.25) < 0.08


def test_bad_actions_and_settings_of_the_vector_form_are_refused() -> None:
    envs: Any = gymnasium.make_vec("snowyard/forts-v0", 4, vectorization_mode="vector_entry_point")
    with pytest.raises(error.ResetNeeded):
        envs.step(np.zeros(4, int))
    _, info = envs.reset(seed=1)
    with pytest.raises(error.InvalidAction, match=r"shape \(4,\)"):
        envs.step(np.zeros(3, int))
    with pytest.raises(error.InvalidAction, match="whole numbers, not float64"):
        envs.step(np.zeros(4))
    with pytest.raises(error.InvalidAction, match="environment 2: there is no action 999"):
        envs.step(np.array([0, 0, 999, 0]))
    actions = envs.choose()
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, terminated, _, info = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0, 0]
    assert terminated.tolist() == [False, True, False, False]
    assert info["illegal_action"].tolist() == [False, True, False, False]
    with pytest.raises(Refusal, match="bots are compiled: random, simple"):
        gymnasium.make_vec("snowyard/forts-v0", 4, vectorization_mode="vector_entry_point", opponents="fair")


def test_without_copies_the_vector_form_gives_the_batchs_own_memory() -> None:
    envs: Any = gymnasium.make_vec("snowyard/forts-v0", 4, vectorization_mode="vector_entry_point", copy=False)
    seen, info = envs.reset(seed=1)
    again, _, _, _, later = envs.step(envs.choose())
    assert again is seen
    assert np.shares_memory(info["action_mask"], later["action_mask"])


def test_importing_the_adapter_registers_every_game(any_game: Game) -> None:
    assert f"snowyard/{any_game.slug}-v0" in gymnasium.registry
    snowyard.adapters.gymnasium.register()  # once more does no harm


def test_masks_are_given_as_maskable_ppo_asks_for_them() -> None:
    env = gymnasium.make("snowyard/forts-v0", opponents="random")
    _, info = env.reset(seed=3)
    for _ in range(200):
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"] == 1)
        _, _, over, _, info = env.step(int(masks.argmax()))
        if over:
            break
    assert not env.get_wrapper_attr("action_masks")().any()
    envs = gymnasium.make_vec("snowyard/forts-v0", 4, vectorization_mode="vector_entry_point", opponents="random")
    _, info = envs.reset(seed=3)
    seats: Any = envs.unwrapped
    assert np.array_equal(seats.action_masks(), info["action_mask"] == 1)
