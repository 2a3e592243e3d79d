"""A picture of a scene in the gallery (its dev server must run): `python web/shoot.py forts-four 12 out.png`.

Options: --eye 0, --theme evening, --size 1280x800 (390x500 for a phone), --step-from 11 (step forward once, to see
the end of an animation), --wait 600 (milliseconds before the picture), --port 5173.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import sync_playwright


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("step", type=int)
    parser.add_argument("out")
    parser.add_argument("--eye", default="0")
    parser.add_argument("--theme", default="day")
    parser.add_argument("--size", default="1280x760")
    parser.add_argument("--forward", action="store_true", help="come from the step before, with its animation")
    parser.add_argument("--wait", type=int, default=500)
    parser.add_argument("--port", default="5173")
    given = parser.parse_args()
    width, height = (int(n) for n in given.size.split("x"))
    step = given.step - given.forward
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda m: print(m.type, m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: print("page error:", e))
        page.goto(
            f"http://127.0.0.1:{given.port}/gallery.html?bare&file={given.file}&eye={given.eye}&step={step}&theme={given.theme}"
        )
        page.wait_for_selector(".stage svg")
        if given.forward:
            page.keyboard.press("ArrowRight")
        page.wait_for_timeout(given.wait)
        page.screenshot(path=given.out)
        browser.close()


if __name__ == "__main__":
    main()
