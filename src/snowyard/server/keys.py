"""Secrets of seats and tables: seat keys, invite codes, codes to reclaim a seat, tickets for sockets. At rest only their
SHA-256; they are long and random, so a slow hash would add nothing. Compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from snowyard.kernel.errors import Refusal

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # without those that look alike
TABLE_LETTERS = 12
CODE_LETTERS = 12
TICKET_SECONDS = 60
CODE_SECONDS = 600


def letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_table_id() -> str:
    return letters(TABLE_LETTERS)


def is_table_id(text: str) -> bool:
    return len(text) == TABLE_LETTERS and all(letter in LETTERS for letter in text)


def new_invite() -> str:
    return letters(16)


def new_code() -> str:
    """In groups of four, as people type it."""
    code = letters(CODE_LETTERS)
    return "-".join(code[n : n + 4] for n in range(0, CODE_LETTERS, 4))


def tidy_code(typed: str) -> str:
    """What was meant: capitals, spaces and dashes do not matter, nor do letters that look alike."""
    plain = "".join(letter for letter in typed.lower() if letter.isalnum())
    return plain.translate(str.maketrans("oil", "011"))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, digest: str) -> bool:
    return hmac.compare_digest(hashed(secret), digest)


def key_of(table: str, seat: int, secret: str) -> str:
    """A seat key says which seat it opens, so that no list of keys is needed to find it: TABLE.SEAT.SECRET."""
    return f"{table}.{seat}.{secret}"


def new_key(table: str, seat: int) -> str:
    return key_of(table, seat, secrets.token_urlsafe(24))


@dataclass(frozen=True)
class Place:
    """Which seat a key claims to open; whether it does is for the table to say."""

    table: str
    seat: int


def place_of(key: str) -> Place:
    table, dot, rest = key.partition(".")
    seat, dot_again, secret = rest.partition(".")
    if not (dot and dot_again and secret and len(table) == TABLE_LETTERS and seat.isdecimal() and len(seat) <= 2):
        raise Refusal("key", "that is no seat key")
    return Place(table, int(seat))


@dataclass(frozen=True)
class TicketBody:
    """What a ticket admits to. `mark` ties it to the seat's key of that moment: a new key makes it void."""

    table: str
    seat: int
    mark: str
    expires: int
    number: str


def write_ticket(secret: bytes, table: str, seat: int, mark: str, now: int) -> str:
    body = f"{table}.{seat}.{mark}.{now + TICKET_SECONDS * 1000}.{secrets.token_hex(8)}"
    return f"{body}.{_seal(secret, body)}"


def read_ticket(secret: bytes, ticket: str, now: int) -> TicketBody:
    body, _, seal = ticket.rpartition(".")
    if not ticket.isascii() or not hmac.compare_digest(_seal(secret, body), seal):
        raise Refusal("ticket", "that ticket is not from this server; ask for a new one")
    table, seat, mark, expires, number = body.split(".")
    if int(expires) <= now:
        raise Refusal("ticket", f"that ticket is older than {TICKET_SECONDS} seconds; ask for a new one")
    return TicketBody(table, int(seat), mark, int(expires), number)


def _seal(secret: bytes, body: str) -> str:
    return hmac.new(secret, body.encode(), "sha256").hexdigest()


def mark_of(digest: str) -> str:
    """A few letters that tell one key of a seat from the next; '-' for watchers."""
    return digest[:12] or "-"
