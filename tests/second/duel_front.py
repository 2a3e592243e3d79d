"""One front of duel: two players, what they have played against each other, and what comes of it. For duel.py."""

from __future__ import annotations

from second.duel_cards import KINDS, Act, Card, Flow, House, Pick, Table, ask, kinds, named, sides

ATTACKS = {
    "Snowball Attack",
    "Slushball Attack",
    "Sneak Attack",
    "Iceball Attack",
    "Barrage",
    "Throwing Rocks",
    "Offensive Dodge",
}
DODGES = {"Dodge", "Offensive Dodge", "Upgrade Dodge", "Dud"}
DEF_EFFECTS = {"Upgrade", "Ultra Upgrade", "Refined Upgrade", "Restock", "Weapons Cache", "Raid"}
UPGRADES = {"Upgrade", "Ultra Upgrade", "Refined Upgrade", "Upgrade Dodge"}


class Fronts(Table):
    """Resolving what lies on the fronts."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__(house, seats)
        self.front = self.first = self.other = -1  # the front being resolved; who has the initiative, and who has not
        self.act: dict[int, Act | None] = {}  # each player's act; None once a Barrage has hit, until a second card
        self.main: dict[int, Card] = {}  # the card each played first
        self.barraged: set[int] = set()  # whose Barrage has hit (or fizzled): it attacked all the same

    def resolve(self, front: int) -> Flow:
        """DUEL-20 to DUEL-33."""
        self.front = front
        ends = [front, (front + 1) % self.seats]
        self.first, self.other = ends if self.turn % 2 else ends[::-1]  # DUEL-21, DUEL-108
        self.act, self.main, self.barraged = {}, {}, set()
        for seat in ends:
            pick = self.picks[seat][front]
            self.act[seat] = self.new_act(pick)
            self.main[seat] = pick.card
        yield from self.barrage_step()
        for level in (3, 2, 1):
            yield from self.step(level)
        self.turn_up()

    def new_act(self, pick: Pick) -> Act:
        level, *names = KINDS[pick.card.kind]
        return Act(str(names[pick.side]), pick.card, level)

    def foe(self, seat: int) -> int:
        return self.other if seat == self.first else self.first

    def name(self, seat: int) -> str:
        act = self.act[seat]
        return act.name if act else "No Effect"

    def strike(self, seat: int) -> str:
        """What becomes of the attack of this player, by the matrix 4.1."""
        against = self.name(self.foe(seat))
        dodgeable = self.name(seat) != "Throwing Rocks" or self.house.rocks_dodgeable  # DUEL-54
        if against == "Snow Fort":
            return "void"
        if against == "Snatch and Run":
            return "avoid"
        if against == "Backfire":
            return "refl"
        if against in DODGES and dodgeable:
            return "void" if against == "Dud" else "miss"
        return "hit"

    def attacked(self, seat: int) -> bool:
        """DUEL-23."""
        foe = self.foe(seat)
        return foe in self.barraged or (self.name(foe) in ATTACKS and self.name(seat) != "Snow Fort")

    def dodges(self, seat: int) -> bool:
        """Whether the dodge act of this player dodges something."""
        foe = self.foe(seat)
        return self.name(foe) in ATTACKS and self.strike(foe) in ("miss", "void")

    def fates(self, seat: int) -> tuple[str, str]:
        """A player's cell of the matrix 4.1; for an Offensive Dodge both its parts."""
        name, against = self.name(seat), self.name(self.foe(seat))
        if name == "No Effect":
            return "none", "none"
        if against == "Snow Fort":
            return "void", "void" if name == "Offensive Dodge" else "none"
        snowball = self.strike(seat) if name == "Offensive Dodge" else "none"
        if name in DODGES:
            if self.dodges(seat):
                return "dodge", snowball
            if self.attacked(seat):
                return "fail", snowball
            return "def" if name == "Upgrade Dodge" else "idle", snowball
        if name in ATTACKS:
            return self.strike(seat), "none"
        if name in DEF_EFFECTS:
            return "block" if self.attacked(seat) else "def", "none"
        return "idle" if name == "Backfire" and against not in ATTACKS else "eff", "none"

    def skipped(self, seat: int) -> bool:
        """Nothing left to do, void (DUEL-22), or its card gone (`removed_card_fizzles`)."""
        act = self.act[seat]
        if act is None or self.name(self.foe(seat)) == "Snow Fort":
            return True
        return self.house.removed_card_fizzles and act.card not in self.discards[seat]

    def barrage_step(self) -> Flow:
        """DUEL-50 to DUEL-52, DUEL-R11, DUEL-R29, DUEL-R30."""
        throwing = [seat for seat in (self.first, self.other) if self.name(seat) == "Barrage"]
        fates = {seat: self.strike(seat) for seat in throwing}
        working = [seat for seat in throwing if not self.skipped(seat)]
        for seat in working:
            self.cap_by_barrage(seat, fates[seat])
        for seat in throwing:
            if fates[seat] == "hit":
                self.barraged.add(seat)
                self.act[seat] = None
        for seat in working:
            if fates[seat] == "hit":
                yield from self.second_card(seat)
        for seat in (self.first, self.other):  # a second card may be another Barrage; it brings no third card
            if self.name(seat) == "Barrage" and seat in self.barraged:
                self.cap_by_barrage(seat, self.strike(seat))
        self.arrive()

    def cap_by_barrage(self, seat: int, fate: str) -> None:
        if fate == "hit":
            self.capped[self.foe(seat)] = True
        elif fate == "refl":
            self.capped[seat] = True  # DUEL-67

    def second_card(self, seat: int) -> Flow:
        # DUEL-109, DUEL-R33, DUEL-R41: the card on the other front stays that, also when it has been cached since
        cache = [] if self.cache_used[seat] else [card for card in self.cache[seat] if card not in self.played]
        options = sides("play", self.unpicked[seat]) | sides("play cached", cache) | {"decline"}
        move = yield from ask(seat, options, "second card")
        if move == "decline":
            return
        pick = self.pick_of(move, self.unpicked[seat], cache)
        if not pick.cached:
            self.discards[seat].remove(pick.card)  # it lies there already, and is only turned over
        self.put_in_play(seat, pick, (self.fronts().index(self.front), 1), self.unpicked[seat])
        self.seconds[seat] = self.front, pick
        self.act[seat] = self.new_act(pick)

    def step(self, level: int) -> Flow:
        """DUEL-25, DUEL-26: in order of initiative; what moves arrives when the step ends."""
        acting = [
            seat
            for seat in (self.first, self.other)
            if not self.skipped(seat) and (act := self.act[seat]) and act.level == level and act.name != "Barrage"
        ]
        nearest = len(acting) == 2 and all(self.upgrades(seat) for seat in acting)  # DUEL-43
        if nearest and self.house.nearest_empty_fallback:
            acting.sort(key=lambda seat: self.piles[seat].size == 0)  # DUEL-R32: after the other, whatever the initiative
        if len(acting) == 2 and all(
            self.name(seat) in ("Sneak Attack", "Iceball Attack") and self.strike(seat) == "hit" for seat in acting
        ):
            acting.reverse()  # DUEL-R40
        for seat in acting:
            yield from self.carry_out(seat, nearest)
        self.arrive()

    def upgrades(self, seat: int) -> bool:
        """Whether this player's act acquires from the Arsenal now (DUEL-43, DUEL-R37)."""
        name = self.name(seat)
        if name == "Upgrade Dodge":
            return self.dodges(seat) or not self.attacked(seat)
        if name in DODGES:
            return self.dodges(seat) and self.behind(seat) in UPGRADES
        return name in UPGRADES and not self.attacked(seat)

    def behind(self, seat: int) -> str:
        """The act on the other side of the card (DUEL-55)."""
        act = self.act[seat]
        assert act is not None
        _, zero, one = KINDS[act.card.kind]
        return one if act.name == zero else zero

    def carry_out(self, seat: int, nearest: bool) -> Flow:
        name, foe = self.name(seat), self.foe(seat)
        if name in ATTACKS:
            fate = self.strike(seat)
            if fate == "hit":
                yield from self.hit(name, seat, gains=seat, suffers=foe, card=self.main[foe])
            elif fate == "refl":  # DUEL-67, DUEL-R19
                act = self.act[seat]
                assert act is not None
                yield from self.hit(name, seat, gains=foe, suffers=seat, card=act.card)
        if name in DODGES:
            if self.dodges(seat):
                yield from self.dodge_effect(seat, nearest)
            elif name == "Upgrade Dodge" and not self.attacked(seat):  # DUEL-63
                yield from self.upgrade(seat, nearest, from_abandoned=False)
        elif name in DEF_EFFECTS and not self.attacked(seat):  # DUEL-40
            yield from self.def_effect(name, seat, nearest)
        elif name == "Snatch and Run":
            yield from self.snatch(seat)
        elif name == "Whitewash":
            self.marked[foe].add(seat)  # DUEL-62

    def dodge_effect(self, seat: int, nearest: bool) -> Flow:
        """DUEL-27, DUEL-28, DUEL-39, DUEL-55, DUEL-63, DUEL-64."""
        name, foe = self.name(seat), self.foe(seat)
        if name == "Upgrade Dodge":
            yield from self.upgrade(seat, nearest, from_abandoned=True)
        elif name == "Dud":
            dodged = self.act[foe]
            assert dodged is not None
            if dodged.card in self.discards[foe]:
                self.abandon(foe, dodged.card)
        elif (behind := self.behind(seat)) in ATTACKS:
            yield from self.hit(behind, seat, gains=seat, suffers=foe, card=self.main[foe])
        else:
            yield from self.def_effect(behind, seat, nearest)

    def hit(self, name: str, attacker: int, gains: int, suffers: int, card: Card) -> Flow:
        """The Hit Effects, DUEL-46 to DUEL-49, DUEL-53, DUEL-57."""
        if name == "Throwing Rocks":
            if card in self.discards[suffers]:
                self.abandon(suffers, card)
            self.capped[attacker] = True
        elif name == "Slushball Attack":
            if self.discards[suffers]:
                stolen = self.random_card(self.discards[suffers])
                self.forget_unpicked(suffers, stolen)
                self.coming.append((stolen, gains))
                self.loses_openly(suffers, stolen)
                self.proved[gains][stolen.kind] += 1
        else:
            if name != "Sneak Attack":
                self.capped[suffers] = True
            if name in ("Sneak Attack", "Iceball Attack") and self.discards[suffers]:
                move = yield from ask(suffers, kinds("pick discard", self.discards[suffers]), "abandon")
                self.abandon(suffers, self.copy_meant(self.discards[suffers], named(move), suffers))

    def def_effect(self, name: str, seat: int, nearest: bool) -> Flow:
        own = self.discards[seat]
        if name == "Upgrade":
            yield from self.upgrade(seat, nearest, from_abandoned=False)
        elif name == "Ultra Upgrade":
            yield from self.upgrade(seat, nearest, from_abandoned=True)
        elif name == "Refined Upgrade":
            yield from self.refined_upgrade(seat, nearest)
        elif name == "Restock":
            yield from self.restock(seat)
        elif name == "Weapons Cache" and own:  # DUEL-65
            move = yield from ask(seat, kinds("pick discard", own), "cache")
            card = self.copy_meant(own, named(move), seat)
            self.leave(seat, card)
            self.cache[seat].append(card)
        elif name == "Raid":
            yield from self.raid(seat)

    def upgrade(self, seat: int, nearest: bool, from_abandoned: bool) -> Flow:
        """DUEL-42 to DUEL-45."""
        options = {f"pile {k}" for k in self.open_piles(seat, nearest)}
        if from_abandoned:
            options |= kinds("take abandoned", self.abandoned)
        if not options:
            return
        move = yield from ask(seat, options, "acquire")
        if move.startswith("pile"):
            self.take_from(self.piles[int(move.split()[1])], seat)
        else:
            self.take_abandoned(seat, named(move))

    def refined_upgrade(self, seat: int, nearest: bool) -> Flow:
        """DUEL-70, DUEL-R34."""
        options = {f"pile {k}" for k in self.open_piles(seat, nearest)}
        if not options:
            return
        move = yield from ask(seat, options, "refine: pile")
        number = int(move.split()[1])
        pile = self.piles[number]
        if pile.size == 1:
            self.take_from(pile, seat)
            return
        top = self.see_top(pile)
        second = self.random_card(self.stock)
        self.looking = seat, number, second
        pile.face_up, pile.putter = False, seat
        move = yield from ask(seat, {"take top", "take second"}, "refine: card")
        self.looking = None
        taken, pile.top = (top, second) if move == "take top" else (second, top)
        pile.size -= 1
        self.coming.append((taken, seat))

    def restock(self, seat: int) -> Flow:
        """DUEL-59."""
        act = self.act[seat]
        assert act is not None
        others = [card for card in self.discards[seat] if card != act.card]
        if others:
            move = yield from ask(seat, kinds("pick discard", others), "restock")
            card = self.copy_meant(others, named(move), seat)
            self.leave(seat, card)
            self.draw[seat].append(card)
        if act.card in self.discards[seat]:
            self.leave(seat, act.card)
            self.draw[seat].append(act.card)

    def snatch(self, seat: int) -> Flow:
        """DUEL-61."""
        if not self.abandoned or not self.discards[seat]:
            return
        move = yield from ask(seat, kinds("pick discard", self.discards[seat]), "give")
        self.abandon(seat, self.copy_meant(self.discards[seat], named(move), seat))
        move = yield from ask(seat, kinds("take abandoned", self.abandoned), "take")
        self.take_abandoned(seat, named(move))

    def raid(self, seat: int) -> Flow:
        """DUEL-69, DUEL-110."""
        foe = self.foe(seat)
        options = kinds("take abandoned", self.abandoned)
        if self.main[foe] in self.discards[foe]:
            options.add("raid the played card")
        if not options:
            return
        move = yield from ask(seat, options, "raid")
        if move == "raid the played card":
            self.leave(foe, self.main[foe])
            self.coming.append((self.main[foe], seat))
            self.loses_openly(foe, self.main[foe])
            self.proved[seat][self.main[foe].kind] += 1
        else:
            self.take_abandoned(seat, named(move))
