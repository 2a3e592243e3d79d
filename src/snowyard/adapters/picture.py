"""The table as text and as a picture, made from the game's own screen. Pillow is needed for pictures only."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel.errors import Refusal
from snowyard.kernel.table import Table

COLUMNS, LEAST_LINES = 80, 24
CELL = (6, 12)  # of the font, in pixels
SCALE = 2
PAPER, INK = (24, 36, 54), (232, 240, 250)
COLOURS = {
    "warm": (255, 169, 77),
    "cold": (116, 192, 252),
    "good": (105, 219, 124),
    "bad": (255, 135, 135),
    "quiet": (159, 178, 206),
}
SEATS = (
    (60, 160, 220),
    (235, 120, 40),
    (40, 190, 140),
    (214, 140, 180),
    (240, 180, 40),
    (110, 195, 240),
    (245, 235, 90),
    (170, 170, 170),
)
BLOCKS = {"█": (0, 1, 0.0), "░": (0, 1, 0.7), "▐": (0.5, 1, 0.0), "▌": (0, 0.5, 0.0)}
"""Drawn, not written: from where to where across the cell, and how pale."""

_TAG = re.compile(r"\\\[|\[(/|b|warm|cold|good|bad|quiet|line|p\d+)\]")


def lines(table: Table, seat: int) -> list[str]:
    """The screen of a seat (-1: a spectator) as lines of markup."""
    view = table.view(seat)
    names = [f"player_{s}" for s in range(table.seats)]
    drawn: list[str] = table.game.module("screen").draw(view, names, False)
    return [*drawn, "", table.prompt(seat, names).replace("[", "\\[")]


def _runs(line: str) -> list[tuple[str, tuple[int, int, int]]]:
    """A line of markup as runs of one colour."""
    runs: list[tuple[str, tuple[int, int, int]]] = []
    colours, at = [INK], 0
    for found in _TAG.finditer(line):
        runs.append((line[at : found.start()], colours[-1]))
        at, word = found.end(), found[1]
        if word is None:
            runs.append(("[", colours[-1]))
        elif word == "/":
            colours = colours[:-1] or [INK]
        elif re.fullmatch(r"p\d+", word):
            colours.append(SEATS[int(word[1:]) % len(SEATS)])
        else:
            colours.append(COLOURS.get(word, colours[-1]))
    return [*runs, (line[at:], colours[-1])]


def text(table: Table, seat: int) -> str:
    """The screen as plain characters."""
    return "\n".join("".join(part for part, _ in _runs(line)) for line in lines(table, seat)) + "\n"


class Painter:
    """Paints the screens of one game; its pictures never get smaller, so that films of them have one size."""

    def __init__(self) -> None:
        try:
            from PIL import Image, ImageDraw, ImageFont
        except ImportError as missing:
            raise Refusal("picture", f"pictures need Pillow: pip install pillow ({missing})") from None
        self._image, self._draw = Image, ImageDraw
        self._font = ImageFont.load_default_imagefont()
        self._lines = LEAST_LINES

    def paint(self, table: Table, seat: int) -> npt.NDArray[np.uint8]:
        """uint8[height, width, 3]"""
        shown = lines(table, seat)
        self._lines = max(self._lines, len(shown))
        width, height = CELL
        image = self._image.new("RGB", ((COLUMNS + 2) * width, (self._lines + 2) * height), PAPER)
        draw = self._draw.Draw(image)
        for row, line in enumerate(shown, 1):
            column = 1
            for part, colour in _runs(line):
                for sign in part:
                    self._sign(draw, column * width, row * height, sign, colour)
                    column += 1
        size = (image.width * SCALE, image.height * SCALE)
        return np.asarray(image.resize(size, self._image.Resampling.NEAREST))

    def _sign(self, draw: Any, x: int, y: int, sign: str, colour: tuple[int, int, int]) -> None:
        if sign in BLOCKS:
            first, last, pale = BLOCKS[sign]
            shade = tuple(int(c * (1 - pale) + p * pale) for c, p in zip(colour, PAPER, strict=True))
            draw.rectangle((x + first * CELL[0], y + 1, x + last * CELL[0] - 1, y + CELL[1] - 2), fill=shade)
        elif sign != " ":
            written = sign.encode("latin-1", "replace").decode("latin-1")
            draw.text((x, y), written, fill=colour, font=self._font)
