"""How quick the page is: `make measure-web`. Times from a click to its result, and tasks that block the page for long.

Meaningful on a quiet machine only, so this is no test.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from web.yard import GAMES, Yard, browser, build_client, missing, play, play_now, visitor

WATCH = """() => {
  window.longTasks = [];
  const keep = (list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(keep).observe({ type: 'longtask', buffered: false });
}"""
MOVE = """async () => {
  // from the click to the first picture in which the prompt or the moves are others than before
  const state = () => document.querySelector('.bottom')?.innerText;
  const buttons = [...document.querySelectorAll('.moves button[data-move]')].filter((b) => b.dataset.move !== 'surrender');
  if (!buttons.length) return null;
  const before = state();
  const begun = performance.now();
  buttons[Math.floor(Math.random() * buttons.length)].click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (state() !== before && document.querySelector('.line:last-of-type')) return performance.now() - begun;
    if (performance.now() - begun > 5000) return null;
  }
}"""


def measure(page: Any, slug: str) -> str:
    play_now(page, slug)
    page.wait_for_selector("main svg")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    times: list[float] = []
    for _ in range(40):
        if page.locator("[data-testid=result]").count():
            break
        if not page.locator(".moves button[data-move]").count():
            play(page, moves=1, until=3000)
            continue
        took = page.evaluate(MOVE)
        if took is not None:
            times.append(took)
    page.wait_for_timeout(300)
    long = page.evaluate("() => window.longTasks")
    worst = f"worst {max(long):.0f} ms" if long else "none"
    return (f"{slug:8} move to picture: median {statistics.median(times):5.1f} ms, worst {max(times):6.1f} ms of {len(times)};  "
            f"tasks over 50 ms: {len(long)} ({worst})")  # fmt: skip


def main() -> None:
    if lacking := missing() or build_client():
        raise SystemExit(lacking)
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        yard = Yard(Path(folder))
        yard.start()
        yard.warm()
        try:
            for slug in GAMES:
                page = visitor(opened, yard, settings={"pace": 120})
                print(measure(page, slug), flush=True)
                page.context.close()
        finally:
            yard.stop()


if __name__ == "__main__":
    main()
