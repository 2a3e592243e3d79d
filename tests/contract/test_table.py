"""What every table of every game promises, whatever is played on it."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from rich.text import Text

from snowyard import Game, Refusal, Table, new, setup
from snowyard.kernel import bits
from support import deal, some_tables, walk

DEALS = 12


def test_invariants_hold_after_every_move(any_game: Game) -> None:
    rng = random.Random(1)
    for _ in range(DEALS):
        table = deal(any_game, rng)
        assert any_game.words.check(table.t) is None
        for action in walk(table, rng):
            before = table.t.decisions
            assert 0 <= table.actor < table.seats
            assert any_game.words.NAMES[action] in table.moves
            assert table.t.decisions == before
        assert any_game.words.check(table.t) is None
        assert 0 < max(table.payoff) <= 1
        assert sum(table.payoff) > 0.999  # more where several seats share a team's win


def test_every_table_on_the_way_passes_its_own_check(any_game: Game) -> None:
    for table in some_tables(any_game, 2, DEALS, apart=2):
        assert any_game.words.check(table.t) is None


def test_refused_moves_change_no_byte(any_game: Game) -> None:
    for table in some_tables(any_game, 3, 4):
        before = bytes(table)
        legal = table.legal()
        illegal = next((a for a in range(any_game.actions) if not bits.has(legal, a)), 0)
        for bad in (illegal, any_game.name(illegal), -1, any_game.actions, "fly to the moon", "", None, 1.5, True):
            if table.over or bad not in (0, any_game.name(0)) or not bits.has(legal, 0):
                with pytest.raises(Refusal) as refused:
                    table.play(bad)  # type: ignore[arg-type]
                assert refused.value.code
                assert len(str(refused.value)) > 10
        assert bytes(table) == before


def test_names_of_moves_are_all_different_and_parse_back(any_game: Game) -> None:
    names = any_game.words.NAMES
    assert len(set(names)) == len(names)
    for action, name in enumerate(names):
        assert name == " ".join(name.lower().split())
        assert any_game.number(f"  {name.upper()} ") == action


def test_copies_are_deep(any_game: Game) -> None:
    rng = random.Random(4)
    table = deal(any_game, rng)
    earlier: list[tuple[Table, bytes]] = []
    for _action in walk(table, rng, 120):
        for choice in table.actions:
            copy = table.copy()
            copy.play(choice)
        earlier.append((table.copy(), bytes(table)))
    for copy, data in earlier:
        assert bytes(copy) == data


def test_bytes_and_positions_round_trip(any_game: Game) -> None:
    for table in some_tables(any_game, 5, 4):
        assert Table.restore(any_game, bytes(table)) == table
        position = json.loads(json.dumps(table.position()))
        again = setup(any_game.slug, position)
        assert again.position() == table.position()
        assert again.moves == table.moves
        if not table.over:
            action = table.actions[-1]
            table.play(action)
            again.play(action)
            assert again.position() == table.position()
            assert again.events() == table.events()


def test_bytes_that_no_table_has_are_refused_in_a_sentence(any_game: Game) -> None:
    """Every count, seat and phase of the head, the options, and what lies between the fields."""
    table = next(t for t in some_tables(any_game, 6, 4, apart=1) if t.t.event_count > 0 and not t.over)
    wrong = {
        "event_count": (-1, any_game.layout.room("event") + 1, 127),
        "given_count": (-1, 127),
        "given_at": (-1, 127),
        "made_count": (-1, 32767),
        "actor": (-2, table.seats, 100),
        "phase": (-1, 100),
        "misload": (1,),
        "decisions": (-1,),
        "turn": (-1,),
        "generator": (0,),
        "seats": (-1, 1, 0, 100),
    }
    for name, values in wrong.items():
        for value in values:
            if name == "event_count" and (value > 127 or value == any_game.layout.room("event")):
                continue  # it cannot be said, or there is room for so many
            other = table.copy()
            other.t.__setattr__(name, value)
            with pytest.raises(Refusal, match=f"these bytes are no table of {any_game.slug}: ..."):
                Table.restore(any_game, bytes(other))
    assert Table.restore(any_game, bytes(table)) == table
    with pytest.raises(Refusal, match="no table"):
        Table.restore(any_game, bytes(len(bytes(table))))


def test_padding_is_zero_and_stays_so(any_game: Game) -> None:
    covered = bytearray(any_game.layout.dtype.itemsize)
    for name in any_game.layout.fields:
        kind, start = any_game.layout.dtype.fields[name][:2]  # type: ignore[index]
        covered[start : start + kind.itemsize] = bytes([1]) * kind.itemsize
    gaps = [at for at, field in enumerate(covered) if not field]
    for table in some_tables(any_game, 7, 2):
        data = bytearray(bytes(table))
        assert not any(data[at] for at in gaps)
        for at in gaps[:3]:
            data[at] = 1
            with pytest.raises(Refusal, match="no table of"):
                Table.restore(any_game, bytes(data))
            data[at] = 0


def test_the_same_seed_gives_the_same_game(any_game: Game) -> None:
    games = []
    for _ in range(2):
        rng = random.Random(6)
        table = deal(any_game, rng)
        games.append([*walk(table, rng), bytes(table)])
    assert games[0] == games[1]
    assert bytes(new(any_game.slug, seed=1)) != bytes(new(any_game.slug, seed=2))


def test_the_default_move_is_legal_in_every_state(any_game: Game) -> None:
    for table in some_tables(any_game, 7, 6, apart=3):
        if not table.over:
            assert any_game.words.default_move(table.seen(table.actor)) in table.actions


def test_the_bot_plays_legal_moves_to_the_end(any_game: Game) -> None:
    rng = random.Random(8)
    luck = np.array([1, 2, 3, 4], np.uint32)
    for _ in range(DEALS):
        table = deal(any_game, rng)
        while not table.over:
            mask = table.legal()
            table.play(any_game.driver.choose(table._tables.one(), mask, luck, 1))


def test_after_every_move_its_player_is_told_something_in_whole_sentences(any_game: Game) -> None:
    rng = random.Random(9)
    for _ in range(4):
        table = deal(any_game, rng)
        while not table.over:
            mover = table.actor
            table.play(rng.choice(table.actions))
            assert table.story(mover)
            for seat in range(-1, table.seats):
                for sentence in table.story(seat):
                    assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "p", sentence
                    assert sentence.rstrip("\"'”’")[-1] in ".!?", sentence


def test_loaded_dice_that_do_not_fit_are_refused(any_game: Game) -> None:
    rng = random.Random(10)
    refused = 0
    for _ in range(6):
        table = deal(any_game, rng)
        for action in walk(table, rng, 40):
            copy = table.copy()
            copy.load([30000])
            before = bytes(copy)
            try:
                copy.play(action)
            except Refusal as refusal:
                assert refusal.code == "loaded dice"
                assert bytes(copy) == before
                refused += 1
            else:
                assert not copy.t.news or copy.t.given_at == 0
    assert bool(refused) == any_game.facts.chance


def test_the_screen_fits_80_columns_and_its_plain_form_draws_nothing(any_game: Game) -> None:
    draw = any_game.module("screen").draw
    for table in some_tables(any_game, 16, 3):
        names = ["Margarethe"] * table.seats
        for seat in range(-1, table.seats):
            view = table.view(seat, names)
            for line in draw(view, names, False):
                assert Text.from_markup(line).cell_len <= 80, line
            plain = "\n".join(draw(view, names, True))
            assert plain
            assert not set(plain) & set("│─┌┐└┘├┤╭╮╰╯█▓▒░#|[]"), plain
