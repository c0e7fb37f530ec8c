"""Random layout documents with steps, the same ones on every run."""

import random

SPREADS = ["leading", "center", "trailing", "justified", "spaceBetween", "spaceAround", "spaceEvenly"]
POSITIONS = ["top", "centeredVertically", "bottom", "left", "centeredHorizontally", "right", "nearest"]


class Documents:
    """Makes cases with layouts, queries and steps; it knows the item counts that steps lead to."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def length(self, low, high):
        value = self.random.uniform(low, high)
        return self.random.choice([round(value), round(value, 2), value])

    def chance(self, part):
        return self.random.random() < part

    def size(self):
        return [self.length(1, 150), self.length(1, 120)]

    def insets(self, high=30):
        return [self.length(-2, high) for _ in range(4)]

    def boundary(self):
        return self.random.choice([[0, 0], [320, 30], [25, 44.5], [self.length(0, 60)] * 2])

    def metrics(self):
        metrics = {}
        if self.chance(0.5): metrics["itemSize"] = self.size()
        if self.chance(0.5): metrics["minimumLineSpacing"] = self.length(-5, 20)
        if self.chance(0.5): metrics["minimumInteritemSpacing"] = self.length(0, 20)
        if self.chance(0.5): metrics["sectionInset"] = self.insets()
        if self.chance(0.5): metrics["headerReferenceSize"] = self.boundary()
        if self.chance(0.4): metrics["footerReferenceSize"] = self.boundary()
        return metrics

    def grid(self, count, horizontal):
        lanes = ("rows", "minimumHeight") if horizontal else ("columns", "minimumWidth")
        length, each = ("itemWidth", "itemWidths") if horizontal else ("itemHeight", "itemHeights")
        grid = {}
        if self.chance(0.5): grid[lanes[0]] = self.random.randint(1, 6)
        else: grid[lanes[1]] = self.length(20, 150)
        kind = self.random.randrange(3)
        if kind == 0: grid[length] = self.length(5, 90)
        if kind == 1: grid["aspectRatio"] = self.length(1, 3)
        if kind == 2: grid[each] = [self.length(1, 80) for _ in range(count)]
        return grid

    def section(self, horizontal):
        """A section and its number of items; grids are told apart by their key."""
        section = self.metrics()
        count = self.random.choice([0, 1, 2, self.random.randint(3, 14), self.random.randint(5, 40)])
        kind = self.random.randrange(4)
        if kind == 0:
            section["grid"] = self.grid(count, horizontal)
            section["itemCount"] = count
        elif kind == 1:
            section["itemCount"] = count
            if self.chance(0.3): section["estimatedItemSize"] = self.size()
        else:
            section["itemSizes"] = [self.size() for _ in range(count)]
            if self.chance(0.2): section["itemSizes"] = [self.size()] * count
            if self.chance(0.2): section["selfSizing"] = True
        return section

    def alignment(self):
        alignment = {}
        if self.chance(0.6): alignment["common"] = self.random.choice(SPREADS)
        if self.chance(0.6): alignment["last"] = self.random.choice(SPREADS + ["platform"])
        if self.chance(0.6): alignment["cross"] = self.random.choice(["top", "center", "bottom"])
        return alignment

    def configuration(self):
        layout = {"container": [self.length(60, 500), self.length(60, 500)]}
        if self.chance(0.5): layout["adjustedContentInset"] = self.insets(20)
        if self.chance(0.3): layout["safeAreaInsets"] = self.insets(40)
        if self.chance(0.3): layout["layoutMargins"] = self.insets(40)
        if self.chance(0.4): layout["layoutDirection"] = "rightToLeft"
        if self.chance(0.3): layout["flipsHorizontallyInOppositeLayoutDirection"] = True
        if self.chance(0.6): layout["displayScale"] = self.random.choice([1, 2, 3, 1.5])
        if self.chance(0.3): layout["pixelSnapping"] = "edges"
        if self.chance(0.6): layout["sectionHeadersPinToVisibleBounds"] = True
        if self.chance(0.4): layout["sectionFootersPinToVisibleBounds"] = True
        if self.chance(0.2): layout["pinnedHeaderOffset"] = self.length(-5, 15)
        if self.chance(0.4):
            layout["sectionInsetReference"] = self.random.choice(
                ["fromContentInset", "fromSafeArea", "fromLayoutMargins"])
        if self.chance(0.4): layout["rowAlignment"] = self.alignment()
        if self.chance(0.2):
            layout["quirks"] = self.random.choice(
                ["platform", ["strictFit"], ["exchangedSpacings", "oversizeCentred"],
                 ["unmirroredUnequalRows"]])
        return layout

    def case(self, name):
        layout = self.configuration()
        horizontal = self.chance(0.4)
        if horizontal: layout["scrollDirection"] = "horizontal"
        layout.update(self.metrics())
        if self.chance(0.15): layout["estimatedItemSize"] = self.size()
        sections = [self.section(horizontal) for _ in range(self.random.randint(0, 4))]
        layout["sections"] = sections
        self.held = []
        self.sections = [known(s, layout) for s in sections]
        queries = [{"rect": [self.length(-50, 300), self.length(-50, 300), self.length(-40, 300),
                             self.length(0, 300)]} for _ in range(2)]
        steps = [self.step(layout) for _ in range(self.random.randint(2, 5))]
        return {"id": name, "layout": layout, "expected": {}, "queries": queries, "steps": steps}

    def paths(self, without_grids=False):
        return [[s, i] for s, section in enumerate(self.sections) for i in range(section["count"])
                if not (section["grid"] and without_grids)]

    def point(self):
        return [self.length(-40, 500), self.length(-40, 700)]

    def step(self, layout):
        kinds = [self.scroll, self.scroll, self.hit, self.batch, self.batch, self.configure]
        if self.paths(): kinds += [self.drop, self.show]
        if self.paths(without_grids=True): kinds += [self.measure, self.measure]
        step = self.random.choice(kinds)(layout)
        changes = step.keys() & {"batchUpdates", "measure", "container", "forgetMeasurements"}
        if changes and self.chance(0.6):
            anchors = ["none", "top", "bottom"]
            if self.held: anchors += [{"item": p} for p in self.held]
            anchor = self.random.choice(anchors)
            if isinstance(anchor, dict) and self.chance(0.5): anchor["distance"] = self.length(0, 50)
            step["anchor"] = anchor
        return step

    def scroll(self, _):
        return {"contentOffset": self.point(), "clamp": False}

    def hit(self, _):
        return {"hitTest": self.point()}

    def configure(self, layout):
        self.held = self.random.sample(self.paths(), min(2, len(self.paths())))
        changed = self.configuration()
        keys = self.random.sample(sorted(changed), min(3, len(changed)))
        return {"container": changed["container"], **{key: changed[key] for key in keys}}

    def drop(self, _):
        return {"dropTarget": {"moving": self.random.choice(self.paths()), "at": self.point()}}

    def show(self, _):
        key, place = self.random.choice(
            [("item", self.random.choice(self.paths())),
             ("section", self.random.randrange(len(self.sections)))])
        return {"scrollTo": {key: place, "position": self.random.choice(POSITIONS),
                             "avoidPinned": self.chance(0.5)}}

    def measure(self, _):
        paths = self.paths(without_grids=True)
        self.held = self.random.sample(self.paths(), 1)
        if self.chance(0.15): return {"forgetMeasurements": True}
        entries = [{"item": self.random.choice(paths), "size": self.size()}
                   for _ in range(self.random.randint(1, 6))]
        section = self.random.randrange(len(self.sections))
        for boundary in ("header", "footer"):
            if self.sections[section][boundary] and self.chance(0.5):
                entries.append({boundary: section, "length": self.length(1, 60)})
        return {"measure": entries}

    def batch(self, layout):
        """A batch that fits what is there, or one in six times one that never does."""
        self.held = self.random.sample(self.paths(), min(1, len(self.paths())))
        if self.chance(0.16):
            twice = [self.random.randint(0, 4), self.random.randint(0, 30)]
            return {"batchUpdates": {"deleteItems": [twice, twice]}}
        horizontal = layout.get("scrollDirection") == "horizontal"
        old = self.sections
        deleted = [s for s in range(len(old)) if self.chance(0.15)]
        kept = [s for s in range(len(old)) if s not in deleted]
        reloads = [s for s in kept if self.chance(0.1)]
        movers = [s for s in kept if s not in reloads and self.chance(0.1)]
        inserts = [self.section(horizontal) for _ in range(self.random.choice([0, 0, 0, 1, 2]))]
        arrivals = inserts + movers
        places = self.random.sample(range(len(kept) + len(inserts)), len(arrivals))
        placed = sorted(zip(places, range(len(arrivals))))
        order = [s for s in kept if s not in movers]
        for at, index in placed: order.insert(at, arrivals[index])
        updates = {
            "deleteSections": deleted,
            "insertSections": [{"at": at, "section": s} for at, s in zip(places, inserts)],
            "moveSections": [{"from": source, "to": order.index(source)} for source in movers],
            "reloadSections": [], "deleteItems": [], "insertItems": [], "moveItems": [],
            "reloadItems": []}
        self.sections = []
        for new, source in enumerate(order):
            if isinstance(source, dict):
                self.sections.append(known(source, layout))
            elif source in reloads:
                section = self.section(horizontal)
                updates["reloadSections"].append({"at": source, "section": section})
                self.sections.append(known(section, layout))
            elif source in movers:
                self.sections.append(old[source])
            else:
                self.sections.append(self.edited(source, new, old[source], updates))
        updates["countsAfter"] = [s["count"] for s in self.sections] if self.chance(0.3) else []
        return {"batchUpdates": {key: value for key, value in updates.items() if value}}

    def edited(self, source, new, section, updates):
        """Deletes, moves, inserts and reloads items of a section that stays."""
        count, grid = section["count"], section["grid"]
        gone = [i for i in range(count) if self.chance(0.1)]
        stay = [i for i in range(count) if i not in gone]
        moved = [i for i in stay if self.chance(0.05)]
        updates["deleteItems"] += [[source, i] for i in gone]
        if not grid:
            updates["reloadItems"] += [{"at": [source, i], "size": self.size()}
                                       for i in stay if i not in moved and self.chance(0.05)]
        come = self.random.choice([0, 0, 1, 2, 5])
        count = count - len(gone) + come
        places = self.random.sample(range(count), come + len(moved))
        updates["moveItems"] += [{"from": [source, i], "to": [new, at]}
                                 for i, at in zip(moved, places[come:])]
        for at in places[:come]:
            entry = {"at": [new, at]}
            if not grid and self.chance(0.6): entry["size"] = self.size()
            updates["insertItems"].append(entry)
        return {**section, "count": count}


def known(section, layout):
    """What later steps must know of a section."""
    axis = 0 if layout.get("scrollDirection") == "horizontal" else 1

    def has(key):
        return section.get(key, layout.get(key, [0, 0]))[axis] > 0

    count = section["itemCount"] if "itemCount" in section else len(section["itemSizes"])
    return {"count": count, "grid": "grid" in section, "header": has("headerReferenceSize"),
            "footer": has("footerReferenceSize")}
