"""How quick the page is: `make measure-web`. The first visit on a slow phone, times from a click to its result, and tasks that
block the page for long. bench/designer.py has how long the designer's bench takes from an edit to its figures.

Meaningful on a quiet machine only, so this is no test.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from web.browsing import GAMES, ROOT, ServerProcess, browser, build_client, first_scripts, missing, play_now, visitor

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


PHONE = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8, "offline": False}
"""A phone on a slow network: 1.6 Mbit/s down, 0.75 up, 150 ms to the server; its processor a quarter as quick as this one."""
SLOWER = 4
VISITS = 3
QUIET = 5000  # milliseconds without a task over 50 ms, as Lighthouse has it
BLOCKED = """() => {
  window.blocked = [];
  const keep = (list) => window.blocked.push(...list.getEntries().map((entry) => entry.startTime + entry.duration));
  new PerformanceObserver(keep).observe({ type: 'longtask', buffered: true });
}"""
READY = """() => {
  const button = document.querySelector('[data-game] .primary');
  if (button && !window.readyAt) window.readyAt = performance.now();
  return window.readyAt ?? false;
}"""


def first_visit(opened: Any, yard: ServerProcess) -> tuple[float, float]:
    """Milliseconds until something is painted, and until the page is interactive: the games are there to be clicked, and no task
    blocks it after that."""
    page = visitor(opened, yard, viewport={"width": 390, "height": 844}, service_workers="allow")
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", PHONE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({BLOCKED})()")
    page.goto("/", wait_until="commit")
    ready = page.wait_for_function(READY, polling="raf").json_value()
    ends: list[float] = page.evaluate("() => window.blocked")
    while page.evaluate("() => performance.now()") < max(ready, *ends, 0) + QUIET:
        page.wait_for_timeout(500)
        ends = page.evaluate("() => window.blocked")
    painted = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    page.context.close()
    return painted, max(ready, *ends, 0)


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
    return (
        f"{slug:8} move to picture: median {statistics.median(times):5.1f} ms, worst {max(times):6.1f} ms of {len(times)};  "
        f"tasks over 50 ms: {len(long)} ({worst})"
    )


def main() -> None:
    if lacking := missing() or build_client():
        raise SystemExit(lacking)
    print(f"first page: {sum(first_scripts().values()) / 1000:.1f} kB of compressed script; one click to a dealt table")
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        yard = ServerProcess(Path(folder), env={**os.environ, "PYTHONPATH": str(ROOT / "src")})  # as a user's
        yard.start()
        try:
            visits = [first_visit(opened, yard) for _ in range(VISITS)]
            painted, ready = (sorted(times)[VISITS // 2] / 1000 for times in zip(*visits, strict=True))
            print(
                f"first visit on a phone ({SLOWER} times slower, 1.6 Mbit/s, 150 ms): painted after {painted:.1f} s, "
                f"interactive after {ready:.1f} s (median of {VISITS})",
                flush=True,
            )
            for slug in sys.argv[1:] or GAMES:
                page = visitor(opened, yard, settings={"pace": 120})
                print(measure(page, slug), flush=True)
                page.context.close()
        finally:
            yard.stop()


if __name__ == "__main__":
    main()
