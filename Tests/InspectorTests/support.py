"""What the tests of the page share: one browser, the served page, and the tool."""

import json
import os
import subprocess
import unittest
from pathlib import Path

from browser import Browser

ROOT = Path(__file__).resolve().parents[2]
URL = os.environ.get("INSPECTOR_URL", "")
PAGE = Path(os.environ.get("INSPECTOR_PAGE", ROOT / ".build/inspector/page")).resolve()
TOOL = os.environ.get("FLOW_LAYOUT", str(ROOT / ".build/release/flow-layout"))
PICTURES = Path(os.environ.get("INSPECTOR_PICTURES", ROOT / ".build/inspector"))


def run_tool(*arguments, text=""):
    """Runs `flow-layout`: its status, what it printed, what it complained of."""
    run = subprocess.run(
        [TOOL, *arguments], input=text, capture_output=True, text=True, check=False)
    return run.returncode, run.stdout, run.stderr


def tool_json(*arguments, text=""):
    status, output, errors = run_tool(*arguments, text=text)
    if status != 0:
        raise AssertionError(f"flow-layout {' '.join(arguments)}: {errors}")
    return json.loads(output)


class PageTest(unittest.TestCase):
    """A test of the page in a browser that all tests share; nothing may go wrong in its console."""

    maxDiff = 4000
    shared = None

    @property
    def browser(self):
        if PageTest.shared is None:
            PageTest.shared = Browser()
        return PageTest.shared

    def setUp(self):
        self.browser.problems.clear()
        self.browser.resize(1440, 900)

    def tearDown(self):
        self.assertEqual(self.browser.problems, [], "the console is not clean")

    def open(self, scene, url=None):
        self.browser.open(
            f"{url or URL}#{scene}", f"window.inspector?.current === '{scene}'")

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def assert_near(self, found, expected, tolerance, what):
        self.assertLessEqual(abs(found - expected), tolerance, f"{what}: {found}, not {expected}")
