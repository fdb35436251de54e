"""Draws the icons of the installed page from web/public/icon.svg: `python docs/icons.py`. Needs Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parents[1] / "web/public"
SIZES: Final = (180, 192, 512)  # 180: the home screen of an iPhone


def main() -> None:
    picture = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{picture}")
            page.screenshot(path=PUBLIC / f"icon-{size}.png")


if __name__ == "__main__":
    main()
