"""Learn a game by playing against yourself: masked PPO on batches of tables, one file, read from top to bottom.

    python examples/train_ppo.py                                      # forts for two, about three minutes on two cores
    python examples/train_ppo.py --game splat --seats 4 --option strategic=True
    python examples/train_ppo.py --device cuda --tables 16384         # the same on a GPU: nothing leaves the card

All seats are played by one network. It sees what the deciding seat sees, so it learns every seat at once. At the end it
plays against the bots `random` and `simple`, and the table says with a 95 % interval what share of the games it won.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field, fields

import torch
from torch import nn

import snowyard
from snowyard.kernel.options import read_pairs


@dataclass
class Settings:
    game: str = "forts"  # which game
    seats: int = 2  # players at the table
    option: list[str] = field(default_factory=list)  # NAME=VALUE, an option of the game; repeatable
    device: str = "cpu"  # cpu or cuda
    threads: int = 1  # of PyTorch; so small a network gains little from more
    seed: int = 1  # the same seed learns the same on the same machine
    tables: int = 512  # games in flight
    steps: int = 64  # decisions of each table between two updates
    updates: int = 60  # how often the network learns
    epochs: int = 3  # passes over the decisions of one update
    minibatches: int = 8
    hidden: int = 128  # width of the network
    learning_rate: float = 1e-3  # falls to zero
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.03  # higher than usual: against oneself a player must stay hard to foresee
    value_weight: float = 0.5
    max_grad_norm: float = 0.5
    games: int = 4000  # of each evaluation
    opponents: list[str] = field(default_factory=lambda: ["random", "simple"])  # whom to play at the end; repeatable


def settings() -> Settings:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for f in fields(Settings):
        default = getattr(Settings(), f.name)
        if isinstance(default, list):
            parser.add_argument(f"--{f.name}", action="append", default=None)
        else:
            parser.add_argument(f"--{f.name.replace('_', '-')}", type=type(default), default=default)
    given = vars(parser.parse_args())
    return Settings(**{name: value for name, value in given.items() if value is not None})


class Player(nn.Module):
    """What to do, and what it is worth: both from what the seat sees."""

    def __init__(self, observation: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        thought = self.body(seen)
        logits = self.policy(thought).masked_fill(~legal, -1e9)  # an illegal move has no chance at all
        return torch.distributions.Categorical(logits=logits), self.value(thought).squeeze(-1)


def main() -> dict[str, tuple[float, float]]:
    s = settings()
    torch.manual_seed(s.seed)
    torch.set_num_threads(s.threads)
    device = torch.device(s.device)
    options = {**read_pairs(s.option), "seats": s.seats}
    batch = snowyard.batch(s.game, s.tables, seed=s.seed, device=s.device, **options)
    player = Player(batch.observation_size, batch.actions, s.hidden).to(device)
    optimizer = torch.optim.Adam(player.parameters(), lr=s.learning_rate, eps=1e-5)

    def take(array) -> torch.Tensor:
        """The batch's own memory as a tensor, without a copy, wherever it lies."""
        return torch.as_tensor(array, device=device)

    shape, every = (s.steps, s.tables), torch.arange(s.tables, device=device)
    seen = torch.zeros(*shape, batch.observation_size, device=device)
    legal = torch.zeros(*shape, batch.actions, dtype=torch.bool, device=device)
    actions, actors = (torch.zeros(shape, dtype=torch.int64, device=device) for _ in range(2))
    logps, values = torch.zeros(shape, device=device), torch.zeros(shape, device=device)
    dones = torch.zeros(shape, dtype=torch.bool, device=device)
    payoffs = torch.zeros(*shape, batch.seats, device=device)
    start = time.perf_counter()

    for update in range(s.updates):
        optimizer.param_groups[0]["lr"] = s.learning_rate * (1 - update / s.updates)

        # play: every decision of every seat at every table
        for t in range(s.steps):
            seen[t], legal[t], actors[t] = take(batch.observe()), take(batch.legal()), take(batch.actor)
            with torch.no_grad():
                choice, values[t] = player(seen[t], legal[t])
                actions[t] = choice.sample()
                logps[t] = choice.log_prob(actions[t])
            batch.step(actions[t])
            dones[t], payoffs[t] = take(batch.done), take(batch.payoffs)

        # judge: generalised advantage estimation along each seat's own decisions
        advantages = torch.zeros(shape, device=device)
        coming, carried = torch.zeros(s.tables, batch.seats, device=device), torch.zeros(s.tables, batch.seats, device=device)
        with torch.no_grad():
            for seat in range(batch.seats):
                coming[:, seat] = player(take(batch.observe(seat)), legal[0] | True)[1]
        for t in reversed(range(s.steps)):
            ended = dones[t][:, None]
            coming = torch.where(ended, payoffs[t], coming)  # a game that ended is worth what it brought
            carried = torch.where(ended, 0.0, carried)
            who = actors[t]
            advantages[t] = coming[every, who] - values[t] + s.gae_lambda * carried[every, who]
            coming[every, who], carried[every, who] = values[t], advantages[t]
        returns = advantages + values

        # learn: PPO
        flat = [x.flatten(0, 1) for x in (seen, legal, actions, logps, advantages, returns)]
        for _ in range(s.epochs):
            for part in torch.randperm(s.steps * s.tables, device=device).chunk(s.minibatches):
                b_seen, b_legal, b_actions, b_logps, b_advantages, b_returns = (x[part] for x in flat)
                choice, value = player(b_seen, b_legal)
                ratio = (choice.log_prob(b_actions) - b_logps).exp()
                normal = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                gain = torch.min(ratio * normal, ratio.clamp(1 - s.clip, 1 + s.clip) * normal).mean()
                value_loss = (value - b_returns).pow(2).mean()
                loss = -gain + s.value_weight * value_loss - s.entropy * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), s.max_grad_norm)
                optimizer.step()

        if (update + 1) % max(1, s.updates // 10) == 0:
            decisions = (update + 1) * s.steps * s.tables
            print(
                f"update {update + 1}: {decisions:,} decisions, {decisions / (time.perf_counter() - start):,.0f} a second, "
                f"value loss {value_loss.item():.3f}, entropy {choice.entropy().mean().item():.2f}",
                flush=True,
            )

    results = {kind: against(player, kind, s, options, device) for kind in s.opponents}
    print(f"even would be {1 / s.seats:.1%}")
    for kind, (share, half) in results.items():
        print(f"against {kind}: won {share:.1%} of {s.games} games, 95 % interval {share - half:.1%} to {share + half:.1%}")
    return results


@torch.no_grad()
def against(player: Player, kind: str, s: Settings, options: dict, device: torch.device) -> tuple[float, float]:
    """The share won against bots of this kind, each seat as often as any other, and half of its 95 % interval."""
    batch = snowyard.batch(s.game, s.games, seed=s.seed + 1_000_003, device=s.device, **options)
    me = torch.arange(s.games, device=device) % batch.seats
    won = torch.full((s.games,), float("nan"), device=device)
    while won.isnan().any():
        choice, _ = player(*(torch.as_tensor(x, device=device) for x in (batch.observe(), batch.legal())))
        mine = torch.as_tensor(batch.actor, device=device) == me
        batch.step(torch.where(mine, choice.sample(), torch.as_tensor(batch.choose(kind), device=device)))
        ended = torch.as_tensor(batch.done, device=device) & won.isnan()  # of each table the first game counts
        won = torch.where(ended, torch.as_tensor(batch.payoffs, device=device).gather(1, me[:, None]).squeeze(1), won)
    return won.mean().item(), 1.96 * won.std().item() / s.games**0.5


if __name__ == "__main__":
    main()
