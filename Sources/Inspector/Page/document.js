// The layout document: read strictly, and written as numbers in the order of DocumentReading.swift.

const spreads = [
  "leading", "center", "trailing", "justified", "spaceBetween", "spaceAround", "spaceEvenly",
];

const quirkNames = ["strictFit", "exchangedSpacings", "oversizeCentred", "unmirroredUnequalRows"];

const zeroInsets = [0, 0, 0, 0];

/// The keys of the whole layout, in the order in which the module reads them.
const configurationKeys = {
  container: { type: "size", fallback: [375, 667] },
  adjustedContentInset: { type: "insets", fallback: zeroInsets },
  safeAreaInsets: { type: "insets", fallback: zeroInsets },
  layoutMargins: { type: "insets", fallback: zeroInsets },
  scrollDirection: { type: "word", words: ["vertical", "horizontal"] },
  layoutDirection: { type: "word", words: ["leftToRight", "rightToLeft"] },
  flipsHorizontallyInOppositeLayoutDirection: { type: "flag", fallback: false },
  displayScale: { type: "scale", fallback: 0 },
  pixelSnapping: { type: "word", words: ["origins", "edges"] },
  sectionHeadersPinToVisibleBounds: { type: "flag", fallback: false },
  sectionFootersPinToVisibleBounds: { type: "flag", fallback: false },
  pinnedHeaderOffset: { type: "distance", fallback: 0 },
  sectionInsetReference: {
    type: "word", words: ["fromContentInset", "fromSafeArea", "fromLayoutMargins"],
  },
};

const alignmentKeys = {
  common: { type: "word", words: spreads, fallback: "justified" },
  last: { type: "word", words: ["platform", ...spreads] },
  cross: { type: "word", words: ["top", "center", "bottom"], fallback: "center" },
};

/// The keys that a section may override.
const metricsKeys = {
  itemSize: { type: "size", fallback: [50, 50] },
  estimatedItemSize: { type: "size", fallback: [0, 0] },
  minimumLineSpacing: { type: "distance", fallback: 10 },
  minimumInteritemSpacing: { type: "distance", fallback: 10 },
  sectionInset: { type: "insets", fallback: zeroInsets },
  headerReferenceSize: { type: "size", fallback: [0, 0] },
  footerReferenceSize: { type: "size", fallback: [0, 0] },
};

const gridKeys = {
  vertical: {
    count: "columns", minimum: "minimumWidth", length: "itemHeight", lengths: "itemHeights",
  },
  horizontal: {
    count: "rows", minimum: "minimumHeight", length: "itemWidth", lengths: "itemWidths",
  },
};

const largestLength = 2 ** 40;
const largestCount = 2 ** 31 - 1;

/// What is wrong with a document, and where.
class DocumentProblem extends Error {
  constructor(path, problem) {
    super(path ? `${path}: ${problem}` : problem);
  }
}

function member(path, key) {
  return path ? `${path}.${key}` : key;
}

function summary(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value !== null && typeof value === "object") return "an object";
  return JSON.stringify(value);
}

function checkKeys(value, path, known) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new DocumentProblem(path, `expected an object, found ${summary(value)}`);
  }
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      throw new DocumentProblem(
        member(path, key), `unknown key; known here: ${known.join(", ")}`);
    }
  }
}

function checkNumber(value, path, fault = () => null) {
  if (typeof value !== "number") {
    throw new DocumentProblem(path, `expected a number, found ${summary(value)}`);
  }
  if (!Number.isFinite(value)) throw new DocumentProblem(path, "is not a finite number");
  const problem = fault(value);
  if (problem) throw new DocumentProblem(path, problem);
  return value + 0;
}

const distanceFault = (value) =>
  Math.abs(value) > largestLength ? "is beyond 2^40 points" : null;
const lengthFault = (value) => (value < 0 ? "is negative" : distanceFault(value));
const scaleFault = (value) => {
  if (value < 0) return "is negative";
  return value !== 0 && (value < 0.0625 || value > 64)
    ? "is neither 0 nor between 0.0625 and 64" : null;
};
const offsetFault = (value) => (Math.abs(value) > 2 ** 60 ? "is beyond 2^60 points" : null);

function checkList(value, path, names, fault) {
  if (!Array.isArray(value) || value.length !== names.length) {
    throw new DocumentProblem(path, `expected [${names.join(", ")}], found ${summary(value)}`);
  }
  return value.map((number, index) => {
    try {
      return checkNumber(number, `${path}[${index}]`, fault);
    } catch (problem) {
      const text = fault(number);
      throw text ? new DocumentProblem(path, `${names[index]} ${text}`) : problem;
    }
  });
}

const sizeNames = ["width", "height"];
const insetNames = ["top", "left", "bottom", "right"];

function checkCount(value, path, least = 0) {
  checkNumber(value, path);
  if (value < least) {
    throw new DocumentProblem(path, least === 0 ? "is negative" : `is below ${least}`);
  }
  if (value > largestCount) throw new DocumentProblem(path, `is above ${largestCount}`);
  if (!Number.isInteger(value)) throw new DocumentProblem(path, "is not a whole number");
  return value;
}

/// Checks a value of a table's key.
function checkValue(value, path, { type, words }) {
  switch (type) {
    case "size": return checkList(value, path, sizeNames, lengthFault);
    case "insets": return checkList(value, path, insetNames, distanceFault);
    case "distance": return checkNumber(value, path, distanceFault);
    case "scale": return checkNumber(value, path, scaleFault);
    case "flag":
      if (typeof value === "boolean") return value;
      throw new DocumentProblem(path, `expected true or false, found ${summary(value)}`);
    default:
      if (words.includes(value)) return value;
      throw new DocumentProblem(
        path, `expected one of ${words.join(", ")}, found ${summary(value)}`);
  }
}

function checkTable(value, path, table) {
  for (const [key, entry] of Object.entries(table)) {
    if (key in value) checkValue(value[key], member(path, key), entry);
  }
}

function oneOf(value, path, keys) {
  const present = keys.filter((key) => key in value);
  if (present.length === 0) throw new DocumentProblem(path, `needs one of ${keys.join(", ")}`);
  if (present.length > 1) {
    throw new DocumentProblem(
      path, `${present[0]} and ${present[1]} exclude each other; give one`);
  }
  return present[0];
}

/// Reads a document, or says what is wrong with it.
function readDocument(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (problem) {
    throw new DocumentProblem("", problem.message);
  }
  checkDocument(value);
  return value;
}

function checkDocument(value) {
  checkKeys(value, "", [
    ...Object.keys(configurationKeys), "contentOffset", "rowAlignment", "quirks",
    ...Object.keys(metricsKeys), "sections", "title",
  ]);
  for (const key of ["container", "sections"]) {
    if (!(key in value)) throw new DocumentProblem("", `${key} is missing`);
  }
  checkTable(value, "", configurationKeys);
  if ("contentOffset" in value) {
    checkList(value.contentOffset, "contentOffset", ["x", "y"], offsetFault);
  }
  if ("rowAlignment" in value) {
    checkKeys(value.rowAlignment, "rowAlignment", Object.keys(alignmentKeys));
    checkTable(value.rowAlignment, "rowAlignment", alignmentKeys);
  }
  if ("quirks" in value && value.quirks !== "platform") {
    if (!Array.isArray(value.quirks)) {
      throw new DocumentProblem(
        "quirks", `expected a list of quirks or "platform", found ${summary(value.quirks)}`);
    }
    value.quirks.forEach((name, index) =>
      checkValue(name, `quirks[${index}]`, { type: "word", words: quirkNames }));
  }
  checkTable(value, "", metricsKeys);
  if (!Array.isArray(value.sections)) {
    throw new DocumentProblem("sections", `expected a list, found ${summary(value.sections)}`);
  }
  value.sections.forEach((section, index) =>
    checkSection(section, `sections[${index}]`, value));
}

function checkSection(section, path, document) {
  checkKeys(section, path, [
    "itemCount", "itemSizes", "selfSizing", "grid", ...Object.keys(metricsKeys), "title", "names",
  ]);
  checkTable(section, path, metricsKeys);
  let count;
  if ("grid" in section) {
    for (const key of ["itemSizes", "estimatedItemSize", "selfSizing"]) {
      if (key in section) {
        throw new DocumentProblem(path, `grid and ${key} exclude each other; give one`);
      }
    }
    if (!("itemCount" in section)) throw new DocumentProblem(path, "itemCount is missing");
    count = checkCount(section.itemCount, member(path, "itemCount"));
    checkGrid(section, member(path, "grid"), count, document);
  } else if (oneOf(section, path, ["itemCount", "itemSizes"]) === "itemCount") {
    count = checkCount(section.itemCount, member(path, "itemCount"));
  } else {
    const place = member(path, "itemSizes");
    if (!Array.isArray(section.itemSizes)) {
      throw new DocumentProblem(place, `expected a list, found ${summary(section.itemSizes)}`);
    }
    section.itemSizes.forEach((size, index) =>
      checkList(size, `${place}[${index}]`, sizeNames, lengthFault));
    count = section.itemSizes.length;
  }
  if ("selfSizing" in section) {
    checkValue(section.selfSizing, member(path, "selfSizing"), { type: "flag" });
  }
  if ("title" in section && typeof section.title !== "string") {
    throw new DocumentProblem(member(path, "title"), "expected text");
  }
  checkNames(section.names, member(path, "names"), count);
}

function checkNames(names, path, count) {
  if (names === undefined) return;
  if (!Array.isArray(names) || names.some((name) => typeof name !== "string")) {
    throw new DocumentProblem(path, "expected a list of texts");
  }
  if (names.length !== count) {
    throw new DocumentProblem(path, `expected ${count} names, found ${names.length}`);
  }
}

function checkGrid({ grid, minimumInteritemSpacing }, path, count, document) {
  const keys = gridKeys[document.scrollDirection ?? "vertical"];
  checkKeys(grid, path, [...Object.values(keys), "aspectRatio"]);
  const lanes = oneOf(grid, path, [keys.count, keys.minimum]);
  const place = member(path, lanes);
  if (lanes === keys.count) {
    checkCount(grid[lanes], place, 1);
  } else {
    const minimum = checkNumber(grid[lanes], place, lengthFault);
    const spacing = minimumInteritemSpacing ?? document.minimumInteritemSpacing ?? 10;
    if (minimum === 0) throw new DocumentProblem(place, "is not above 0");
    if (minimum + spacing <= 0) {
      throw new DocumentProblem(
        place, "is not above 0 together with minimumInteritemSpacing");
    }
  }
  const lengths = oneOf(grid, path, [keys.length, "aspectRatio", keys.lengths]);
  const value = grid[lengths];
  if (lengths === keys.length) checkNumber(value, member(path, lengths), lengthFault);
  else if (lengths === "aspectRatio") {
    checkNumber(value, member(path, lengths), (ratio) => (ratio <= 0 ? "is not above 0" : null));
  } else {
    if (!Array.isArray(value)) throw new DocumentProblem(member(path, lengths), "expected a list");
    value.forEach((length, index) =>
      checkNumber(length, `${member(path, lengths)}[${index}]`, lengthFault));
    if (value.length !== count) {
      throw new DocumentProblem(
        member(path, lengths), `expected ${count} lengths, found ${value.length}`);
    }
  }
}
