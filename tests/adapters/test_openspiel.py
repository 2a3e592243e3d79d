"""OpenSpiel's conformity tests and algorithms, and that chance is told truly."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from rules.duel.positions import lay
from snowyard import Game, Refusal, Table, game, new
from snowyard.adapters import openspiel
from snowyard.adapters.chances import Chances, wanted
from snowyard.adapters.shared import read_position
from snowyard.adapters.solving.hidden import build, solve_hidden
from snowyard.adapters.solving.positions import Positions
from snowyard.adapters.solving.small import small_game

DUEL, LANES = "python_snowyard_duel(quick_start=True)", "python_snowyard_lanes"
DRAWS = 1000
OWN_FIRST = {LANES: 11, DUEL: 3, "python_snowyard_splat(strategic=True,seats=7)": 3}
"""How many cards and rolls are dealt before those that are no longer p0's."""
SMALL = {"village": "python_snowyard_village(kids_per_team=1,turns=1)", "splat": "python_snowyard_splat(strategic=True,seats=3)"}


def name_of(of: Game) -> str:
    return SMALL.get(of.slug, f"python_snowyard_{of.slug}")


def walk(state: Any, rng: random.Random, most: int = 10_000) -> Any:
    """Play at random; yields every state on the way, the last included."""
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            results, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(results, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def dealt(loaded: Any) -> Any:
    """Its first state in which somebody decides."""
    return next(state for state in walk(loaded.new_initial_state(), random.Random(5)) if not state.is_chance_node())


def test_openspiels_random_simulations_find_nothing_wrong(any_game: Game) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name_of(any_game)), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_any_number_of_players_conforms(seats: int) -> None:
    game = pyspiel.load_game(f"python_snowyard_forts(seats={seats})")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_playthrough_can_be_written_and_replayed(any_game: Game, tmp_path: Any) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads an option of its own programs there
    text = generate_playthrough.playthrough(name_of(any_game), action_sequence=None, seed=3)
    assert "InformationStateString(0)" in text
    assert "\n# Terminal\n" in text or "IsTerminal() = True" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    was, now = generate_playthrough.replay(str(file))
    assert was == now


def test_a_serialized_state_goes_on_as_the_state_itself(any_game: Game) -> None:
    loaded = pyspiel.load_game(name_of(any_game))
    for at, state in enumerate(walk(loaded.new_initial_state(), random.Random(2), 40)):
        if at % 13 == 5:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
            assert str(again) == str(state)
            assert again.history() == state.history()


@pytest.mark.parametrize(
    ("name", "hides", "rolls", "total"),
    [
        ("forts", False, True, 1.0),
        ("splat", False, True, 1.0),
        ("splat(strategic=True)", True, True, 1.0),
        ("duel", True, True, 1.0),
        ("lanes", True, True, 1.0),
    ],
)
def test_types_are_declared_truly(name: str, hides: bool, rolls: bool, total: float) -> None:
    kinds, loaded = pyspiel.GameType, pyspiel.load_game(f"python_snowyard_{name}")
    of = loaded.get_type()
    assert of.dynamics == kinds.Dynamics.SEQUENTIAL
    assert (of.information == kinds.Information.IMPERFECT_INFORMATION) == hides
    assert (of.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC) == rolls
    assert of.utility == kinds.Utility.CONSTANT_SUM
    assert loaded.utility_sum() == total
    assert of.reward_model == kinds.RewardModel.TERMINAL


def test_all_that_is_rolled_can_be_loaded(any_game: Game) -> None:
    """So every roll of every move is a chance node: none is left to the generator."""
    rng, table = random.Random(4), new(any_game.slug, seed=4)
    while not table.over:
        table.play(rng.choice(table.actions))
        assert table.t.made_count <= len(table.t.given)


def drawn(table: Table, action: int, number: int) -> int:
    """What this move draws first with other random numbers."""
    trial = table.copy()
    trial.rekey(number, 1)
    trial.play(action)
    return int(trial.t.made[0, 0])


def test_draws_have_the_chances_that_drawing_has(any_game: Game) -> None:
    """What a draw says of its pile is what 1,000 draws with ordinary random numbers show."""
    rng, checked = random.Random(6), 0
    chances = Chances(any_game)
    table = new(any_game.slug, seed=6)
    for _ in range(400):
        if table.over or checked == 3:
            break
        action = rng.choice(table.actions)
        faces, _after = wanted(table, action, ())
        if faces < 0 and rng.random() < 0.3:
            told = dict(chances.outcomes(bytes(table), action, (), faces))
            seen = Counter(drawn(table, action, number) for number in range(DRAWS))
            assert set(seen) <= set(told)
            assert sum(told.values()) == pytest.approx(1)
            for kind, share in told.items():
                assert abs(seen[kind] / DRAWS - share) <= 5 * (share * (1 - share) / DRAWS) ** 0.5 + 1e-9
            checked += 1
        table.play(action)
    assert checked == 3 or any_game.slug in ("forts", "village")  # those roll dice and draw nothing at first


def test_a_draw_from_a_known_pile_has_exactly_its_shares() -> None:
    """splat tells how many cards of each kind are not yet seen: with no hidden hands, that is the draw pile."""
    table = new("splat", seed=1)
    state = openspiel.at(table).new_initial_state()
    action = table.actions[0]
    state.apply_action(action)
    assert state.is_chance_node()
    told = dict(state.chance_outcomes())
    unseen = table.view(0)["unseen"]
    assert sum(unseen) == 99
    assert {kind: Fraction(share).limit_denominator(100) for kind, share in told.items()} == {
        kind: Fraction(cards, 99) for kind, cards in enumerate(unseen) if cards
    }


def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(any_game: Game) -> None:
    rng = random.Random(8)
    loaded = pyspiel.load_game(name_of(any_game))
    differ = 0
    for at, state in enumerate(walk(loaded.new_initial_state(), rng, 80)):
        if state.is_chance_node() or state.is_terminal() or at % 3 == 0:
            continue
        for player in range(loaded.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            differ += other.record != state.record
        other.apply_action(other.legal_actions()[0])
    assert differ > 0  # the dice to come, at least


def test_information_states_tell_apart_what_a_player_can_tell_apart() -> None:
    """Two different own choices, later forgotten by the table, stay different information states."""
    rng, loaded = random.Random(1), pyspiel.load_game(DUEL)
    known: dict[str, tuple[Any, ...]] = {}
    for _ in range(3):
        for state in walk(loaded.new_initial_state(), rng, 60):
            if not state.is_chance_node() and not state.is_terminal():
                player = state.current_player()
                seen = (tuple(state.legal_actions()), tuple(state.observation_tensor(player)))
                assert known.setdefault(state.information_state_string(player), seen) == seen
    assert len(known) > 30


@pytest.mark.parametrize("name", [DUEL, LANES])
def test_ismcts_plays(name: str) -> None:
    loaded, luck = pyspiel.load_game(name), np.random.RandomState(3)
    state = dealt(loaded)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, luck), 2.0, 4, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [DUEL, LANES])
def test_outcome_sampling_mccfr_learns_information_states(name: str) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 50


@pytest.mark.parametrize("name", [LANES, DUEL, "python_snowyard_splat(strategic=True,seats=7)"])
def test_a_hand_does_not_give_the_others_away(name: str) -> None:
    """Two deals with the same first hand and everything else dealt otherwise are one information state of its owner, and both
    have the chance that drawing cards one by one gives them."""
    loaded = pyspiel.load_game(name)
    hidden: dict[str, set[str]] = {}
    first: list[int] = []
    for other in range(2):
        state = loaded.new_initial_state()
        while state.is_chance_node():
            results, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            at = len(state.history())
            own = at < OWN_FIRST[name] or (other == 1 and at == len(first) - 1 and name != DUEL)  # p0 may draw before it moves
            state.apply_action(results[0] if other == 0 else first[at] if own else results[-1])
        first = first or state.history()
        hidden.setdefault(state.information_state_string(0), set()).add(state.information_state_string(1))
    assert [len(others) for others in hidden.values()] == [2]


def test_the_story_so_far_is_told_to_each_seat_in_words() -> None:
    rng, loaded = random.Random(3), pyspiel.load_game("python_snowyard_splat(strategic=True,seats=3)")
    *_, state = walk(loaded.new_initial_state(), rng, 25)
    mine, yours = (state.information_state_string(seat) for seat in (0, 1))
    assert "You are dealt" in mine
    assert "You are dealt" in yours
    assert mine.split(" | ")[2] != yours.split(" | ")[2]
    assert "> " in mine


def last_turn_of_duel() -> Any:
    """The last turn; 19 states in all. p0 throws or dodges while p1 throws or upgrades. If both throw, each steals a card
    at random, and p0 comes to 1/8 of a win; if one throws it wins for p0; if neither does p1 wins. So the game is the
    matrix [[1/8, 1], [1, 0]]: its value is 8/15, and p0 throws with probability 8/15."""
    return openspiel.at(
        lay({"play": "A1 Dodge", "X": "E2"}, {"play": "A2 Slushball Attack", "X": "E1"}, fields={"final": 1, "final_turns": 29})
    )


def test_the_last_turn_of_a_duel_is_solved_exactly() -> None:
    loaded = last_turn_of_duel()
    assert exploitability.nash_conv(loaded, policy.UniformRandomPolicy(loaded)) == pytest.approx(1 / 16)
    solver = cfr.CFRPlusSolver(loaded)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    assert exploitability.nash_conv(loaded, solved) < 0.03
    values = [exploitability.best_response(loaded, solved, player)["best_response_value"] for player in (0, 1)]
    assert values == pytest.approx([8 / 15, 7 / 15], abs=0.02)
    first = solved.action_probabilities(loaded.new_initial_state())
    throws = game("duel").number("play a1 slushball attack")
    assert first[throws] == pytest.approx(8 / 15, abs=0.04)


def test_external_sampling_mccfr_solves_it_too() -> None:
    np.random.seed(2)
    loaded = last_turn_of_duel()
    solver = external_sampling_mccfr.ExternalSamplingSolver(loaded, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(300):
        solver.iteration()
    assert exploitability.nash_conv(loaded, solver.average_policy()) < 0.05


def test_a_small_game_has_the_same_value_here_and_by_our_own_solver() -> None:
    """Small lanes without cards in hand: 16 histories."""
    small = small_game("lanes")
    options = {**small.options, "variant": small.options["variant"].replace("hand = 1", "hand = 0")}
    loaded = pyspiel.load_game("python_snowyard_lanes", options)
    solver = cfr.CFRPlusSolver(loaded)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    value, _ = solve_hidden(build(Positions(game("lanes"), options), 1000))
    assert exploitability.nash_conv(loaded, solved) < 0.02
    values = [exploitability.best_response(loaded, solved, player)["best_response_value"] for player in (0, 1)]
    assert values == pytest.approx([value, 1 - value], abs=0.02)


def test_pennies_has_the_mixture_and_value_that_are_known() -> None:
    """With prizes a and b seat 0 shows heads with probability b / (a + b), and wins a b / (a + b)."""
    name = openspiel.register(Game("tiny.pennies"))
    loaded = pyspiel.load_game(f"{name}(heads=100,tails=50)")
    solver = cfr.CFRPlusSolver(loaded)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    first = solved.action_probabilities(loaded.new_initial_state())
    assert first[0] == pytest.approx(1 / 3, abs=0.02)
    assert exploitability.best_response(loaded, solved, 0)["best_response_value"] == pytest.approx(1 / 3, abs=0.02)
    assert exploitability.nash_conv(loaded, solved) < 0.02


def test_what_cannot_be_played_is_refused_with_the_reason_and_changes_nothing() -> None:
    rng, state = random.Random(1), pyspiel.load_game(DUEL).new_initial_state()

    def refused(action: int, why: str) -> None:
        before, history = str(state), state.history()
        known = [state.information_state_string(p) for p in range(2)]
        with pytest.raises(Refusal, match=why):
            state.apply_action(action)
        assert (str(state), state.history()) == (before, history)
        assert [state.information_state_string(p) for p in range(2)] == known

    refused(0, "the deal .0. cannot be: its last roll or draw cannot show that")
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    refused(0, "'play b1 snowball attack' is not legal now. ")
    refused(500, f"there is no action 500; actions are 0 to {game('duel').actions - 1}")
    refused(-3, "there is no action -3")
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(0)
    with pytest.raises(TypeError):
        state.apply_action(0.5)
    while not (state.is_chance_node() and len(state.chance_outcomes()) > 1):
        state.apply_action(rng.choice(state.legal_actions()))
    refused(next(n for n in range(16) if n not in dict(state.chance_outcomes())), "shows what that roll or draw cannot show")
    for _ in walk(state, rng):
        pass
    refused(3, "the game is over")


def test_bad_parameters_say_what_is_wrong() -> None:
    with pytest.raises(Exception, match="the option seats must be a whole number from 2 to 8"):
        pyspiel.load_game("python_snowyard_forts(seats=9)")
    assert game("forts").title in pyspiel.load_game("python_snowyard_forts").get_type().long_name


def test_positions_and_players_that_cannot_be_are_refused_before_compiled_code_sees_them() -> None:
    table = new("forts", seats=2, seed=1)
    for position in ("no digits", bytes(table).hex()[:-2], bytes(len(bytes(table))).hex()):
        with pytest.raises(Refusal):
            read_position(table.game, position)
    yard = openspiel.at(table).new_initial_state().shared
    for seat in (-2, 2, 1000):
        with pytest.raises(Refusal, match="players are 0 to 1"):
            yard.observe(bytes(table), seat, np.zeros(table.game.observation_size, np.float32))
