"""Fair dice that everyone can check afterwards.

A secret seed of 32 bytes is drawn before the game, and its SHA-256, the commitment, is made known. Before the deal
(move 0) and before every move the table's generator starts anew from HMAC-SHA256(seed, move number and salts). So
nobody can compute a roll from earlier rolls, whoever runs the table cannot choose rolls after the commitment, the
players' salts keep a seed's owner who gives none from having chosen a lucky seed, and when the seed is shown at the end
anyone can derive every roll again. What this does not promise stands in docs/records.md.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

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
    message = f"snowyard move {number}" + "".join(f"\np{seat} {salts[seat]}" for seat in sorted(salts))
    mac = hmac.digest(seed, message.encode(), "sha256")
    return int.from_bytes(mac[:8], "big"), int.from_bytes(mac[8:16], "big")
