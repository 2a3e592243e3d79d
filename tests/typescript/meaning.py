"""Small functions in the part of Python that is translated, for what two languages easily mean in two ways."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple


class Pair(NamedTuple):
    first: int
    second: int


def division(a: int, b: int) -> list[int]:
    return [a // b, a % b]


def reckoning(a: int, b: int) -> list[int]:
    return [a + b, a - b, a * b, -a, abs(b), (a - b) ** 2]


def bits(a: int, b: int) -> list[int]:
    return [a & b, a | b, a ^ b, ~a, a & -a, a & ~b, a.bit_length(), abs(a).bit_count()]


def shifts(a: int, n: int) -> list[int]:
    return [a << n, a >> n, 1 << n, (1 << n) - 1, a >> n & 1, (a << n) >> n]


def order(a: int, b: int) -> list[bool]:
    return [a < b, a <= b, a == b, a != b, a > b, a >= b, 0 <= a < b, (a, b) < (b, a), [a] == [b], (a > 0) == 1]


def members(cards: int) -> list[int]:
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def truth(v: object) -> list[object]:
    return [bool(v), not v, v or "else", v and "then", 1 if v else 0]


def places(row: list[int], i: int) -> int:
    return row[i]


def slices(row: list[int], a: int, b: int) -> list[list[int]]:
    return [row[a:], row[:b], row[a:b], row[-2:], row[::2], row[1::3]]


def sorting(words: list[str]) -> list[object]:
    by_length = sorted(words, key=lambda word: (len(word), word))
    longest, first = max(words, key=lambda word: len(word), default=""), min(words, default="none")
    return [sorted(words), by_length, longest, first, sorted(Counter(words).items()), list(reversed(words))]


def table(words: list[str]) -> list[object]:
    """Dictionaries keep the order of adding, also when a name is written again."""
    found: dict[str, list[int]] = {}
    for i, word in enumerate(words, 1):
        found.setdefault(word, []).append(i)
    more = {**found, "last": []} | {"a": [0]}
    return [list(found), list(more.items()), found.get("b"), found.get("b", 7), "a" in found, len(more)]


def tuples(a: int, b: int) -> list[object]:
    """Tuples are keys, and named ones are compared by what is in them."""
    kept = {(a, b): "ab", (b, a): "ba", (a, a): "aa"}
    one, other = Pair(a, b), Pair(b, a)
    return [kept[a, b], (1, 2) in kept, one == other, one == Pair(a, b), one._replace(second=a).second, sorted({a, b, 1} - {a})]


def texts(text: str) -> list[object]:
    first, *rest = text.split()
    return [
        first,
        rest,
        "-".join(rest),
        text.upper(),
        text.strip(),
        text.replace("a", "b"),
        f"{first}:{len(text)}",
        text[-1],
        first in text,
        text.rstrip(" d"),
    ]


def patterns(text: str) -> list[object]:
    match text.split():
        case ["throw", who] if who != "p9":
            return ["throw", who]
        case ["throw" | "drop", "two", what, *how]:
            return [what, how]
        case ["end"]:
            return []
        case words:
            return ["other", *words]


def truths(row: list[int]) -> list[object]:
    """A truth is a number, too."""
    positive = sum(n > 0 for n in row)
    return [positive, (positive > 1) + (positive > 2), positive - 2 * (positive > 1), any(row), all(row), "no"[positive > 1]]


def loops(n: int) -> list[object]:
    found = []
    for i in range(n):
        if i % 3 == 1:
            continue
        if i > 7:
            break
        found += [i, -i]
    return [found, [(i, j) for i in range(n) if i % 2 for j in range(i)][:5], next((i for i in range(n) if i * i > 10), -1)]


@functools.lru_cache(4)
def kept(a: int, b: tuple[int, ...]) -> int:
    return a + sum(b)


def keeping(a: int, row: list[int]) -> int:
    return kept(a, tuple(row)) + kept(a, tuple(row)) + kept(b=tuple(row[1:]), a=a)


def parting(text: str) -> list[object]:
    found = re.fullmatch(r"(\w+)( \w+)*", text)
    return [
        text.partition(" "),
        text.partition("zz"),
        text.splitlines(),
        re.split(r"[\s,]+", text),
        found is None,
        bool(re.search(r"\d", text)),
        text.capitalize(),
        f"{text!r}",
    ]


def numbers(text: str) -> list[object]:
    try:
        found = int(text)
    except ValueError:
        found = -1
    return [found, isinstance(found, bool | str), isinstance(text, str)]


def sifting(row: list[int]) -> list[object]:
    kept, moved = set(row), list(row)
    moved.insert(1, 7)
    kept.add(7)
    kept.remove(7)
    return [
        list(filter(None, row)),
        list(map(abs, row)),
        sorted(row, key=lambda n: n % 3, reverse=True),
        sorted(row, reverse=True),
        moved,
        sorted(kept),
        frozenset(row[:1]) <= set(row),
        {1, 99} <= kept,
        divmod(sum(row), 7),
    ]


def upward(n: int) -> Iterator[int]:
    for i in range(n):
        yield i * i


def making(n: int) -> list[int]:
    found = []
    for i in upward(n):
        if i > 20:
            break
        found.append(i)
    return found
