"""`snowyard village map`: look at a map before playing on it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snowyard.kernel.arguments import whole


def add_parsers(commands: Any) -> None:
    parser = commands.add_parser("map", help="draw a map as SVG: a generated, a ready-made or your own one")
    parser.add_argument("--seed", type=whole(0, 2**64 - 1), default=0, help="seed of a generated map (default 0)")
    parser.add_argument("--symmetry", choices=("rot4", "rot2"), default="rot4", help="symmetry of a generated map")
    parser.add_argument("--name", help="a ready-made map: market, church, pond, open")
    parser.add_argument("--file", type=Path, help="a map of your own, in the format of the rulebook")
    parser.add_argument("--out", type=Path, help="where the picture goes (default: printed)")
    parser.add_argument("--text", action="store_true", help="print the map's text instead of a picture")
    parser.set_defaults(run=draw_map, writes=lambda args: [args.out])


def draw_map(args: argparse.Namespace) -> int:
    from snowyard.games.village import generator, maps, picture
    from snowyard.kernel.errors import Refusal

    if args.file:
        title, drawn = args.file.stem, maps.read(args.file.read_text(encoding="utf-8"))
    elif args.name:
        if args.name not in maps.READY_MADE:
            raise Refusal("option", f"there is no map {args.name!r}; there are {', '.join(maps.READY_MADE)}")
        title, drawn = args.name, maps.ready_made(args.name)
    else:
        title = f"generated map, seed {args.seed}, {args.symmetry}"
        drawn = generator.generated(args.seed, args.symmetry == "rot4")
    made = drawn.text() + "\n" if args.text else picture.svg(drawn, title)
    if args.out:
        args.out.write_text(made, encoding="utf-8")
        stand, snow, ice, road = maps.census(drawn)
        print(
            f"{args.out}: {title}, {len(drawn.pieces)} pieces, {stand} points to stand on ({snow} snow, {ice} ice, {road} road)."
        )
    else:
        print(made, end="")
    return 0
