"use strict";
(() => {
  const run = JSON.parse(document.getElementById("run").textContent);
  const byId = (id) => document.getElementById(id);
  const make = (tag, props = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), props);
    node.append(...children);
    return node;
  };
  const state = {
    shown: [], current: null, mode: "side", split: 50, zoom: 0, outlines: true, ticked: new Set(), approved: new Set(),
  };
  const modes = [
    ["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
    ["difference", "Difference"], ["actual", "After"],
  ];
  const isBad = (result) => result.kinds.length > 0;
  const source = (path) => (run.images && run.images[path]) || path.split("/").map(encodeURIComponent).join("/");
  const words = (result) => `${result.key} ${result.sentences.join(" ")}`.toLowerCase();

  // Filters

  const filters = ["document", "kind", "device", "sizeClass", "appearance"];
  const valueOf = { document: (r) => [r.document], kind: (r) => r.kinds, device: (r) => [r.device], sizeClass: (r) => [r.sizeClass], appearance: (r) => [r.appearance] };
  const labelOf = (name, value) => {
    if (name === "device") return run.results.find((result) => result.device === value).deviceName;
    return name === "sizeClass" ? value.replace(" × ", " width, ") + " height" : value;
  };
  for (const name of filters) {
    const values = [...new Set(run.results.flatMap(valueOf[name]))].sort();
    byId(name).append(new Option("all", ""), ...values.map((value) => new Option(labelOf(name, value), value)));
    // Where there is one document there is nothing to choose.
    if (name === "document") byId(name).parentElement.hidden = values.length < 2;
  }
  run.warnings.forEach((text) => byId("warnings").append(make("li", { textContent: text })));

  const matching = () => {
    const search = byId("search").value.trim().toLowerCase();
    const wanted = filters.map((name) => [name, byId(name).value]).filter(([, value]) => value);
    return run.results.filter((result) =>
      (byId("good").checked || isBad(result)) && (!search || words(result).includes(search)) &&
      wanted.every(([name, value]) => valueOf[name](result).includes(value)));
  };

  // The list

  // Of a variant's parts, those that differ within the run tell its pictures apart; what all share need not be read.
  const partsOf = (result) => result.key.slice(result.document.length + 1).replace("@", "/iOS ").split("/");
  const varying = (() => {
    const seen = [];
    for (const result of run.results) partsOf(result).forEach((part, index) => (seen[index] ||= new Set()).add(part));
    return seen.map((values) => values.size > 1);
  })();
  const documents = new Set(run.results.map((result) => result.document));
  const titleOf = (result) => {
    const [, ...parts] = partsOf(result);
    return [result.deviceName, parts.filter((_, index) => varying[index + 1]).join(" · "), documents.size > 1 ? result.document : ""];
  };
  const causeOf = (result) => (isBad(result) ? result.cause || result.key : "");

  const totals = new Map();
  for (const result of run.results) totals.set(causeOf(result), (totals.get(causeOf(result)) || 0) + 1);
  // Which variants they are, where no filter leaves any of them out.
  const placeOf = (cause, results) =>
    (results.length > 1 && totals.get(cause) === results.length && run.causes[cause]?.place) || `× ${results.length}`;

  const rows = new Map();
  let boxes = [];
  const tickBox = (results, label) => {
    const box = make("input", { type: "checkbox", title: label });
    box.setAttribute("aria-label", label);
    box.onchange = () => tick(results, box.checked);
    boxes.push({ box, results });
    return box;
  };
  const row = (result) => {
    const item = make("li");
    if (run.canApprove && result.canApprove) item.append(tickBox([result], `Tick ${result.key}`));
    const button = make("button", { type: "button", title: result.key });
    const picture = result.files.actual || result.files.expected;
    if (picture) button.append(make("img", { src: source(picture), alt: "", loading: "lazy", decoding: "async" }));
    const [device, parts, document] = titleOf(result);
    button.append(make("span", {}, make("b", { textContent: device }), make("small", { textContent: [parts, document].filter(Boolean).join(" · ") })));
    button.onclick = () => select(result, false);
    item.append(button);
    if (state.approved.has(result.key)) item.append(make("span", { className: "tag good", textContent: "approved" }));
    rows.set(result.key, button);
    return item;
  };
  const section = (cause, results) => {
    // What all with this cause have in common, unless a filter leaves one of them: that one's own words say more.
    const [first] = (results.length > 1 && run.causes[cause]?.sentences) || results[0].sentences;
    const title = cause === "" ? "Unchanged" : first || results[0].kinds.join(", ");
    const head = make("summary");
    const open = results.filter((result) => result.canApprove);
    if (run.canApprove && open.length) head.append(tickBox(open, `Tick all: ${title}`));
    const facts = make("span", { className: "n" });
    for (const kind of new Set(results.flatMap((result) => result.kinds))) facts.append(make("span", { className: `tag ${kind}`, textContent: kind }), " ");
    facts.append(placeOf(cause, results));
    head.append(make("span", { className: "cause" }, make("span", { textContent: title }), facts));
    const node = make("details", { open: true }, head, make("ul", {}, ...results.map(row)));
    return node;
  };
  const showList = () => {
    rows.clear();
    boxes = [];
    const groups = new Map();
    for (const result of matching()) {
      const cause = causeOf(result);
      if (!groups.has(cause)) groups.set(cause, []);
      groups.get(cause).push(result);
    }
    const ordered = [...groups.entries()].sort((a, b) => (a[0] === "") - (b[0] === "") || b[1].length - a[1].length);
    state.shown = ordered.flatMap(([, results]) => results);
    byId("list").replaceChildren(...ordered.map(([cause, results]) => section(cause, results)));
    byId("count").textContent = `${state.shown.length} of ${run.results.length} shown`;
    if (!state.shown.includes(state.current)) select(state.shown[0] || null, false);
    else mark();
    showApproval();
  };
  const mark = () => {
    for (const [key, button] of rows) {
      if (state.current && key === state.current.key) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  };
  const select = (result, scrolls = true) => {
    state.current = result;
    mark();
    if (result && scrolls) {
      const button = rows.get(result.key);
      if (button) button.closest("details").open = true;
      button?.scrollIntoView({ block: "nearest" });
    }
    if (result) history.replaceState(null, "", `#${encodeURIComponent(result.key)}`);
    showDetail();
  };
  const step = (by) => {
    const index = state.shown.indexOf(state.current);
    const next = state.shown[Math.max(0, Math.min(state.shown.length - 1, index + by))];
    if (next) select(next);
  };
  const stepCause = (by) => {
    let index = state.shown.indexOf(state.current);
    if (index < 0) return;
    const start = causeOf(state.shown[index]);
    while (state.shown[index] && causeOf(state.shown[index]) === start) index += by;
    // Back to the first of its cause, as forwards.
    while (by < 0 && state.shown[index - 1] && causeOf(state.shown[index - 1]) === causeOf(state.shown[index])) index -= 1;
    if (state.shown[index]) select(state.shown[index]);
  };

  // The difference

  const sizeOf = (result, side) => (side === "expected" ? result.expectedSize : result.actualSize) || result.actualSize || result.expectedSize;
  // How much room one picture has.
  const room = (result) => {
    const [detail, stage] = [byId("detail"), byId("stage")];
    const { expected, actual, difference } = result.files;
    const count = (state.mode === "side" && [expected, actual, difference].filter(Boolean).length) || 1;
    return [
      Math.max(120, detail.clientWidth - 40 - 16 * (count - 1)) / count,
      Math.max(220, detail.clientHeight - (stage.offsetTop - detail.offsetTop) - 48),
    ];
  };
  const fitting = (result) => {
    const [[width, height], [wide, high]] = [sizeOf(result, "actual") || [1, 1], room(result)];
    return Math.min(1, wide / width, high / height);
  };
  const canvas = (result, images, side) => {
    const size = sizeOf(result, side) || [1, 1, 1];
    const zoom = state.zoom || fitting(result);
    const node = make("div", { className: "canvas" });
    node.style.width = `${size[0] * zoom + 2}px`;
    node.style.height = `${size[1] * zoom + 2}px`;
    images.forEach(([path, name], index) => {
      const own = name === run.sides[0] ? result.expectedSize || size : result.actualSize || size;
      const image = make("img", { src: source(path), alt: `${name}: ${result.key}`, decoding: "sync" });
      // Attributes would be cut to whole pixels.
      image.style.width = `${own[0] * zoom}px`;
      image.style.height = `${own[1] * zoom}px`;
      if (index > 0) image.className = "top";
      node.append(image);
    });
    if (zoom >= 2) node.classList.add("pixelated");
    if (zoom >= 6) {
      const grid = make("div", { className: "pixel-grid" });
      const line = "color-mix(in srgb, currentColor 30%, transparent)";
      grid.style.background = `linear-gradient(to right, ${line} 1px, transparent 1px) 0 0 / ${zoom}px ${zoom}px, linear-gradient(to bottom, ${line} 1px, transparent 1px) 0 0 / ${zoom}px ${zoom}px`;
      node.append(grid);
    }
    if (state.outlines && result.layout.length) node.append(outlines(result, size, side));
    return node;
  };
  const outlines = (result, size, side) => {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("viewBox", `0 0 ${size[0] / size[2]} ${size[1] / size[2]}`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.setAttribute("aria-hidden", "true");
    result.layout.forEach((change, index) => {
      for (const when of ["was", "now"]) {
        if (!change[when] || (side === "expected" && when === "now") || (side === "actual" && when === "was")) continue;
        const rect = document.createElementNS(space, "rect");
        ["x", "y", "width", "height"].forEach((name, place) => rect.setAttribute(name, Math.max(place > 1 ? 0.5 : -1e6, change[when][place])));
        rect.setAttribute("class", when);
        rect.dataset.change = index;
        svg.append(rect);
      }
    });
    return svg;
  };
  const heat = (index, isHot) => {
    document.querySelectorAll(`rect[data-change="${index}"]`).forEach((rect) => rect.classList.toggle("hot", isHot));
  };
  const figure = (name, node) => make("figure", {}, make("figcaption", { textContent: name }), node);

  const showStage = () => {
    const result = state.current;
    const stage = byId("stage");
    if (!result || !stage) return;
    const { expected, actual, difference } = result.files;
    const [before, after] = run.sides;
    const both = [[expected, before], [actual, after]].filter(([path]) => path);
    stage.style.setProperty("--split", `${state.split}%`);
    stage.style.setProperty("--amount", state.split / 100);
    stage.className = `stage ${state.mode}`;
    const parts = [];
    if (state.mode === "side") {
      if (expected) parts.push(figure(before, canvas(result, [[expected, before]], "expected")));
      if (actual) parts.push(figure(after, canvas(result, [[actual, after]], "actual")));
      if (difference) parts.push(figure("difference", canvas(result, [[difference, "difference"]], "both")));
    } else if (state.mode === "difference" && difference) {
      parts.push(figure("difference", canvas(result, [[difference, "difference"]], "both")));
    } else if (state.mode === "actual" && actual) {
      parts.push(figure(after, canvas(result, [[actual, after]], "actual")));
    } else if (both.length) {
      const node = canvas(result, both, "both");
      if (state.mode === "slider") {
        node.append(make("div", { className: "bar" }));
        const slide = (event) => {
          const box = node.getBoundingClientRect();
          setSplit((100 * (event.clientX - box.left)) / box.width);
        };
        node.onpointerdown = (event) => { node.setPointerCapture(event.pointerId); slide(event); event.preventDefault(); };
        node.onpointermove = (event) => { if (node.hasPointerCapture(event.pointerId)) slide(event); };
      }
      parts.push(figure(both.map(([, name]) => name).join(" and "), node));
    }
    stage.replaceChildren(...(parts.length ? parts : [make("p", { className: "facts", textContent: isBad(result) ? "There is no picture to show." : "Unchanged, so there is no picture beside the report." })]));
    byId("range").hidden = !(state.mode === "slider" || state.mode === "onion");
    byId("zoom-text").textContent = state.zoom ? `${state.zoom * 100} %` : "fit";
    document.querySelectorAll("[role=radio]").forEach((node) => {
      node.setAttribute("aria-checked", node.dataset.mode === state.mode);
      node.tabIndex = node.dataset.mode === state.mode ? 0 : -1;
    });
  };
  const setSplit = (percent) => {
    state.split = Math.round(Math.max(0, Math.min(100, percent)));
    byId("slider").value = state.split;
    byId("stage").style.setProperty("--split", `${state.split}%`);
    byId("stage").style.setProperty("--amount", state.split / 100);
  };
  const setMode = (mode) => { state.mode = mode; showStage(); };
  const setZoom = (zoom) => {
    state.zoom = zoom;
    showStage();
    const bounds = state.current && state.current.bounds;
    const node = document.querySelector("#stage .canvas");
    if (!zoom || !bounds || bounds.length < 4 || !node) return;
    // What changed comes to the middle.
    const [detail, stage, frame] = [byId("detail"), byId("stage"), node.getBoundingClientRect()];
    stage.scrollLeft += frame.left + (bounds[0] + bounds[2] / 2) * zoom - stage.getBoundingClientRect().left - stage.clientWidth / 2;
    detail.scrollTop += frame.top + (bounds[1] + bounds[3] / 2) * zoom - detail.getBoundingClientRect().top - detail.clientHeight / 2;
  };
  const zoomToChange = () => {
    const bounds = state.current && state.current.bounds;
    if (!bounds || bounds.length < 4) return;
    const [wide, high] = room(state.current);
    const largest = 0.8 * Math.min(wide / bounds[2], high / bounds[3]);
    setZoom([16, 8, 4, 2, 1, 0.5].find((zoom) => zoom <= largest) || 0);
  };
  const zoomBy = (by) => {
    const steps = [0, 0.25, 0.5, 1, 2, 4, 8, 16];
    const fit = state.current ? fitting(state.current) : 1;
    const now = state.zoom || fit;
    const next = by > 0 ? steps.find((zoom) => zoom > now + 1e-6) : [...steps].reverse().find((zoom) => zoom < now - 1e-6);
    setZoom(next === undefined ? state.zoom : next);
  };

  const showDetail = () => {
    const result = state.current;
    const detail = byId("detail");
    if (!result) return detail.replaceChildren(make("p", { className: "facts", textContent: run.results.some(isBad) ? "Nothing matches." : "Nothing differs." }));
    const changes = make("ul", { id: "changes" });
    result.sentences.forEach((sentence, index) => {
      const item = make("li", { textContent: sentence });
      if (index < result.layout.length && result.kinds[0] === "layout") {
        item.tabIndex = 0;
        item.onmouseenter = item.onfocus = () => heat(index, true);
        item.onmouseleave = item.onblur = () => heat(index, false);
      }
      changes.append(item);
    });
    const facts = make("p", { className: "facts" });
    facts.append(`${result.path} · ${result.sizeClass} · `, make("code", { textContent: result.key }), " ");
    for (const kind of result.kinds) facts.append(make("span", { className: `tag ${kind}`, textContent: kind }), " ");
    const loosened = result.tolerance.map((text) => make("p", { className: "facts", textContent: `Loosened: ${text}` }));
    const group = make("div");
    group.setAttribute("role", "radiogroup");
    group.setAttribute("aria-label", "Way of looking");
    modes.forEach(([mode, name], index) => {
      const button = make("button", { type: "button", textContent: name, title: `Key ${index + 1}` });
      button.setAttribute("role", "radio");
      button.dataset.mode = mode;
      button.onclick = () => setMode(mode);
      group.append(button);
    });
    const range = make("input", { id: "slider", type: "range", min: 0, max: 100, value: state.split });
    range.setAttribute("aria-label", "From the old picture to the new one");
    range.oninput = () => setSplit(Number(range.value));
    const outlineBox = make("input", { type: "checkbox", checked: state.outlines, id: "outlines" });
    outlineBox.onchange = () => { state.outlines = outlineBox.checked; showStage(); };
    const button = (text, label, action) => {
      const node = make("button", { type: "button", textContent: text });
      node.setAttribute("aria-label", label);
      node.onclick = action;
      return node;
    };
    const tools = make("div", { id: "tools" }, group,
      make("span", { id: "range", hidden: true }, range),
      make("span", {}, button("−", "Smaller", () => zoomBy(-1)), " ", make("span", { id: "zoom-text" }), " ",
        button("+", "Larger", () => zoomBy(1)), " ", button("Fit", "Fit", () => setZoom(0)), " ", button("1:1", "One to one", () => setZoom(1)), " ",
        result.bounds && result.bounds.length === 4 ? button("Zoom to change", "Zoom to the change", zoomToChange) : ""));
    if (result.layout.length) tools.append(make("label", { className: "check" }, outlineBox, "outlines"));
    detail.replaceChildren(make("h2", {}, titleOf(result)[0], " ", make("small", { textContent: titleOf(result)[1] })), facts, ...loosened, changes, tools, make("div", { id: "stage", className: "stage" }));
    showStage();
  };

  // Approving

  const quoted = (word) => /^[A-Za-z0-9/._@=+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
  const tick = (results, isOn) => {
    for (const result of results) {
      if (!result.canApprove) continue;
      if (isOn) state.ticked.add(result.key); else state.ticked.delete(result.key);
    }
    showApproval();
  };
  const command = () => {
    const open = run.results.filter((result) => result.canApprove && !state.approved.has(result.key));
    const base = `maquette golden approve ${quoted(run.folder)}`;
    if (open.length && open.every((result) => state.ticked.has(result.key))) return base;
    // A document of which everything is ticked stands for all of its variants.
    const whole = [...documents].filter((name) => {
      const own = open.filter((result) => result.document === name);
      return own.length > 1 && own.every((result) => state.ticked.has(result.key));
    });
    const rest = [...state.ticked].filter((key) => !whole.some((name) => key.startsWith(`${name}/`)));
    return base + [...whole.map((name) => `${name}/*`), ...rest].map((key) => ` --matching ${quoted(key)}`).join("");
  };
  const showApproval = () => {
    byId("approval").hidden = !run.canApprove;
    const count = state.ticked.size;
    byId("ticked").textContent = count ? `${count} ticked` : "Tick what is right to approve it.";
    byId("command").textContent = count ? command() : "";
    byId("copy").disabled = byId("approve").disabled = count === 0;
    byId("approve").hidden = !run.token;
    const open = state.shown.filter((result) => result.canApprove);
    for (const { box, results } of [...boxes, { box: byId("tick-all"), results: open }]) {
      const ticked = results.filter((result) => state.ticked.has(result.key)).length;
      box.checked = ticked > 0 && ticked === results.length;
      box.indeterminate = ticked > 0 && ticked < results.length;
    }
  };
  byId("tick-all").onchange = (event) => tick(state.shown, event.target.checked);
  byId("copy").onclick = async () => {
    try {
      await navigator.clipboard.writeText(command());
      byId("ticked").textContent = "Copied.";
    } catch {
      getSelection().selectAllChildren(byId("command"));
      byId("ticked").textContent = "Press Ctrl-C to copy.";
    }
  };
  byId("approve").onclick = async () => {
    byId("approve").disabled = true;
    const keys = [...state.ticked];
    try {
      const response = await fetch("approve", {
        method: "POST", headers: { "Content-Type": "application/json", "X-Maquette-Token": run.token }, body: JSON.stringify(keys),
      });
      const text = await response.text();
      if (response.ok) keys.forEach((key) => {
        state.approved.add(key);
        state.ticked.delete(key);
        run.results.find((result) => result.key === key).canApprove = false;
      });
      showList();
      byId("ticked").textContent = text;
    } catch (error) {
      byId("ticked").textContent = `The server does not answer: ${error.message}`;
      byId("approve").disabled = false;
    }
  };

  // Keys

  byId("help-button").onclick = () => {
    byId("help").hidden = !byId("help").hidden;
    byId("help-button").setAttribute("aria-expanded", !byId("help").hidden);
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isField = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName) && event.target.type !== "checkbox";
    if (isField) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (sideways && event.target.dataset?.mode) {
      // As in any group of radio buttons.
      const index = modes.findIndex(([mode]) => mode === state.mode);
      const [mode] = modes[(index + sideways + modes.length) % modes.length];
      setMode(mode);
      document.querySelector(`[data-mode="${mode}"]`).focus();
      return event.preventDefault();
    }
    const nudge = (by) => {
      if (["slider", "onion"].includes(state.mode)) setSplit(state.split + by);
    };
    const actions = {
      j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
      n: () => stepCause(1), p: () => stepCause(-1), ArrowLeft: () => nudge(-2), ArrowRight: () => nudge(2),
      "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => setZoom(0), z: zoomToChange,
      o: () => { state.outlines = !state.outlines; showDetail(); },
      x: () => state.current && tick([state.current], !state.ticked.has(state.current.key)),
      "/": () => byId("search").focus(), "?": () => byId("help-button").click(),
    };
    modes.forEach(([mode], index) => { actions[index + 1] = () => setMode(mode); });
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });

  // The drawing of thousands of rows waits until typing rests.
  let timer;
  byId("search").oninput = () => { clearTimeout(timer); timer = setTimeout(showList, 80); };
  for (const name of [...filters, "good"]) byId(name).onchange = showList;
  byId("filters").onsubmit = (event) => event.preventDefault();
  addEventListener("resize", showStage);
  const wanted = decodeURIComponent(location.hash.slice(1));
  state.current = run.results.find((result) => result.key === wanted) || null;
  showList();
  if (state.current) select(state.current);
  document.documentElement.dataset.ready = "true";
})();
