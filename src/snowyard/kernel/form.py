"""How the form of a new table shows a game's options: `form.toml` in the game's folder, if there is one."""

from __future__ import annotations

import functools
import importlib.resources

import msgspec

from snowyard.kernel.errors import Refusal, nearest
from snowyard.kernel.game import game

FILE = "form.toml"


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules, and options for experts; what is named nowhere belongs to the game itself. `only`: an option that counts only
    where others have these values is shown only there."""

    house: list[str] = []
    experts: list[str] = []
    only: dict[str, dict[str, bool | int | str]] = {}


@functools.cache
def form_of(slug: str) -> Form:
    of = game(slug)
    file = importlib.resources.files(of.package) / FILE
    try:
        form = msgspec.toml.decode(file.read_bytes(), type=Form) if file.is_file() else Form()
    except (msgspec.MsgspecError, ValueError) as error:
        raise Refusal("form", f"{slug}: {FILE} is wrong: {error}") from None
    conditions = [name for others in form.only.values() for name in others]
    for name in (*form.house, *form.experts, *form.only, *conditions):
        if name not in of.options.declared():
            raise Refusal("form", f"{slug}: {FILE} names {name!r}, which is no option.{nearest(name, of.options.declared())}")
    return form
