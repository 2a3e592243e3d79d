"""What the parsers of several sub-commands share."""

from __future__ import annotations

import argparse
from typing import TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no boxes, no colour, short sentences: for screen readers and pipes")
    parser.add_argument("--language", metavar="CODE", help="the language to speak: en, de, fr (that of the system, else English)")
