"""The modules that lie in git: built from these sources, small, needing nothing, and made again byte for byte."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
import wasmtime

from snowyard import Game, Refusal, game
from snowyard.kernel import wasm_code
from snowyard.kernel.finding import own_games
from snowyard.players.search import DEEPEST
from snowyard.wasm.build import MOST, TOOLS, build, main, versions
from support import needs, of_the_house

SMALLEST = "forts"  # to build


def told(file: Path) -> dict[str, object]:
    found = wasm_code.section(file.read_bytes())
    assert found is not None
    return found


@pytest.mark.parametrize("slug", own_games())
def test_each_module_is_built_from_the_sources_as_they_are(slug: str) -> None:
    of = game(slug)
    assert told(wasm_code.home_of(of))["sources"] == wasm_code.hash_of(of), f"run python -m snowyard.wasm {slug}"


@pytest.mark.parametrize("slug", own_games())
def test_each_module_says_the_sizes_that_its_callers_must_know(slug: str) -> None:
    of = game(slug)
    assert wasm_code.numbers_of(of).items() <= told(wasm_code.home_of(of)).items()


@pytest.mark.parametrize("slug", own_games())
def test_each_module_is_small_and_imports_nothing(slug: str) -> None:
    code = wasm_code.home_of(game(slug)).read_bytes()
    assert len(gzip.compress(code, mtime=0)) <= MOST
    assert not wasmtime.Module(wasmtime.Engine(), code).imports


def test_modules_keep_as_many_choices_as_the_search_in_python() -> None:
    assert wasm_code.DEEPEST == DEEPEST


def test_the_modules_of_all_games_lie_there_and_no_others() -> None:
    folder = wasm_code.home_of(game(SMALLEST)).parent
    assert {file.stem for file in folder.glob("*.wasm")} == set(own_games())


@pytest.mark.heavy
def test_a_module_built_again_is_the_same_byte_for_byte(tmp_path: Path) -> None:
    needs("ziglang", "pip install 'snowyard[wasm]'")
    kept = wasm_code.home_of(game(SMALLEST))
    if told(kept)["tools"] != versions():
        pytest.skip(f"other versions of {', '.join(TOOLS)} are installed than those that built the modules")
    assert build(SMALLEST, tmp_path).read_bytes() == kept.read_bytes()


def test_the_hash_is_another_when_any_source_is(any_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, before = wasm_code.sources_of(any_game), wasm_code.hash_of(any_game)
    wanted = {f"games/{any_game.slug}/rules.py", "kernel/driver.py", "players/tree/search_driver.py", "kernel/dice.py"}
    assert wanted <= set(sources)
    assert "kernel/table.py" not in sources  # what only Python runs
    for left_out in sources:
        fewer = {name: file for name, file in sources.items() if name != left_out}
        monkeypatch.setattr(wasm_code, "sources_of", lambda _game, fewer=fewer: fewer)
        assert wasm_code.hash_of(any_game) != before


def test_a_module_that_does_not_fit_is_refused_in_a_sentence(
    any_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_house(any_game)
    whole, file = wasm_code.home_of(any_game).read_bytes(), tmp_path / "module.wasm"
    monkeypatch.setattr(wasm_code, "home_of", lambda _game: file)
    build_it = f"build it: python -m snowyard.wasm {any_game.slug}"
    with pytest.raises(Refusal, match=f"there is no WebAssembly module of {any_game.slug} at .*{build_it}"):
        wasm_code.read(any_game)
    for broken in (b"", b"# not a module", whole[:-40], whole[: len(whole) // 2]):
        file.write_bytes(broken)
        with pytest.raises(Refusal, match=f"is no WebAssembly module of Snowyard, or a part of it is missing; {build_it}"):
            wasm_code.read(any_game)
    file.write_bytes(wasm_code.with_section(whole[: whole.rindex(b"snowyard") - 4], {"sources": "other"}))
    with pytest.raises(Refusal, match=f"the WebAssembly module of {any_game.slug} was built from other sources; {build_it}"):
        wasm_code.read(any_game)
    file.write_bytes(whole)
    assert wasm_code.read(any_game) == whole


def test_building_refuses_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fort"]) == 1
    assert "there is no game 'fort'" in capsys.readouterr().err
