"""What a page plays with when there is no server: given by a server under data/, or written by `snowyard publish`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.running import LiveServer
from snowyard.kernel import wasm_code
from snowyard.kernel.game import game, games
from snowyard.kernel.sentences import languages
from snowyard.match.puzzles import puzzles_of
from snowyard.players import levels_of, networks
from snowyard.server import offline
from snowyard.server.guard import POLICY

INDEX = '<!doctype html><html><head><meta charset="utf-8" /></head><body></body></html>'


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files, so that nothing must be built."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "sw.js").write_text(f"const LISTED = '{offline.LISTED}';")
    (folder / "assets" / "page.js").write_text("1")
    (folder / "built-from.txt").write_text("x")
    monkeypatch.setattr(offline, "CLIENT", folder)
    return folder


def publish(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "snowyard.cli", "publish", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_published_folder_holds_the_page_and_everything_it_plays_with(client: Path, tmp_path: Path) -> None:
    files, size = offline.publish(tmp_path / "new" / "out", POLICY)
    written = {
        file.relative_to(tmp_path / "new" / "out").as_posix(): file.read_bytes()
        for file in (tmp_path / "new" / "out").rglob("*")
        if file.is_file()
    }
    data = [f"data/{slug}.wasm" for slug in games()]
    champions = [slug for slug in games() if "champion" in levels_of(game(slug))]
    data += [f"data/{slug}.bin" for slug in champions]
    data += [f"data/rules.{slug}.{lang}.json" for slug in games() for lang in languages()]
    data += [f"data/games.{lang}.json" for lang in languages()]
    data += ["data/puzzles.json", *(f"data/puzzles.{slug}.json" for slug in games() if puzzles_of(game(slug)))]
    data += [f"data/lessons.{slug}{lang}.json" for slug in games() for lang in ("", *(f".{lang}" for lang in languages()))]
    assert set(written) == {"index.html", "sw.js", "assets/page.js", *data}
    assert (files, size) == (len(written), sum(map(len, written.values())))
    for slug in games():
        assert written[f"data/{slug}.wasm"] == wasm_code.read(game(slug))
    for slug in champions:
        assert written[f"data/{slug}.bin"] == networks.file_of(game(slug)).read_bytes()
    listed = written["sw.js"].decode().split("'")[1].split(",")
    assert sorted(line.split("=")[0] for line in listed) == sorted([*data, "index.html"])  # kept for when there is no network


def test_another_file_anywhere_makes_another_service_worker(client: Path) -> None:
    before = offline.service_worker({"forts.wasm": b"old"}, b"page")
    assert offline.service_worker({"forts.wasm": b"old"}, b"page") == before
    assert offline.service_worker({"forts.wasm": b"new"}, b"page") != before
    assert offline.service_worker({"forts.wasm": b"old"}, b"another page") != before


def test_the_published_page_forbids_what_the_served_one_does(client: Path) -> None:
    page = offline.index_alone(POLICY).decode()
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    policy = policy.replace("&#x27;", "'")
    assert page.index("Content-Security-Policy") < page.index("charset")  # before anything is loaded
    assert {*POLICY.split("; ")} - {*policy.split("; ")} == {"frame-ancestors 'none'"}  # which a page cannot say of itself
    assert re.findall(r"'unsafe[^']*'|'wasm[^']*'|\*", policy) == ["'wasm-unsafe-eval'", "'unsafe-inline'"]
    assert "style-src 'self' 'unsafe-inline'" in policy  # and there only


def test_a_folder_that_holds_something_is_left_alone(client: Path, tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    done = publish(full)
    assert done.returncode == 2
    assert done.stderr == f"snowyard: {full} is not empty; name a folder that is not there yet, or an empty one\n"
    assert [file.name for file in full.iterdir()] == ["mine.txt"]


def test_what_others_put_into_a_folder_meanwhile_stays_when_it_is_given_up(client: Path, tmp_path: Path) -> None:
    place = tmp_path / "new" / "out"

    def given_up(done: int) -> None:
        (place / "mine.txt").write_text("mine")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        offline.publish(place, POLICY, given_up)
    assert [file.name for file in place.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("place", "said"),
    [("a-file", "is a file; name a folder"), ("a-file/below", "Not a directory"), ("x" * 300, "File name too long")],
)
def test_a_place_that_cannot_be_a_folder_is_refused_in_a_sentence(tmp_path: Path, place: str, said: str) -> None:
    (tmp_path / "a-file").write_text("")
    done = publish(tmp_path / place)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_server_gives_the_same_files(yard: LiveServer) -> None:
    for name, content in offline.data().items():
        answer = yard.ask("GET", f"/data/{name}")
        assert answer.status_code == 200
        assert answer.content == content
        assert answer.headers["cache-control"] == "no-cache"
    assert yard.ask("GET", "/data/forts.wasm").headers["content-type"] == "application/wasm"
    for nowhere in ("/data/nothing.wasm", "/data/", "/data/%2e%2e%2fapp.py"):
        assert yard.ask("GET", nowhere).status_code == 404


@pytest.mark.parametrize("lang", languages())
def test_the_files_say_what_the_api_says(yard: LiveServer, lang: str) -> None:
    told = yard.ask("GET", f"/api/games?lang={lang}").json()
    assert json.loads(offline.data()[f"games.{lang}.json"]) == told
    for slug in games():
        written = json.loads(offline.data()[f"rules.{slug}.{lang}.json"])
        assert written == yard.ask("GET", f"/api/games/{slug}/rules?lang={lang}").json()
