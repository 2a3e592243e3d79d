"""What a Snowball! by a second hand: plain and slow, from the specification alone, sharing nothing with the engine.

The course of a game is written down as a player would tell it: each part is a generator that yields where somebody has
to decide and goes on with the answer. The table itself is in village_state.py, its geometry in village_geometry.py and its
maps in village_maps.py.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any

from numpy.typing import NDArray

from second.play import Chance
from second.village_geometry import ON_TABLE, Point, Truths, points
from second.village_state import (
    CHEATING,
    DASH,
    GATHER,
    MIRACLE_DRAW,
    POINT,
    SAVED,
    TRAITS,
    GameOverError,
    Kid,
    Settings,
    State,
    Throw,
    Walk,
)

Asking = Generator[None, str, None]
Answer = Generator[None, str, str]
AT_ONCE = ("START_OTHER", "START_SELF", "MAIN")  # where a surrender takes effect at once (VILLAGE-109)


class Second(State):
    """A game of village."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        super().__init__(settings, chance)
        self.actor = -1
        self.phase = ""
        self.asked: Kid | None = None
        self._moves: set[str] | None = None
        self._legal: Callable[[], Iterable[str]] = list
        self._course = self._game()
        next(self._course)

    def moves(self) -> set[str]:
        if self._moves is None:
            self._moves = set(self._legal())
            if self.turn and self.settings.surrender and self.actor >= 0:
                self._moves.add("surrender")
        return self._moves

    def play(self, move: str, chance: Chance) -> None:
        assert move in self.moves(), move
        self.chance = chance
        self._moves = None
        self._course.send(move)

    def payoff(self) -> list[float]:
        """VILLAGE-118, VILLAGE-R41."""
        team = [seat // self.settings.players_per_team for seat in range(self.seats)]
        return [1 / len(self.winners) if team[seat] in self.winners else 0.0 for seat in range(self.seats)]

    def _ask(self, phase: str, seat: int, kid: Kid | None, legal: Callable[[], Iterable[str]], default: str = "") -> Answer:
        """Put a decision to a seat. Who is giving up answers by the default until it takes effect (VILLAGE-109)."""
        if seat in self.giving_up:
            return default
        self.phase, self.actor, self.asked, self._legal = phase, seat, kid, legal
        move = yield
        if move != "surrender":
            return move
        if phase in AT_ONCE:
            self.surrender(seat)
            return move
        self.giving_up.append(seat)
        return default

    def _resolved(self) -> None:
        """A die is fully resolved: surrenders that waited for it take effect, in the order they came (VILLAGE-R44)."""
        while self.giving_up:
            self.surrender(self.giving_up.pop(0))

    # The whole game

    def _game(self) -> Asking:
        yield from self._setup()
        winner: list[int] = []
        try:
            for turn in range(1, self.settings.turns + 1):  # VILLAGE-42
                self.turn = turn
                self._activation_roll()
                for place, kid in enumerate(self.order):
                    self.place = place
                    if kid.in_play:  # VILLAGE-45
                        yield from self._activation(kid)
        except GameOverError:
            winner = [self.kids_in_play()[0].team]
        self.count_up(winner)
        self.actor, self.phase, self._legal = -1, "OVER", list
        yield

    # Setup

    def _setup(self) -> Asking:
        self._roll_for_units()
        yield from self._traits()
        teams = range(len(self.settings.units))
        self.team_order = self.ordered({team: self.die() for team in teams})  # VILLAGE-38
        if len(teams) == 2 and self.settings.corner_pick == "alternate":  # VILLAGE-R08
            for team in self.team_order * 2:
                yield from self._pick_corner(team)
            for team in self.team_order:
                yield from self._deploy(team)
        else:
            for team in self.team_order:  # VILLAGE-39
                for _ in range(2 if len(teams) == 2 else 1):
                    yield from self._pick_corner(team)
                yield from self._deploy(team)
        self._deal()

    def _roll_for_units(self) -> None:
        """VILLAGE-35, VILLAGE-R43."""
        for kind in self.settings.rolloff_units:
            plain = [kid for kid in self.kids if kid.kind == "kid"]
            teams = sorted({kid.team for kid in plain})
            if teams:
                winner = self.ordered({team: self.die() for team in teams})[0]
                next(kid for kid in plain if kid.team == winner).kind = kind

    def _traits(self) -> Asking:
        """VILLAGE-36: slot by slot, team by team."""
        for kid in self.kids:
            if kid.kind == "yeti":
                kid.traits = {"fast", "strong"}
            elif self.settings.traits is not None:
                kid.traits = set(self.settings.traits[kid.team][kid.slot])
        for kid in sorted(self.kids, key=lambda kid: (kid.slot, kid.team)):
            if self.settings.traits is None and kid.kind not in ("elf", "yeti"):
                texts = [f"trait {trait}" for trait in TRAITS]
                if kid.kind == "big":
                    texts = [f"traits {one} {two}" for one in TRAITS for two in TRAITS if TRAITS.index(one) < TRAITS.index(two)]
                chosen = yield from self._ask("TRAIT", kid.player, kid, _just(texts))
                kid.traits = set(chosen.split()[1:])

    def _pick_corner(self, team: int) -> Asking:
        first_player = team * self.settings.players_per_team
        free = [f"corner {corner}" for corner in range(4) if self.corner_owner[corner] is None]
        chosen = yield from self._ask("CORNER", first_player, None, _just(free))
        self.corner_owner[int(chosen.split()[1])] = team

    def _deploy(self, team: int) -> Asking:
        """VILLAGE-40."""
        for kid in self.kids:
            if kid.team == team:
                chosen = yield from self._ask("DEPLOY", kid.player, kid, lambda: self._zones(team))
                kid.place, kid.in_play = _point(chosen), True

    def _zones(self, team: int) -> list[str]:
        far = 169 if self.settings.measure == "base" else 144  # VILLAGE-26, VILLAGE-R01
        corners = [corner for corner in range(4) if self.corner_owner[corner] == team]
        return [_to(p) for corner in corners for p in self.village.zone(corner, self.places_but(), far)]

    def _deal(self) -> None:
        """VILLAGE-41, VILLAGE-105 to VILLAGE-107."""
        if self.settings.cards != "deal":
            return
        mode = self.settings.deal_mode
        if mode == "auto":
            mode = "kid3" if len(self.kids) == self.seats else "kid1"
        if mode == "player3":
            hands = [next(kid.hand for kid in self.kids if kid.player == seat) for seat in range(self.seats)]
        else:
            hands = [kid.hand for kid in self.kids]
        for hand in hands:
            for _ in range(1 if mode == "kid1" else 3):
                self.draw(hand)

    # Turn and activation

    def _activation_roll(self) -> None:
        """VILLAGE-43."""
        totals = {kid.number: self.die() + kid.prepared for kid in self.kids_in_play()}
        for kid in self.kids:
            kid.prepared = 0
        self.order = [self.kids[number] for number in self.ordered(totals)]

    def _activation(self, kid: Kid) -> Asking:
        """VILLAGE-46."""
        self.active, self.not_done = kid, False
        yield from self._windows("START_OTHER", [other for other in self.kids_in_play() if other is not kid])
        yield from self._windows("START_SELF", [kid])
        if kid.in_play:
            self.pool = [self.die() for _ in range(6 if self.not_done else kid.dice)]
            if kid.kind == "elf":  # VILLAGE-47
                self.pool = [6 if face == 5 else face for face in self.pool]
            yield from self._main(kid)
        self.pool, self.active = [], None

    def _main(self, kid: Kid) -> Asking:
        """VILLAGE-48, VILLAGE-49."""
        while kid.in_play and self.pool:
            legal = self.main_moves(kid)
            if not legal:
                return
            move = yield from self._ask("MAIN", kid.player, kid, _just(legal | {"end"}))
            if move in ("end", "surrender"):
                return
            if move.startswith("play "):
                yield from self._card(kid, move)
            else:
                yield from self._spend_die(kid, move)
            self._resolved()

    def _windows(self, window: str, kids: list[Kid]) -> Asking:
        """VILLAGE-51, VILLAGE-52: each Kid is asked until it passes or has nothing to play."""
        for place, kid in enumerate(kids):
            self.waiting = kids[place:]
            while kid.in_play and (cards := self.playable(window, kid)):
                move = yield from self._ask(window, kid.player, kid, _just(cards | {"pass"}), "pass")
                if move in ("pass", "surrender"):
                    break
                yield from self._card(kid, move)
                if window in AT_ONCE:  # no die is being resolved
                    self._resolved()
                if move in ("play grandma", "play miracle"):  # VILLAGE-57; nobody is caught twice for one act
                    break
        self.waiting = []

    def _card(self, kid: Kid, move: str) -> Asking:
        card = move.split()[1]
        self.spend_card(kid, card)
        if move in SAVED:
            kid.balls += SAVED[move]
        elif move == "play notdone":
            self.not_done = True
        elif move == MIRACLE_DRAW:
            self.draw(kid.hand)
            self.draw(kid.hand)
        elif move == DASH:  # VILLAGE-102
            yield from self._move(kid, "dash", self.die() + self.die())
        elif self.throw is not None and card != "miracle":
            self.throw.played.add(card)

    # Spending a die

    def _spend_die(self, kid: Kid, move: str) -> Asking:
        words = move.split()
        verb = {"slide": "move", "vault": "move"}.get(words[0], words[0])
        self.pay(verb, move)
        if verb == "move":
            yield from self._move_die(kid, words[0])
        elif verb == "aim":
            kid.aim += 1
        elif verb == "gather":
            self._gather(kid, words)
        elif verb == "throw":
            yield from self._throw(kid, words)
        elif verb == "recover":
            kid.dice += 1
        elif verb == "prepare":
            kid.prepared += 1
        else:  # get up
            kid.down = False

    def _gather(self, kid: Kid, words: list[str]) -> None:
        if words[1] == "new":
            kid.balls.append(GATHER[kid.kind])
        elif words[1] == "regrow":
            kid.dice += 1
        else:
            size = int(words[2])
            kid.balls.remove(size)
            if words[1] == "grow":
                kid.balls.append(min(5, size + GATHER[kid.kind]))
            else:
                mates = [other for other in self.kids if other.team == kid.team]
                mates[int(words[5])].balls.append(size)

    def _move(self, kid: Kid, kind: str, inches: int) -> Asking:
        """Choose where to go (DEST)."""
        self.walk = walk = Walk(kid, kind, inches, self.phase)
        default = kid.place
        if kind == "vault":
            default = min(self._destinations(walk), key=lambda p: (p[1], p[0]))
        chosen = yield from self._ask("DEST", kid.player, kid, lambda: map(_to, self._destinations(walk)), _to(default))
        kid.place = _point(chosen)
        self.walk = None

    def _destinations(self, walk: Walk) -> set[Point]:
        if walk.kind == "vault":
            return self.village.vaults(walk.kid.place, self.places_but(walk.kid))
        return points((self.ways(walk)[0] <= 2000 * walk.inches) & ON_TABLE)

    def ways(self, walk: Walk) -> tuple[NDArray[Any], Truths]:
        """The length of the way to every point, and which have a straight leg (VILLAGE-22)."""
        if walk.ways is None:
            others = self.places_but(walk.kid)
            walk.ways = self.village.labels(walk.kid.place, walk.inches, others, walk.kind == "slide")
        return walk.ways

    def _move_die(self, kid: Kid, kind: str) -> Asking:
        """VILLAGE-62 to VILLAGE-71."""
        inches = 0 if kind == "vault" else self.die() if kind == "move" else self.die() + self.die()
        yield from self._move(kid, kind, inches)
        yield from self._windows("CONTACT", self.victims(kid))  # VILLAGE-55
        victims = [f"shove k{other.number}" for other in self.victims(kid)]
        if not victims:
            return
        chosen = yield from self._ask("SHOVE", kid.player, kid, _just([*victims, "pass"]), "pass")
        if chosen != "pass":
            yield from self._shove(kid, self.kids[int(chosen.split()[1][1:])])

    def _shove(self, kid: Kid, victim: Kid) -> Asking:
        _fall(victim)
        if victim.kind == "yeti" and self.die() >= 4:  # VILLAGE-69
            _fall(kid)
        yield from self._caught_check(kid, victim)

    # Throwing

    def _throw(self, kid: Kid, words: list[str]) -> Asking:
        """VILLAGE-81 to VILLAGE-90."""
        yourself = words[1] == "yourself"
        size = 4 if yourself else int(words[2])
        target = self.kids[int(words[words.index("at") + 1][1:])]
        objects = self.objects(kid, target)
        required = self.required(kid, target, size, objects)
        too_close = self.within(kid, target, 1)
        self.throw = throw = Throw(kid, target, yourself, size, kid.aim, objects, required, too_close)
        kid.aim = 0
        if yourself:
            kid.dice -= 1
        else:
            kid.balls.remove(size)
        yield from self._windows("THROW_SHOOTER", [kid])
        yield from self._windows("THROW_TARGET", [target])
        if throw.too_close or self._hits(throw):
            yield from self._hit(throw)
        self.throw = None
        if kid.in_play and kid.dice == 0:  # VILLAGE-R22
            self.remove(kid)

    def _hits(self, throw: Throw) -> bool:
        """VILLAGE-85, VILLAGE-86."""
        alone = throw.played & {"pitch", "missed"}
        dice = sorted(self.die() for _ in range(3 if len(alone) == 1 else 2))
        kept = dice[:2] if alone == {"missed"} else dice[-2:]
        throw.critical = sum(kept) == 12
        if sum(kept) == 2:
            self.pool = []
            return False
        return throw.critical or sum(kept) >= throw.required

    def _hit(self, throw: Throw) -> Asking:
        """VILLAGE-87 to VILLAGE-91."""
        kid, target = throw.thrower, throw.target
        self.score(kid)
        target.aim = 0
        yield from self._windows("HIT_TARGET", [target])
        losses = 0 if "grandma" in throw.played else self._losses(throw)
        target.dice = max(0, target.dice - losses)
        if target.dice == 0:
            self.remove(target)
            if self.settings.cards == "earn":  # VILLAGE-104
                self.draw(kid.hand)
        elif losses == 0 and self.settings.defend_points == "unhurt":  # VILLAGE-R11
            self.score(target)
        if throw.too_close:
            yield from self._caught_check(kid, target)

    def _losses(self, throw: Throw) -> int:
        dice = [self.die() for _ in range(throw.size + throw.critical + (3 if "ice" in throw.played else 0))]
        if throw.target.kind == "elf":
            return sum(die >= 5 for die in dice)
        hurt = sum(die >= 4 for die in dice)
        return hurt // 2 if throw.target.kind == "yeti" else hurt

    def _caught_check(self, kid: Kid, victim: Kid) -> Asking:
        """VILLAGE-91, VILLAGE-92."""
        number = CHEATING[kid.kind][victim.kind]
        assert number is not None
        if number == POINT:
            kid.points -= 1
        elif number > 0:
            rolled = min(self.die() for _ in range(2 if kid.kind == "big" else 1))
            if rolled >= number:
                self.cheat = kid, victim
                before = len(self.discard)
                yield from self._windows("MIRACLE", [kid])
                self.cheat = None
                if len(self.discard) == before:  # no MIRACLE was played
                    self.remove(kid)


def _fall(kid: Kid) -> None:
    """VILLAGE-68: a shove never takes the last Command Die."""
    kid.down = True
    if kid.dice >= 2:
        kid.dice -= 1


def _just(texts: Iterable[str]) -> Callable[[], Iterable[str]]:
    return lambda: texts


def _to(p: Point) -> str:
    return f"to {p[0]} {p[1]}"


def _point(text: str) -> Point:
    _, x, y = text.split()
    return int(x), int(y)
