"""GtkFlowBox of GTK 4: measuring and allocating, after every child asked for it.

A flow box sets its children in columns, so that its frames are not the scene's; the work is alike.
It needs a display: run.py starts one with xvfb-run.
"""

import time

import peer


def measure(scene, samples, lines_per_block):
    try:
        import gi

        gi.require_version("Gtk", "4.0")
        from gi.repository import Gdk, Gtk
    except (ImportError, ValueError) as error:
        raise peer.Missing(f"GTK 4 or Python's GObject bindings are not installed ({error})")
    if not Gtk.init_check():
        raise peer.Missing("there is no display; install xvfb")

    children = []
    column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for header, items in scene.sections:
        if header:
            label = Gtk.Box()
            label.set_size_request(int(scene.width), int(header))
            column.append(label)
            children.append(label)
        flow = Gtk.FlowBox(
            homogeneous=False, column_spacing=int(scene.spacing),
            row_spacing=int(scene.line_spacing), max_children_per_line=16,
            selection_mode=Gtk.SelectionMode.NONE)
        for width, height in items:
            child = Gtk.Box()
            child.set_size_request(round(width), round(height))
            flow.append(child)
            children.append(child)
        column.append(flow)

    rectangle = Gdk.Rectangle()
    rectangle.width = int(scene.width)
    times = []
    for _ in range(samples):
        for child in children:
            child.queue_resize()
        start = time.perf_counter()
        minimum = column.measure(Gtk.Orientation.HORIZONTAL, -1)[0]
        rectangle.width = max(int(scene.width), minimum)
        rectangle.height = column.measure(Gtk.Orientation.VERTICAL, rectangle.width)[0]
        column.size_allocate(rectangle, -1)
        times.append(time.perf_counter() - start)
    return times


if __name__ == "__main__":
    peer.main(measure)
