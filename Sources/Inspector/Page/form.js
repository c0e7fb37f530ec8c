// Form controls for the properties of a layout document.

function sameValue(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/// A property's name that may break before each of its words.
function propertyName(key) {
  const parts = key.split(/(?=[A-Z])/).flatMap((part) => [part, make("wbr")]);
  return make("span", { class: "property" }, ...parts);
}

/// A number's input; `onChange` gets finite numbers only.
function numberInput(label, value, least, onChange) {
  const input = make("input", {
    type: "number", step: "any", min: least, value, "aria-label": label,
  });
  input.addEventListener("input", () => {
    const number = input.valueAsNumber;
    if (Number.isFinite(number)) onChange(number);
  });
  return input;
}

/// The control of a property: `value` is what holds now, `onChange` gets what holds from now on.
function propertyControl(key, { type, words }, value, onChange) {
  const label = propertyName(key);
  if (type === "flag") return checkbox(propertyName(key), value, onChange);
  if (type === "word") {
    return field(propertyName(key), choice(words, value, onChange), "field property-field");
  }
  const names = type === "size" ? sizeNames : type === "insets" ? insetNames : null;
  if (!names) {
    const input = numberInput(key, value, type === "scale" ? "0" : null, onChange);
    return make("div", { class: "field property-field" }, label, input);
  }
  const numbers = [...value];
  const inputs = names.map((name, index) =>
    numberInput(`${key}, ${name}`, value[index], type === "size" ? "0" : null, (number) => {
      numbers[index] = number;
      onChange([...numbers]);
    }));
  return make(
    "div", { class: "field property-field", role: "group", "aria-label": key }, label,
    make("div", { class: "numbers" }, ...inputs));
}

/// The controls of a table's properties; a property that holds what it would inherit is left out.
function tableControls(table, target, inherited, onChange) {
  return Object.entries(table).map(([key, entry]) => {
    const fallback = inherited?.[key] ?? entry.fallback ?? entry.words?.[0];
    return propertyControl(key, entry, target[key] ?? fallback, (value) => {
      if (sameValue(value, fallback) && key !== "container") delete target[key];
      else target[key] = value;
      onChange();
    });
  });
}

/// The controls of a section's items: by count, by sizes, or as a grid.
function itemControls(section, direction, onChange, rebuild) {
  const kind = section.grid ? "grid" : section.itemSizes ? "itemSizes" : "itemCount";
  const kinds = choice(["itemCount", "itemSizes", "grid"], kind, (chosen) => {
    changeItems(section, chosen, direction);
    rebuild();
    onChange();
  });
  const controls = [field("items", kinds, "field property-field")];
  if (kind === "itemSizes") {
    controls.push(listControl("itemSizes", section.itemSizes, (sizes) => {
      section.itemSizes = sizes;
      delete section.names;
      onChange();
    }));
    return controls;
  }
  controls.push(make(
    "div", { class: "field property-field" }, make("span", { class: "property" }, "itemCount"),
    numberInput("itemCount", section.itemCount, "0", (count) => {
      section.itemCount = Math.max(0, Math.floor(count));
      delete section.names;
      onChange();
    })));
  if (kind === "grid") controls.push(...gridControls(section.grid, direction, onChange, rebuild));
  return controls;
}

/// A list as JSON text.
function listControl(key, value, onChange) {
  const area = make("textarea", { rows: "3", spellcheck: "false" });
  area.value = JSON.stringify(value).replaceAll(",", ", ");
  area.addEventListener("input", () => {
    try {
      onChange(JSON.parse(area.value));
    } catch {
      // Half a list is typed on.
    }
  });
  return field(key, area);
}

function changeItems(section, kind, direction) {
  const count = section.itemSizes?.length ?? section.itemCount ?? 12;
  delete section.grid;
  delete section.itemSizes;
  delete section.itemCount;
  delete section.selfSizing;
  if (kind === "itemSizes") {
    delete section.names;
    const sizes = [[62, 32], [118, 32], [87, 32], [140, 32], [54, 32]];
    section.itemSizes = Array.from({ length: Math.min(count, 60) }, (_, i) => sizes[i % 5]);
    return;
  }
  section.itemCount = count;
  if (kind === "grid") {
    delete section.estimatedItemSize;
    const keys = gridKeys[direction];
    section.grid = { [keys.count]: 3, aspectRatio: 1 };
  }
}

function gridControls(grid, direction, onChange, rebuild) {
  const keys = gridKeys[direction];
  const lanes = keys.minimum in grid ? keys.minimum : keys.count;
  const lengths =
    [keys.length, "aspectRatio", keys.lengths].find((key) => key in grid) ?? "aspectRatio";
  const exchange = (old, chosen, value) => {
    delete grid[old];
    grid[chosen] = value;
    rebuild();
    onChange();
  };
  const controls = [
    field("lanes", choice([keys.count, keys.minimum], lanes, (chosen) =>
      exchange(lanes, chosen, chosen === keys.count ? 3 : 80)), "field property-field"),
    make("div", { class: "field property-field" }, propertyName(lanes),
      numberInput(lanes, grid[lanes], "0", (number) => {
        grid[lanes] = number;
        onChange();
      })),
    field("lengths", choice([keys.length, "aspectRatio"], lengths, (chosen) =>
      exchange(lengths, chosen, chosen === "aspectRatio" ? 1 : 60)), "field property-field"),
  ];
  if (lengths === keys.lengths) {
    controls.push(listControl(lengths, grid[lengths], (list) => {
      grid[lengths] = list;
      onChange();
    }));
  } else {
    controls.push(make(
      "div", { class: "field property-field" }, propertyName(lengths),
      numberInput(lengths, grid[lengths], "0", (number) => {
        grid[lengths] = number;
        onChange();
      })));
  }
  return controls;
}
