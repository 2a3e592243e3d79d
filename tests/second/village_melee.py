"""Village played twice where it is thickest: Kids that begin side by side, and players who look for trouble.

    python -m second.village_melee --games 1000 --seed 1

In random games Kids seldom meet, so shoves, Too Close, Oops, MIRACLE and surrenders amid a die hardly happen. Here, before the
last Kid is placed, both tables are laid anew in the same way: all other Kids stand in a crowd, mostly about the last one's
place or a fence; some lie, most have lost dice, hold snowballs or have scored. Then both play on by the rules alone and are
compared at every decision, as in play.py.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time

from second import village_bridge
from second.play import Difference, Made, agree
from second.village import Second
from second.village_bridge import SPARE_CARDS, options, start
from second.village_geometry import Point, points, squared
from snowyard.kernel.table import Table, new

# The share of surrenders: between dice, amid a die, and amid a die for which somebody's surrender already waits.
GIVE_UP, GIVE_UP_AMID, GIVE_UP_TOO = 0.002, 0.04, 0.4
SEEK_CONTACT, SURPRISE = 0.7, 0.02
PASS = {"START_OTHER": 0.93, "START_SELF": 0.6, "SHOVE": 0.15}  # the share of passing; cards are kept for later windows
PASS_ELSEWHERE, STOP = 0.3, 0.1


def follow(seed: int) -> int:
    """Play one game twice. Returns its decisions; raises Difference, with what is needed to see it again."""
    luck = random.Random(f"melee {seed}")
    chosen = options(luck)
    if chosen["cards"] == "none" and luck.random() < 0.7:
        chosen |= {"cards": "deal", "deal_mode": luck.choice(("kid3", "player3"))}
    table = new("village", seed=seed, **chosen)
    played: list[str] = []
    try:
        second = start(table)
        while True:
            agree(village_bridge, second, table)
            if table.over:
                return len(played)
            move = choice(second, luck)
            if second.phase == "DEPLOY" and sum(kid.in_play for kid in second.kids) == len(second.kids) - 1:
                crowd(second, table, point(move), luck)
            played.append(move)
            table.play(move)
            made = Made(table, SPARE_CARDS)
            second.play(move, made)
            if made.left:
                raise Difference(f"the engine's move also rolled or drew {made.left}")
    except Exception as fault:
        last = "; ".join(played[-6:])
        raise Difference(f"village melee, options {chosen}, seed {seed}, after {len(played)} moves ({last}): {fault}") from fault


def crowd(second: Second, table: Table, last: Point, luck: random.Random) -> None:
    """Lay all Kids but the last side by side, and give them a past; the same on both tables."""
    t = table.t
    spot = last if luck.random() < 0.6 else (luck.randint(4, 44), luck.randint(4, 44))
    fences = [piece.where for piece in second.village.pieces if piece.kind == "fence"]
    if fences and luck.random() < 0.4:
        x0, y0, x1, y1 = luck.choice(fences)
        spot = (luck.randint(x0, x1), luck.randint(y0, y1))
    loose = luck.choice((0, 4, 30))
    free = sorted(sorted(points(second.village.stand)), key=lambda p: squared(p, spot) + loose * luck.random())
    taken = [last]
    for kid in luck.sample(second.kids_in_play(), len(second.kids) - 1):
        kid.place = next(p for p in free if second.village.may_stand(p, taken))
        taken.append(kid.place)
        kid.down = luck.random() < 0.15
        kid.dice = luck.choice((1, 2, 3, 4, 5, 6, 6))
        kid.points = luck.choice((-1, 0, 0, 1, 2, 2, 5, 6))
        kid.best = max(0, kid.points) + luck.choice((0, 0, 1))  # a Point may have been lost over a Penguin
        kid.aim = luck.choice((0, 0, 1, 4))
        kid.balls = luck.choices(range(1, 6), k=luck.choice((0, 1, 2, 6)))
        number = kid.number
        t.x[number], t.y[number] = kid.place
        t.down[number], t.dice[number], t.aim[number] = kid.down, kid.dice, kid.aim
        t.points[number], t.best[number] = kid.points, kid.best // 3 * 3
        t.balls[number] = [kid.balls.count(size) for size in range(6)]


def choice(second: Second, luck: random.Random) -> str:
    """A random move, but of every verb alike, towards the others, and rather doing something than not."""
    moves = sorted(second.moves())
    if "surrender" in moves:
        amid = second.phase not in ("MAIN", "START_OTHER", "START_SELF")
        if luck.random() < (GIVE_UP_TOO if second.giving_up else GIVE_UP_AMID if amid else GIVE_UP):
            return "surrender"
        moves.remove("surrender")
    if second.phase == "DEST":
        moves = near(second, moves) if luck.random() < SEEK_CONTACT else moves
    elif luck.random() > SURPRISE:
        for word, share in (("pass", PASS.get(second.phase, PASS_ELSEWHERE)), ("end", STOP)):
            if word in moves and len(moves) > 1:
                if luck.random() < share:
                    return word
                moves.remove(word)
        wanted = luck.choice(sorted({verb(move) for move in moves}))
        moves = [move for move in moves if verb(move) == wanted]
    return luck.choice(moves)


def verb(move: str) -> str:
    return re.sub(r"( by \w+|\d+)", "", move)


def point(move: str) -> Point:
    _, x, y = move.split()
    return int(x), int(y)


def near(second: Second, moves: list[str]) -> list[str]:
    """Those moves that end in contact with an opposing Kid, else those that end nearest to one."""
    kid = second.asked
    assert kid is not None
    others = [other.place for other in second.kids_in_play() if other.team != kid.team]
    if not others:
        return moves
    far = {move: min(squared(point(move), place) for place in others) for move in moves}
    least = max(5, min(far.values()))
    return [move for move in moves if far[move] <= least]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun, decisions, faults = time.perf_counter(), 0, 0
    for seed in range(asked.seed, asked.seed + asked.games):
        try:
            decisions += follow(seed)
        except Difference as fault:
            faults += 1
            print(fault, flush=True)
            if faults == 10:
                break
    spent = time.perf_counter() - begun
    print(f"village melee: {seed - asked.seed + 1} games, {decisions} decisions, {faults} differences, {spent:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
