"""What a terminal shows that knows fewer letters: other letters, never question marks where there is anything better."""

from __future__ import annotations

import codecs
import unicodedata

from snowyard.terminal.theme import MARKS

HANDLER = "snowyard"
_LETTERS = {
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    **dict(zip("’‘“”„«»–—…·×−→←", ("'", "'", '"', '"', '"', '"', '"', "-", "-", "...", ".", "x", "-", "->", "<-"), strict=True)),
    **dict(zip("█░▓▒▐▌─│┌┐└┘├┤┬┴┼", "#.##[]-|+++++++++", strict=True)),
    **dict(zip("♥♦♣❄☆✓✗⚀⚁⚂⚃⚄⚅", "HDC**+x123456", strict=True)),
    **{mark: chr(ord("A") + seat) for seat, mark in enumerate(MARKS)},
}


def plainer(letter: str) -> str:
    """The nearest thing in ASCII: of an accented letter the letter."""
    if letter in _LETTERS:
        return _LETTERS[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(plainer(letter) for letter in error.object[error.start : error.end]), error.end


codecs.register_error(HANDLER, _replace)
