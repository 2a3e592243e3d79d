"""The files of a game that are made of its Python: record.ts, speech.ts, rules.ts, bench.ts and, of a game that has a
meaning.py, meaning.ts in web/src/games/<slug>/."""

from __future__ import annotations

from pathlib import Path

from snowyard.kernel.finding import own_games
from snowyard.kernel.game import Game, game
from snowyard.typescript.bench import bench_file
from snowyard.typescript.meanings import meaning_file
from snowyard.typescript.options import content_table, options_function
from snowyard.typescript.program import Program
from snowyard.typescript.records import record_file
from snowyard.typescript.rules import rules_file

FOLDER = Path(__file__).parents[3] / "web" / "src"
HEAD = """\
// What {slug} shows and says. Translated from view.py, tell.py, words.py and what these call in src/snowyard/games/{slug} by
//     python -m snowyard.typescript
// A test fails when they differ: change those, never this file.
import {{ namesOf, variantOf, type Cells, type Content }} from '../../engine/content';
import * as py from '../../engine/python';
import type {{ Speaker }} from '../../engine/speaker';
import {{ read, type Yard }} from './record';
import type {{ Private, Public }} from './types';
"""
ASKED = {
    "public": "view.public",
    "private": "view.private",
    "tell": "tell.tell",
    "prompt": "tell.prompt",
    "label": "tell.label",
    "things": "tell.things",
    "rules": "words.rule_at",
}
"""What the browser asks of a game, and where that is."""
NAMED = {"names": "words.NAMES", "events": "words.EVENTS"}


def speech_file(of: Game) -> str:
    program = Program(of.layout, of.package)
    asked = {}
    for name, place in ASKED.items():
        module, _, function = place.partition(".")
        asked[name] = program.function(getattr(of.module(module), function))
    for name, place in NAMED.items():
        module, _, constant = place.partition(".")
        home = of.module(module)
        asked[name] = program.constant(home.__name__, constant, getattr(home, constant))
    options = options_function(of, program)
    content = content_table(of, program)
    table = "CONTENT" if content else "[]"
    members = [
        f"  slug: '{of.slug}',",
        "  read,",
        "  options,",
        f"  kinds: (t) => namesOf(t as unknown as Cells, {table}),",
        *(f"  {name}: {made}," for name, made in asked.items()),
    ]
    speaker = "\n".join(["export const speaker: Speaker<Yard, Public, Private> = {", *members, "};", ""])
    return "\n".join([HEAD.format(slug=of.slug), program.text(), content, "", options, "", speaker])


def files(slugs: list[str] | None = None) -> dict[str, str]:
    """All of them, by their places in web/src."""
    made = {}
    for slug in slugs or own_games():
        of = game(slug)
        made[f"games/{slug}/record.ts"] = record_file(of)
        made[f"games/{slug}/speech.ts"] = speech_file(of)
        made[f"games/{slug}/rules.ts"] = rules_file(of)
        made[f"games/{slug}/bench.ts"] = bench_file(of)
        if of.optional("meaning.TOLD"):
            made[f"games/{slug}/meaning.ts"] = meaning_file(of)
    return made
