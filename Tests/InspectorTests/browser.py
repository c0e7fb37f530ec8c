"""Headless Chromium, driven through its DevTools protocol over a pipe: nothing but Python is needed."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """The browser, or a script in it, failed."""


class Browser:
    """One browser with one page."""

    def __init__(self, binary="chromium"):
        self.profile = tempfile.mkdtemp(prefix="inspector-browser-")
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()
        arguments = [
            binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-dev-shm-usage", "--hide-scrollbars=false", "--remote-debugging-pipe",
            "--disable-background-networking", "--disable-component-update",
            f"--user-data-dir={self.profile}", "about:blank",
        ]
        # The protocol is spoken on the descriptors 3 and 4, wherever the pipes are here.
        script = f'exec 3<&{to_browser} 4>&{from_browser}; exec "$@"'
        self._process = subprocess.Popen(
            ["bash", "-c", script, "browser", *arguments],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._buffer = b""
        self._next = 0
        self._session = None
        self.problems = []
        self.requests = []
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self._session = self.send(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Performance"):
            self.send(f"{domain}.enable")

    def close(self):
        try:
            self._session = None
            self.send("Browser.close")
            self._process.wait(timeout=10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._out)
        os.close(self._in)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, **parameters):
        """Calls a method of the protocol and returns its result."""
        self._next += 1
        message = {"id": self._next, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._next:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def _read(self, seconds=60):
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._in], [], [], seconds)
            if not ready:
                raise BrowserError(f"no answer from the browser in {seconds} seconds")
            piece = os.read(self._in, 1 << 16)
            if not piece:
                raise BrowserError("the browser has ended")
            self._buffer += piece
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        """Keeps what a console would show in red."""
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            text = details.get("exception", {}).get("description", details.get("text"))
            self.problems.append(f"exception: {text}")
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            values = [str(value.get("value")) for value in parameters["args"]]
            self.problems.append(f"console: {' '.join(values)}")
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            entry = parameters["entry"]
            self.problems.append(f"log: {entry['text']} {entry.get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def evaluate(self, expression):
        """The value of an expression in the page, a promise's when it is fulfilled."""
        result = self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            text = details.get("exception", {}).get("description", details["text"])
            raise BrowserError(f"{expression[:200]}: {text}")
        return result["result"].get("value")

    def wait(self, condition, seconds=20):
        """Waits until an expression is true; asks again after each frame of the page."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.evaluate(
                f"new Promise((done) => requestAnimationFrame(() => done({condition})))")
            if value:
                return value
        raise BrowserError(f"never true: {condition}")

    def open(self, url, ready="window.inspector?.current != null"):
        """Opens a page and waits until it is ready."""
        self.send("Page.navigate", url="about:blank")
        self.wait("location.href === 'about:blank'")
        self.send("Page.navigate", url=url)
        self.wait(ready)

    def resize(self, width, height, dark=False, reduced=False):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"},
        ])
        self.wait(f"innerWidth === {width}")
        # Observers of sizes have their say before the next frame but one.
        self.wait("true")
        self.wait("true")

    def press(self, key, code=None, modifiers=0):
        text = {"key": key, "code": code or key, "modifiers": modifiers}
        keys = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "End": 35,
                "Home": 36, "PageDown": 34, "PageUp": 33, "Tab": 9, "Escape": 27}
        if key in keys:
            text["windowsVirtualKeyCode"] = keys[key]
        self.send("Input.dispatchKeyEvent", type="keyDown", **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", **text)

    def screenshot(self, path, full=True):
        parameters = {"format": "png"}
        if full:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            parameters["captureBeyondViewport"] = True
            parameters["clip"] = {
                "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        data = self.send("Page.captureScreenshot", **parameters)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
