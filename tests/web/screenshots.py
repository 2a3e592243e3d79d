"""Pictures of every screen, desktop, phone and tablet in both ways, day and evening, under screenshots/: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from web.browsing import GAMES, ROOT, ServerProcess, browser, build_client, invite, missing, play, play_now, visitor

OUT = ROOT / "screenshots"
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "broad-tablet": {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True},
}
PANELS = {"r": "rules", "c": "chat", "l": "log"}
MOVES = {"forts": 10, "splat": 8, "duel": 9, "lanes": 14, "village": 16}


def shoot(page: Any, name: str, *, full: bool = False) -> None:
    page.mouse.move(2, 2)  # no explanation is open by chance
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(350)
    page.screenshot(path=str(OUT / f"{name}.png"), full_page=full)
    print(f"{name}.png", flush=True)


def home(page: Any, name: str) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    shoot(page, f"{name}-home", full=True)
    page.click("[data-game=village] .vary")
    page.wait_for_selector("dialog")
    page.click("dialog summary")
    shoot(page, f"{name}-new-table")


def waiting(page: Any, name: str) -> None:
    """The waiting room, whoever comes by its link, and the home page of somebody with tables."""
    link = invite(page, "forts")
    shoot(page, f"{name}-waiting-room")
    page.goto("/")
    page.wait_for_selector("#mine")
    shoot(page, f"{name}-tables")
    page.evaluate("() => localStorage.removeItem('snowyard.keys')")
    page.goto("about:blank")  # somebody else's browser, who holds no key
    page.goto(link)
    page.wait_for_selector("#join-name")
    shoot(page, f"{name}-join")


def curtain(page: Any, name: str) -> None:
    page.goto("/")
    page.click("[data-game=lanes] button:has-text('Same screen')")
    page.click("dialog button:has-text('Deal')")
    page.wait_for_selector("[data-testid=curtain]")
    shoot(page, f"{name}-curtain")


def trouble(page: Any, name: str) -> None:
    page.goto("/#/table/000000000000")
    page.wait_for_selector("[role=alert]")
    shoot(page, f"{name}-trouble")
    page.goto("/#/file")
    page.wait_for_selector("input[type=file]", state="attached")
    shoot(page, f"{name}-file")


def table(slug: str) -> Callable[[Any, str], None]:
    def walk(page: Any, name: str) -> None:
        play_now(page, slug)
        play(page, moves=MOVES[slug], seed=5, until=8000)
        page.wait_for_selector(".moves button, [data-testid=result]")
        shoot(page, f"{name}-{slug}")

    return walk


def end(page: Any, name: str) -> None:
    """The rest of one table: drawers, end, replay."""
    play_now(page, "duel")
    play(page, moves=6, seed=5, until=8000)
    for panel in ("r", "c", "l"):
        page.keyboard.press(panel)
        page.wait_for_selector("aside .rules h3, aside #chat-text, aside .line")
        shoot(page, f"{name}-{PANELS[panel]}")
    if name.startswith(("phone", "tablet", "sideways")):
        page.keyboard.press("Escape")
    page.click("[data-testid=hint]")
    page.wait_for_selector(".hint li button", timeout=120_000)
    shoot(page, f"{name}-hint")
    for sheet in ("Settings", "Keys"):
        page.click("button[aria-label=More]")
        if sheet == "Settings":
            shoot(page, f"{name}-menu")
        page.click(f"dialog button:has-text('{sheet}')")
        shoot(page, f"{name}-{sheet.lower()}")
        page.keyboard.press("Escape")
    play(page, seed=5)
    page.wait_for_selector("[data-testid=result]")
    shoot(page, f"{name}-end")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-testid=step]")
    page.locator("input[type=range]").fill("20")
    page.wait_for_timeout(2500)
    shoot(page, f"{name}-replay")


def main() -> None:
    wanted = sys.argv[1:]
    if lacking := missing() or build_client():
        raise SystemExit(lacking)
    OUT.mkdir(exist_ok=True)
    screens: dict[str, Callable[[Any, str], None]] = {
        "home": home,
        "waiting": waiting,
        "curtain": curtain,
        "trouble": trouble,
        **{slug: table(slug) for slug in GAMES},
        "end": end,
    }
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        yard = ServerProcess(Path(folder))
        yard.start()
        try:
            for shape, context in SHAPES.items():
                for theme in ("day", "evening"):
                    for screen, walk in screens.items():
                        if wanted and screen not in wanted and shape not in wanted and f"{shape}-{theme}" not in wanted:
                            continue
                        page = visitor(opened, yard, settings={"theme": theme}, **context)
                        walk(page, f"{shape}-{theme}")
                        page.context.close()
        finally:
            yard.stop()


if __name__ == "__main__":
    main()
