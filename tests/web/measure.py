"""How quick the page is: `make measure-web`. Times from a click to its result, and tasks that block the page for long.

Meaningful on a quiet machine only, so this is no test.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from web.yard import GAMES, Yard, browser, build_client, first_scripts, missing, play_now, visitor

MOVES = {"village": 80}  # its first ones only set up: reach and lines of fire come later
USUAL = 15
WATCH = """() => {
  window.longTasks = [];
  const keep = (list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(keep).observe({ type: 'longtask', buffered: false });
}"""
MOVE = """async () => {
  // from the click to the first picture in which the log tells what the move did
  const told = () => document.querySelectorAll('aside .line').length;
  const buttons = [...document.querySelectorAll('.moves button[data-move]')].filter((b) => b.dataset.move !== 'surrender');
  if (!buttons.length) return null; // only folded ones, or none any more
  const before = told();
  const begun = performance.now();
  buttons[Math.floor(Math.random() * buttons.length)].click();
  while (told() === before && performance.now() - begun < 5000) await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}"""


def measure(page: Any, slug: str) -> str:
    play_now(page, slug)
    page.wait_for_selector("main svg")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    times: list[float] = []
    while len(times) < MOVES.get(slug, USUAL):
        page.wait_for_selector(".moves button, [data-testid=result]")
        if page.locator("[data-testid=result]").count():
            break
        took = page.evaluate(MOVE)
        if took is not None:
            times.append(took)
        else:
            page.evaluate("() => document.querySelector('.moves button.fold')?.click()")
    page.wait_for_timeout(300)
    long = page.evaluate("() => window.longTasks")
    worst = f"worst {max(long):.0f} ms" if long else "none"
    return (f"{slug:8} move to picture: median {statistics.median(times):5.1f} ms, worst {max(times):6.1f} ms of {len(times)};  "
            f"tasks over 50 ms: {len(long)} ({worst})")  # fmt: skip


def main() -> None:
    if lacking := missing() or build_client():
        raise SystemExit(lacking)
    print(f"first page: {sum(first_scripts().values()) / 1000:.1f} kB of compressed script; one click to a dealt table")
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        yard = Yard(Path(folder))
        yard.start()
        yard.warm()
        try:
            for slug in sys.argv[1:] or GAMES:
                page = visitor(opened, yard, settings={"pace": 120})
                print(measure(page, slug), flush=True)
                page.context.close()
        finally:
            yard.stop()


if __name__ == "__main__":
    main()
