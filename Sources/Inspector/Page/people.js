// Scene: the popover of people, on a screen of any size, pointing at a source that can be dragged.

function peopleScene(engine) {
  const state = {
    counts: [7, 3], container: [375, 667], source: [166, 120, 44, 44],
    arrows: ["up", "down", "left", "right"], isRightToLeft: false, keyboard: 0,
  };
  const button = make(
    "button", { class: "source", type: "button", "aria-describedby": "people-hint" }, "+10");
  const screen = new Screen({ label: "Screen with the popover of people", source: button });
  const facts = new Facts({
    preferred: "Preferred size, by formula", fitted: "Fitted size", uncapped: "Before the cap",
    content: "The list needs", columns: "Columns", scrolls: "Scrolls by", arrow: "Arrow",
    reduction: "Cut", flags: "Given up",
  });
  const error = make("p", { class: "error", role: "alert", hidden: true });
  const status = make("p", { class: "visually-hidden", role: "status" });
  let nodesAreMirrored = false;

  const list = new ElementScroller(engine, {
    label: "People",
    hasIndicator: true,
    make: (layer) =>
      layer === 0 ? make("div", {}, make("span", { class: "name" })) : make("div"),
    fill: fillPerson,
  });
  list.element.classList.add("people-list");
  screen.content.append(list.element);

  function titles() {
    const words = state.isRightToLeft ? ["מגיעים", "אולי"] : ["Going", "Maybe"];
    return words.map((word, index) => `${word} (${state.counts[index]})`);
  }

  function fillPerson(node, kind, section, item) {
    if (kind !== 1) {
      node.textContent = titles()[section];
      node.setAttribute("role", "heading");
      node.setAttribute("aria-level", "3");
      return;
    }
    const place = section === 0 ? item : state.counts[0] + item;
    const names = state.isRightToLeft ? mirroredNames : sampleNames;
    const name = names[place % names.length];
    node.firstChild.textContent = name;
    node.dataset.initials = initials(name);
    node.style.setProperty("--hue", hueOf(name));
    node.setAttribute("aria-posinset", item + 1);
    node.setAttribute("aria-setsize", state.counts[section]);
  }

  function update(offset = list.offset[1]) {
    error.hidden = true;
    screen.size = state.container;
    let answer;
    try {
      answer = engine.people(request(), offset, state.counts);
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      error.hidden = false;
      error.textContent = problem.message;
      screen.show(null);
      return;
    }
    screen.placeSource(state.source);
    button.textContent = `+${state.counts[0] + state.counts[1]}`;
    screen.show(answer.placement);
    arrangeCells(answer);
    list.element.dir = state.isRightToLeft ? "rtl" : "ltr";
    list.show(answer.placement.contentFrame.slice(2), [0, answer.offset]);
    report(answer);
  }

  function request() {
    return {
      container: state.container, source: state.source, arrows: state.arrows,
      isRightToLeft: state.isRightToLeft, keyboard: state.keyboard,
    };
  }

  /// Puts portrait, name and title where the engine puts them in a cell and a header.
  function arrangeCells(answer) {
    const boxes = engine.cellBoxes([150, 57], [answer.placed[0], 45], state.isRightToLeft);
    const lengths = { portrait: boxes.portrait, name: boxes.name, title: boxes.title };
    for (const [box, [x, y, width, height]] of Object.entries(lengths)) {
      const values = { x, y, width, height };
      for (const [key, value] of Object.entries(values)) {
        list.element.style.setProperty(`--${box}-${key}`, `${value}px`);
      }
    }
    // Asking for the boxes has taken the answer's place; the layout is still shown.
  }

  function report(answer) {
    const { placement } = answer;
    facts.set({
      preferred: spelledSize(...answer.preferred),
      fitted: spelledSize(...answer.placed),
      uncapped: `${spelled(answer.uncappedHeight)} high`,
      content: `${spelled(answer.contentHeight)} high`,
      columns: spelled(answer.columns),
      scrolls: answer.hiddenHeight > 0 ? spelled(answer.hiddenHeight) : "does not scroll",
      arrow: placement.arrowDirection
        ? `${placement.arrowDirection}, tip at ${placement.arrowTip.map(spelled).join(", ")}`
        : "none",
      reduction:
        placement.reduction[0] || placement.reduction[1]
          ? spelledSize(...placement.reduction) : "nothing",
      flags: placement.flags.join(", ") || "nothing",
    });
    status.textContent =
      `${spelledSize(...answer.placed)} points, arrow ${placement.arrowDirection ?? "none"}`;
    scene.answer = answer;
  }

  function moveSource(dx, dy) {
    const [x, y, width, height] = state.source;
    state.source = [
      Math.min(Math.max(0, Math.round((x + dx) * 4) / 4), state.container[0] - width),
      Math.min(Math.max(0, Math.round((y + dy) * 4) / 4), state.container[1] - height), width, height,
    ];
    update();
  }

  makeDraggable(button, () => screen.scale, moveSource);

  function countField(label, index) {
    const input = make(
      "input", { type: "number", min: "0", max: "10000", step: "1", value: state.counts[index] });
    input.addEventListener("input", () => {
      const count = Math.floor(Number(input.value));
      if (input.value === "" || !(count >= 0 && count <= 10000)) return;
      state.counts[index] = count;
      update(0);
    });
    return field(label, input);
  }

  function screenField() {
    return field("Screen", choice(Object.entries(screens), "375,667", (value) => {
      state.container = value.split(",").map(Number);
      moveSource(0, 0);
    }));
  }

  function arrowFields() {
    const names = ["up", "down", "left", "right"];
    return make(
      "fieldset", {}, make("legend", {}, "Arrow may point"),
      make("div", { class: "checks" }, ...names.map((name) =>
        checkbox(name, true, (isOn) => {
          state.arrows = names.filter((other) =>
            other === name ? isOn : state.arrows.includes(other));
          update();
        }))));
  }

  const controls = make(
    "div", { class: "controls" },
    make("div", { class: "pair" }, countField("Going", 0), countField("Maybe", 1)),
    screenField(), arrowFields(),
    make("div", { class: "checks" },
      checkbox("Right to left", false, (isOn) => {
        state.isRightToLeft = isOn;
        update(0);
      }),
      checkbox("Keyboard", false, (isOn) => {
        state.keyboard = isOn ? 216 : 0;
        screen.surface.style.setProperty("--keyboard", `${state.keyboard}px`);
        update();
      })),
    make("p", { class: "hint", id: "people-hint" },
      "Drag the button, or move it with the arrow keys (one point with Shift)."),
    error, facts.element, status);

  const scene = {
    element: make("div", { class: "scene with-controls" }, screen.element, controls),
    start: () => update(0),
    update,
    state,
    list,
    answer: null,
  };
  return scene;
}
