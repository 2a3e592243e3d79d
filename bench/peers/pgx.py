"""Pgx (JAX) on one processor core: whole batches compiled, the best of several batch sizes.

Observations stay in the loop's carry: without them XLA would drop their computation (and Pgx would be a fifth quicker).
"""

from __future__ import annotations

import time
from typing import Any

from peers.frame import COMPILED, Chunk, case

GAMES = {
    "kuhn_poker": "forts/two",
    "leduc_holdem": "forts/two",
    "sparrow_mahjong": "splat/four",
    "backgammon": "forts/two",
    "animal_shogi": "lanes/sheet",
}
BATCHES = (32, 256, 1024, 4096, 16384)


def batched(game: str, batch: int) -> Chunk:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    steps = max(4, min(64, 65536 // batch))
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carry: Any, _: Any) -> Any:
        state, key = carry
        key, for_move, for_step = jax.random.split(key, 3)
        move = jax.random.categorical(for_move, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, move, jax.random.split(for_step, batch))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, length=steps))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)]

    def chunk() -> tuple[int, int]:
        (held[0], held[1]), ended = run(held[0], held[1])
        return batch * steps, int(ended.sum())

    return chunk


def best(game: str) -> Chunk:
    found, top = None, 0.0
    for batch in BATCHES:
        chunk = batched(game, batch)
        chunk()
        start, made = time.process_time(), 0
        while time.process_time() - start < 0.6:
            made += chunk()[0]
        rate = made / (time.process_time() - start)
        if rate > top:
            found, top = chunk, rate
        elif rate < top / 2:
            break
    assert found is not None
    return found


for _name, _like in GAMES.items():
    case(f"pgx/{_name}", COMPILED, _like, "with observation, best batch", game=_name)(best)
