"""Taffy through the package `stretchable`; only the native layout call is timed.

Every leaf is marked before a sample, so that nothing comes from a cache.
"""

import time

import peer


def measure(scene, samples, lines_per_block):
    try:
        from stretchable import Style, taffylib
        from stretchable.context import taffy
        from stretchable.style import (
            AUTO, AlignItems, Display, FlexDirection, FlexWrap, JustifyContent,
        )
        from stretchable.style.geometry.size import SizeAvailableSpace
    except ImportError as error:
        raise peer.Missing(f"the Python package stretchable is not installed ({error})")

    tree = taffy._ptr
    taffylib.disable_rounding(tree)
    leaves = []

    def create(**style):
        return taffylib.node_create(tree, Style(display=Display.FLEX, **style).to_dict())

    # One style for all: making it takes far longer than making a node.
    style = Style(size=(1, 1), flex_shrink=0).to_dict()

    def add_leaf(parent, width, height):
        style["size"]["width"]["value"] = width
        style["size"]["height"]["value"] = height
        leaf = taffylib.node_create(tree, style)
        taffylib.node_add_child(tree, parent, leaf)
        leaves.append(leaf)

    root = create(flex_direction=FlexDirection.COLUMN, size=(scene.width, AUTO))
    for before, header, items in scene.blocks(lines_per_block):
        if header:
            add_leaf(root, scene.width, header)
        row = create(
            flex_direction=FlexDirection.ROW, flex_wrap=FlexWrap.WRAP, flex_shrink=0,
            justify_content=JustifyContent.SPACE_BETWEEN if scene.justified
            else JustifyContent.FLEX_START,
            align_items=AlignItems.CENTER, gap=(scene.spacing, scene.line_spacing),
            margin=(before, 0, 0, 0),
        )
        for width, height in items:
            add_leaf(row, width, height)
        taffylib.node_add_child(tree, root, row)

    space = SizeAvailableSpace(scene.width, None).to_dict()
    times = []
    for _ in range(samples):
        for leaf in leaves:
            taffylib.node_mark_dirty(tree, leaf)
        start = time.perf_counter()
        taffylib.node_compute_layout(tree, root, space)
        times.append(time.perf_counter() - start)
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(tree, root, layout)
    peer.check_height(layout.height, scene)
    return times


if __name__ == "__main__":
    peer.main(measure)
