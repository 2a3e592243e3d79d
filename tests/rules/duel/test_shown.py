"""What duel's page reads in the names of moves and in events is what the rules do, and so is what its view tells besides."""

from __future__ import annotations

import random

import pytest

from snowyard import game
from snowyard.games.duel.layout import ACTS, KINDS, PLAY, RAIDING
from snowyard.games.duel.meaning import DRAFT, Meaning, fate, flight, keeping, meaning, played
from snowyard.games.duel.words import NAMES
from support import deal, meant_moves


@pytest.mark.rule("DUEL-16", "DUEL-66")
def test_a_move_means_the_card_that_is_played_or_taken() -> None:
    seen = set()
    for before, after, m, events in meant_moves("duel", 8, 200):
        me = int(before.actor)
        if m.verb == "play" and before.view(me)["phase"] == "choose":
            had, has = before.view(me)["players"][me]["plays"], after.view(me)["players"][me]["plays"]
            new = [play for play in has if play not in had]
            if new and after.view(me)["phase"] == "choose":
                assert [(play["card"], play["side"]) for play in new] == [(m.kind, m.side)]
        for e in events:
            if e.kind == "second":
                end = played(e)
                assert (m.verb, end.kind, end.side) == ("play", m.kind, m.side)
            if e.kind == "keeps" and e.seat == me:
                assert (m.verb, m.kind, m.from_) == ("take", KINDS[e.a], "hand")
        if m.verb == "pile":
            assert 0 <= m.pile < before.seats
        if m.from_ == "discards":
            assert m.kind in before.view(me)["players"][me]["discards"]["cards"]
        if m.from_ == "abandoned":
            assert m.kind in before.view(me)["abandoned"]
        seen.add((m.verb, m.from_))
    assert seen >= {("play", "hand"), ("take", "hand"), ("take", "discards"), ("pile", "pile"), ("plain", "none")}


def test_every_kind_is_kept_by_the_move_that_names_it() -> None:
    for kind in KINDS:
        if kind != "N":
            assert meaning(keeping(kind)) == Meaning("take", kind, 0, "hand", -1)
    assert meaning(NAMES[PLAY]).kind == KINDS[0]


@pytest.mark.rule("DUEL-25", "DUEL-106")
def test_what_events_tell_of_a_fight_is_what_lies_on_the_fronts() -> None:
    ends = flights = 0
    for before, after, _, events in meant_moves("duel", 10, 250):
        view = after.view(int(before.actor))
        for e in events:
            if e.kind in ("plays", "second"):
                end = played(e)
                shown = [
                    play for play in view["players"][e.seat]["plays"] if (play["card"], play["side"]) == (end.kind, end.side)
                ]
                assert all(play["act"] == ACTS[end.act] for play in shown)
                assert all(play["front"] in view["fronts"][e.seat] for play in shown)
                ends += len(shown)
            if e.kind == "fate":
                became = fate(e)
                now = [one for one in (view["fight"] or {"ends": []})["ends"] if one["seat"] == e.seat]
                if [each.kind for each in events].count("fate") == 2 and now and now[0]["act"] == ACTS[became.act]:
                    assert now[0]["fate"] == became.fate
                    assert now[0]["snowball"] == (became.ball or "none")
            gone = flight(e)
            flights += gone is not None
            if gone is not None and gone.kind is not None:
                assert gone.kind in KINDS
    assert ends > 100
    assert flights > 100


@pytest.mark.rule("DUEL-69")
def test_the_card_that_may_be_raided_is_the_one_that_the_label_names() -> None:
    raids = 0
    for number in range(120):
        rng = random.Random(f"raid {number}")
        table = deal(game("duel"), rng)
        for _ in range(400):
            if table.over:
                break
            me = int(table.actor)
            if table.t.phase == RAIDING:
                raided = table.view(me)["raided"]
                assert [table.view(seat)["raided"] for seat in range(-1, table.seats) if seat != me] == [None] * table.seats
                before = table.copy()
                before.play("raid the played card")
                [taken] = [e for e in before.events(me) if e.kind == "steals"]
                assert KINDS[taken.b] == raided
                raids += 1
            table.play(rng.choice(table.actions))
        if raids > 3:
            break
    assert raids > 3


@pytest.mark.rule("DUEL-07")
def test_two_cards_to_keep_can_be_named_in_the_order_in_which_the_hand_shows_them() -> None:
    """The page lets people pick them in any order and names them in this one."""
    pairs = 0
    for number in range(12):
        table = deal(game("duel"), random.Random(f"keep {number}"))
        while table.view(int(table.actor))["phase"] in DRAFT:
            me = int(table.actor)
            view = table.view(me)
            hand = view["players"][me]["hand"]["cards"]
            if view["phase"] == "keep" and view["kept"] == 2 and not view["players"][me]["keeps"]:
                for first in range(len(hand)):
                    for last in range(first + 1, len(hand)):
                        after = table.copy()
                        after.play(keeping(hand[first]))
                        assert keeping(hand[last]) in after.moves
                        pairs += 1
            table.play(table.moves[0])
    assert pairs > 20


@pytest.mark.rule("DUEL-73", "DUEL-102")
def test_what_the_cards_are_worth_is_counted_from_those_that_one_sees() -> None:
    looked = 0
    for before, _, _, _ in meant_moves("duel", 6, 150):
        view = before.view(int(before.actor))
        assert view["decks"] == (1 if before.seats == 2 else 2)
        for seat, player in enumerate(view["players"]):
            if player["worth"] is None:
                assert view["phase"] in (*DRAFT, "over")
                continue
            piles = [player[pile] for pile in ("draw", "hand", "discards", "incoming", "cache")]
            count = sum(pile["count"] for pile in piles)
            own = seat == view["you"]
            kinds = [kind for pile in piles for kind in pile["cards"]] if own else player["known"]["surely"]
            assert player["worth"]["points"] == sum(view["cards"][kind]["points"] for kind in kinds)
            assert player["worth"]["exact"] == (len(kinds) == count)
            looked += 1
    assert looked > 200
