"""From layout documents to the fields of the header, in the order in which the C program reads them.

A description is a list of (field, value); a value is a number or a list of numbers. The same list
becomes a struct for ctypes and text for the C program."""

import ctypes

import flow_layout as flow

DIRECTIONS = ["vertical", "horizontal"]
READING = ["leftToRight", "rightToLeft"]
SNAPPING = ["origins", "edges"]
REFERENCES = ["fromContentInset", "fromSafeArea", "fromLayoutMargins"]
SPREADS = ["leading", "center", "trailing", "justified", "spaceBetween", "spaceAround",
           "spaceEvenly", "platform"]
CROSS = ["top", "center", "bottom"]
QUIRKS = ["strictFit", "exchangedSpacings", "oversizeCentred", "unmirroredUnequalRows"]
ANCHORS = ["none", "top", "bottom"]
LEADING = 3
NONE = [0.0, 0.0, 0.0, 0.0]


def configuration(layout):
    alignment = layout.get("rowAlignment", {})
    quirks = layout.get("quirks", [])
    bits = 15 if quirks == "platform" else sum(1 << QUIRKS.index(name) for name in quirks)

    def choice(key, values):
        return values.index(layout.get(key, values[0]))

    return [
        ("container", layout["container"]),
        ("adjusted_content_inset", layout.get("adjustedContentInset", NONE)),
        ("safe_area_insets", layout.get("safeAreaInsets", NONE)),
        ("layout_margins", layout.get("layoutMargins", NONE)),
        ("display_scale", float(layout.get("displayScale", 0))),
        ("pinned_header_offset", float(layout.get("pinnedHeaderOffset", 0))),
        ("scroll_direction", choice("scrollDirection", DIRECTIONS)),
        ("layout_direction", choice("layoutDirection", READING)),
        ("pixel_snapping", choice("pixelSnapping", SNAPPING)),
        ("section_inset_reference", choice("sectionInsetReference", REFERENCES)),
        ("common_spread", SPREADS.index(alignment.get("common", "justified"))),
        ("last_spread", SPREADS.index(alignment.get("last", "platform"))),
        ("cross_placement", CROSS.index(alignment.get("cross", "center"))),
        ("headers_pin", int(layout.get("sectionHeadersPinToVisibleBounds", False))),
        ("footers_pin", int(layout.get("sectionFootersPinToVisibleBounds", False))),
        ("flips_horizontally",
         int(layout.get("flipsHorizontallyInOppositeLayoutDirection", False))),
        ("quirks", bits),
    ]


def section(layout, section):
    """A section of a document, with what it inherits."""
    def value(key, standard):
        return section.get(key, layout.get(key, standard))

    grid = section.get("grid")
    sizes = section.get("itemSizes")
    fields = [
        ("items", 2 if grid else 1 if sizes is not None else 0),
        ("item_count", len(sizes) if sizes is not None else section["itemCount"]),
        ("is_self_sizing", int(section.get("selfSizing", False))),
        ("item_size", value("itemSize", [50, 50])),
        ("estimated_item_size", value("estimatedItemSize", [0, 0])),
        ("minimum_line_spacing", float(value("minimumLineSpacing", 10))),
        ("minimum_interitem_spacing", float(value("minimumInteritemSpacing", 10))),
        ("section_inset", value("sectionInset", NONE)),
        ("header_reference_size", value("headerReferenceSize", [0, 0])),
        ("footer_reference_size", value("footerReferenceSize", [0, 0])),
    ]
    if sizes is not None:
        fields.append(("item_sizes", [length for size in sizes for length in size]))
    if grid:
        fields += lanes(grid)
    return fields


def lanes(grid):
    count = grid.get("columns", grid.get("rows"))
    fields = [
        ("grid_lanes", 1 if count is None else 0),
        ("grid_lane_count", count or 0),
        ("grid_minimum", float(grid.get("minimumWidth", grid.get("minimumHeight", 0)))),
    ]
    each = grid.get("itemHeights", grid.get("itemWidths"))
    if each is not None:
        return fields + [("grid_length_kind", 2), ("grid_length", 0.0), ("grid_lengths", each)]
    length = grid.get("itemHeight", grid.get("itemWidth"))
    if length is not None:
        return fields + [("grid_length_kind", 0), ("grid_length", float(length))]
    return fields + [("grid_length_kind", 1), ("grid_length", float(grid["aspectRatio"]))]


def anchor(step):
    """The kind, whether there is a distance, the item and the distance; None for the default."""
    given = step.get("anchor")
    if given is None: return None
    if isinstance(given, str): return [ANCHORS.index(given), 0, 0, 0, 0.0]
    return [LEADING, int("distance" in given), *given["item"], float(given.get("distance", 0))]


def text(fields):
    """The fields as words for the C program."""
    words = []
    for name, value in fields:
        for number in value if isinstance(value, list) else [value]:
            is_float = isinstance(value, (list, float))
            words.append(float(number).hex() if is_float else str(number))
    return words


def fill(struct, fields):
    """Sets the fields of a struct; lists that it points at are kept alive by ctypes."""
    for name, value in fields:
        kind = dict(struct._fields_)[name]
        if name == "item_sizes":
            pairs = [flow.Size(*value[i:i + 2]) for i in range(0, len(value), 2)]
            setattr(struct, name, (flow.Size * len(pairs))(*pairs))
        elif name == "grid_lengths":
            setattr(struct, name, (ctypes.c_double * len(value))(*value))
        elif isinstance(value, list):
            setattr(struct, name, kind(*value))
        else:
            setattr(struct, name, value)
    return struct
