"""The scene People: the same numbers as `flow-layout people`, and titles that pin."""

import json
import random

from support import PageTest, tool_json

CONTAINERS = [(320, 568), (375, 667), (667, 375), (768, 1024), (1024, 768)]
ARROWS = ["up", "down", "left", "right"]
KEYS = ["arrowDirection", "bodyFrame", "popoverFrame", "contentFrame", "arrowOffset", "arrowMiss",
        "reduction", "overlap", "flags"]


def situations():
    """Fixed ones at the edges of the formula, then random ones."""
    plain = {"container": (375, 667), "source": (166, 120, 44, 44), "arrows": ARROWS,
             "keyboard": 0, "isRightToLeft": False, "offset": 0}
    for counts in [(1, 0), (1, 1), (0, 0), (0, 1), (4, 4), (9, 0), (7, 3)]:
        yield {**plain, "counts": counts}
    numbers = random.Random(6)
    for _ in range(50):
        container = numbers.choice(CONTAINERS)
        yield {
            "counts": (numbers.choice([0, 1, 2, 7, 30]), numbers.choice([0, 1, 3, 12])),
            "container": container,
            "source": (numbers.randint(0, 4 * (container[0] - 44)) / 4,
                       numbers.randint(0, 4 * (container[1] - 44)) / 4, 44, 44),
            "arrows": numbers.sample(ARROWS, numbers.randint(1, 4)),
            "keyboard": numbers.choice([0, 0, 216]),
            "isRightToLeft": numbers.random() < 0.3,
            "offset": numbers.choice([0, 0, 31.5, 500]),
        }


class PeopleTests(PageTest):
    def show(self, situation):
        state = {key: value for key, value in situation.items() if key != "offset"}
        return self.evaluate(f"""(() => {{
            const scene = inspector.scenes.people;
            Object.assign(scene.state, {json.dumps(state)});
            scene.update({situation['offset']});
            return {{ answer: scene.answer, elements: scene.list.elements }};
        }})()""")

    @staticmethod
    def ask(situation):
        def joined(values):
            return ",".join(str(value) for value in values)
        options = ["--counts", joined(situation["counts"]),
                   "--container", joined(situation["container"]),
                   "--source", joined(situation["source"]),
                   "--arrows", joined(situation["arrows"]),
                   "--offset", str(situation["offset"])]
        if situation["keyboard"]:
            options += ["--keyboard", str(situation["keyboard"])]
        if situation["isRightToLeft"]:
            options.append("--right-to-left")
        return tool_json("people", *options, "--json")

    def test_numbers_are_the_tools(self):
        self.open("people")
        compared = 0
        for situation in situations():
            page, tool = self.show(situation), self.ask(situation)
            answer, popover, placement = page["answer"], tool["popover"], tool["placement"]
            with self.subTest(situation):
                self.assertEqual(answer["preferred"], popover["preferredContentSize"])
                self.assertEqual(answer["uncappedHeight"], popover["uncappedHeight"])
                self.assertEqual(answer["contentHeight"], popover["contentHeight"])
                self.assertEqual(answer["columns"], popover["columns"])
                self.assertEqual(answer["hiddenHeight"] > 0, popover["scrolls"])
                for key in KEYS:
                    self.assertEqual(answer["placement"][key], placement[key], key)
                if placement["arrowTip"]:
                    self.assertEqual(answer["placement"]["arrowTip"], placement["arrowTip"])
                for kind, section, item, *frame in page["elements"]:
                    told = tool["layout"]["sections"][section]
                    self.assertEqual(frame, told["header"] if kind == 0 else told["items"][item])
                    compared += 1
        self.assertGreater(compared, 300)

    def test_the_page_shows_the_numbers(self):
        self.open("people")
        self.evaluate("""for (const [index, value] of [[0, 9], [1, 0]]) {
            const input = document.querySelectorAll('.pair input')[index];
            input.value = value;
            input.dispatchEvent(new Event('input'));
        }""")
        facts = self.evaluate("""Object.fromEntries(
            [...document.querySelectorAll('[data-fact]')].map((fact) =>
                [fact.dataset.fact, fact.textContent]))""")
        self.assertEqual(facts["preferred"], "350 × 338")
        self.assertEqual(facts["uncapped"], "350 high")
        self.assertEqual(facts["scrolls"], "12")
        self.assertEqual(facts["columns"], "2")
        titles = self.evaluate("[...document.querySelectorAll('.boundary')].map((e) => e.textContent)")
        self.assertEqual(titles, ["Going (9)"])

    def test_titles_pin_while_the_list_scrolls(self):
        self.open("people")
        self.evaluate("""(() => {
            const scene = inspector.scenes.people;
            scene.state.counts = [21, 12];
            scene.update(0);
        })()""")
        greatest = self.evaluate("inspector.scenes.people.list.limits[3]")
        titles = set()
        for step in range(0, 41):
            target = greatest * step / 40
            self.evaluate(f"inspector.scenes.people.list.element.scrollTop = {target}")
            self.browser.wait(
                f"Math.abs(inspector.scenes.people.list.offset[1] - {target}) <= 1")
            top, section = self.evaluate("""(() => {
                const list = inspector.scenes.people.list;
                const title = [...list.boundaries.children].sort(
                    (a, b) => a.path[0] - b.path[0])[0];
                return [title.getBoundingClientRect().top
                    - list.element.getBoundingClientRect().top, title.path[0]];
            })()""")
            titles.add(section)
            # At the top, or pushed out by its section's end.
            frames = self.ask({
                "counts": (21, 12), "container": (375, 667), "source": (166, 120, 44, 44),
                "arrows": ARROWS, "keyboard": 0, "isRightToLeft": False,
                "offset": self.evaluate("inspector.scenes.people.list.offset[1]")})
            header = frames["layout"]["sections"][section]["header"]
            scale = self.evaluate("new DOMMatrix(getComputedStyle("
                                  "document.querySelector('.screen')).transform).a")
            offset = self.evaluate("inspector.scenes.people.list.offset[1]")
            self.assert_near(top, (header[1] - offset) * scale, 0.6, f"title at {target}")
        self.assertEqual(titles, {0, 1})

    def test_the_source_moves_by_keys_and_by_dragging(self):
        self.open("people")
        self.evaluate("document.querySelector('.source').focus()")
        before = self.evaluate("inspector.scenes.people.state.source")
        self.browser.press("ArrowDown")
        self.browser.press("ArrowLeft", modifiers=8)
        after = self.evaluate("inspector.scenes.people.state.source")
        self.assertEqual(after, [before[0] - 1, before[1] + 10, 44, 44])
        x, y, scale = self.evaluate("""(() => {
            const box = document.querySelector('.source').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, box.width / 44];
        })()""")
        for kind, dx, dy in [("mousePressed", 0, 0), ("mouseMoved", 30, 200),
                             ("mouseReleased", 30, 200)]:
            self.browser.send(
                "Input.dispatchMouseEvent", type=kind, x=x + dx, y=y + dy, button="left",
                buttons=0 if kind == "mouseReleased" else 1, clickCount=1)
        moved = self.evaluate("inspector.scenes.people.state.source")
        self.assert_near(moved[0] - after[0], 30 / scale, 0.5, "dragged across")
        self.assert_near(moved[1] - after[1], 200 / scale, 0.5, "dragged down")
