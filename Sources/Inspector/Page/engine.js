// The module's calls. Numbers and text are handed over in its memory: see Exchange.swift.

const statuses = ["fine", "layout", "popover", "people", "missing"];

const layoutReasons = [
  "is not a number", "is infinite", "is negative", "is not above 0", "is too large",
  "is too small", "", "makes the sum of lengths or counts too large",
  "is no element of the layout", "is in a grid",
];

/// What the engine cannot do, and why.
class EngineError extends Error {
  constructor(message, property) {
    super(message);
    this.property = property;
  }
}

class Engine {
  /// The module's memory as numbers; made anew where the memory has grown.
  #memory = new Float64Array(0);
  #exports;
  /// What `measure` of a call answers with; see `history`.
  #measure = () => [0, 0];

  static async load(bytes) {
    const engine = new Engine();
    let height = 0;
    const page = {
      measure_width: (width) => {
        const size = engine.#measure(width, engine.#text());
        height = size[1];
        return size[0];
      },
      measured_height: () => height,
    };
    const { instance } = await WebAssembly.instantiate(bytes, { page });
    engine.#exports = instance.exports;
    return engine;
  }

  /// The place of the numbers, with room for so many.
  #numbers(count) {
    const start = this.#exports.inspector_reserve(count) / 8;
    const buffer = this.#exports.memory.buffer;
    if (this.#memory.buffer !== buffer) this.#memory = new Float64Array(buffer);
    return start;
  }

  #text() {
    const length = this.#exports.inspector_text_length();
    const bytes = new Uint8Array(length);
    for (let index = 0; index < length; index += 1) {
      bytes[index] = this.#exports.inspector_text_byte(index);
    }
    return new TextDecoder().decode(bytes);
  }

  /// The answer in place, good until the next call.
  #answer() {
    const start = this.#numbers(0);
    return this.#memory.subarray(start, start + this.#exports.inspector_count());
  }

  #check(status) {
    if (status === 0) return;
    if (statuses[status] === "layout") throw this.#layoutError();
    throw new EngineError(this.#text() || "there is no layout");
  }

  #layoutError() {
    const [kind, section, item, reason, expected, found] = this.#answer();
    const property = this.#text();
    const place = ["", `sections[${section}].`, `sections[${section}].`, ""][kind];
    const index = kind === 2 ? `[${item}]` : "";
    const problem =
      reason === 6 ? `expected ${expected} values, found ${found}` : layoutReasons[reason];
    return new EngineError(`${place}${property}${index}: ${problem}`, property);
  }

  #call(name, numbers) {
    const start = this.#numbers(numbers.length);
    this.#memory.set(numbers, start);
    this.#check(this.#exports[name](numbers.length));
    return this.#answer();
  }

  /// Lays a document out and shows it.
  layout(numbers) {
    const [width, height, x, y, ...oversize] = this.#call("inspector_layout", numbers);
    return { contentSize: [width, height], contentOffset: [x, y], oversize };
  }

  /// Scrolls what is shown; the events stand in groups of eight numbers.
  scroll(x, y, restarts = false) {
    this.#check(this.#exports.inspector_scroll(x, y, restarts ? 1 : 0));
    return this.#answer();
  }

  /// All elements of what is shown, in groups of seven numbers.
  elements() {
    this.#check(this.#exports.inspector_elements());
    return this.#answer().slice();
  }

  /// The least and the greatest offset: left, top, right, bottom.
  offsetLimits() {
    this.#check(this.#exports.inspector_clamp(-1e18, -1e18));
    const [left, top] = this.#answer();
    this.#check(this.#exports.inspector_clamp(1e18, 1e18));
    const [right, bottom] = this.#answer();
    return [left, top, right, bottom];
  }

  sectionAt(offset) {
    return this.#exports.inspector_section(offset);
  }

  offsetOfSection(section) {
    return this.#exports.inspector_section_offset(section);
  }

  /// The boxes in a cell and a header: portrait, name, title.
  cellBoxes(cell, header, isRightToLeft) {
    this.#check(
      this.#exports.inspector_cell(...cell, ...header, isRightToLeft ? 1 : 0));
    const boxes = Array.from(this.#answer());
    return { portrait: boxes.slice(0, 4), name: boxes.slice(4, 8), title: boxes.slice(8, 12) };
  }

  /// Sizes and places the popover of people and shows its list.
  people(request, offset, counts) {
    const answer = Array.from(
      this.#call("inspector_people", [...requestNumbers(request), offset, ...counts]));
    return {
      preferred: answer.slice(0, 2),
      formula: answer.slice(2, 4),
      uncappedHeight: answer[4],
      placed: answer.slice(5, 7),
      contentHeight: answer[7],
      hiddenHeight: answer[8],
      columns: answer[9],
      isRefitted: answer[11] === 1,
      offset: answer[12],
      placement: readPlacement(answer.slice(13)),
    };
  }

  /// Places the popover of past results; `measure` takes a width and a text.
  history(request, values, measure) {
    this.#measure = measure;
    const answer = Array.from(
      this.#call("inspector_history", [...requestNumbers(request), ...values]));
    return { placement: readPlacement(answer), text: this.#text() };
  }
}

const arrowBits = { up: 1, down: 2, left: 4, right: 8 };

const flagNames = [
  "keyboardIgnored", "marginsDropped", "safeAreaDropped", "sourceClipped", "sourceOffscreen",
  "sourceCollapsed", "negativePreferred", "infinitePreferred", "arrowOffTarget", "arrowCramped",
  "overlapsSource", "belowMinimum", "overflowsUsable",
];

/// A request in the order in which Popovers.swift reads it.
function requestNumbers(request) {
  const classes = { compact: 1, regular: 2 };
  return [
    ...request.container, ...request.source, ...(request.safeArea ?? [0, 0, 0, 0]),
    request.keyboard ?? 0,
    (request.arrows ?? Object.keys(arrowBits)).reduce((bits, name) => bits | arrowBits[name], 0),
    ...(request.contentInsets ?? [0, 0, 0, 0]), request.isRightToLeft ? 1 : 0,
    classes[request.widthClass] ?? 0, classes[request.heightClass] ?? 0,
    request.staysPopover ? 1 : 0,
  ];
}

function readPlacement(numbers) {
  const bits = numbers[21];
  return {
    isPopover: numbers[0] === 0,
    arrowDirection: Object.keys(arrowBits).find((name) => arrowBits[name] === numbers[1]) ?? null,
    bodyFrame: numbers.slice(2, 6),
    popoverFrame: numbers.slice(6, 10),
    contentFrame: numbers.slice(10, 14),
    arrowTip: numbers.slice(14, 16),
    arrowOffset: numbers[16],
    arrowMiss: numbers[17],
    reduction: numbers.slice(18, 20),
    overlap: numbers[20],
    flags: flagNames.filter((_, index) => bits & (1 << index)),
    outline: outlinePath(numbers.slice(22)),
  };
}
