"""A batch on a GPU is the same batch, and its arrays go to other libraries without copies. Runs where there is a device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import snowyard
from snowyard import Game, Refusal
from snowyard.kernel import gpu

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not gpu.available(), reason="no CUDA device (or no numba-cuda) here")]

TABLES, STEPS = 256, 120


def pair(game: Game, **options: Any) -> tuple[Any, Any]:
    here = snowyard.batch(game.slug, TABLES, seed=5, **options)
    return here, snowyard.batch(game.slug, TABLES, seed=5, device="cuda", **options)


def test_a_batch_on_the_card_is_the_same_batch(any_game: Game) -> None:
    here, there = pair(any_game)
    for step in range(STEPS):
        kind = "simple" if step % 3 else "random"
        actions = here.choose(kind).copy()
        assert (there.choose(kind).copy_to_host() == actions).all()
        assert (there.packed.copy_to_host() == here.packed).all()
        assert (there.actor.copy_to_host() == here.actor).all()
        if step % 20 == 0:
            assert (there.legal().copy_to_host() == here.legal()).all()
            assert np.allclose(there.observe().copy_to_host(), here.observe(), rtol=1e-6, atol=1e-6)
            assert np.allclose(there.observe(1).copy_to_host(), here.observe(1), rtol=1e-6, atol=1e-6)
        here.step(actions)
        there.step(actions)
        assert (there.done.copy_to_host() == here.done).all()
        assert np.allclose(there.payoffs.copy_to_host(), here.payoffs)
    assert all(bytes(there.table(i)) == bytes(here.table(i)) for i in range(0, TABLES, 16))


def test_an_illegal_action_is_refused_and_changes_nothing_on_the_card(any_game: Game) -> None:
    _, there = pair(any_game)
    before = there.packed.copy_to_host()
    actions = there.choose().copy_to_host()
    actions[7] = int(np.flatnonzero(~there.legal().copy_to_host()[7])[0])
    with pytest.raises(Refusal, match=r"table 7: .* No table was changed"):
        there.step(actions)
    assert (there.packed.copy_to_host() == before).all()
    with pytest.raises(Refusal, match="shape"):
        there.step(actions[:5])


def test_pytorch_takes_the_arrays_without_copying_and_gives_actions_without_copying(any_game: Game) -> None:
    torch = pytest.importorskip("torch")
    _, there = pair(any_game)
    for array in (there.observe(), there.legal(), there.actor, there.done, there.payoffs):
        for taken in (torch.as_tensor(array, device="cuda"), torch.from_dlpack(array)):
            assert taken.data_ptr() == array.__cuda_array_interface__["data"][0]
            assert (taken.cpu().numpy() == array.copy_to_host()).all()
    mask = torch.as_tensor(there.legal(), device="cuda")
    actions = torch.multinomial(mask.float(), 1).squeeze(1)
    given = there._given(actions)
    assert given.__cuda_array_interface__["data"][0] == actions.data_ptr()
    there.step(actions)


def test_cupy_takes_the_arrays_without_copying(any_game: Game) -> None:
    cupy = pytest.importorskip("cupy")
    _, there = pair(any_game)
    for array in (there.observe(), there.legal(), there.actor, there.payoffs):
        for taken in (cupy.asarray(array), cupy.from_dlpack(array)):
            assert taken.data.ptr == array.__cuda_array_interface__["data"][0]
            assert (taken.get() == array.copy_to_host()).all()
    there.step(cupy.asarray(there.choose()))


def test_jax_takes_the_arrays_without_copying(any_game: Game) -> None:
    jax = pytest.importorskip("jax")
    _, there = pair(any_game)
    for array in (there.observe(), there.legal(), there.payoffs):
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == array.__cuda_array_interface__["data"][0]
        assert (np.asarray(taken) == array.copy_to_host()).all()
    actions = jax.numpy.argmax(jax.dlpack.from_dlpack(there.legal()), axis=1).astype("int32")
    there.step(actions.block_until_ready())
