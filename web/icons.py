"""Draw the icons of the installed page into web/public: python web/icons.py (needs Playwright and Chromium).

The small ones are icon.svg; the others stand on a ground of their own, because devices cut them to their own shapes.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
BALL = PUBLIC.joinpath("icon.svg").read_text(encoding="utf-8")
SCENE = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<rect width="100" height="100" fill="#a9cdf0"/>
<path d="M0 62Q26 44 54 58T100 50V100H0Z" fill="#d3e5f6"/>
<path d="M0 78Q34 62 62 74T100 70V100H0Z" fill="#f4f9fe"/>
<path d="M22 24v8M18.5 26l7 4M18.5 30l7-4M78 18v8M74.5 20l7 4M74.5 24l7-4" stroke="#fff" stroke-width="1.6"
  stroke-linecap="round"/>
<ellipse cx="50" cy="76" rx="20" ry="4" fill="#8fb9e2" opacity="0.6"/>
<svg x="24" y="22" width="52" height="52" viewBox="-12 -12 24 24">{BALL[BALL.index(">") + 1 :].removesuffix("</svg>")}</svg>
</svg>"""
ICONS = {
    "icon-192.png": (BALL, 192),
    "icon-512.png": (BALL, 512),
    "icon-180.png": (SCENE, 180),
    "icon-maskable-512.png": (SCENE, 512),
}
STYLE = "body { margin: 0 } svg { display: block; width: 100vw; height: 100vh } svg svg { width: 52px; height: 52px }"


def main() -> None:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>{STYLE}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
