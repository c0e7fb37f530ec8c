"""The scenes of flow-benchmarks, number for number, for engines that are not written in Swift.

A scene is a list of sections; a section is a header's height and the sizes of its items. The sizes
come from the same seeded generator as in Benchmarks/FlowBenchmarks/Scenes.swift.
"""

from dataclasses import dataclass

MASK = (1 << 64) - 1


class Generator:
    """SplitMix64, as BenchmarkSupport's SeededGenerator."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return ((mixed ^ (mixed >> 31)) >> 11) % bound


@dataclass
class Scene:
    name: str
    count: int
    width: float
    spacing: float
    line_spacing: float
    sections: list
    justified: bool = True

    def lines(self, items):
        """Breaks items into lines as the engine does: greedily, with its tolerance."""
        line, used = [], 0.0
        for item in items:
            needed = used + self.spacing + item[0]
            if line and needed > self.width + 1e-6:
                yield line
                line, used = [item], item[0]
            else:
                line.append(item)
                used = needed if len(line) > 1 else item[0]
        if line:
            yield line

    def height(self):
        """The height of all lines and headers, by which a peer's answer is checked."""
        total = 0.0
        for header, items in self.sections:
            heights = [max(height for _, height in line) for line in self.lines(items)]
            total += header + sum(heights) + self.line_spacing * max(0, len(heights) - 1)
        return total

    def blocks(self, lines_per_block):
        """Sections cut where a line ends anyway, which changes no frame.

        Gives (space before, header, items) for each block; the space is what would have been between
        two lines. An engine whose time grows faster than its children gains by small blocks.
        """
        for header, items in self.sections:
            block, count, first = [], 0, True
            for line in self.lines(items):
                block += line
                count += 1
                if count == lines_per_block:
                    yield (0 if first else self.line_spacing, header if first else 0, block)
                    block, count, first = [], 0, False
            if block or first:
                yield (0 if first else self.line_spacing, header if first else 0, block)


def _varied(count):
    generator = Generator(1)
    sizes = []
    for _ in range(count):
        width = 30 + generator.below(1201) / 8
        sizes.append((width, 24 + generator.below(257) / 8))
    return sizes


def _rows(count):
    generator = Generator(2)
    return [(350.0, 40 + generator.below(1025) / 8) for _ in range(count)]


def _tags(count):
    generator = Generator(3)
    sizes = []
    for _ in range(count):
        letters = 2 + generator.below(7) + generator.below(7)
        sizes.append((24 + letters * 7.5, 32.0))
    return sizes


_INITIALS = [
    340, 910, 760, 480, 190, 360, 530, 720, 60, 300, 330, 470, 950, 190, 140, 490, 20, 550, 980,
    350, 20, 150, 620, 5, 60, 25,
]


def _contacts(count):
    total, given, accumulated = sum(_INITIALS), 0, 0
    for weight in _INITIALS:
        accumulated += weight
        end = count * accumulated // total
        yield (28.0, [(350.0, 44.0)] * (end - given))
        given = end


def _months(count):
    generator = Generator(5)
    rest = count
    while rest > 0:
        first = generator.below(20)
        month = min(rest, 1 + first * generator.below(22))
        yield (36.0, [(86.0, 86.0)] * month)
        rest -= month


def _days(count):
    sizes = _rows(count)
    for start in range(0, count, 40):
        yield (44.0, sizes[start : start + 40])


def scene(name, count):
    """The scene of a task at a number of items."""
    if name == "layout/varied":
        return Scene(name, count, 350.0, 10.0, 10.0, [(0.0, _varied(count))])
    if name == "scene/contacts":
        return Scene(name, count, 350.0, 0.0, 1.0, list(_contacts(count)))
    if name == "scene/photo-grid":
        return Scene(name, count, 350.0, 2.0, 2.0, list(_months(count)))
    if name == "scene/tag-cloud":
        return Scene(name, count, 350.0, 8.0, 8.0, [(0.0, _tags(count))], justified=False)
    if name == "scene/chat":
        return Scene(name, count, 350.0, 10.0, 10.0, list(_days(count)))
    raise ValueError(f"no scene named {name}")


NAMES = ["layout/varied", "scene/contacts", "scene/photo-grid", "scene/tag-cloud", "scene/chat"]
