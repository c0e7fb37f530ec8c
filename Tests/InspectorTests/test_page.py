"""The page as a whole: what it loads, its tabs, its single-file form, and pictures of it."""

import unittest

from support import PAGE, PICTURES, URL, PageTest

SCENES = ["people", "history", "directory", "playground"]


class PageTests(PageTest):
    def test_every_scene_loads_and_asks_for_nothing_else(self):
        self.browser.requests.clear()
        for scene in SCENES:
            self.open(scene)
            self.assertGreater(self.evaluate("panel.querySelectorAll('*').length"), 10, scene)
        foreign = [
            url for url in self.browser.requests
            if not url.startswith((URL, "about:", "data:"))]
        self.assertEqual(foreign, [])

    def test_single_file_needs_no_server(self):
        self.browser.requests.clear()
        for scene in SCENES:
            self.open(scene, (PAGE / "inspector.html").as_uri())
        loaded = {url.split("#")[0] for url in self.browser.requests}
        loaded -= {"about:blank"}
        self.assertEqual(
            {url for url in loaded if not url.startswith("data:")},
            {(PAGE / "inspector.html").as_uri()})

    def test_keys_choose_tabs(self):
        self.open("people")
        self.evaluate("document.getElementById('tab-people').focus()")
        steps = [
            ("ArrowRight", "history"), ("ArrowRight", "directory"), ("End", "playground"),
            ("ArrowRight", "people"), ("ArrowLeft", "playground"), ("Home", "people")]
        for key, scene in steps:
            self.browser.press(key)
            self.browser.wait(f"inspector.current === '{scene}'")
            self.assertEqual(self.evaluate("document.activeElement.dataset.scene"), scene)
            state = self.evaluate("""[...document.querySelectorAll('[role=tab]')].map((tab) =>
                [tab.dataset.scene, tab.getAttribute('aria-selected'), tab.tabIndex])""")
            self.assertEqual(
                state, [[name, "true" if name == scene else "false", 0 if name == scene else -1]
                        for name in SCENES])
            self.assertEqual(
                self.evaluate("panel.getAttribute('aria-labelledby')"), f"tab-{scene}")

    def test_the_focus_is_seen(self):
        self.open("people")
        self.browser.press("Tab")
        self.assertEqual(
            self.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid")

    def test_every_control_has_a_name(self):
        for scene in SCENES:
            self.open(scene)
            nameless = self.evaluate("""[...document.querySelectorAll(
                'button, input, select, textarea, [role=list], [role=region]')].filter((control) =>
                !control.labels?.length && !control.getAttribute('aria-label')
                && !(control.localName === 'button' && control.textContent.trim()))
                .map((control) => control.outerHTML)""")
            self.assertEqual(nameless, [], scene)

    def test_nothing_sticks_out_at_320(self):
        self.browser.resize(320, 700)
        for scene in SCENES:
            self.open(scene)
            self.assertLessEqual(
                self.evaluate("document.documentElement.scrollWidth"), 320, scene)

    def test_reduced_motion_has_no_transitions(self):
        self.browser.resize(800, 900, reduced=True)
        self.open("people")
        moving = self.evaluate("""[...document.querySelectorAll('*')].filter((element) =>
            getComputedStyle(element).transitionDuration !== '0s'
            || getComputedStyle(element).animationName !== 'none').length""")
        self.assertEqual(moving, 0)

    def test_pictures(self):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for scene in SCENES:
            for width in (360, 800, 1440):
                for is_dark in (False, True):
                    self.browser.resize(width, 900, dark=is_dark)
                    self.open(scene)
                    self.browser.wait("true")
                    name = f"{scene}-{width}-{'dark' if is_dark else 'light'}.png"
                    self.browser.screenshot(PICTURES / name)
                    self.assertGreater((PICTURES / name).stat().st_size, 5000, name)


if __name__ == "__main__":
    unittest.main()
