"""Forts, written down a second time from its specification alone. Plain and slow; imports nothing of the engine.

Numbers such as FORTS-17 are those of the specification and of docs/rules/forts.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from second.play import Chance

SLOTS = 6
BRICK_POINTS = 10
MOST_FREEZE_POINTS = 10
SMILEY = 6  # the Cube's outside shows 1 to 5 and this (FORTS-R01)


@dataclass
class Player:
    """One Snow Fort sheet with the tokens beside it (FORTS-02, FORTS-03)."""

    hit_points: int = 20
    freeze_points: int = 10
    snowballs: int = 3
    hide_tokens: int = 0
    bricks: list[int] = field(default_factory=lambda: [10, 10, 10, 0, 0, 0])
    rank: int = 0  # 0: not yet known

    @property
    def alive(self) -> bool:
        return self.hit_points > 0

    @property
    def b(self) -> int:
        return sum(1 for points in self.bricks if points > 0)

    def filled_slots(self) -> list[int]:
        return [slot for slot, points in enumerate(self.bricks) if points > 0]


class Forts:
    """A table of the game. What is decided now is `phase`: act (DP1), react (DP2), choose (DP3) or over."""

    def __init__(self, seats: int, starter: int, owner_chooses: bool = False, turn_cap_per_player: int = 100) -> None:
        assert 2 <= seats <= 8  # FORTS-01
        self.players = [Player() for _ in range(seats)]
        self.starter = starter
        self.owner_chooses = owner_chooses  # FORTS-46
        self.turn_cap = turn_cap_per_player * seats  # FORTS-45
        self.turns = 0
        self.on_turn = starter
        self.actions_left = 3  # those not yet chosen
        self.phase = "act"
        self.target: int | None = None  # of a throw that waits for a decision
        self.damage = 0  # of a near miss that waits for its Brick
        self.last_roll = (0, 0)  # outside and inside as last shown; (0, 0) before the first roll
        self.snowballs_built = 0

    @property
    def actor(self) -> int:
        if self.phase == "over":
            return -1
        if self.phase == "react" or (self.phase == "choose" and self.owner_chooses):
            assert self.target is not None
            return self.target
        return self.on_turn

    def others(self) -> list[int]:
        """Those whom the player on turn may throw at: any other player who is in (FORTS-R11, FORTS-41)."""
        return [seat for seat, player in enumerate(self.players) if player.alive and seat != self.on_turn]

    def moves(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "react":
            return {"use token", "keep token"}  # FORTS-12
        if self.phase == "choose":
            assert self.target is not None
            return {f"pick brick {slot}" for slot in self.players[self.target].filled_slots()}  # FORTS-17
        me = self.players[self.on_turn]
        found = {"build snowball"}  # the table of FORTS-10, from here on
        if me.b >= 1:
            found.add("hide")
        if me.b <= 5:
            found.add("build brick")
        if me.snowballs >= 1:
            for seat in self.others():
                found.add(f"throw p{seat}")
                for slot in self.players[seat].filled_slots():
                    found.add(f"throw p{seat} brick {slot}")
        return found

    def play(self, move: str, chance: Chance) -> None:
        words = move.split()
        if self.phase == "act":
            self.actions_left -= 1
            self.act(words, chance)
        elif self.phase == "react":
            self.react(move == "use token", chance)
        elif self.phase == "choose":
            self.near_miss(int(words[2]))
        else:
            raise ValueError(f"the game is over, and {move} was played")

    def act(self, words: list[str], chance: Chance) -> None:
        if words == ["hide"]:
            self.hide()
        elif words == ["build", "brick"]:
            self.build_brick(chance)
        elif words == ["build", "snowball"]:
            self.build_snowball()
        elif len(words) == 2:
            self.throw_at_player(int(words[1][1:]), chance)
        else:
            self.throw_at_brick(int(words[1][1:]), int(words[3]), chance)

    def hide(self) -> None:
        """FORTS-30, FORTS-31: a token always, a Freeze Point up to ten."""
        me = self.players[self.on_turn]
        me.hide_tokens += 1
        me.freeze_points = min(MOST_FREEZE_POINTS, me.freeze_points + 1)
        self.action_done()

    def build_brick(self, chance: Chance) -> None:
        """FORTS-35: a Smiley puts a new Brick into the lowest empty slot."""
        outside, _ = self.roll_cube(chance)
        if outside == SMILEY:
            bricks = self.players[self.on_turn].bricks
            bricks[bricks.index(0)] = BRICK_POINTS
        self.action_done()

    def build_snowball(self) -> None:
        self.players[self.on_turn].snowballs += 1  # FORTS-38
        self.snowballs_built += 1
        self.action_done()

    def hand_over(self, seat: int) -> None:
        """FORTS-11, FORTS-22: the Snowball changes hands before anything else."""
        self.players[self.on_turn].snowballs -= 1
        self.players[seat].snowballs += 1

    def throw_at_player(self, seat: int, chance: Chance) -> None:
        self.hand_over(seat)
        if self.players[seat].hide_tokens >= 1:
            self.target, self.phase = seat, "react"  # FORTS-12
        else:
            self.roll_at_player(seat, chance)

    def react(self, hides: bool, chance: Chance) -> None:
        assert self.target is not None
        seat = self.target
        self.target, self.phase = None, "act"
        if hides:
            self.players[seat].hide_tokens -= 1  # FORTS-13: no roll
            self.action_done()
        else:
            self.roll_at_player(seat, chance)

    def roll_at_player(self, seat: int, chance: Chance) -> None:
        """The table of FORTS-15."""
        outside, damage = self.roll_cube(chance)
        them = self.players[seat]
        if outside == SMILEY:
            them.freeze_points = 0  # FORTS-20
            self.lose_hit_points(seat, damage)
        elif outside < them.b or (outside == 1 and them.b == 0):
            pass  # FORTS-16: a miss
        elif outside == them.b:
            self.target, self.damage, self.phase = seat, damage, "choose"  # FORTS-17
            return
        elif them.freeze_points > 0:
            them.freeze_points = max(0, them.freeze_points - damage)  # FORTS-18
        else:
            self.lose_hit_points(seat, damage)  # FORTS-19
        self.action_done()

    def near_miss(self, slot: int) -> None:
        assert self.target is not None
        seat, damage = self.target, self.damage
        self.target, self.damage, self.phase = None, 0, "act"
        self.damage_brick(seat, slot, damage)
        self.action_done()

    def throw_at_brick(self, seat: int, slot: int, chance: Chance) -> None:
        """FORTS-22 to FORTS-24: it always strikes, and nobody is asked."""
        self.hand_over(seat)
        outside, damage = self.roll_cube(chance)
        self.damage_brick(seat, slot, BRICK_POINTS if outside == SMILEY else damage)
        self.action_done()

    def damage_brick(self, seat: int, slot: int, damage: int) -> None:
        them = self.players[seat]
        them.bricks[slot] = max(0, them.bricks[slot] - damage)  # FORTS-25, FORTS-26
        if them.b == 0:
            them.hide_tokens = 0  # FORTS-28

    def lose_hit_points(self, seat: int, damage: int) -> None:
        them = self.players[seat]
        alive_before = sum(1 for player in self.players if player.alive)
        them.hit_points = max(0, them.hit_points - damage)  # FORTS-R22
        if them.hit_points > 0:
            return
        self.players[self.on_turn].snowballs += them.snowballs  # FORTS-40
        them.snowballs = 0
        them.hide_tokens = 0  # FORTS-41
        them.bricks = [0] * SLOTS
        them.freeze_points = 0
        them.rank = alive_before  # FORTS-44: the first of n to go out is the n-th

    def roll_cube(self, chance: Chance) -> tuple[int, int]:
        """Outside (1 to 5 or SMILEY) and the damage: the inside digit, 0 counting as 10."""
        outside = 1 + chance.roll(6)
        inside = chance.roll(10)
        self.last_roll = (outside, inside)
        return outside, inside if inside > 0 else 10

    def action_done(self) -> None:
        if len(self.others()) == 0:
            self.players[self.on_turn].rank = 1  # FORTS-43: at once, in mid-turn too
            self.turns += 1  # FORTS-09: that ends the turn as well
            self.phase = "over"
        elif self.actions_left == 0:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns == self.turn_cap:
            self.rank_by_points()
            self.phase = "over"
            return
        self.on_turn = (self.on_turn + 1) % len(self.players)
        while not self.players[self.on_turn].alive:  # FORTS-05
            self.on_turn = (self.on_turn + 1) % len(self.players)
        self.players[self.on_turn].hide_tokens = 0  # FORTS-06
        self.actions_left = 3  # FORTS-07

    def rank_by_points(self) -> None:
        """FORTS-45: Hit Points, then Freeze Points, then the sum of Brick points; equal in all three share the rank."""
        worth = {
            seat: (player.hit_points, player.freeze_points, sum(player.bricks))
            for seat, player in enumerate(self.players)
            if player.alive
        }
        for seat, mine in worth.items():
            self.players[seat].rank = 1 + sum(1 for other in worth.values() if other > mine)

    def payoff(self) -> list[float]:
        """FORTS-R29."""
        winners = [seat for seat, player in enumerate(self.players) if player.rank == 1]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.players))]


Second = Forts
