"""What the scripts of all peers share: arguments in, one line of JSON out.

Each script measures one scene in a process of its own: SCENE COUNT SAMPLES LINES_PER_BLOCK. It prints
{"times": [seconds, ...]}, or {"missing": "why"} where its engine is not installed.
"""

import json
import sys

import scenes


class Missing(Exception):
    """The engine is not there."""


def main(measure):
    """Prints what `measure(scene, samples, lines_per_block)` gives: times of layouts from scratch."""
    name, count, samples, lines = sys.argv[1], *map(int, sys.argv[2:5])
    try:
        times = measure(scenes.scene(name, count), samples, lines)
        print(json.dumps({"times": times}))
    except Missing as missing:
        print(json.dumps({"missing": str(missing)}))


def check_height(found, scene, allowance=1e-3):
    """Fails where an engine's height is not the scene's, but for single precision and rounding."""
    expected = scene.height()
    if abs(found - expected) > max(2, expected * allowance):
        raise SystemExit(f"{scene.name}: height {found}, expected {expected}")
