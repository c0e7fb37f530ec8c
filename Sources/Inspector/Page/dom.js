// Elements in one call, and small helpers that every scene uses.

/// Makes an element: properties whose name begins with "on" are listeners, the rest are attributes,
/// where false and null leave one out.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function makeSVG(tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/// A number for people: no more than two decimals.
function spelled(number) {
  return String(Math.round(number * 100) / 100).replace("-", "−");
}

function spelledSize(width, height) {
  return `${spelled(width)} × ${spelled(height)}`;
}

let lastIdentifier = 0;

/// A labelled control: the label, then the control.
function field(label, control, className = "field") {
  control.id ||= `control-${(lastIdentifier += 1)}`;
  return make("div", { class: className }, make("label", { for: control.id }, label), control);
}

/// A checkbox with its label behind it.
function checkbox(label, checked, onChange) {
  const input = make("input", { type: "checkbox", checked });
  input.addEventListener("change", () => onChange(input.checked));
  return make("label", { class: "check" }, input, label);
}

/// A choice among words, or among [value, label] pairs.
function choice(options, selected, onChange) {
  const select = make("select");
  for (const option of options) {
    const [value, label] = Array.isArray(option) ? option : [option, option];
    select.append(make("option", { value, selected: value === selected }, label));
  }
  select.addEventListener("change", () => onChange(select.value));
  return select;
}

/// A list of facts whose values change.
class Facts {
  constructor(names, className = "facts") {
    this.element = make("dl", { class: className });
    this.values = new Map();
    for (const [key, label] of Object.entries(names)) {
      const value = make("dd", { "data-fact": key });
      this.values.set(key, value);
      this.element.append(make("div", {}, make("dt", {}, label), value));
    }
  }

  set(facts) {
    for (const [key, text] of Object.entries(facts)) {
      const value = this.values.get(key);
      if (value.textContent !== text) value.textContent = text;
    }
  }
}

/// Draws a popover's outline as the engine walked it: steps of kind, radius and point.
function outlinePath(steps) {
  let path = "";
  for (let index = 0; index + 3 < steps.length; index += 4) {
    const [kind, radius, x, y] = steps.slice(index, index + 4);
    if (kind === 2) path += `A${radius} ${radius} 0 0 1 ${x} ${y}`;
    else path += `${kind === 0 ? "M" : "L"}${x} ${y}`;
  }
  return `${path}Z`;
}
