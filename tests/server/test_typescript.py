"""The browser's types are those of messages.py."""

from __future__ import annotations

from snowyard.server.messages import FromClient, FromServer
from snowyard.server.typescript import FOLDER, files, structs, typescript


def test_the_types_of_the_browser_are_made_from_the_messages_and_from_each_games_view() -> None:
    for name, text in files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, f"{name}: run python -m snowyard.server.typescript"


def test_every_message_is_in_them() -> None:
    text = typescript()
    for of in structs():
        assert f"export interface {of.__name__} {{" in text
    for union in (FromClient, FromServer):
        for member in union.__args__:
            assert f"  | {member.__name__}" in text
