"""Fair dice that everyone can check afterwards.

A secret seed of 32 bytes is drawn before the game, and its SHA-256, the commitment, is made known. Before the deal
(move 0) and before every move the table's generator starts anew from HMAC-SHA256(seed, move number and salts). So
nobody can compute a roll from earlier rolls, whoever runs the table cannot choose rolls after the commitment, the
players' salts keep a seed's owner who gives none from having chosen a lucky seed, and when the seed is shown at the end
anyone can derive every roll again. Seats that nobody chose are drawn from the same seed (`seat_by_lot`). What this does
not promise stands in docs/records.md.

A game begun by somebody who knows its seed can go on under another seed (`Match.go_on`): what one seat could not know is then
dealt anew, from the second seed, too (`deal_key`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

SEED_BYTES = 32


def fresh_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed from a small number, for games that should be repeatable and need no secrecy."""
    return hashlib.sha256(f"snowyard seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def move_key(seed: bytes, salts: Mapping[int, str], number: int) -> tuple[int, int]:
    """The key of the generator for one move: 128 bits as two numbers."""
    return _key(seed, f"snowyard move {number}", salts)


def deal_key(seed: bytes, salts: Mapping[int, str], number: int) -> tuple[int, int]:
    """The key by which hidden things are dealt anew after so many moves, when a game goes on under this seed. Of the second
    number the highest bit is 0: redealing counts it up."""
    first, second = _key(seed, f"snowyard deal after {number}", salts)
    return first, second >> 1


def _key(seed: bytes, words: str, salts: Mapping[int, str]) -> tuple[int, int]:
    message = words + "".join(f"\np{seat} {salts[seat]}" for seat in sorted(salts))
    mac = hmac.digest(seed, message.encode(), "sha256")
    return int.from_bytes(mac[:8], "big"), int.from_bytes(mac[8:16], "big")


def seat_by_lot(seed: bytes, number: int, salt: str, free: Iterable[int]) -> int:
    """The seat that the `number`-th to sit down (from 1) gets, of those still free: each as likely as any other (128 bits
    leave no difference that anybody could notice)."""
    message = f"snowyard seat {number}" + (f"\n{salt}" if salt else "")
    seats = sorted(free)
    return seats[int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:16], "big") % len(seats)]


def seats_by_lot(seed: bytes, count: int) -> list[int]:
    """The seats of so many who sit down one after the other, all by lot and without salts."""
    given: list[int] = []
    for number in range(1, count + 1):
        given.append(seat_by_lot(seed, number, "", set(range(count)) - set(given)))
    return given
