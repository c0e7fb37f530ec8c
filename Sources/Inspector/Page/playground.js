// Scene: a layout document, its frames, and a control for each of its properties.

const exampleDocuments = {
  "Tags and squares": {
    container: [350, 420],
    sectionHeadersPinToVisibleBounds: true,
    sectionInset: [0, 20, 20, 20],
    headerReferenceSize: [350, 45],
    sections: [
      { title: "Squares", itemCount: 11 },
      {
        title: "Tags",
        itemSizes: [
          [62, 32], [118, 32], [87, 32], [140, 32], [54, 32], [96, 32], [71, 32], [160, 32],
          [48, 32], [102, 32], [133, 32], [66, 32],
        ],
      },
      { title: "More squares", itemCount: 17, itemSize: [44, 64] },
    ],
  },
  "Photo grid": {
    container: [375, 500],
    displayScale: 3,
    sectionHeadersPinToVisibleBounds: true,
    minimumLineSpacing: 2,
    minimumInteritemSpacing: 2,
    headerReferenceSize: [375, 36],
    sections: [
      { title: "Yesterday", itemCount: 8, grid: { columns: 3, aspectRatio: 1 } },
      { title: "Last week", itemCount: 400, grid: { minimumWidth: 90, aspectRatio: 1 } },
    ],
  },
  "Shelves, right to left": {
    container: [375, 260],
    scrollDirection: "horizontal",
    layoutDirection: "rightToLeft",
    flipsHorizontallyInOppositeLayoutDirection: true,
    itemSize: [90, 110],
    sectionInset: [8, 12, 8, 12],
    headerReferenceSize: [34, 0],
    sectionHeadersPinToVisibleBounds: true,
    sections: [{ title: "A", itemCount: 9 }, { title: "B", itemCount: 14 }],
  },
  "A billion squares": {
    container: [350, 420],
    sectionHeadersPinToVisibleBounds: true,
    headerReferenceSize: [350, 32],
    sections: [
      { title: "First", itemCount: 500000000 }, { title: "Second", itemCount: 500000000 },
    ],
  },
};

/// The most elements whose frames are listed one by one.
const listedElements = 100000;

function playgroundScene(engine) {
  const state = { document: null, summary: null, start: [0, 0], section: 0 };
  const source = make("textarea", {
    class: "source-text", rows: "14", spellcheck: "false", autocapitalize: "off",
  });
  const error = make("p", { class: "error", role: "alert", hidden: true });
  const facts = new Facts(
    { content: "Content", elements: "On screen", position: "Scrolled to" }, "facts inline");
  const list = new ElementScroller(engine, {
    label: "The layout", hasIndicator: true, fill: fillElement, onStep: report,
  });
  list.element.classList.add("frames");
  const room = new ScaledRoom(list.element);
  const layoutForm = make("div", { class: "form" });
  const sectionForm = make("div", { class: "form" });
  const output = make("textarea", {
    class: "source-text", rows: "8", readonly: true, "aria-label": "The case",
  });
  const copied = make("span", { class: "copied", role: "status" });

  function fillElement(node, kind, section, item) {
    const described = state.document.sections[section];
    node.style.setProperty("--hue", (section * 67 + 215) % 360);
    if (kind === 1) {
      node.textContent = described.names?.[item] ?? String(item);
      node.setAttribute("aria-posinset", item + 1);
      node.setAttribute("aria-setsize", described.itemSizes?.length ?? described.itemCount);
    } else {
      node.textContent =
        kind === 0 ? described.title ?? `Section ${section}` : `Footer ${section}`;
      node.setAttribute("role", kind === 0 ? "heading" : "note");
      if (kind === 0) node.setAttribute("aria-level", "3");
    }
  }

  /// Lays the document out; what is wrong with it is told and leaves the last one on screen.
  function show(document) {
    error.hidden = true;
    try {
      checkDocument(document);
      state.summary = engine.layout(encodeDocument(document));
    } catch (problem) {
      if (!(problem instanceof DocumentProblem || problem instanceof EngineError)) throw problem;
      error.hidden = false;
      error.textContent = problem.message;
      if (state.document) engine.layout(encodeDocument(state.document));
      return false;
    }
    state.document = structuredClone(document);
    room.size = document.container;
    list.show(document.container, state.summary.contentOffset);
    state.start = list.offset;
    report();
    return true;
  }

  function report() {
    const [x, y] = list.offset;
    facts.set({
      content: spelledSize(...state.summary.contentSize),
      elements: String(list.elementCount),
      position: `${spelled(x)}, ${spelled(y)}`,
    });
  }

  /// Takes the text over; the controls follow.
  function readText() {
    let document;
    try {
      document = readDocument(source.value);
    } catch (problem) {
      error.hidden = false;
      error.textContent = problem.message;
      return;
    }
    if (show(document)) buildForms();
  }

  /// Takes the controls over; the text follows.
  function readForms(edited) {
    source.value = spelledJSON(edited);
    show(edited);
  }

  function buildForms() {
    const edited = structuredClone(state.document);
    const change = () => readForms(edited);
    const alignment = { ...edited.rowAlignment };
    const changeAlignment = () => {
      if (Object.keys(alignment).length === 0) delete edited.rowAlignment;
      else edited.rowAlignment = alignment;
      change();
    };
    layoutForm.replaceChildren(
      ...tableControls(configurationKeys, edited, null, change),
      propertyControl(
        "contentOffset", { type: "size" }, edited.contentOffset ?? state.summary.contentOffset,
        (value) => {
          edited.contentOffset = value;
          change();
        }),
      ...tableControls(alignmentKeys, alignment, null, changeAlignment),
      quirkControls(edited, change),
      ...tableControls(metricsKeys, edited, null, change));
    buildSectionForm(edited, change);
  }

  function quirkControls(edited, change) {
    const names = new Set(edited.quirks === "platform" ? quirkNames : edited.quirks ?? []);
    return make(
      "fieldset", {}, make("legend", {}, "quirks"),
      make("div", { class: "checks" }, ...quirkNames.map((name) =>
        checkbox(name, names.has(name), (isOn) => {
          if (isOn) names.add(name);
          else names.delete(name);
          if (names.size > 0) edited.quirks = [...names];
          else delete edited.quirks;
          change();
        }))));
  }

  function buildSectionForm(edited, change) {
    const sections = edited.sections;
    state.section = Math.min(state.section, Math.max(0, sections.length - 1));
    const rebuild = () => buildSectionForm(edited, change);
    const labels = sections.slice(0, 200).map(
      ({ title }, index) => [String(index), title ? `${index}: ${title}` : String(index)]);
    const chooser = choice(labels, String(state.section), (value) => {
      state.section = Number(value);
      rebuild();
    });
    const edit = (work) => () => {
      work();
      rebuild();
      change();
    };
    const buttons = make(
      "div", { class: "buttons" },
      make("button", {
        type: "button", onclick: edit(() => {
          sections.push({ itemCount: 8 });
          state.section = sections.length - 1;
        }),
      }, "Add a section"),
      make("button", {
        type: "button", disabled: sections.length === 0,
        onclick: edit(() => sections.splice(state.section, 1)),
      }, "Remove it"));
    sectionForm.replaceChildren(field("section", chooser, "field property-field"), buttons);
    const section = sections[state.section];
    if (!section) return;
    const direction = edited.scrollDirection ?? "vertical";
    const table = { ...metricsKeys };
    if (section.grid) delete table.estimatedItemSize;
    sectionForm.append(
      ...itemControls(section, direction, change, rebuild),
      ...(section.grid
        ? []
        : tableControls({ selfSizing: { type: "flag", fallback: false } }, section, null, change)),
      ...tableControls(table, section, edited, change));
  }

  /// The frames at the document's own scroll position, which the scroller may not reach.
  function frames() {
    const offset = list.offset;
    state.summary = engine.layout(encodeDocument(state.document));
    const answer = framesAnswer(engine, state.document, state.summary);
    list.show(state.document.container, offset);
    return answer;
  }

  /// The document with its frames, as it is seen: scrolled where it was scrolled.
  function currentCase() {
    const document = structuredClone(state.document);
    const isScrolled = !sameValue(list.offset, state.start);
    if (isScrolled) document.contentOffset = list.offset;
    const count = document.sections.reduce(
      (sum, { itemSizes, itemCount }) => sum + (itemSizes?.length ?? itemCount), 0);
    if (count > listedElements) {
      return caseFile(document, { contentSize: state.summary.contentSize });
    }
    return caseFile(
      document, isScrolled ? framesAnswer(engine, document, state.summary) : frames());
  }

  async function copyCase() {
    output.value = `${spelledJSON(currentCase())}\n`;
    outputRoom.open = true;
    try {
      await navigator.clipboard.writeText(output.value);
      copied.textContent = "Copied";
    } catch {
      output.select();
      copied.textContent = "Selected, to be copied";
    }
  }

  source.addEventListener("input", readText);
  const examples = choice(Object.keys(exampleDocuments), "", (name) => {
    source.value = spelledJSON(exampleDocuments[name]);
    readText();
  });
  const outputRoom = make("details", {}, make("summary", {}, "The case"), output);
  const element = make(
    "div", { class: "scene with-controls" },
    make("div", { class: "picture" }, room.element, facts.element,
      make("div", { class: "buttons" },
        make("button", { type: "button", class: "action", onclick: copyCase }, "Copy as a case"),
        copied),
      outputRoom),
    make("div", { class: "controls" },
      field("Example", examples), field("Layout document", source), error,
      make("details", {}, make("summary", {}, "The whole layout"), layoutForm),
      make("details", { open: true }, make("summary", {}, "One section"), sectionForm)));

  return {
    element,
    start() {
      if (!state.document) {
        source.value = spelledJSON(exampleDocuments["Tags and squares"]);
        readText();
      } else {
        show(state.document);
      }
    },
    state,
    list,
    currentCase,
    /// Takes a text as if it had been pasted.
    paste(text) {
      source.value = text;
      readText();
      return error.hidden ? null : error.textContent;
    },
    frames,
  };
}
