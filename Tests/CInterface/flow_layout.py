"""The C interface for Python: the structs of the header, and the library's calls with checked statuses."""

import ctypes
from ctypes import POINTER, Structure, byref, c_char, c_double, c_int32, c_int64, c_uint32, sizeof

OK, NO_SUCH_ELEMENT = 0, 8
HEADER, ITEM, FOOTER, SECTION = range(4)
ENTERED, LEFT, MOVED = range(3)


class Point(Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class Size(Structure):
    _fields_ = [("width", c_double), ("height", c_double)]


class Rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]

    def list(self):
        return [self.x, self.y, self.width, self.height]


class Insets(Structure):
    _fields_ = [("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double)]


class Path(Structure):
    _fields_ = [("section", c_int64), ("item", c_int64)]


class ElementID(Structure):
    _fields_ = [("kind", c_int32), ("reserved", c_int32), ("path", Path)]

    def tuple(self):
        return (self.kind, self.path.section, self.path.item)


class Element(Structure):
    _fields_ = [("id", ElementID), ("frame", Rect)]


class ScrollEvent(Structure):
    _fields_ = [("change", c_int32), ("reserved", c_int32), ("element", Element)]


class ItemRange(Structure):
    _fields_ = [("section", c_int64), ("first", c_int64), ("end", c_int64)]


class Configuration(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("scroll_direction", c_int32), ("container", Size),
        ("adjusted_content_inset", Insets), ("safe_area_insets", Insets), ("layout_margins", Insets),
        ("display_scale", c_double), ("pinned_header_offset", c_double),
        ("layout_direction", c_int32), ("pixel_snapping", c_int32),
        ("section_inset_reference", c_int32), ("common_spread", c_int32), ("last_spread", c_int32),
        ("cross_placement", c_int32), ("headers_pin", c_int32), ("footers_pin", c_int32),
        ("flips_horizontally", c_int32), ("quirks", c_uint32),
    ]


class Section(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("items", c_int32), ("item_count", c_int64),
        ("item_sizes", POINTER(Size)), ("item_size", Size), ("estimated_item_size", Size),
        ("minimum_line_spacing", c_double), ("minimum_interitem_spacing", c_double),
        ("section_inset", Insets), ("header_reference_size", Size), ("footer_reference_size", Size),
        ("is_self_sizing", c_int32), ("grid_lanes", c_int32), ("grid_lane_count", c_int64),
        ("grid_minimum", c_double), ("grid_length", c_double), ("grid_lengths", POINTER(c_double)),
        ("grid_length_kind", c_int32), ("reserved", c_int32),
    ]


class Anchor(Structure):
    _fields_ = [
        ("kind", c_int32), ("has_distance", c_int32), ("element", ElementID), ("distance", c_double),
    ]


class SectionPlacement(Structure):
    _fields_ = [("index", c_int64), ("section", POINTER(Section))]


class SectionMove(Structure):
    _fields_ = [("source", c_int64), ("target", c_int64)]


class ItemPlacement(Structure):
    _fields_ = [("path", Path), ("size", Size), ("has_size", c_int32), ("reserved", c_int32)]


class ItemMove(Structure):
    _fields_ = [("source", Path), ("target", Path)]


class Batch(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("has_counts_after", c_int32),
        ("deleted_section_count", c_int64), ("inserted_section_count", c_int64),
        ("moved_section_count", c_int64), ("reloaded_section_count", c_int64),
        ("deleted_item_count", c_int64), ("inserted_item_count", c_int64),
        ("moved_item_count", c_int64), ("reloaded_item_count", c_int64),
        ("counts_after_count", c_int64), ("deleted_sections", POINTER(c_int64)),
        ("inserted_sections", POINTER(SectionPlacement)), ("moved_sections", POINTER(SectionMove)),
        ("reloaded_sections", POINTER(SectionPlacement)), ("deleted_items", POINTER(Path)),
        ("inserted_items", POINTER(ItemPlacement)), ("moved_items", POINTER(ItemMove)),
        ("reloaded_items", POINTER(ItemPlacement)), ("counts_after", POINTER(c_int64)),
    ]


class Measurement(Structure):
    _fields_ = [("element", ElementID), ("size", Size), ("length", c_double)]


class Change(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("reserved", c_uint32), ("content_size_adjustment", Size),
        ("content_offset_adjustment", Point), ("content_offset", Point), ("anchor", Anchor),
        ("touched_count", c_int64),
    ]


class PopoverRequest(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("permitted_arrow_directions", c_uint32), ("container", Rect),
        ("source_rect", Rect), ("preferred_content_size", Size), ("default_content_size", Size),
        ("minimum_content_size", Size), ("maximum_content_size", Size),
        ("safe_area_insets", Insets), ("popover_layout_margins", Insets), ("keyboard_frame", Rect),
        ("content_view_insets", Insets), ("arrow_height", c_double), ("arrow_base", c_double),
        ("corner_radius", c_double), ("gap", c_double), ("cross_offset", c_double),
        ("display_scale", c_double), ("direction_preference", c_int32 * 4),
        ("previous_direction", c_int32), ("source_kind", c_int32), ("alignment", c_int32),
        ("selection", c_int32), ("layout_direction", c_int32), ("has_keyboard", c_int32),
        ("is_source_withdrawn", c_int32), ("can_overlap_source", c_int32),
        ("reserves_arrow_strip", c_int32), ("adapts", c_int32), ("horizontal_size_class", c_int32),
        ("vertical_size_class", c_int32), ("adaptivity_rules", c_int32), ("trait_answer", c_int32),
        ("legacy_answer", c_int32), ("reserved", c_int32),
    ]


class PopoverPlacement(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("style", c_int32), ("arrow_direction", c_int32),
        ("flags", c_uint32), ("body_frame", Rect), ("popover_frame", Rect), ("content_frame", Rect),
        ("arrow_tip", Point), ("arrow_offset", c_double), ("arrow_miss", c_double),
        ("reduction", Size), ("overlap", c_double),
    ]


class PeopleSizes(Structure):
    _fields_ = [
        ("struct_size", c_uint32), ("differences", c_uint32), ("formula_size", Size),
        ("uncapped_height", c_double), ("natural_width", c_double), ("placed_size", Size),
        ("content_height", c_double), ("hidden_height", c_double), ("columns", c_int64),
        ("row_count", c_int64), ("shown_section_count", c_int64),
    ]


class FlowError(Exception):
    """A call that failed, with its status and the library's message."""

    def __init__(self, call, status, message):
        super().__init__(f"{call}: {message}")
        self.status = status


LAYOUT = ctypes.c_void_p
COUNT = POINTER(c_int64)
CALLS = {
    "flow_configuration_init": [POINTER(Configuration), c_uint32],
    "flow_section_init": [POINTER(Section), c_uint32],
    "flow_layout_create": [
        POINTER(Configuration), POINTER(Section), c_int64, POINTER(Point), POINTER(LAYOUT)],
    "flow_layout_copy": [LAYOUT, POINTER(LAYOUT)],
    "flow_layout_destroy": [LAYOUT],
    "flow_layout_content_size": [LAYOUT, POINTER(Size)],
    "flow_layout_content_offset": [LAYOUT, POINTER(Point)],
    "flow_layout_configuration": [LAYOUT, POINTER(Configuration)],
    "flow_layout_section_count": [LAYOUT, COUNT],
    "flow_layout_item_count": [LAYOUT, c_int64, COUNT],
    "flow_layout_frame": [LAYOUT, ElementID, POINTER(Rect)],
    "flow_layout_item_frames": [LAYOUT, ItemRange, POINTER(Rect), c_int64, COUNT],
    "flow_layout_elements": [LAYOUT, Rect, POINTER(Element), c_int64, COUNT],
    "flow_layout_visible_elements": [LAYOUT, POINTER(Element), c_int64, COUNT],
    "flow_layout_oversize_sections": [LAYOUT, POINTER(c_int64), c_int64, COUNT],
    "flow_layout_hit_test": [LAYOUT, Point, POINTER(ElementID)],
    "flow_layout_drop_target": [LAYOUT, Point, POINTER(Path), POINTER(Path)],
    "flow_layout_scroll_target": [LAYOUT, ElementID, c_int32, c_int32, POINTER(Point)],
    "flow_layout_scroll_to": [LAYOUT, Point],
    "flow_layout_scroll_step": [LAYOUT, Point, POINTER(ScrollEvent), c_int64, COUNT],
    "flow_layout_set_configuration": [
        LAYOUT, POINTER(Configuration), POINTER(Anchor), POINTER(Change)],
    "flow_layout_perform_batch": [LAYOUT, POINTER(Batch), POINTER(Anchor), POINTER(Change)],
    "flow_layout_old_element": [LAYOUT, ElementID, POINTER(ElementID)],
    "flow_layout_measure": [
        LAYOUT, POINTER(Measurement), c_int64, POINTER(Anchor), POINTER(Change)],
    "flow_layout_forget_measurements": [LAYOUT, POINTER(Anchor), POINTER(Change)],
    "flow_layout_visible_estimates": [LAYOUT, POINTER(ItemRange), c_int64, COUNT],
    "flow_popover_request_init": [POINTER(PopoverRequest), c_uint32],
    "flow_popover_place": [POINTER(PopoverRequest), POINTER(PopoverPlacement)],
    "flow_people_measure": [
        ctypes.c_void_p, POINTER(c_int64), c_int64, POINTER(Size), POINTER(PeopleSizes)],
    "flow_people_layout": [
        ctypes.c_void_p, POINTER(c_int64), c_int64, Size, c_int32, POINTER(LAYOUT)],
}


class Library:
    """The library, whose calls raise a FlowError where they fail."""

    def __init__(self, path):
        self.calls = ctypes.CDLL(path)
        for name, arguments in CALLS.items():
            function = getattr(self.calls, name)
            function.argtypes, function.restype = arguments, c_int32

    def call(self, name, *arguments):
        status = getattr(self.calls, name)(*arguments)
        if status != OK:
            message, count = (c_char * 256)(), c_int64()
            self.calls.flow_last_error_message(message, c_int64(256), byref(count))
            raise FlowError(name, status, message.value.decode())

    def made(self, struct, initializer=None):
        """A struct of a size, with its defaults where it has an init call."""
        value = struct(struct_size=sizeof(struct))
        if initializer:
            self.call(initializer, byref(value), sizeof(struct))
        return value

    def listed(self, name, element, *arguments):
        """The elements that a call lists: it is asked for the count first."""
        count = c_int64()
        self.call(name, *arguments, None, 0, byref(count))
        buffer = (element * count.value)()
        self.call(name, *arguments, buffer, count.value, byref(count))
        return list(buffer)

    def listed_step(self, layout, offset):
        """The events of a scroll step: the first try, with too little room, must change nothing."""
        count, few = c_int64(), (ScrollEvent * 1)()
        status = self.calls.flow_layout_scroll_step(layout, offset, few, 1, byref(count))
        if status == OK: return list(few)[:count.value]
        events = (ScrollEvent * count.value)()
        self.call("flow_layout_scroll_step", layout, offset, events, count.value, byref(count))
        return list(events)
