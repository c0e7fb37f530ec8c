// A checked layout document as the numbers that the module reads.

function encodeValue(value, { type, words, fallback }) {
  const used = value ?? fallback ?? words?.[0];
  switch (type) {
    case "size":
    case "insets":
      // −0 is 0, as in every document.
      return used.map((number) => number + 0);
    case "flag": return [used ? 1 : 0];
    case "word": return [words.indexOf(used)];
    default: return [used + 0];
  }
}

function encodeTable(value, table, inherited = {}) {
  return Object.entries(table).flatMap(([key, entry]) =>
    encodeValue(value[key] ?? inherited[key], entry));
}

function encodeDocument(document) {
  const quirks = document.quirks === "platform" ? quirkNames : document.quirks ?? [];
  const numbers = [
    ...encodeTable(document, configurationKeys),
    ...encodeTable(document.rowAlignment ?? {}, alignmentKeys),
    quirks.reduce((bits, name) => bits | (1 << quirkNames.indexOf(name)), 0),
    document.contentOffset ? 1 : 0, ...(document.contentOffset ?? [0, 0]),
    document.sections.length,
  ];
  for (const section of document.sections) encodeSection(section, document, numbers);
  return numbers;
}

function encodeSection(section, document, numbers) {
  numbers.push(...encodeTable(section, metricsKeys, document), section.selfSizing ? 1 : 0);
  if (section.grid) {
    numbers.push(2, section.itemCount);
    encodeGrid(section.grid, gridKeys[document.scrollDirection ?? "vertical"], numbers);
  } else if (section.itemSizes) {
    numbers.push(1, section.itemSizes.length);
    for (const [width, height] of section.itemSizes) numbers.push(width + 0, height + 0);
  } else {
    numbers.push(0, section.itemCount);
  }
}

function encodeGrid(grid, keys, numbers) {
  if (keys.minimum in grid) numbers.push(1, grid[keys.minimum]);
  else numbers.push(0, grid[keys.count]);
  if (keys.length in grid) numbers.push(0, grid[keys.length]);
  else if ("aspectRatio" in grid) numbers.push(1, grid.aspectRatio);
  else {
    numbers.push(2);
    for (const length of grid[keys.lengths]) numbers.push(length);
  }
}

/// All frames of the layout that is shown, in the form of `flow-layout frames`.
function framesAnswer(engine, document, { contentSize, oversize }) {
  const sections = document.sections.map(() => ({ header: null, footer: null, items: [] }));
  const elements = engine.elements();
  for (let index = 0; index < elements.length; index += 7) {
    const section = sections[elements[index + 1]];
    const frame = Array.from(elements.subarray(index + 3, index + 7), (number) => number + 0);
    if (elements[index] === 1) section.items.push(frame);
    else section[elements[index] === 0 ? "header" : "footer"] = frame;
  }
  return { contentSize, oversizeSections: oversize, sections };
}

/// A document with its frames as a case file, which `flow-layout check` takes.
function caseFile(document, answer) {
  return {
    version: 1,
    cases: [{ id: document.title ?? "inspector", layout: document, expected: answer }],
  };
}

/// JSON that people can read: what is short stands on one line.
function spelledJSON(value, indentation = "") {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${indentation}  `;
  const parts = isList
    ? value.map((element) => spelledJSON(element, inner))
    : Object.entries(value).map(
      ([key, element]) => `${JSON.stringify(key)}: ${spelledJSON(element, inner)}`);
  const [open, close] = isList ? "[]" : "{}";
  const line = open + parts.join(", ") + close;
  if (line.length + indentation.length <= 72 && !line.includes("\n")) return line;
  const lines = isList && parts.every((part) => part.length <= 28) ? filled(parts, inner) : parts;
  return `${open}\n${lines.map((part) => inner + part).join(",\n")}\n${indentation}${close}`;
}

/// Short parts, as many on a line as there is room for.
function filled(parts, indentation) {
  const lines = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && indentation.length + line.length + part.length + 2 <= 76) {
      lines[lines.length - 1] = `${line}, ${part}`;
    } else {
      lines.push(part);
    }
  }
  return lines;
}
