"""What a person can type, beside moves, at any table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from snowyard.kernel.errors import Refusal
from snowyard.kernel.tongue import can_say, language, said
from snowyard.terminal.moves import fitting
from snowyard.terminal.rulebook import asked, paragraphs, unmarked

if TYPE_CHECKING:
    from snowyard.terminal.session import PlayTable


class Leave(Exception):
    """Somebody leaves the table; nothing is lost."""


class Command(NamedTuple):
    says: str
    """The sentence that says what it does; its attribute `.takes` what is typed after it."""
    do: Callable[[Any, str], None]
    """Does it at a table, with the rest of the line."""
    watching: bool = False
    """May those who only watch do it?"""


def show_help(table: PlayTable, rest: str) -> None:
    table.screen.say(said("help-move"))
    told = {}
    for name, command in table.commands.items():
        if command.watching or table.plays:
            takes = f" {said(f'{command.says}.takes')}" if can_say(f"{command.says}.takes") else ""
            told[said(f"word-{name}") + takes] = said(command.says)
    if table.game.facts.gives_up and table.plays:
        told[f"{said('word-surrender')} {said('word-yes')}"] = said("does-surrender")
    wide = min(max(map(len, told)), table.screen.width // 2 - 1)  # on a narrow screen a long command goes on into the meanings
    for typed, meaning in told.items():
        table.screen.say(f"{typed}: {meaning}." if table.screen.plain else f"{typed:<{wide}} {meaning}", hang=wide + 1)


def rules(table: PlayTable, rest: str) -> None:
    """The paragraphs that govern this decision, the one asked for by its number, or what a thing on the table does."""
    numbered = {} if rest else paragraphs(table.game.rulebook(language()))
    here = [numbered[n] for n in table.rules if n in numbered]
    text = asked(table.game, table.options, rest) if rest else "\n\n".join(here)
    table.screen.page(unmarked(text) if table.screen.plain else text)


def moves(table: PlayTable, rest: str) -> None:
    legal = table.legal
    table.every_move(legal, fitting(legal, table.labels, table.names, rest) if rest else list(range(len(legal))))


def options(table: PlayTable, rest: str) -> None:
    speech = table.game.speech(language())
    for name, value in table.options.items():
        if name == "variant":
            table.tell_variant()
            continue
        called = name if language() == "en" else speech.option(name)
        words = {"True": said("word-on"), "False": said("word-off")}
        if language() != "en":
            words |= speech.option_words(name, [str(value)])
        table.screen.say(f"{called}: {words.get(str(value), value)}")


def explain(table: PlayTable, rest: str) -> None:
    """Switch explanations off for good, or on again."""
    from snowyard.terminal.learned import Explainer, Learned

    switched = {"on": True, "off": False, said("word-on"): True, said("word-off"): False}.get(rest.lower())
    if switched is None:
        typed = said("word-explain")
        raise Refusal("explain", said("explain-how", off=f"{typed} {said('word-off')}", on=f"{typed} {said('word-on')}"))
    learned = Learned()
    learned.switch(switched)
    table.explainer = Explainer(table.game, learned) if switched else None
    table.screen.say(said("explanations-on" if switched else "explanations-off"))


def leave(table: PlayTable, rest: str) -> None:
    raise Leave


def commands(quitting: str, **own: Command) -> dict[str, Command]:
    """What can be typed at every table, and what a table has of its own. `quitting`: the sentence that says what leaving does."""
    return {
        "help": Command("does-help", show_help, True),
        "rules": Command("does-rules", rules, True),
        "log": Command("does-log", lambda table, rest: table.log(), True),
        "view": Command("does-view", lambda table, rest: table.page(again=True), True),
        "moves": Command("does-moves", moves),
        "options": Command("does-options", options, True),
        "explain": Command("does-explain", explain, True),
        **own,
        "quit": Command(quitting, leave, True),
    }


SHORT = {"?": "help", "q": "quit", "exit": "quit", "say": "chat"}


def words_of(known: Iterable[str]) -> dict[str, str]:
    """What these commands are called in the language of this terminal."""
    return {said(f"word-{name}"): name for name in known}


def command_meant(word: str, known: Iterable[str]) -> str:
    """The command that somebody types, in their language or in English."""
    typed = word.lower()
    return words_of(known).get(typed) or SHORT.get(typed, typed)


def is_yes(typed: str) -> bool:
    return typed.strip().lower() in ("yes", said("word-yes"))
