// A screen of any size in points, drawn as large as there is room for, with a popover on it.

/// Shows an element of a fixed size in points, made smaller where it does not fit.
class ScaledRoom {
  scale = 1;
  #size = [0, 0];

  constructor(surface) {
    this.surface = surface;
    this.element = make("div", { class: "scaled-room" }, surface);
    new ResizeObserver(() => this.#fit()).observe(this.element);
  }

  get size() {
    return this.#size;
  }

  set size([width, height]) {
    this.#size = [width, height];
    this.surface.style.width = `${width}px`;
    this.surface.style.height = `${height}px`;
    this.#fit();
  }

  #fit() {
    const [width, height] = this.#size;
    const room = this.element.clientWidth;
    if (width === 0 || height === 0 || room === 0) return;
    const tallest = Math.max(380, window.innerHeight - 200);
    this.scale = Math.min(1, room / width, tallest / height);
    this.surface.style.transform = `scale(${this.scale})`;
    this.surface.style.left = `${(room - width * this.scale) / 2}px`;
    this.element.style.height = `${height * this.scale}px`;
  }
}

class Screen {
  /// options: label; source: the element that popovers point at.
  constructor({ label, source }) {
    this.source = source;
    this.outline = makeSVG("path", { class: "bubble" });
    this.drawing = makeSVG("svg", { class: "bubble-layer", "aria-hidden": "true" });
    this.drawing.append(this.outline);
    this.content = make("div", { class: "popover-content" });
    this.surface = make(
      "div", { class: "screen", role: "group", "aria-label": label }, source, this.drawing,
      this.content);
    this.room = new ScaledRoom(this.surface);
    this.element = this.room.element;
  }

  /// The size of the screen in points.
  set size([width, height]) {
    this.room.size = [width, height];
    this.drawing.setAttribute("width", width);
    this.drawing.setAttribute("height", height);
  }

  get scale() {
    return this.room.scale;
  }

  /// Where a pointer event happened, in points.
  pointOf(event) {
    const { left, top } = this.surface.getBoundingClientRect();
    return [(event.clientX - left) / this.scale, (event.clientY - top) / this.scale];
  }

  placeSource([x, y, width, height]) {
    Object.assign(this.source.style, {
      transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px`,
    });
  }

  /// Shows a popover where the engine placed it, or nothing.
  show(placement) {
    this.content.hidden = !placement;
    this.drawing.toggleAttribute("hidden", !placement || !placement.isPopover);
    this.surface.classList.toggle("is-full", placement != null && !placement.isPopover);
    if (!placement) return;
    this.outline.setAttribute("d", placement.outline);
    const [x, y, width, height] = placement.contentFrame;
    const [bodyX, bodyY, bodyWidth, bodyHeight] = placement.bodyFrame;
    const radius = placement.isPopover ? 13 : 0;
    Object.assign(this.content.style, {
      transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px`,
      clipPath: `inset(${bodyY - y}px ${x + width - bodyX - bodyWidth}px `
        + `${y + height - bodyY - bodyHeight}px ${bodyX - x}px round ${radius}px)`,
    });
  }
}

/// Lets an element be dragged, and moved with the arrow keys.
///
/// - move: takes the distance in points.
function makeDraggable(element, scale, move) {
  let last = null;
  element.addEventListener("pointerdown", (event) => {
    last = [event.clientX, event.clientY];
    element.setPointerCapture(event.pointerId);
    element.classList.add("is-dragged");
  });
  element.addEventListener("pointermove", (event) => {
    if (!last) return;
    move((event.clientX - last[0]) / scale(), (event.clientY - last[1]) / scale());
    last = [event.clientX, event.clientY];
  });
  const end = () => {
    last = null;
    element.classList.remove("is-dragged");
  };
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
  const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  element.addEventListener("keydown", (event) => {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 10;
    move(direction[0] * step, direction[1] * step);
  });
}

const screens = {
  "320,568": "Small phone, 320 × 568",
  "375,667": "Phone, 375 × 667",
  "667,375": "Phone in landscape, 667 × 375",
  "768,1024": "Tablet, 768 × 1024",
  "1024,768": "Tablet in landscape, 1024 × 768",
};

/// The size classes that the platform gives such a screen.
function sizeClasses([width, height]) {
  const smaller = Math.min(width, height);
  if (smaller >= 600) return { widthClass: "regular", heightClass: "regular" };
  return { widthClass: "compact", heightClass: width > height ? "compact" : "regular" };
}
