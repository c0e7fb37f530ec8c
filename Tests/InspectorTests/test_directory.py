"""The scene Directory: a million people, few elements, and the last person within reach."""

import json
import statistics

from support import PageTest, run_tool

LIST = "inspector.scenes.directory.list"

# Scrolls in frames and notes, after each, how many elements there are and where the title stands.
SCROLL = """(async (positions, isLocal) => {
    const list = inspector.scenes.directory.list;
    const element = list.element;
    list.costs = { engine: [], whole: [] };
    let most = 0, least = Infinity, misplaced = 0, missing = 0;
    for (const position of positions) {
        if (isLocal) element.scrollTop += position;
        else element.scrollTop = position;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        most = Math.max(most, document.querySelectorAll('*').length);
        least = Math.min(least, list.elementCount);
        const top = element.getBoundingClientRect().top;
        const titles = [...list.boundaries.children].map(
            (title) => title.getBoundingClientRect().top - top);
        if (titles.length === 0) missing += 1;
        if (Math.min(...titles) > 0.6) misplaced += 1;
    }
    return { most, least, misplaced, missing, offset: list.offset[1], ...list.costs };
})"""


class DirectoryTests(PageTest):
    def limits(self):
        return self.evaluate(f"{LIST}.limits")

    def run_scroll(self, positions, is_local):
        before = self.metric("ScriptDuration")
        result = self.evaluate(f"{SCROLL}({json.dumps(positions)}, {json.dumps(is_local)})")
        result["script"] = (self.metric("ScriptDuration") - before) * 1000 / len(positions)
        return result

    def metric(self, name):
        metrics = self.browser.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == name)

    def check_scroll(self, result, what):
        whole, engine = statistics.median(result["whole"]), statistics.mean(result["engine"])
        print(f"    {what}: {len(result['whole'])} frames, script median {whole:.2f} ms "
              f"(the engine {1000 * engine:.1f} µs on average), with the test's own "
              f"{result['script']:.2f} ms; at most {result['most']} elements in the document",
              flush=True)
        self.assertGreaterEqual(len(result["whole"]), 200)
        self.assertLessEqual(result["most"], 200)
        self.assertGreater(result["least"], 3)
        self.assertEqual(result["misplaced"], 0, "a title is not at the top")
        self.assertEqual(result["missing"], 0, "there is no title")
        # The goal is 2 ms; a machine that is busy with other things is no failure.
        self.assertLess(whole, 20)

    def test_scrolling_over_everything(self):
        for width in (320, 800, 1440):
            self.browser.resize(width, 900)
            self.open("directory")
            self.assertEqual(self.evaluate("inspector.scenes.directory.directory.total"), 1000000)
            length = self.evaluate(f"{LIST}.element.scrollHeight - {LIST}.element.clientHeight")
            far = [length * step / 240 for step in range(1, 241)]
            self.check_scroll(self.run_scroll(far, False), f"{width} wide, by the bar")
            self.assertEqual(self.evaluate(f"{LIST}.offset[1]"), self.limits()[3])
            near = [-37] * 240
            self.check_scroll(self.run_scroll(near, True), f"{width} wide, by the wheel")
            self.assertEqual(self.evaluate(f"{LIST}.offset[1]"), self.limits()[3] - 37 * 240)

    def test_every_person_is_there(self):
        self.open("directory")
        self.assertEqual(
            self.evaluate("inspector.scenes.directory.layoutDocument().sections.reduce("
                          "(sum, section) => sum + section.itemCount, 0)"), 1000000)

    def test_the_last_person_is_within_reach(self):
        for width in (320, 800, 1440):
            self.browser.resize(width, 900)
            self.open("directory")
            self.evaluate(f"{LIST}.element.focus()")
            self.browser.press("End")
            self.browser.wait(f"{LIST}.offset[1] === {LIST}.limits[3]")
            last = self.evaluate("""(() => {
                const list = inspector.scenes.directory.list;
                const node = [...list.items.children].find(
                    (node) => node.getAttribute('aria-posinset') === '1000000');
                const box = node.getBoundingClientRect();
                const room = list.element.getBoundingClientRect();
                return [box.top - room.top, room.bottom - box.bottom, node.textContent];
            })()""")
            self.assertGreater(last[0], 0)
            self.assertGreaterEqual(last[1], 0)
            self.assertIn("Z", last[2])
            self.browser.press("Home")
            self.browser.wait(f"{LIST}.offset[1] === 0")
            first = self.evaluate(f"{LIST}.elements.find((element) => element[0] === 1)")
            self.assertEqual(first[:3], [1, 0, 0])

    def test_a_wheel_moves_by_points_in_the_middle(self):
        self.browser.resize(320, 900)
        self.open("directory")
        greatest = self.limits()[3]
        # More than an element may be long: the bar maps.
        self.assertGreater(greatest, 2**25)
        self.evaluate(f"{LIST}.scrollTo(0, {greatest} / 2 + 0.25)")
        start = self.evaluate(f"{LIST}.offset[1]")
        self.assertEqual(start, greatest / 2 + 0.25)
        for distance in (1, 1, -1, 40, -17, 200):
            before = self.evaluate(f"{LIST}.offset[1]")
            self.browser.send(
                "Input.dispatchMouseEvent", type="mouseWheel", x=100, y=400, deltaX=0,
                deltaY=distance)
            # The scroller stands on whole pixels after the first step at the latest.
            self.browser.wait(f"Math.abs({LIST}.offset[1] - {before + distance}) < 0.51")
        rows = self.evaluate(f"{LIST}.elements.filter((element) => element[0] === 1)")
        offset = self.evaluate(f"{LIST}.offset[1]")
        drawn = self.evaluate("""[...inspector.scenes.directory.list.items.children].map((node) =>
            node.getBoundingClientRect().top
            - inspector.scenes.directory.list.element.getBoundingClientRect().top)""")
        self.browser.wait("true")
        expected = sorted(row[4] - offset for row in rows)
        for found, wanted in zip(sorted(drawn), expected):
            self.assert_near(found, wanted, 0.6, "a row")

    def test_the_tool_sees_the_same_elements(self):
        for width in (320, 1440):
            self.browser.resize(width, 900)
            self.open("directory")
            greatest = self.limits()[3]
            cases = []
            for share in (0, 0.2, 0.37, 0.5, 0.83, 1):
                self.evaluate(f"{LIST}.scrollTo(0, {greatest * share})")
                document = self.evaluate("inspector.scenes.directory.layoutDocument()")
                offset = self.evaluate(f"{LIST}.offset")
                document["contentOffset"] = offset
                names = ["header", "item", "footer"]
                elements = [
                    {"kind": names[kind], "indexPath": [section, item]}
                    for kind, section, item, *_ in self.evaluate(f"{LIST}.elements")]
                cases.append({
                    "id": f"{width}-{share}", "layout": document, "expected": {},
                    "queries": [{"rect": [*offset, *document["container"]],
                                 "elements": elements}]})
            status, output, errors = run_tool("check", "-", text=json.dumps({"cases": cases}))
            self.assertEqual((status, output), (0, "6 passed, 0 failed\n"), output + errors)

    def test_the_index_jumps(self):
        self.open("directory")
        for section, letter in [(12, "M"), (25, "Z"), (23, "X"), (0, "A")]:
            self.evaluate(
                f"document.querySelector('[aria-label=\"Section {letter}\"]').click()")
            self.browser.wait(f"""{LIST}.elements.some(
                ([kind, section, item]) => kind === 0 && section === {section})""")
        self.evaluate("document.querySelector('[aria-label=\"Section A\"]').focus()")
        for key, letter in [("ArrowDown", "B"), ("ArrowDown", "C"), ("End", "Z"), ("Home", "A")]:
            self.browser.press(key)
            self.browser.wait(
                f"document.activeElement.getAttribute('aria-label') === 'Section {letter}'")
        self.browser.press("ArrowDown")
        self.browser.wait(f"{LIST}.elements[0][1] === 1")

    def test_readers_are_told_the_place_of_each_person(self):
        self.open("directory")
        self.evaluate(f"{LIST}.scrollTo(0, {LIST}.limits[3] / 3)")
        places = self.evaluate("""[...inspector.scenes.directory.list.items.children].map((node) =>
            [node.getAttribute('role'), Number(node.getAttribute('aria-posinset')),
             node.getAttribute('aria-setsize')])""")
        numbers = [place for _, place, _ in places]
        self.assertEqual(numbers, list(range(numbers[0], numbers[0] + len(numbers))))
        self.assertEqual({(role, size) for role, _, size in places}, {("listitem", "1000000")})
        self.assertEqual(
            self.evaluate("document.querySelector('.directory [role=status]').textContent")[:8],
            "Section ")
