"""Yoga through the package `pyyoga`; only the native layout call is timed.

Every leaf's width is set anew before a sample, so that nothing comes from a cache.
"""

import time

import peer


def measure(scene, samples, lines_per_block):
    try:
        import pyyoga
        from pyyoga import _pyyoga as native
    except ImportError as error:
        raise peer.Missing(f"the Python package pyyoga is not installed ({error})")

    leaves, kept = [], []

    def create():
        node = native.Node.new()
        kept.append(node)
        return node

    def add_leaf(parent, width, height):
        leaf = create()
        leaf.set_width(width)
        leaf.set_height(height)
        leaf.set_flex_shrink(0.0)
        parent.insert_child(leaf, parent.get_child_count())
        leaves.append((leaf, width))

    root = create()
    root.set_width(scene.width)
    for before, header, items in scene.blocks(lines_per_block):
        if header:
            add_leaf(root, scene.width, header)
        row = create()
        row.set_flex_direction(pyyoga.FlexDirection.Row)
        row.set_flex_wrap(pyyoga.Wrap.Wrap)
        row.set_align_items(pyyoga.Align.Center)
        row.set_justify_content(
            pyyoga.Justify.SpaceBetween if scene.justified else pyyoga.Justify.FlexStart
        )
        row.set_gap(pyyoga.Gutter.Column, scene.spacing)
        row.set_gap(pyyoga.Gutter.Row, scene.line_spacing)
        row.set_margin(pyyoga.Edge.Top, before)
        for width, height in items:
            add_leaf(row, width, height)
        root.insert_child(row, root.get_child_count())

    undefined = pyyoga.UNDEFINED
    times = []
    for _ in range(samples):
        for leaf, width in leaves:
            leaf.set_width(width + 1)
            leaf.set_width(width)
        start = time.perf_counter()
        root.calculate_layout(scene.width, undefined, pyyoga.Direction.LTR)
        times.append(time.perf_counter() - start)
    # Rounded to whole pixels at each node, hence the allowance a line.
    peer.check_height(root.get_layout_height(), scene)
    return times


if __name__ == "__main__":
    peer.main(measure)
