"""What rules, records and servers refuse, in the language of this terminal. They give their reasons in English, which is also
what programs read; people at a terminal hear them in their own words, as far as there are such (decisions/50)."""

from __future__ import annotations

import re

from snowyard.kernel import tongue

NEAR = r"(?: Did you mean '(?P<near>.+)'\?)?"
"""What follows where something was written nearly right."""
KNOWN = {
    "no-game": r"there is no game (?P<typed>'.*?'); there are (?P<names>[^.]+)\.?" + NEAR,
    "no-option": r"(?P<game>\w+) has no option (?P<typed>'.*?'); it has (?P<names>[^.]+)\.?" + NEAR,
    "option-range": r"(?P<game>\w+): the option (?P<name>\w+) must be a whole number from (?P<low>-?\d+) to "
    r"(?P<high>-?\d+), not (?P<typed>.+)",
    "option-choice": r"(?P<game>\w+): the option (?P<name>\w+) must be one of (?P<names>[^.]+), not (?P<typed>[^.]+?)\.?" + NEAR,
    "option-switch": r"(?P<game>\w+): the option (?P<name>\w+) must be on or off, not (?P<typed>.+)",
    "option-written": r"an option is written name=value, not (?P<typed>.+)",
    "option-twice": r"the option (?P<name>\S+) is given twice",
    "no-bot": r"there is no bot (?P<typed>'.*?'); there are (?P<names>[^.]+), and program:COMMAND\.?" + NEAR,
    "no-language": r"there is no language (?P<typed>'.*?'); there are (?P<names>.+)",
    "no-move-number": r"there is no move (?P<number>-?\d+); the game has (?P<moves>\d+) moves",
    "no-such-move": r"(?P<game>\w+) has no move (?P<typed>'.*?')\.?" + NEAR,
    "no-file": r"(?P<file>.+): No such file or directory",
    "no-right": r"(?P<file>.+): Permission denied",
    "is-folder": r"(?P<file>.+): Is a directory",
    "no-variant": r"the (?:variant|value) (?P<file>.+) cannot be read: No such file or directory",
    "no-text": r"a file that should be text is not \(UTF-8\)",
    "folder-given": r"(?P<file>.+) is a folder; name a file in it, such as (?P<other>.+)",
    "folder-missing": r"there is no folder (?P<folder>.+) for (?P<file>.+); make it first, or name another place",
    "cannot-write": r"(?P<file>.+) cannot be written: no right to",
    "record-head": r"(?:(?P<file>.+): )?line (?P<line>\d+): (?P<typed>'.*?') is no line of a record's head; those "
    r"begin with (?P<names>.+)",
    "record-line": r"(?:(?P<file>.+): )?line (?P<line>\d+): (?P<own>.+)",
    "not-decision": r"it is not your decision now",
    "undo-not": r"that cannot be taken back: (?P<own>.+)",
    "undo-none": r"there is no move of yours to take back",
    "undo-news": r"dice were rolled or something hidden has come to light since",
    "undo-secret": r"somebody is being asked in secret",
    "undo-hidden": r"something was decided in secret since",
    "undo-final": r"(?:somebody has made a move since that is never taken back|that move is never taken back)",
    "undo-else": r"somebody else has decided since",
    "over": r"the game is over(?:; .+)?",
    "no-table": r"there is no such table(?:; check the link)?",
    "wrong-key": r"that key opens no seat \(any more\)",
    "wrong-code": r"that code is wrong, used, or older than ten minutes; make a new one on the other device",
    "name-taken": r"somebody at this table is called (?P<name>'.*?') already; take another name",
    "begun": r"the game has begun(?: already|; you can watch it)",
    "wrong-invitation": r"that invitation does not open this table; ask for its link again",
    "full": r"no seat is free at this table; you can watch",
    "not-begun": r"the game has not begun: the table waits for players",
    "bot-plays": r"a bot plays for you; take your seat back first",
    "chosen": r"you have chosen already; take that back first, while others still choose",
    "question-open": r"a question is open already; wait for the answers",
    "nobody-asks": r"nobody waits for an answer of yours",
    "resigned-already": r"you have resigned already",
    "rematch-when": r"a rematch can be asked for when the game is over",
    "watching": r"you are watching; (?:only those at the table can do that|hints are for those at the table)",
    "plays-for-self": r"you play for yourself already",
    "verified": r"(?P<moves>\d+) moves are legal to its end, the seed fits its commitment, and all "
    r"(?P<rolls>\d+) rolls follow from it\.(?P<own>(?s:.*))",
    "verified-so-far": r"(?P<moves>\d+) moves are legal so far \(the game is not over\), the seed fits its commitment, "
    r"and all (?P<rolls>\d+) rolls follow from it\.(?P<own>(?s:.*))",
    "verified-lots": r"(?P<lots>\d+) seats were drawn by lot, as the seed says\.(?P<own>(?s:.*))",
    "stopped": r"stopped",
}
"""Their English sentences; `said-…` of terminal.ftl says each."""


def in_words(sentence: str) -> str:
    """A refusal as this terminal says it; as it came where nobody has translated it."""
    if tongue.language() == "en":
        return sentence
    for id, words in KNOWN.items():
        if found := re.fullmatch(words, sentence.strip()):
            given = {name: value or "" for name, value in found.groupdict().items()}
            near = given.pop("near", "")
            if "own" in given:
                given["own"] = in_words(given["own"])
            told = tongue.said(f"said-{id}", **given).strip()
            return f"{told} {tongue.said('said-near', typed=near)}" if near else told
    return sentence
