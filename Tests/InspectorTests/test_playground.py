"""The scene Playground: the frames of any document are those of `flow-layout frames`."""

import json

from support import ROOT, PageTest, run_tool, tool_json

PLAYGROUND = "inspector.scenes.playground"


def documents():
    """Layouts of the case files that come with the package, some of each."""
    for path in sorted((ROOT / "Tests/Cases").glob("*.json")):
        cases = json.loads(path.read_text())["cases"]
        layouts = [(case["id"], case["layout"]) for case in cases if "layout" in case]
        yield from layouts[:: max(1, len(layouts) // 25)]


class PlaygroundTests(PageTest):
    def paste(self, text):
        return self.evaluate(f"{PLAYGROUND}.paste({json.dumps(text)})")

    def test_frames_are_the_tools(self):
        self.open("playground")
        count = 0
        for name, document in documents():
            text = json.dumps(document)
            with self.subTest(name):
                self.assertIsNone(self.paste(text))
                self.assertEqual(
                    self.evaluate(f"{PLAYGROUND}.frames()"), tool_json("frames", "-", text=text))
            count += 1
        print(f"    {count} documents")
        self.assertGreater(count, 50)

    def test_every_example_is_a_case_that_passes(self):
        self.open("playground")
        names = self.evaluate("""[...document.querySelector('.controls select').options].map(
            (option) => option.value)""")
        self.assertGreater(len(names), 3)
        for name in names:
            self.evaluate(f"""(() => {{
                const select = document.querySelector('.controls select');
                select.value = {json.dumps(name)};
                select.dispatchEvent(new Event('change'));
            }})()""")
            self.assertTrue(self.evaluate("document.querySelector('.error').hidden"), name)
            self.evaluate(f"{PLAYGROUND}.list.scrollTo(40.5, 61)")
            text = json.dumps(self.evaluate(f"{PLAYGROUND}.currentCase()"))
            status, output, errors = run_tool("check", "-", text=text)
            self.assertEqual((status, output), (0, "1 passed, 0 failed\n"), f"{name} {errors}")

    def test_copying_gives_the_case(self):
        self.open("playground")
        self.evaluate("""[...document.querySelectorAll('button')].find(
            (button) => button.textContent === 'Copy as a case').click()""")
        self.browser.wait("document.querySelector('.copied').textContent !== ''")
        text = self.evaluate("document.querySelector('[aria-label=\"The case\"]').value")
        self.assertEqual(run_tool("check", "-", text=text)[:2], (0, "1 passed, 0 failed\n"))

    WRONG = [
        ("{", ""),
        ("[]", "expected an object"),
        ('{"sections": []}', "container is missing"),
        ('{"container": [1, -1], "sections": []}', "container: height is negative"),
        ('{"container": [1, 1], "sections": [], "gap": 2}', "gap: unknown key"),
        ('{"container": [9, 9], "sections": [{"itemSizes": [[1, 1], [-2, 1]]}]}',
         "sections[0].itemSizes[1]: width is negative"),
        ('{"container": [9, 9], "sections": [{"itemCount": 1.5}]}',
         "sections[0].itemCount: is not a whole number"),
        ('{"container": [9, 9], "sections": [{"itemCount": 2, "names": ["a"]}]}',
         "sections[0].names: expected 2 names, found 1"),
        ('{"container": [9, 9], "sections": [{"itemCount": 2, "grid": {"rows": 2}}]}',
         "sections[0].grid.rows"),
        ('{"container": [9, 9], "displayScale": 0.01, "sections": []}', "displayScale: is neither"),
        ('{"container": [9, 9], "rowAlignment": {"common": "left"}, "sections": []}',
         "rowAlignment.common: expected one of"),
    ]

    def test_wrong_documents_are_refused_by_page_and_tool(self):
        self.open("playground")
        before = self.evaluate(f"{PLAYGROUND}.frames()")
        for text, message in self.WRONG:
            with self.subTest(text):
                found = self.paste(text)
                self.assertIsNotNone(found)
                self.assertIn(message, found)
                self.assertEqual(run_tool("frames", "-", text=text)[0], 2)
                # The last good one is still there.
                self.assertEqual(self.evaluate(f"{PLAYGROUND}.frames()"), before)

    def test_controls_change_the_document(self):
        self.open("playground")
        before = self.evaluate(f"{PLAYGROUND}.frames()")
        changes = [
            ("[aria-label='itemSize, width']", "80", "input"),
            ("[aria-label='sectionInset, left']", "12", "input"),
            ("[aria-label='minimumLineSpacing']", "-3", "input"),
        ]
        for selector, value, event in changes:
            self.evaluate(f"""(() => {{
                const controls = [...document.querySelectorAll({json.dumps(selector)})];
                const control = controls.at(-1);
                control.value = {json.dumps(value)};
                control.dispatchEvent(new Event({json.dumps(event)}, {{ bubbles: true }}));
            }})()""")
            text = self.evaluate("document.querySelector('.controls .source-text').value")
            frames = self.evaluate(f"{PLAYGROUND}.frames()")
            self.assertEqual(frames, tool_json("frames", "-", text=text), selector)
            self.assertNotEqual(frames, before, selector)
            before = frames

    def test_every_property_has_a_control(self):
        self.open("playground")
        self.evaluate("for (const details of document.querySelectorAll('details')) "
                      "details.open = true")
        text = self.evaluate("document.querySelector('.controls').textContent")
        for key in self.evaluate("""[...Object.keys(inspector.tables.configuration),
                ...Object.keys(inspector.tables.alignment),
                ...Object.keys(inspector.tables.metrics),
                ...inspector.tables.quirks, 'contentOffset', 'itemCount']"""):
            self.assertIn(key, text)
