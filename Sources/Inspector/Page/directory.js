// Scene: a million people in sections A to Z, of which the document holds what is on screen.

const directoryCount = 1_000_000;

function directoryScene(engine) {
  const directory = new Directory(directoryCount);
  const facts = new Facts(
    { visible: "On screen", engine: "Engine, per step", whole: "Script, per step" }, "facts inline");
  const status = make("p", { class: "visually-hidden", role: "status" });
  let width = 0;
  let height = 0;
  let letter = -1;
  let nextReport = 0;

  const list = new ElementScroller(engine, {
    label: `Directory of ${grouped(directory.total)} people`,
    make: (layer) =>
      layer === 0 ? make("div", { "aria-setsize": directory.total }, "–") : make("div"),
    fill: fillPerson,
    onStep: noteStep,
    onRest: noteRest,
  });
  const index = makeIndex((section) => {
    list.scrollTo(0, engine.offsetOfSection(section));
  });
  const element = make(
    "div", { class: "scene directory" },
    make("div", { class: "directory-head" },
      make("p", { class: "hint" },
        `${grouped(directory.total)} people, of whom the document holds those you see.`),
      facts.element),
    make("div", { class: "directory-body" }, list.element, index.element), status);

  /// Initials and hue of a name, of which there are few thousand.
  const portraits = new Map();
  function portraitOf(name) {
    let portrait = portraits.get(name);
    if (!portrait) {
      portrait = { initials: initials(name), hue: hueOf(name) };
      portraits.set(name, portrait);
    }
    return portrait;
  }

  // All at once, so that no step has to stop for new ones.
  for (const family of surnames.flat()) {
    for (const given of givenNames) portraitOf(`${family}, ${given}`);
  }

  function fillPerson(node, kind, section, item) {
    if (kind !== 1) {
      node.textContent = alphabet[section];
      node.dataset.count = grouped(directory.counts[section]);
      node.setAttribute("role", "heading");
      node.setAttribute("aria-level", "3");
      return;
    }
    const name = directory.name(section, item);
    const number = directory.number(section, item);
    const portrait = portraitOf(name);
    node.firstChild.data = name;
    if (node.portrait !== portrait) {
      node.portrait = portrait;
      node.setAttribute("data-initials", portrait.initials);
      node.style.setProperty("--hue", portrait.hue);
    }
    node.setAttribute("data-number", grouped(number));
    node.setAttribute("aria-posinset", number);
  }

  /// The layout as a document: what the engine gets, and what a test can hand to the tool.
  function layoutDocument() {
    return {
      container: [width, height],
      sectionHeadersPinToVisibleBounds: true,
      minimumLineSpacing: 0,
      minimumInteritemSpacing: 12,
      sectionInset: [4, 16, 16, 16],
      headerReferenceSize: [width, 32],
      sections: directory.counts.map((itemCount) => ({
        itemCount, grid: { minimumWidth: 200, itemHeight: 57 },
      })),
    };
  }

  function update() {
    const [newWidth, newHeight] = [list.element.clientWidth, list.element.clientHeight];
    if (newWidth === 0 || (newWidth === width && newHeight === height)) return;
    // What was at the top stays there when the width changes.
    const [first, share] = width > 0 ? topPlace() : [0, 0];
    [width, height] = [newWidth, newHeight];
    engine.layout(encodeDocument(layoutDocument()));
    list.show([width, height], [0, 0]);
    if (first > 0 || share > 0) list.scrollTo(0, placeOf(first, share));
  }

  /// The section at the top, and which part of it has been scrolled away.
  function topPlace() {
    const y = list.offset[1];
    const section = Math.max(0, engine.sectionAt(y));
    const [start, end] = [engine.offsetOfSection(section), sectionEnd(section)];
    return [section, end > start ? (y - start) / (end - start) : 0];
  }

  function placeOf(section, share) {
    const [start, end] = [engine.offsetOfSection(section), sectionEnd(section)];
    return start + share * (end - start);
  }

  function sectionEnd(section) {
    return section + 1 < alphabet.length
      ? engine.offsetOfSection(section + 1) : list.limits[3] + height;
  }

  function noteStep() {
    const section = engine.sectionAt(list.offset[1] + 1);
    if (section !== letter) {
      letter = section;
      index.select(section);
    }
    const now = performance.now();
    if (now >= nextReport) {
      nextReport = now + 200;
      report();
    }
  }

  function report() {
    const { engine: steps, whole } = list.costs;
    facts.set({
      visible: `${list.elementCount} elements`,
      engine: steps.length > 0 ? `${(mean(steps.slice(-60)) * 1000).toFixed(1)} µs` : "–",
      whole: whole.length > 0 ? `${mean(whole.slice(-60)).toFixed(2)} ms` : "–",
    });
  }

  function noteRest() {
    report();
    const y = list.offset[1];
    const section = Math.max(0, engine.sectionAt(y + 1));
    status.textContent = `Section ${alphabet[section]}, ${list.elementCount} elements on screen`;
  }

  new ResizeObserver(() => element.isConnected && update()).observe(list.element);

  return {
    element,
    start() {
      width = 0;
      update();
    },
    update,
    list,
    directory,
    layoutDocument,
  };
}

/// A number below a billion in groups of three digits; `Intl` would take longer than the engine.
function grouped(number) {
  if (number < 1000) return String(number);
  const rest = String(number % 1000).padStart(3, "0");
  return `${grouped(Math.floor(number / 1000))},${rest}`;
}

function mean(numbers) {
  return numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

/// The bar of letters: one stop for the Tab key, arrow keys within, and a finger that slides.
function makeIndex(onChoose) {
  const buttons = alphabet.map((letter, section) =>
    make("button", {
      type: "button", tabindex: section === 0 ? "0" : "-1", "aria-label": `Section ${letter}`,
      onclick: () => onChoose(section),
    }, letter));
  const element = make(
    "div", { class: "index", role: "toolbar", "aria-label": "Sections",
      "aria-orientation": "vertical" }, ...buttons);
  let slides = false;

  function choose(section) {
    const bounded = Math.min(Math.max(0, section), buttons.length - 1);
    buttons[bounded].focus();
    onChoose(bounded);
  }

  element.addEventListener("keydown", (event) => {
    const current = buttons.indexOf(document.activeElement);
    const targets = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: buttons.length };
    if (!(event.key in targets) || current < 0) return;
    event.preventDefault();
    choose(targets[event.key]);
  });
  element.addEventListener("pointerdown", () => (slides = true));
  element.addEventListener("pointerup", () => (slides = false));
  element.addEventListener("pointerleave", () => (slides = false));
  element.addEventListener("pointermove", (event) => {
    if (!slides) return;
    const section = buttons.indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (section >= 0) onChoose(section);
  });

  return {
    element,
    select(section) {
      buttons.forEach((button, index) => {
        button.toggleAttribute("data-current", index === section);
        button.tabIndex = index === section ? 0 : -1;
      });
    },
  };
}
