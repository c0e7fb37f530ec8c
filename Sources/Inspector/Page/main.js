// The page: loads the module and shows one scene at a time. Only the scene that is shown is in the
// document.

const sceneMakers = {
  people: peopleScene, history: historyScene, directory: directoryScene,
  playground: playgroundScene,
};

async function moduleBytes() {
  const inlined = document.getElementById("module").textContent.trim();
  if (inlined) return Uint8Array.from(atob(inlined), (letter) => letter.charCodeAt(0));
  const response = await fetch("inspector.wasm");
  if (!response.ok) throw new Error(`inspector.wasm: status ${response.status}`);
  return response.arrayBuffer();
}

function makeTabs(onSelect) {
  const tabs = Array.from(document.querySelectorAll("[role=tab]"));
  const panel = document.getElementById("panel");

  function select(tab, takesFocus) {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
    }
    panel.setAttribute("aria-labelledby", tab.id);
    if (takesFocus) tab.focus();
    onSelect(tab.dataset.scene, panel);
  }

  for (const tab of tabs) {
    tab.addEventListener("click", () => select(tab, true));
    tab.addEventListener("keydown", (event) => {
      const index = tabs.indexOf(tab);
      const last = tabs.length - 1;
      const targets = {
        ArrowLeft: index === 0 ? last : index - 1, ArrowRight: index === last ? 0 : index + 1,
        Home: 0, End: last,
      };
      if (!(event.key in targets)) return;
      event.preventDefault();
      select(tabs[targets[event.key]], true);
    });
  }
  return (name) => {
    const tab = tabs.find((tab) => tab.dataset.scene === name) ?? tabs[0];
    select(tab, false);
  };
}

async function start() {
  const engine = await Engine.load(await moduleBytes());
  const scenes = {};
  const tables = {
    configuration: configurationKeys, alignment: alignmentKeys, metrics: metricsKeys,
    quirks: quirkNames,
  };
  const inspector = { engine, scenes, tables, current: null };
  const select = makeTabs((name, panel) => {
    scenes[name] ??= sceneMakers[name](engine);
    panel.replaceChildren(scenes[name].element);
    inspector.current = name;
    history.replaceState(null, "", `#${name}`);
    scenes[name].start();
  });
  inspector.select = select;
  window.addEventListener("hashchange", () => select(location.hash.slice(1)));
  select(location.hash.slice(1));
  // For tests, and for those who look behind the page.
  window.inspector = inspector;
}

start().catch((problem) => {
  const reason = location.protocol === "file:"
    ? "This form of the page needs a server; inspector.html beside it does not."
    : problem.message;
  document.getElementById("panel").replaceChildren(
    make("p", { class: "error", role: "alert" }, `The engine could not be loaded. ${reason}`));
  throw problem;
});
