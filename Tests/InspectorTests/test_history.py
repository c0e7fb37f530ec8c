"""The scene History: a list that outlives the page, in a popover or on the full screen."""

import json

from support import PageTest, tool_json


class HistoryTests(PageTest):
    def setUp(self):
        super().setUp()
        self.open("history")
        self.evaluate("localStorage.clear()")
        self.open("history")

    def move(self, *values):
        """Moves the slider, as a hand does."""
        self.evaluate(f"""for (const value of {json.dumps(values)}) {{
            const slider = document.querySelector('input[type=range]');
            slider.value = value;
            slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }}""")

    def choose(self, container, stays=False):
        self.evaluate(f"""(() => {{
            const scene = inspector.scenes.history;
            scene.state.container = {json.dumps(container)};
            scene.state.staysPopover = {json.dumps(stays)};
            scene.state.isOpen = true;
            scene.update();
        }})()""")

    def text(self):
        return self.evaluate("document.querySelector('.popover-content .history-text').textContent")

    def test_the_list_is_as_swift_prints_it(self):
        self.assertEqual(self.text(), "[]")
        self.move(12, 47, 88)
        self.assertEqual(self.text(), "[12, 47, 88]")
        told = tool_json("history", "12", "47", "88", "--container", "1024,768", "--json")
        self.assertEqual(self.text(), told["text"])

    def test_the_list_survives_a_reload(self):
        self.move(*range(5, 95, 9))
        before = self.text()
        self.open("history")
        self.assertEqual(self.text(), before)
        self.move(99)
        self.assertEqual(self.text(), before[:-1] + ", 99]")

    def test_a_key_appends(self):
        self.move(50)
        self.evaluate("document.querySelector('input[type=range]').focus()")
        self.browser.press("ArrowRight")
        self.browser.wait("inspector.scenes.history.state.values.length === 2")
        self.assertEqual(self.text(), "[50, 51]")

    def test_what_is_kept_may_be_broken(self):
        for broken in ["{", "7", '["x"]', "[1.5]"]:
            self.evaluate(f"localStorage.setItem('flow-layout.history', {json.dumps(broken)})")
            self.open("history")
            self.assertEqual(self.text(), "[]", broken)

    def test_the_popover_is_where_the_tool_places_it(self):
        for container in ([768, 1024], [1024, 768]):
            self.choose(container)
            for values in ([3], [12, 47, 88], [1, 2, 3, 4, 5, 6, 7]):
                self.move(*values)
                scene = self.evaluate("""(({ answer, measured, request }) =>
                    ({ placement: answer.placement, measured, request }))(
                    inspector.scenes.history)""")
                told = tool_json("popover", "-", "--json", text=json.dumps({
                    "container": [0, 0, *container], "sourceRect": scene["request"]["source"],
                    "preferredContentSize": scene["measured"],
                    "contentViewInsets": [8, 8, 8, 8]}))
                for key in ["bodyFrame", "popoverFrame", "contentFrame", "arrowDirection",
                            "arrowTip", "reduction", "flags"]:
                    self.assertEqual(scene["placement"][key], told[key], key)

    def test_the_text_fits(self):
        self.choose([768, 1024])
        self.move(*range(0, 101, 1))
        self.move(*range(99, 30, -1))
        room, text = self.evaluate("""['.popover-content', '.popover-content .history-text'].map(
            (name) => document.querySelector(name)).map((element) =>
            [element.scrollWidth, element.scrollHeight])""")
        style = self.evaluate(
            "getComputedStyle(document.querySelector('.popover-content .history-text')).fontSize")
        self.assertEqual(style, "24px")
        frame = self.evaluate("inspector.scenes.history.answer.placement.contentFrame")
        self.assertLessEqual(text[0], frame[2])
        self.assertLessEqual(text[1], frame[3])
        self.assertLessEqual(room[1], frame[3])
        # It takes several lines, so that the height was asked for at this width.
        self.assertGreater(text[1], 60)

    def test_compact_screens_are_filled_unless_told_otherwise(self):
        self.move(12, 47)
        for container in ([375, 667], [667, 375]):
            self.choose(container)
            placement = self.evaluate("inspector.scenes.history.answer.placement")
            self.assertFalse(placement["isPopover"])
            self.assertEqual(placement["contentFrame"], [0, 0, *container])
            self.assertFalse(self.evaluate("document.querySelector('.done').hidden"))
            self.choose(container, stays=True)
            placement = self.evaluate("inspector.scenes.history.answer.placement")
            self.assertTrue(placement["isPopover"])
            self.assertEqual(placement["arrowDirection"], "up")
            self.assertTrue(self.evaluate("document.querySelector('.done').hidden"))
        self.choose([375, 667])
        self.evaluate("document.querySelector('.done').click()")
        self.assertTrue(self.evaluate("document.querySelector('.popover-content').hidden"))

    def tap(self, x, y):
        """Taps a point of the screen, in points."""
        self.evaluate(f"""(() => {{
            const surface = document.querySelector('.screen:has(.face)');
            const box = surface.getBoundingClientRect();
            const scale = box.width / inspector.scenes.history.state.container[0];
            surface.dispatchEvent(new PointerEvent('pointerdown', {{
                clientX: box.left + {x} * scale, clientY: box.top + {y} * scale, bubbles: true,
                cancelable: true }}));
        }})()""")

    def is_open(self):
        return self.evaluate("inspector.scenes.history.state.isOpen")

    def test_a_tap_beside_the_popover_dismisses_it(self):
        self.move(12, 47)
        self.choose([768, 1024])
        x, y, width, height = self.evaluate(
            "inspector.scenes.history.answer.placement.popoverFrame")
        self.tap(x + width / 2, y + height / 2)
        self.assertTrue(self.is_open())
        self.tap(x - 3, y + height / 2)
        self.assertFalse(self.is_open())
        self.assertTrue(self.evaluate("document.querySelector('.popover-content').hidden"))
        # What fills the screen is closed by its own button only.
        self.choose([375, 667])
        self.tap(3, 600)
        self.assertTrue(self.is_open())
