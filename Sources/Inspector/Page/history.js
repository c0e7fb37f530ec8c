// Scene: the happiness slider. Every change is appended to a list that outlives the page; the popover
// shows the list as text, sized to fit.

const historyKey = "flow-layout.history";

/// The list that was kept; an empty one where there is none, or none that can be read.
function readHistory() {
  try {
    const values = JSON.parse(localStorage.getItem(historyKey) ?? "[]");
    return Array.isArray(values) && values.every(Number.isInteger) ? values : [];
  } catch {
    return [];
  }
}

function keepHistory(values) {
  try {
    localStorage.setItem(historyKey, JSON.stringify(values));
  } catch {
    // Nothing is kept where the browser forbids it; the list itself is as good.
  }
}

function historyScene(engine) {
  // Where there is room, a screen that a popover has room on.
  const isWide = innerWidth >= 900;
  const values = readHistory();
  const state = {
    values, container: isWide ? [1024, 768] : [375, 667], isOpen: isWide, staysPopover: false,
    happiness: values.at(-1) ?? 60,
  };
  const button = make(
    "button", { class: "source bar-button", type: "button", "aria-haspopup": "dialog" }, "☰");
  button.setAttribute("aria-label", "Past results");
  const screen = new Screen({ label: "Screen with the happiness slider", source: button });
  const face = makeFace();
  const slider = make("input", {
    type: "range", min: "0", max: "100", step: "1", value: state.happiness,
    "aria-label": "Happiness",
  });
  const value = make("output", { class: "happiness-value" });
  const presenter = make(
    "div", { class: "presenter" }, make("h3", { class: "bar" }, "Happiness"), face.element,
    make("div", { class: "slider-row" }, slider, value));
  screen.surface.prepend(presenter);
  const text = make("p", { class: "history-text" });
  const done = make("button", { class: "done", type: "button" }, "Done");
  screen.content.append(done, text);
  screen.content.setAttribute("role", "dialog");
  screen.content.setAttribute("aria-label", "Past results");
  const ruler = make("p", { class: "history-text ruler", "aria-hidden": "true" });
  const status = make("p", { class: "visually-hidden", role: "status" });
  const facts = new Facts({
    count: "Results", measured: "Text measures", content: "Content", style: "Shown as",
    arrow: "Arrow",
  });

  /// How large the text is within a width, by the page's own font; what the engine asks for.
  function measure(width, words) {
    ruler.textContent = words;
    ruler.style.maxWidth = `${width}px`;
    const box = ruler.getBoundingClientRect();
    // A hair wider, so that rounding does not wrap the last word.
    scene.measured = [Math.ceil(box.width), Math.ceil(box.height)];
    return scene.measured;
  }

  function request() {
    const [width] = state.container;
    return {
      container: state.container, source: [width - 60, 10, 44, 44],
      contentInsets: [8, 8, 8, 8], ...sizeClasses(state.container),
      staysPopover: state.staysPopover,
    };
  }

  function update() {
    screen.size = state.container;
    const asked = request();
    screen.placeSource(asked.source);
    face.show(state.happiness / 100);
    value.textContent = String(state.happiness);
    const faceRoom = Math.min(state.container[0], state.container[1] - 170);
    presenter.style.setProperty("--face", `${Math.min(320, faceRoom * 0.7)}px`);
    const answer = engine.history(asked, state.values, measure);
    scene.answer = answer;
    scene.request = asked;
    if (text.textContent !== answer.text) text.textContent = answer.text;
    screen.show(state.isOpen ? answer.placement : null);
    done.hidden = answer.placement.isPopover;
    button.setAttribute("aria-expanded", String(state.isOpen));
    const { placement } = answer;
    facts.set({
      count: String(state.values.length),
      measured: placement.isPopover ? spelledSize(...scene.measured) : "not asked",
      content: spelledSize(...placement.contentFrame.slice(2)),
      style: placement.isPopover ? "popover" : "full screen",
      arrow: placement.arrowDirection ?? "none",
    });
  }

  function append(happiness) {
    if (happiness === state.happiness) return;
    state.happiness = happiness;
    state.values.push(happiness);
    keepHistory(state.values);
    update();
  }

  function setOpen(isOpen) {
    state.isOpen = isOpen;
    update();
  }

  slider.addEventListener("input", () => append(Number(slider.value)));
  slider.addEventListener("change", () => {
    status.textContent = `${state.values.length} results`;
  });
  button.addEventListener("click", () => setOpen(!state.isOpen));
  done.addEventListener("click", () => setOpen(false));
  screen.surface.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state.isOpen) setOpen(false);
  });

  // A tap beside the popover dismisses it and does nothing else; its button closes it by itself.
  screen.surface.addEventListener("pointerdown", (event) => {
    if (!state.isOpen || !scene.answer.placement.isPopover || button.contains(event.target)) return;
    const [x, y, width, height] = scene.answer.placement.popoverFrame;
    const [left, top] = screen.pointOf(event);
    if (left >= x && left < x + width && top >= y && top < y + height) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  }, { capture: true });

  const controls = make(
    "div", { class: "controls" },
    field("Screen", choice(Object.entries(screens), state.container.join(","), (chosen) => {
      state.container = chosen.split(",").map(Number);
      update();
    })),
    make("div", { class: "checks" },
      checkbox("Don’t adapt: stay a popover when compact", false, (isOn) => {
        state.staysPopover = isOn;
        update();
      })),
    make("button", {
      type: "button", class: "action", onclick: () => {
        state.values = [];
        keepHistory(state.values);
        update();
      },
    }, "Clear the results"),
    make("p", { class: "hint" },
      "Move the slider: every change is appended, and kept in this browser."),
    facts.element, status);

  const scene = {
    element: make("div", { class: "scene with-controls" }, screen.element, controls, ruler),
    start: update,
    update,
    state,
    answer: null,
    request: null,
    measured: [0, 0],
  };
  return scene;
}

/// A face that smiles from 0 to 1.
function makeFace() {
  const mouth = makeSVG("path", { class: "face-line" });
  const element = makeSVG("svg", { viewBox: "0 0 200 200", class: "face", "aria-hidden": "true" });
  element.append(
    makeSVG("circle", { cx: 100, cy: 100, r: 92, class: "face-line face-skin" }),
    makeSVG("ellipse", { cx: 68, cy: 76, rx: 9, ry: 13, class: "face-eye" }),
    makeSVG("ellipse", { cx: 132, cy: 76, rx: 9, ry: 13, class: "face-eye" }), mouth);
  return {
    element,
    show(smile) {
      const bend = (smile - 0.5) * 90;
      mouth.setAttribute("d", `M52 ${134 - bend / 3}Q100 ${134 + bend} 148 ${134 - bend / 3}`);
    },
  };
}
