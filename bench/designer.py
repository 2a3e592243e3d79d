"""How quick the designer's bench is: in Chromium with two workers, from an edit to its figures, and what a core plays.

    python bench/designer.py [--games forts,duel] [--closer] [--no-core]

For each game it changes one number on the page, as a designer does, and prints
  - seconds from the edit to the first figures: order of play, length and draws, by hand-written and by random players
    (promised: 1 s);
  - seconds until differences of 2 points of who starts and of 5 % of the length are settled between hand-written players
    (promised: 10 s on two workers; village may take longer, with the time left shown), and until everything is settled
    between both kinds of players;
  - games a second of the page: a game is one deal played to its end in one setting by one kind of player; those that tell
    how much better play wins are not counted;
  - with --closer also seconds until comebacks, worth, searching players and kingmaking are all told;
  - deals a second of a worker's processor time in Node (web/src/bench/speed.test.ts), which a busy machine hardly changes.
It ends with the promises that were not kept, and with status 1 then. The clock's figures mean something on a quiet machine
only: the load is printed before and after. It needs what the browser tests need (make test), and a built page."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from typescript_node import vitest  # noqa: E402
from web.browsing import GAMES, ServerProcess, browser, build_client, missing, visitor  # noqa: E402

EDITS: dict[str, tuple[int | None, str, str]] = {
    "forts": (2, "turn.actions", "4"),
    "splat": (4, "cards.fort.copies", "6, 6, 6, 6, 6, 6"),
    "duel": (2, "cards.a4.points", "3"),
    "lanes": (None, "ranks.four.hit_points", "3"),
    "village": (None, "throw.critical_hit", "11"),
}
"""The variants of web/src/bench/speed.test.ts: seats, what is changed, to what."""
FIRST, SETTLED = 1.0, 10.0  # seconds that are promised
MAY_TAKE_LONGER = ("village",)
TWO = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 })"
"""The page hires as many workers as there are cores to spare, at least two: here these two on any machine."""
WAITS = 600_000
EDITED = "() => addEventListener('keydown', (e) => e.key === 'Enter' && (window.edited = performance.now()), true)"
SHOWN = """() => {
  const both = (id) => document.querySelectorAll(`[data-measure=${id}]:not([data-place]) [data-value]`).length === 2;
  return ['starts', 'turns', 'draws'].every(both) && performance.now() - window.edited;
}"""
NEAR = """() => {
  // until the intervals of both differences are so narrow: two points, and a twentieth of the printed length
  const half = (id) => Number(document.querySelector(`[data-measure=${id}] [data-apart]`)?.dataset.apart ?? Infinity);
  const printed = Number(document.querySelector('[data-measure=turns] [data-value]')?.dataset.value ?? 0);
  const near = half('starts') <= 0.02 && half('turns') <= 0.05 * printed;
  return near && [performance.now() - window.edited, Number(document.querySelector('[data-games]').dataset.games)];
}"""
DONE = "() => document.querySelector('[data-done=true][data-games]') && performance.now() - window.edited"
CLOSER = """() => document.querySelector('[data-course=true][data-worth=true][data-search=true][data-kings=true]')
  && performance.now() - window.edited"""


def timed(opened: Any, yard: ServerProcess, slug: str, closer: bool) -> list[str]:
    """Print one game's line; the promises that were not kept."""
    seats, path, text = EDITS[slug]
    page = visitor(opened, yard)
    page.add_init_script(TWO)
    page.goto(f"/#/bench/{slug}" + (f"?seats={seats}" if seats else ""))
    page.wait_for_selector("[data-section] input")
    page.wait_for_selector("[data-done=true]", timeout=WAITS)  # of the printed game alone
    field = page.locator(f"[data-path='{path}'] input, [data-path='{path}'] select").first
    page.evaluate(EDITED)
    field.fill(text)
    field.press("Enter")

    def wait(wanted: str) -> Any:
        return page.wait_for_function(wanted, timeout=WAITS, polling="raf").json_value()

    first = wait(SHOWN) / 1000
    milliseconds, deals = wait(NEAR)
    near = milliseconds / 1000
    done = wait(DONE) / 1000
    more = f", looked at more closely {wait(CLOSER) / 1000:.1f} s" if closer else ""
    page.context.close()
    rate = 4 * deals / near  # both games by both kinds of players
    print(
        f"{slug:8} first figures {first:.2f} s; two points and 5 % of the length {near:.1f} s ({deals:.0f} deals, "
        f"{rate:,.0f} games a second); everything settled {done:.1f} s{more}",
        flush=True,
    )
    late = [f"{slug}: first figures after {first:.2f} s instead of {FIRST:.0f}"] if first > FIRST else []
    if near > SETTLED and slug not in MAY_TAKE_LONGER:
        late.append(f"{slug}: two points and 5 % of the length after {near:.1f} s instead of {SETTLED:.0f}")
    return late


def load() -> str:
    return f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def on_a_core(seconds: int) -> None:
    done = vitest("src/bench/speed.test.ts", SPEED=str(seconds), NO_COLOR="1")
    lines = [line for line in done.stdout.splitlines() if line.split(":")[0] in GAMES]
    print("\n".join(lines) if lines else done.stdout[-2000:])


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the designer's bench is.")
    parser.add_argument("--games", default=",".join(GAMES), help="which games, with commas between")
    parser.add_argument("--closer", action="store_true", help="wait for comebacks, worth, searching players and kingmaking, too")
    parser.add_argument("--no-core", action="store_true", help="leave out what a worker plays by processor time")
    arguments = parser.parse_args()
    chosen = arguments.games.split(",")
    if wrong := [slug for slug in chosen if slug not in EDITS]:
        parser.error(f"there is no game {wrong[0]!r}; there are {', '.join(EDITS)}")
    if lacking := missing() or build_client():
        raise SystemExit(lacking)
    print(load(), flush=True)
    late: list[str] = []
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        yard = ServerProcess(Path(folder), env={**os.environ, "PYTHONPATH": str(ROOT / "src")})  # as a user's
        yard.start()
        try:
            for slug in chosen:
                late += timed(opened, yard, slug, arguments.closer)
        finally:
            yard.stop()
    print(load(), flush=True)
    if not arguments.no_core:
        print("deals a second of one worker, by processor time, and when two workers would have settled what a designer asks:")
        on_a_core(3)
    if late:
        raise SystemExit("not kept on this machine now: " + "; ".join(late))


if __name__ == "__main__":
    main()
