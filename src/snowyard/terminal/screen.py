"""What is written to the terminal and what is read from it, in colour or plain."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from snowyard.kernel.wording import ended
from snowyard.terminal import encoding, keyboard, theme

TIED = "\u00a0"  # a space at which no line is broken
CLEARED = 60  # lines that push a screen out of sight where it cannot be cleared
ENDS = (".", "!", "?", "…", ")", "”")  # of a line with which a sentence ends


class Screen:
    """`plain`: no boxes, no colour, no cursor movement; short sentences for screen readers and pipes."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(theme=theme.theme(), highlight=False, soft_wrap=False)
        self.width, self.height = self.console.size
        self._loose: list[Text] = []  # written since somebody was last asked; they may still come to stand below a table
        self._spare: list[Text] = []  # of these, what the table shows as well
        self._held: list[RenderableType] | None = None  # written, but not yet on the screen
        self._words: list[str] = []
        self._lines: list[str] = []  # typed since the device was last passed on
        self.passed_on = False
        """Several people who hide something from each other share this keyboard."""
        for stream, errors in ((sys.stdin, "replace"), (sys.stdout, encoding.HANDLER)):
            with contextlib.suppress(AttributeError):
                stream.reconfigure(errors=errors)  # type: ignore[union-attr]

    # ---- writing

    def say(self, sentence: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """One sentence, as it is. `hang`: by how much further lines stand in."""
        if self.plain:
            print(sentence)
            return
        room = self.width - indent
        hanging = " " * min(hang, room // 2)
        tied = re.sub(r" (?=[:;?!%»](?: |$))|(?<=«) ", TIED, sentence)  # in French none of them begins a line
        lines = textwrap.wrap(tied, room, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
        for line in lines or [""]:
            self._write(Text(" " * indent + line.replace(TIED, " "), style))

    def quote(self, words: str) -> None:
        """A path or a command to copy: on a line of its own, never broken."""
        self.settle()
        if self.plain:
            print(words)
        else:
            self.console.print(Text(words, "cold"), soft_wrap=True)

    def show(self, lines: Iterable[str], spare: bool = False) -> None:
        """Lines with our markup (in plain mode they have none). `spare`: the table shows it, too."""
        for line in lines:
            if self.plain:
                print(line)
            else:
                before = len(self._loose)
                self._wrapped(theme.render(line))
                if spare and self._held is None:
                    self._spare += self._loose[before:]

    def _wrapped(self, line: Text) -> None:
        """What is too long for one line goes on below where it began, not at the edge."""
        began = len(line.plain) - len(line.plain.lstrip())
        margin = Text(" " * min(began, self.width // 2))
        first, *more = line.wrap(self.console, self.width) if line.cell_len > self.width else [line]
        rest = list(Text(" ").join(more).wrap(self.console, self.width - len(margin))) if more else []
        for piece in (first, *(margin + part for part in rest)):
            self._write(piece)

    def rule(self, title: str = "") -> None:
        """A line across the screen; a title in plain mode."""
        if not self.plain:
            self._write(Rule(theme.render(title) if title else "", style="line", align="left"))
        elif title:
            print(ended(title))

    def page(self, markdown: str) -> None:
        """A text written in Markdown."""
        self.settle()
        if self.plain:
            print(markdown)
        else:
            self.console.print(Markdown(markdown), width=self.width)

    def columns(self, entries: Sequence[str]) -> None:
        """Short entries (with our markup) side by side; one a line in plain mode."""
        if self.plain or not entries:
            self.show(entries)
            return
        texts = [theme.render(entry) for entry in entries]
        wide = max(text.cell_len for text in texts) + 3
        across = max(1, (self.width - 2) // wide)
        down = -(-len(texts) // across)
        for row in range(down):
            line = theme.render("  ")
            for text in texts[row::down]:
                if across > 1:
                    text.pad_right(wide - text.cell_len)
                line.append_text(text)
            pieces = line.wrap(self.console, self.width - 4) if across == 1 else [line]
            for number, piece in enumerate(pieces):
                # what is too long for one line goes on below its words, not below its letter
                self._write(theme.render("    ").append_text(piece) if number else piece)

    # ---- what just happened, above a table or below it

    def _write(self, line: RenderableType) -> None:
        """One line of the screen."""
        if self._held is not None:
            self._held.append(line)
            return
        if isinstance(line, Text):
            self.console.print(line, soft_wrap=True)
            self._loose.append(line)
        else:
            self.console.print(line, width=self.width)
            self.settle()

    def settle(self) -> None:
        """What stands on the screen stays where it is."""
        self._loose, self._spare = [], []

    @contextlib.contextmanager
    def below(self, others: int, least: int, more: str = "") -> Iterator[None]:
        """A table is drawn. Where it and `others` lines that follow would push what was written since the last question out of
        sight, that comes below the table instead: as much as there is room for, and at least so many lines; a third of a screen
        that the table is too tall for anyway. `more`: a line before them where some have no room."""
        self._held = []
        try:
            yield
        finally:
            table, self._held = self._held, None
        room = self.height - len(table) - others
        if len(table) + least > self.height:
            least = max(least, self.height // 3)
        told = sum(not self._is_spare(line) for line in self._loose)
        moved = self._taken_up(max(room, least)) if len(self._loose) > room else []
        hidden = bool(moved) and len(moved) < told
        above = [Text(f"  {line}", "quiet") for line in textwrap.wrap(more, self.width - 2)] if hidden else []
        for line in [*table, *above, *moved]:
            self._write(line)
        self.settle()

    def _taken_up(self, most: int) -> list[Text]:
        """The last lines that were written, from the beginning of a sentence, taken off the screen, without what the table shows
        as well. None where that cannot be."""
        size = self.console.size
        if not self.can_clear or size.width < self.width:  # lines may have been broken by a window made narrower
            return []
        first, wanted = len(self._loose), most
        while first and wanted and len(self._loose) - first < size.height - 1:
            first -= 1
            wanted -= not self._is_spare(self._loose[first])
        while 0 < first < len(self._loose) and not _ended(self._loose[first - 1]):
            first += 1
        taken = self._loose[first:]
        rows = sum(max(1, -(-line.cell_len // size.width)) for line in taken)  # of words that are longer than a line, too
        if rows:
            sys.stdout.write(f"\r\x1b[{rows}A\x1b[J")
            sys.stdout.flush()
        return [line for line in taken if not self._is_spare(line)]

    def _is_spare(self, line: Text) -> bool:
        return any(line is one for one in self._spare)

    @property
    def can_clear(self) -> bool:
        """Does what is written here go to something that can forget it?"""
        return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    def clear(self) -> None:
        """Nothing that stood here can be read any more, not even by scrolling back (where that can be done), and nothing
        that was typed here can be brought back."""
        self._words, self._lines = [], []
        self.settle()
        if self.can_clear:
            # in this order: many terminals scroll back to what the first code wiped off, and the second forgets that
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        elif sys.stdout.isatty():
            print("\n" * CLEARED)

    # ---- reading

    def offer(self, words: Sequence[str]) -> None:
        """What the Tab key may complete."""
        self._words = list(words)

    def ask(self, question: str) -> str:
        """A line that somebody types; EOFError when nobody will."""
        self.settle()
        try:
            return self._asked(question)
        finally:
            self.settle()  # what came while they were typing stands above what they typed
            self.width, self.height = self.console.size  # the window may have another size by now

    def _asked(self, question: str) -> str:
        if sys.stdin is None:  # started without any input
            raise EOFError
        if sys.stdin.isatty() and sys.stdout.isatty():
            if self.passed_on and hasattr(os, "fork"):
                self._lines.append(keyboard.read_apart(question, self._words, self._lines))
                return self._lines[-1]
            keyboard.set_up(self._words)
            return input(question)
        sys.stdout.write(question)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))  # so that what was answered stands in the output
        return line.rstrip("\n")

    def wait(self, question: str) -> None:
        """Until somebody presses Enter: not before they were asked, and with nothing at hand that was typed before."""
        self._words, self._lines = [], []
        if sys.stdin is not None and sys.stdin.isatty():
            keyboard.forget_typed_ahead()
        self.ask(question)

    def typed_so_far(self) -> str:
        """The line that is being typed, as far as this system can tell."""
        try:
            import readline
        except ImportError:
            return ""
        return readline.get_line_buffer()


def _ended(line: Text) -> bool:
    """Does a sentence end with this line?"""
    words = line.plain.rstrip()
    return not words or words.endswith(ENDS)
