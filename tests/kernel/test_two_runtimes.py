"""Python and the browser make the same texts of the same files. What this side says is kept in web/src/sentences/agreed.json, and
the browser's own test (agreed.test.ts) says it again. After a change: `python tests/kernel/test_two_runtimes.py`."""

from __future__ import annotations

import json
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from snowyard.kernel.sentences import Seat, Voice, say

AGREED = Path(__file__).parents[2] / "web" / "src" / "sentences" / "agreed.json"
NAMES = ("Mia", "Ines", "Élise", "Hugo")
THROWS = ((0, 1, 0, True), (0, 2, 1, False), (1, 0, 2, True), (2, 3, 21, False), (3, 2, 1, True))
"""Who throws at whom, how many balls, and is there a wall?"""
FILES = {
    "en": """\
you = you
throw = { $who_is ->
    [you] You throw { x-balls }.
   *[other] { $who } throws { x-balls } at { $at_is ->
        [you] you
       *[other] { $at }’s { $wall ->
            [yes] wall
           *[no] coat
        }
    }.
}
x-balls = { $balls ->
    [0] nothing
    [one] { $balls } ball
   *[other] { $balls } balls
}
many = { $number } points
thing = Snowball
    .about = You have { $balls } of them.
""",
    "de": """\
you = dir
throw = { $who_is ->
    [you] Du wirfst { x-balls }.
   *[other] { $who } wirft { x-balls } auf { $at_is ->
        [you] dich
       *[other] { $at_ends ->
            [s] { $at }’
           *[other] { $at }s
        } { $wall ->
            [yes] Mauer
           *[no] Mantel
        }
    }.
}
x-balls = { $balls ->
    [0] nichts
    [one] { $balls } Ball
   *[other] { $balls } Bälle
}
many = { $number } Punkte
thing = Schneeball
    .about = Du hast { $balls } davon.
""",
    "fr": """\
you = toi
throw = { $who_is ->
    [you] Tu lances { x-balls }.
   *[other] { $who } lance { x-balls } sur { $at_is ->
        [you] toi
       *[other] { $wall ->
            [yes] le mur
           *[no] le manteau
        } { $at_begins ->
            [vowel] d’{ $at }
           *[other] de { $at }
        }
    }.
}
x-balls = { $balls ->
    [0] rien
    [one] { $balls } boule
   *[other] { $balls } boules
}
many = { $number }\N{NO-BREAK SPACE}points
thing = Boule de neige
    .about = Tu en as { $balls }.
""",
}


def person(seat: int, me: int) -> dict[str, Any]:
    """A seat as the browser's `Person`."""
    return {"name": NAMES[seat], "you": seat == me}


def agreed(folder: Path) -> str:
    said: list[dict[str, Any]] = []
    for lang, text in FILES.items():
        file = folder / f"{lang}.ftl"
        file.write_text(text, encoding="utf-8")
        voice = Voice(lang, [file])
        told: list[tuple[str, dict[str, Any], dict[str, Any], int]] = []
        for me, (who, at, balls, wall) in product((-1, 0), THROWS):
            told.append(
                (
                    "throw",
                    {"who": Seat(who), "at": Seat(at), "balls": balls, "wall": wall},
                    {"who": person(who, me), "at": person(at, me), "balls": balls, "wall": wall},
                    me,
                )
            )
        told += [("many", {"number": number}, {"number": number}, -1) for number in (1, 999, 1234, 1234567)]
        told += [("thing", {}, {}, -1), ("thing.about", {"balls": 12}, {"balls": 12}, -1)]
        said += [
            {"lang": lang, "id": id, "args": there, "text": voice.text(say(id, **here), me, NAMES)}
            for id, here, there, me in told
        ]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in said)
    return f'{{"files": {json.dumps(FILES, ensure_ascii=False, indent=1)},\n"said": [\n{lines}\n]}}\n'


def test_what_the_browser_must_say_is_what_this_side_says(tmp_path: Path) -> None:
    assert AGREED.read_text(encoding="utf-8") == agreed(tmp_path), "run python tests/kernel/test_two_runtimes.py"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        AGREED.write_text(agreed(Path(made)), encoding="utf-8")
