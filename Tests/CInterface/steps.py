"""Steps of a case: as words for the C program, and performed by ctypes."""

import ctypes
from ctypes import byref

import description
import flow_layout as flow

POSITIONS = ["top", "centeredVertically", "bottom", "left", "centeredHorizontally", "right", "nearest"]
TARGETS = {"header": flow.HEADER, "item": flow.ITEM, "section": flow.SECTION}


def floats(numbers):
    return [float(number).hex() for number in numbers]


def measurements(step):
    """Each one's kind, section, item, size and length."""
    entries = []
    for entry in step["measure"]:
        if "item" in entry: entries.append((flow.ITEM, *entry["item"], entry["size"], 0))
        elif "header" in entry: entries.append((flow.HEADER, entry["header"], 0, [0, 0], entry["length"]))
        else: entries.append((flow.FOOTER, entry["footer"], 0, [0, 0], entry["length"]))
    return entries


def target(step):
    show = step["scrollTo"]
    key = next(key for key in TARGETS if key in show)
    place = show[key] if key == "item" else [show[key], 0]
    return TARGETS[key], place, POSITIONS.index(show["position"]), int(show.get("avoidPinned", False))


def words(layout, step):
    """A step as words; layout is what the document's keys are by now, and takes over the step's."""
    kind = name(step)
    if kind == "scroll": return [kind, *floats(step["contentOffset"])]
    if kind == "hit": return [kind, *floats(step["hitTest"])]
    if kind == "drop":
        drop = step["dropTarget"]
        return [kind, *map(str, drop["moving"]), *floats(drop["at"])]
    if kind == "target":
        element, path, position, avoids = target(step)
        return [kind, str(element), *map(str, path), str(position), str(avoids)]
    if kind == "configure":
        layout.update({key: value for key, value in step.items() if key != "anchor"})
        given = description.text(description.configuration(layout))
    elif kind == "measure":
        given = [str(len(step["measure"]))]
        for element, section, item, size, length in measurements(step):
            given += [str(element), str(section), str(item), *floats(size), *floats([length])]
    elif kind == "batch":
        given = batch_words(layout, step["batchUpdates"])
    else:
        given = []
    anchor = description.anchor(step)
    end = ["0"] if anchor is None else ["1", *map(str, anchor[:4]), *floats(anchor[4:])]
    return [kind, *given, *end]


def batch_words(layout, updates):
    def placements(key):
        entries = updates.get(key, [])
        given = [str(len(entries))]
        for entry in entries:
            given += [str(entry["at"]), *description.text(description.section(layout, entry["section"]))]
        return given

    def items(key):
        entries = updates.get(key, [])
        given = [str(len(entries))]
        for entry in entries:
            given += [*map(str, entry["at"]), str(int("size" in entry)),
                      *floats(entry.get("size", [0, 0]))]
        return given

    deleted = updates.get("deleteSections", [])
    moved = updates.get("moveSections", [])
    paths = updates.get("deleteItems", [])
    moved_items = updates.get("moveItems", [])
    return [
        str(len(deleted)), *map(str, deleted), *placements("insertSections"),
        str(len(moved)), *[str(move[end]) for move in moved for end in ("from", "to")],
        *placements("reloadSections"), str(len(paths)), *[str(i) for path in paths for i in path],
        *items("insertItems"), str(len(moved_items)),
        *[str(i) for move in moved_items for end in ("from", "to") for i in move[end]],
        *items("reloadItems")]


def name(step):
    """The C program's word for a step."""
    keys = {"batchUpdates": "batch", "measure": "measure", "forgetMeasurements": "forget",
            "hitTest": "hit", "dropTarget": "drop", "scrollTo": "target", "container": "configure",
            "contentOffset": "scroll"}
    return next(word for key, word in keys.items() if key in step)


class Player:
    """A layout made by ctypes, and what is on screen."""

    def __init__(self, library, document):
        self.library = library
        self.document = dict(document)
        configuration = self.configuration()
        sections = (flow.Section * len(document["sections"]))()
        for index, section in enumerate(document["sections"]):
            self.section(section, sections[index])
        self.handle = flow.LAYOUT()
        library.call("flow_layout_create", byref(configuration), sections, len(sections), None,
                     byref(self.handle))
        self.screen = {}

    def close(self):
        self.library.call("flow_layout_destroy", self.handle)

    def configuration(self):
        struct = self.library.made(flow.Configuration, "flow_configuration_init")
        return description.fill(struct, description.configuration(self.document))

    def section(self, section, struct=None):
        struct = flow.Section() if struct is None else struct
        self.library.call("flow_section_init", byref(struct), ctypes.sizeof(struct))
        return description.fill(struct, description.section(self.document, section))

    def perform(self, step):
        """The status of a step, the offset's adjustment, and what else it answers."""
        kind = name(step)
        change = self.library.made(flow.Change)
        answer = []
        try:
            if kind == "scroll": self.scroll(flow.Point(*step["contentOffset"]))
            elif kind == "hit": answer = self.hit(step)
            elif kind == "drop": answer = self.drop(step)
            elif kind == "target": self.show(step)
            else: answer = self.change(kind, step, change)
            status = flow.OK
        except flow.FlowError as error:
            status = error.status
        adjustment = change.content_offset_adjustment
        return status, [adjustment.x, adjustment.y], answer

    def scroll(self, offset):
        events = self.library.listed_step(self.handle, offset)
        for event in events:
            key = event.element.id.tuple()
            assert (key in self.screen) == (event.change != flow.ENTERED), "an event is wrong"
            if event.change == flow.LEFT: del self.screen[key]
            else: self.screen[key] = event.element.frame.list()
        visible = self.library.listed("flow_layout_visible_elements", flow.Element, self.handle)
        assert self.screen == {e.id.tuple(): e.frame.list() for e in visible}, "the screen is wrong"

    def hit(self, step):
        element = flow.ElementID()
        self.library.call("flow_layout_hit_test", self.handle, flow.Point(*step["hitTest"]),
                          byref(element))
        return list(element.tuple())

    def drop(self, step):
        moving, path = flow.Path(*step["dropTarget"]["moving"]), flow.Path()
        self.library.call("flow_layout_drop_target", self.handle,
                          flow.Point(*step["dropTarget"]["at"]), byref(moving), byref(path))
        return [path.section, path.item]

    def show(self, step):
        kind, place, position, avoids = target(step)
        offset = flow.Point()
        self.library.call("flow_layout_scroll_target", self.handle,
                          flow.ElementID(kind, 0, flow.Path(*place)), position, avoids, byref(offset))
        self.scroll(offset)

    def change(self, kind, step, change):
        given = description.anchor(step)
        anchor = None
        if given is not None:
            element = flow.ElementID(flow.ITEM, 0, flow.Path(*given[2:4]))
            anchor = byref(flow.Anchor(given[0], given[1], element, given[4]))
        if kind == "configure":
            self.document.update({key: value for key, value in step.items() if key != "anchor"})
            self.library.call("flow_layout_set_configuration", self.handle,
                              byref(self.configuration()), anchor, byref(change))
        elif kind == "measure":
            entries = [flow.Measurement(flow.ElementID(kind, 0, flow.Path(section, item)),
                                        flow.Size(*size), length)
                       for kind, section, item, size, length in measurements(step)]
            self.library.call("flow_layout_measure", self.handle,
                              (flow.Measurement * len(entries))(*entries), len(entries), anchor,
                              byref(change))
        elif kind == "forget":
            self.library.call("flow_layout_forget_measurements", self.handle, anchor, byref(change))
        else:
            self.library.call("flow_layout_perform_batch", self.handle,
                              byref(self.batch(step["batchUpdates"])), anchor, byref(change))
            return self.old_paths()
        return []

    def batch(self, updates):
        batch = self.library.made(flow.Batch)

        def give(key, field, count, struct, values):
            array = (struct * len(values))(*values)
            setattr(batch, field, array)
            setattr(batch, count, len(values))

        def placements(key):
            return [flow.SectionPlacement(entry["at"], ctypes.pointer(self.section(entry["section"])))
                    for entry in updates.get(key, [])]

        def items(key):
            return [flow.ItemPlacement(flow.Path(*entry["at"]), flow.Size(*entry.get("size", [0, 0])),
                                       int("size" in entry)) for entry in updates.get(key, [])]

        give("deleteSections", "deleted_sections", "deleted_section_count", ctypes.c_int64,
             updates.get("deleteSections", []))
        give("insertSections", "inserted_sections", "inserted_section_count", flow.SectionPlacement,
             placements("insertSections"))
        give("moveSections", "moved_sections", "moved_section_count", flow.SectionMove,
             [flow.SectionMove(m["from"], m["to"]) for m in updates.get("moveSections", [])])
        give("reloadSections", "reloaded_sections", "reloaded_section_count", flow.SectionPlacement,
             placements("reloadSections"))
        give("deleteItems", "deleted_items", "deleted_item_count", flow.Path,
             [flow.Path(*path) for path in updates.get("deleteItems", [])])
        give("insertItems", "inserted_items", "inserted_item_count", flow.ItemPlacement,
             items("insertItems"))
        give("moveItems", "moved_items", "moved_item_count", flow.ItemMove,
             [flow.ItemMove(flow.Path(*m["from"]), flow.Path(*m["to"]))
              for m in updates.get("moveItems", [])])
        give("reloadItems", "reloaded_items", "reloaded_item_count", flow.ItemPlacement,
             items("reloadItems"))
        if "countsAfter" in updates:
            batch.has_counts_after = 1
            give("countsAfter", "counts_after", "counts_after_count", ctypes.c_int64,
                 updates["countsAfter"])
        return batch

    def old_paths(self):
        """The path before the batch of each item, None for new ones, section by section."""
        paths = []
        for section in range(self.count("flow_layout_section_count")):
            for item in range(self.count("flow_layout_item_count", section)):
                old = flow.ElementID()
                try:
                    self.library.call("flow_layout_old_element", self.handle,
                                      flow.ElementID(flow.ITEM, 0, flow.Path(section, item)), byref(old))
                    paths += [old.path.section, old.path.item]
                except flow.FlowError as error:
                    if error.status != flow.NO_SUCH_ELEMENT: raise
                    paths.append(None)
        return paths

    def count(self, call, *arguments):
        count = ctypes.c_int64()
        self.library.call(call, self.handle, *arguments, byref(count))
        return count.value

    def place(self):
        size, offset = flow.Size(), flow.Point()
        self.library.call("flow_layout_content_size", self.handle, byref(size))
        self.library.call("flow_layout_content_offset", self.handle, byref(offset))
        return [size.width, size.height, offset.x, offset.y]

    def frames(self):
        """The number of sections, then header, footer, number of items and items of each."""
        sections = self.count("flow_layout_section_count")
        answer = [sections]
        for section in range(sections):
            answer += self.boundary(flow.HEADER, section) + self.boundary(flow.FOOTER, section)
            count = self.count("flow_layout_item_count", section)
            frames = self.library.listed("flow_layout_item_frames", flow.Rect, self.handle,
                                         flow.ItemRange(section, 0, count))
            answer.append(len(frames))
            for frame in frames: answer += frame.list()
        return answer

    def boundary(self, kind, section):
        frame = flow.Rect()
        try:
            self.library.call("flow_layout_frame", self.handle,
                              flow.ElementID(kind, 0, flow.Path(section, 0)), byref(frame))
        except flow.FlowError as error:
            if error.status != flow.NO_SUCH_ELEMENT: raise
            return [None]
        return frame.list()
