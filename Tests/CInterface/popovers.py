"""Compares popovers and lists of people by ctypes with what the tool records for case files.

usage: popovers.py LIBRARY TOOL SCRATCH CASES..."""

import ctypes
import json
import os
import subprocess
import sys
from ctypes import byref

import flow_layout as flow

ARROWS = {"none": 0, "up": 1, "down": 2, "left": 4, "right": 8}
STYLES = ["popover", "fullScreen", "overFullScreen", "formSheet", "pageSheet", "currentContext", "none"]
CLASSES = ["unspecified", "compact", "regular"]
RULES = ["ios8", "ios8.3", "ios13"]
FLAGS = ["keyboardIgnored", "marginsDropped", "safeAreaDropped", "sourceClipped", "sourceOffscreen",
         "sourceCollapsed", "negativePreferred", "infinitePreferred", "arrowOffTarget",
         "arrowCramped", "overlapsSource", "belowMinimum", "overflowsUsable"]
ERRORS = {"nan": [16], "infiniteRect": [17], "negativeInput": [18], "emptyContainer": [48],
          "noUsableArea": [49]}
RECTS = {"container": "container", "sourceRect": "source_rect", "keyboardFrame": "keyboard_frame"}
SIZES = {"preferredContentSize": "preferred_content_size", "defaultContentSize": "default_content_size",
         "minimumContentSize": "minimum_content_size", "maximumContentSize": "maximum_content_size"}
INSETS = {"popoverLayoutMargins": "popover_layout_margins", "safeAreaInsets": "safe_area_insets",
          "contentViewInsets": "content_view_insets"}
NUMBERS = {"gap": "gap", "crossOffset": "cross_offset", "displayScale": "display_scale"}
FLAGS_IN = {"canOverlapSourceViewRect": "can_overlap_source",
            "reservesArrowStrip": "reserves_arrow_strip", "sourceWithdrawn": "is_source_withdrawn"}
CHOICES = {"alignment": ["center", "start", "end"], "selection": ["fitFirst", "visibleArea"]}


def request(library, given):
    """The request of a case's input."""
    result = library.made(flow.PopoverRequest, "flow_popover_request_init")
    for keys, kind in ((RECTS, flow.Rect), (SIZES, flow.Size), (INSETS, flow.Insets)):
        for key, field in keys.items():
            if given.get(key) is not None:
                setattr(result, field, kind(*[float(number) for number in given[key]]))
    for key, field in NUMBERS.items():
        if given.get(key) is not None: setattr(result, field, float(given[key]))
    for key, field in FLAGS_IN.items():
        if key in given: setattr(result, field, int(given[key]))
    for key, words in CHOICES.items():
        if key in given: setattr(result, key, words.index(given[key]))
    result.has_keyboard = int(given.get("keyboardFrame") is not None)
    result.source_kind = ["rect", "bar"].index(given.get("sourceKind", "rect"))
    result.layout_direction = int(given.get("layoutDirection") == "rightToLeft")
    if "permittedArrowDirections" in given:
        result.permitted_arrow_directions = sum(ARROWS[w] for w in given["permittedArrowDirections"])
    preference = [ARROWS[word] for word in given.get("directionPreference") or []]
    result.direction_preference = (ctypes.c_int32 * 4)(*preference)
    result.previous_direction = ARROWS[given.get("previousDirection") or "none"]
    arrow = given.get("arrow", {})
    for key, field in (("height", "arrow_height"), ("base", "arrow_base"),
                       ("cornerRadius", "corner_radius")):
        if key in arrow: setattr(result, field, float(arrow[key]))
    if given.get("adaptivity"): adapt(result, given["adaptivity"])
    return result


def adapt(result, given):
    result.adapts = 1
    result.horizontal_size_class = CLASSES.index(given["horizontal"])
    result.vertical_size_class = CLASSES.index(given["vertical"])
    result.adaptivity_rules = RULES.index(given.get("rules", "ios8"))
    for key, field in (("traitDelegate", "trait_answer"), ("legacyDelegate", "legacy_answer")):
        if given.get(key) is not None: setattr(result, field, STYLES.index(given[key]))


def place(library, made):
    placement = library.made(flow.PopoverPlacement)
    library.call("flow_popover_place", byref(made), byref(placement))
    return placement


def placement(library, given):
    try:
        placed = place(library, request(library, given))
    except flow.FlowError as error:
        return {"error": next(name for name, codes in ERRORS.items() if error.status in codes)}
    direction = next(word for word, bit in ARROWS.items() if bit == placed.arrow_direction)
    reduction = [placed.reduction.width, placed.reduction.height]
    return {
        "error": None, "style": STYLES[placed.style], "arrowDirection": direction,
        "bodyFrame": placed.body_frame.list(), "popoverFrame": placed.popover_frame.list(),
        "contentFrame": placed.content_frame.list(),
        "arrowTip": None if direction == "none" else [placed.arrow_tip.x, placed.arrow_tip.y],
        "arrowOffset": placed.arrow_offset, "arrowMiss": placed.arrow_miss, "reduction": reduction,
        "fits": reduction == [0, 0], "overlap": placed.overlap,
        "flags": [word for bit, word in enumerate(FLAGS) if placed.flags >> bit & 1]}


def adaptivity(library, given):
    made = request(library, {"container": [0, 0, 400, 600], "sourceRect": [10, 10, 20, 20],
                             "adaptivity": given})
    return {"style": STYLES[place(library, made).style]}


def people_sizes(library, counts, placed=None):
    sizes = library.made(flow.PeopleSizes)
    size = None if placed is None else byref(flow.Size(*placed))
    library.call("flow_people_measure", None, (ctypes.c_int64 * len(counts))(*counts), len(counts),
                 size, byref(sizes))
    return sizes


def people(library, given):
    sizes = people_sizes(library, [given["groupOne"], given["groupTwo"]])
    return {"formulaSize": [sizes.formula_size.width, sizes.formula_size.height],
            "uncappedHeight": sizes.uncapped_height, "flowContentHeight": sizes.content_height,
            "scrolls": sizes.hidden_height > 0, "naturalWidth": sizes.natural_width}


def people_columns(library, given):
    sizes = people_sizes(library, [], [given["width"], 0])
    return {"columns": sizes.columns, "itemsTooWide": bool(sizes.differences & 32)}


def people_refit(library, given):
    counts = [given["groupOne"], given["groupTwo"]]
    formula = people_sizes(library, counts).formula_size
    sizes = people_sizes(library, counts, [given["placedWidth"], formula.height])
    return {"flowContentHeight": sizes.content_height, "formulaHeight": formula.height}


ANSWERS = {"placement": placement, "adaptivity": adaptivity, "people": people,
           "people-columns": people_columns, "people-refit": people_refit}


def main():
    library_path, tool, scratch = sys.argv[1:4]
    library = flow.Library(library_path)
    counts = {}
    for path in sys.argv[4:]:
        recorded = os.path.join(scratch, "recorded-popovers.json")
        subprocess.run([tool, "check", path, "--record", recorded], check=True, capture_output=True)
        with open(recorded) as file: cases = json.load(file)["cases"]
        for case in cases:
            kind = case["kind"]
            # A text's size is not in the interface, and a scale of 0 there means exact values.
            if kind not in ANSWERS or case["input"].get("displayScale") == 0: continue
            found = ANSWERS[kind](library, case["input"])
            for key, value in case["expected"].items():
                if key in found and found[key] != value or key not in found and value is not None:
                    sys.exit(f"{path}, {case['id']}, {key}: expected {value}, found {found.get(key)}")
            counts[kind] = counts.get(kind, 0) + 1
    print(f"popovers and people: {sum(counts.values())} cases agree to the bit: {counts}")


main()
