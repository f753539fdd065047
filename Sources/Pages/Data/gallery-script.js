"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const make = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  };
  const own = JSON.parse(byId("data").textContent);
  const isLive = own === null;
  const state = {
    run: own || { title: "Maquette", axes: [], elements: [], layouts: [], texts: [], problems: [], pictures: [] },
    chosen: new Map(), problem: null, shown: [], current: null, zoom: 0, hot: -1, dismissed: "",
  };
  const tiles = new Map();

  // What the address says is open and chosen.

  const remember = () => {
    const words = new URLSearchParams();
    for (const [title, value] of state.chosen) words.set(title, value);
    if (byId("search").value) words.set("search", byId("search").value);
    if (byId("group").value) words.set("group", byId("group").value);
    if (state.current) words.set("open", state.current.name);
    history.replaceState(null, "", `#${words}`);
  };
  const wanted = new URLSearchParams(location.hash.slice(1));

  // Pictures

  const address = (picture, file) => {
    if (state.run.images && state.run.images[file]) return state.run.images[file];
    const path = file.split("/").map(encodeURIComponent).join("/");
    return isLive ? `/pictures/${path}?${picture.stamp || ""}` : path;
  };
  const title = (picture, axis) => state.run.axes[axis].values[picture.values[axis]];
  /// The axes that tell pictures apart; the last one only follows from the others.
  const varying = () => state.run.axes.map((_, index) => index)
    .filter((index) => state.run.axes[index].values.length > 1);
  const naming = () => varying().filter((index) => index < state.run.axes.length - 1);
  const worst = (picture) => picture.problems.map((index) => state.run.problems[index].severity)
    .reduce((found, severity) => (severity === "error" ? severity : found || severity), "");
  const words = (picture) => {
    const layout = picture.layout === undefined ? [] : state.run.layouts[picture.layout];
    let text = `${picture.name} ${picture.variant} ${picture.values.map((_, axis) => title(picture, axis)).join(" ")}`;
    for (let at = 0; at < layout.length; at += 5) {
      const element = state.run.elements[layout[at]];
      text += ` ${element.id} ${element.kind} ${element.label || ""}`;
    }
    for (const index of picture.texts) text += ` ${state.run.texts[index]}`;
    return text.toLowerCase();
  };
  /// `wC hR` in words.
  const sizeClasses = (short) => short.split(" ").map((word) =>
    `${word[1] === "C" ? "compact" : "regular"} ${word[0] === "w" ? "width" : "height"}`).join(", ");
  const searchable = new Map();
  const matches = (picture, terms) => {
    if (!terms.length) return true;
    if (!searchable.has(picture.name)) searchable.set(picture.name, words(picture));
    const text = searchable.get(picture.name);
    return terms.every((term) => text.includes(term));
  };

  const tile = (picture, axes, largest) => {
    const stamp = `${picture.stamp || ""} ${axes.join()} ${picture.problems.length}`;
    const known = tiles.get(picture.name);
    if (known && known.dataset.stamp === stamp) return known;
    const image = make("img", { className: "picture", loading: "lazy", decoding: "async", alt: "" });
    image.src = address(picture, picture.thumbnail);
    const caption = make("span", { className: "caption" });
    caption.append(axes.map((axis) => title(picture, axis)).join(" · ") || title(picture, 1));
    const [width, height] = picture.window.map((side) => Math.round(side * 100) / 100);
    caption.append(make("small", {
      textContent: `${width} × ${height} · ${picture.sizeClasses}`, title: sizeClasses(picture.sizeClasses),
    }));
    const severity = worst(picture);
    if (severity) {
      const count = picture.problems.length;
      caption.append(make("small", {
        className: `fault ${severity}`, textContent: count === 1 ? "1 problem" : `${count} problems`,
      }));
    }
    const node = make("button", { type: "button", className: "tile" }, image, caption);
    node.setAttribute("aria-label", caption.textContent);
    node.dataset.name = picture.name;
    node.dataset.stamp = stamp;
    const [x, y] = picture.size;
    for (const [name, value] of [
      ["--width", x / Math.max(x, y)], ["--height", y / Math.max(x, y)],
      ["--scaled-width", x / largest], ["--scaled-height", y / largest],
    ]) node.style.setProperty(name, value);
    node.onclick = () => open(picture);
    tiles.set(picture.name, node);
    return node;
  };

  const showGrid = () => {
    const { run, chosen } = state;
    const axis = run.axes.findIndex((each) => each.title === byId("group").value);
    const terms = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const wishes = [...chosen].map(([name, value]) => {
      const index = run.axes.findIndex((each) => each.title === name);
      return [index, index < 0 ? -1 : run.axes[index].values.indexOf(value)];
    }).filter(([index, value]) => index >= 0 && value >= 0);
    const faulty = byId("faulty").checked;
    state.shown = run.pictures.filter((picture) =>
      wishes.every(([index, value]) => picture.values[index] === value)
      && (!faulty || picture.problems.length)
      && (state.problem === null || picture.problems.includes(state.problem))
      && matches(picture, terms));
    const groups = new Map();
    for (const picture of state.shown) {
      const key = axis < 0 ? "" : title(picture, axis);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(picture);
    }
    const axes = naming().filter((index) => index !== axis && !wishes.some(([wished]) => wished === index));
    const largest = Math.max(1, ...run.pictures.map((picture) => Math.max(...picture.size)));
    const side = Number(byId("zoom").value);
    const across = Math.max(1, Math.floor(byId("grid").clientWidth / (side * 0.7 + 18)));
    const sections = [...groups].map(([key, pictures]) => {
      const section = make("section");
      if (key) section.append(make("h2", { textContent: key }, " ", make("span", { textContent: pictures.length })));
      section.append(make("div", { className: "tiles" }, ...pictures.map((picture) => tile(picture, axes, largest))));
      section.style.containIntrinsicSize = `auto ${Math.ceil(pictures.length / across) * (side + 70) + 40}px`;
      return section;
    });
    state.shown = [...groups.values()].flat();
    byId("grid").replaceChildren(
      ...(sections.length ? sections : [make("p", { className: "empty", textContent: run.pictures.length ? "Nothing matches." : "There is no picture yet." })]));
    showState();
    remember();
  };
  const showState = () => {
    const { run, shown } = state;
    const count = run.pictures.length;
    byId("state").textContent = run.running ? "Drawing…"
      : (shown.length === count ? `${count} picture${count === 1 ? "" : "s"}` : `${shown.length} of ${count} pictures`)
        + (run.seconds === undefined || run.seconds < 0.05 ? "" : `, in ${run.seconds.toFixed(1)} s`);
  };

  const showFilters = () => {
    const axes = varying();
    byId("axes").replaceChildren(...axes.map((index) => {
      const axis = state.run.axes[index];
      const select = make("select", { name: axis.title }, make("option", { value: "", textContent: "all" }),
        ...axis.values.map((value) => make("option", { value, textContent: value })));
      const value = state.chosen.get(axis.title);
      select.value = axis.values.includes(value) ? value : "";
      const mark = () => select.classList.toggle("set", select.value !== "");
      select.onchange = () => {
        if (select.value) state.chosen.set(axis.title, select.value); else state.chosen.delete(axis.title);
        mark();
        showGrid();
      };
      mark();
      return make("label", {}, axis.title, select);
    }));
    const group = byId("group");
    const old = group.value || wanted.get("group");
    group.replaceChildren(make("option", { value: "", textContent: "nothing" }),
      ...axes.map((index) => make("option", { value: state.run.axes[index].title, textContent: state.run.axes[index].title })));
    const titles = axes.map((index) => state.run.axes[index].title);
    // Groups of one picture each are headings without a use.
    const useful = axes.filter((index) => state.run.axes[index].values.length * 2 <= state.run.pictures.length)
      .map((index) => state.run.axes[index].title);
    group.value = titles.includes(old) ? old : useful.includes("Device") ? "Device" : useful[0] || "";
    byId("faulty-label").hidden = !state.run.pictures.some((picture) => picture.problems.length);
    byId("title").textContent = document.title = state.run.title;
  };

  // Problems

  const faultItem = (fault) => {
    const item = make("li");
    if (fault.place) item.append(make("span", { className: "place", textContent: `${fault.place}: ` }));
    item.append(make("span", { className: fault.severity, textContent: `${fault.severity}: ` }), fault.message);
    if (fault.remedy) item.append(make("span", { className: "remedy", textContent: ` (${fault.remedy})` }));
    return item;
  };
  const showProblems = () => {
    const { problems, pictures } = state.run;
    const box = byId("problems");
    const items = problems.map((fault, index) => {
      const item = faultItem(fault);
      const count = pictures.filter((picture) => picture.problems.includes(index)).length;
      if (count) {
        const button = make("button", { type: "button", textContent: `on ${count} picture${count === 1 ? "" : "s"}` });
        button.onclick = () => {
          state.problem = state.problem === index ? null : index;
          button.setAttribute("aria-pressed", state.problem === index);
          showGrid();
        };
        item.append(" ", button);
      }
      return item;
    });
    box.querySelector("ul").replaceChildren(...items);
    const hasErrors = problems.some((fault) => fault.severity === "error");
    box.classList.toggle("bad", hasErrors);
    const button = byId("problems-button");
    button.hidden = !problems.length;
    button.textContent = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    // What a live run cannot draw lies over the pictures until it is read.
    const text = box.textContent;
    const isNews = isLive && hasErrors && text !== state.dismissed;
    openProblems(problems.length > 0 && (isNews || !box.hidden));
  };
  const openProblems = (isOpen) => {
    byId("problems").hidden = !isOpen;
    byId("problems-button").setAttribute("aria-expanded", isOpen);
  };
  byId("problems-button").onclick = () => openProblems(byId("problems").hidden);
  byId("problems-close").onclick = () => {
    state.dismissed = byId("problems").textContent;
    state.problem = null;
    openProblems(false);
    showGrid();
  };

  // One picture

  const layoutOf = (picture) => {
    const numbers = picture.layout === undefined ? [] : state.run.layouts[picture.layout];
    const rows = [];
    for (let at = 0; at < numbers.length; at += 5) {
      rows.push({ element: state.run.elements[numbers[at]], frame: numbers.slice(at + 1, at + 5) });
    }
    return rows;
  };
  const fitting = (picture) => {
    const stage = byId("stage");
    const room = [stage.clientWidth - 32, stage.clientHeight - 32];
    return Math.min(room[0] / picture.size[0], room[1] / picture.size[1]);
  };
  const showZoom = () => {
    const picture = state.current;
    const canvas = document.querySelector("#stage .canvas");
    if (!picture || !canvas) return;
    const zoom = state.zoom || fitting(picture);
    canvas.style.width = `${picture.size[0] * zoom}px`;
    canvas.style.height = `${picture.size[1] * zoom}px`;
    byId("scale").textContent = `${Math.round(zoom * 100)} %`;
  };
  const zoomBy = (by) => {
    const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
    const now = state.zoom || (state.current ? fitting(state.current) : 1);
    const next = by > 0 ? steps.find((step) => step > now + 1e-6) : [...steps].reverse().find((step) => step < now - 1e-6);
    if (next) state.zoom = next;
    showZoom();
  };
  const heat = (index, isFromPicture) => {
    if (state.hot === index) return;
    state.hot = index;
    document.querySelectorAll("#stage rect, #tree button").forEach((node) =>
      node.classList.toggle("hot", Number(node.dataset.index) === index));
    const row = document.querySelector(`#tree button[data-index="${index}"]`);
    if (row && isFromPicture) row.scrollIntoView({ block: "nearest" });
  };

  const showFacts = (picture) => {
    const facts = state.run.axes.slice(0, -1).map((axis, index) => [axis.title, title(picture, index)]);
    const [top, left, bottom, right] = picture.safeArea;
    facts.push(["Size class", `${picture.sizeClasses}: ${sizeClasses(picture.sizeClasses)}`]);
    facts.push(["Window", `${picture.window[0]} × ${picture.window[1]} pt`]);
    facts.push(["Safe area", `top ${top}, left ${left}, bottom ${bottom}, right ${right}`]);
    facts.push(["Display scale", `${picture.scale}`]);
    if (picture.pixels.length) facts.push(["Pixels", `${picture.pixels[0]} × ${picture.pixels[1]}`]);
    facts.push(["Variant", picture.variant]);
    const list = facts.flatMap(([name, value]) => [make("dt", { textContent: name }), make("dd", { textContent: value })]);
    const files = make("dd");
    for (const file of picture.files) {
      if (files.hasChildNodes()) files.append(", ");
      const kind = file.slice(file.lastIndexOf(".") + 1);
      files.append(make("a", { href: address(picture, file), download: file, title: file, textContent: kind }));
    }
    byId("facts").replaceChildren(...list, make("dt", { textContent: "Files" }), files);
  };

  const showPicture = () => {
    const picture = state.current;
    if (!picture) return;
    const space = "http://www.w3.org/2000/svg";
    const rows = layoutOf(picture);
    byId("viewer-title").textContent = [...new Set(naming().concat(1))].sort()
      .map((axis) => title(picture, axis)).join(" · ");
    const image = make("img", { alt: picture.name });
    image.src = address(picture, picture.file);
    const svg = document.createElementNS(space, "svg");
    svg.setAttribute("viewBox", `0 0 ${picture.size[0]} ${picture.size[1]}`);
    svg.setAttribute("preserveAspectRatio", "none");
    svg.classList.toggle("outlines", byId("outlines").checked);
    rows.forEach(({ frame }, index) => {
      const rect = document.createElementNS(space, "rect");
      ["x", "y", "width", "height"].forEach((name, place) => rect.setAttribute(name, frame[place]));
      rect.dataset.index = index;
      svg.append(rect);
    });
    svg.onmousemove = (event) => {
      const box = svg.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * picture.size[0];
      const y = ((event.clientY - box.top) / box.height) * picture.size[1];
      let found = -1;
      // The last of the deepest lies on top.
      rows.forEach(({ element, frame }, index) => {
        const isWithin = x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3];
        if (isWithin && (found < 0 || element.depth >= rows[found].element.depth)) found = index;
      });
      heat(found, true);
    };
    svg.onmouseleave = () => heat(-1, true);
    byId("stage").replaceChildren(make("div", { className: "canvas" }, image, svg));
    byId("elements").hidden = rows.length === 0;
    byId("tree").replaceChildren(...rows.map(({ element, frame }, index) => {
      const button = make("button", { type: "button" }, element.kind);
      if (element.label) button.append(` “${element.label}”`);
      button.append(make("small", { textContent: ` ${frame.join(", ")} · ${element.id}` }));
      button.dataset.index = index;
      if (element.source) button.title = element.source;
      button.style.setProperty("--depth", element.depth);
      button.onmouseenter = button.onfocus = () => heat(index, false);
      button.onmouseleave = () => heat(-1, false);
      return make("li", {}, button);
    }));
    byId("warnings").hidden = picture.problems.length === 0;
    byId("warnings").querySelector("ul").replaceChildren(
      ...picture.problems.map((index) => faultItem(state.run.problems[index])));
    state.hot = -1;
    showFacts(picture);
    showZoom();
  };
  const open = (picture) => {
    state.current = picture;
    if (!byId("viewer").open) byId("viewer").showModal();
    showPicture();
    remember();
  };
  const step = (by) => {
    const place = state.shown.findIndex((picture) => state.current && picture.name === state.current.name);
    const next = state.shown[place + by];
    if (next) open(next);
  };
  byId("viewer").onclose = () => {
    const last = state.current && tiles.get(state.current.name);
    state.current = null;
    remember();
    if (last && last.isConnected) last.focus();
  };
  byId("close").onclick = () => byId("viewer").close();
  byId("previous").onclick = () => step(-1);
  byId("next").onclick = () => step(1);
  byId("larger").onclick = () => zoomBy(1);
  byId("smaller").onclick = () => zoomBy(-1);
  byId("fit").onclick = () => { state.zoom = 0; showZoom(); };
  byId("outlines").onchange = () => {
    const svg = document.querySelector("#stage svg");
    if (svg) svg.classList.toggle("outlines", byId("outlines").checked);
  };

  // Controls and keys

  const setSide = (side) => {
    byId("zoom").value = side;
    document.documentElement.style.setProperty("--tile", `${byId("zoom").value}px`);
  };
  /// The size at which few pictures fill the page, and many are seen at once.
  const fitGrid = () => {
    if (state.isSized || !state.shown.length) return;
    const [width, height] = [byId("grid").clientWidth - 46, innerHeight - byId("grid").offsetTop];
    const sides = [520, 460, 400, 340, 280, 240, 200, 160];
    const fits = (side) => {
      let [rows, x] = [1, 0];
      for (const picture of state.shown) {
        const tile = Math.max(92, side * picture.size[0] / Math.max(...picture.size)) + 18;
        if (x + tile > width + 18 && x > 0) [rows, x] = [rows + 1, 0];
        x += tile;
      }
      return rows * (side + 70) <= height;
    };
    setSide(sides.find(fits) || 160);
  };
  byId("zoom").oninput = () => { state.isSized = true; setSide(byId("zoom").value); };
  byId("to-scale").onchange = () => byId("grid").classList.toggle("scaled", byId("to-scale").checked);
  // The drawing of thousands of pictures waits until typing rests.
  let timer;
  byId("search").oninput = () => { clearTimeout(timer); timer = setTimeout(showGrid, 80); };
  byId("group").onchange = byId("faulty").onchange = showGrid;
  byId("filters").onsubmit = (event) => event.preventDefault();
  byId("reset").onclick = () => {
    state.chosen.clear();
    state.problem = null;
    byId("search").value = "";
    byId("faulty").checked = false;
    showFilters();
    showGrid();
  };
  byId("help-button").onclick = () => {
    byId("help").hidden = !byId("help").hidden;
    byId("help-button").setAttribute("aria-expanded", !byId("help").hidden);
  };

  const resize = (side) => { state.isSized = true; setSide(side); };
  const move = (key) => {
    const all = [...document.querySelectorAll(".tile")];
    const place = all.indexOf(document.activeElement);
    if (place < 0) return all[0] && all[0].focus();
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const next = all[place + (key === "ArrowLeft" ? -1 : 1)];
      return next && next.focus();
    }
    const middle = (node) => { const box = node.getBoundingClientRect(); return box.left + box.width / 2; };
    const by = key === "ArrowUp" ? -1 : 1;
    const [top, x] = [all[place].getBoundingClientRect().top, middle(all[place])];
    let best = null;
    let row = null;
    for (let at = place + by; all[at]; at += by) {
      const y = all[at].getBoundingClientRect().top;
      if (Math.abs(y - top) < 2) continue;
      if (row !== null && Math.abs(y - row) >= 2) break;
      row = y;
      if (best === null || Math.abs(middle(all[at]) - x) < Math.abs(middle(best) - x)) best = all[at];
    }
    if (best) best.focus();
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = byId("viewer").open;
    const isField = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "checkbox";
    if (isField) {
      if (event.key === "Escape" && !isOpen) event.target.blur();
      return;
    }
    const side = Number(byId("zoom").value);
    const actions = isOpen ? {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1), "+": () => zoomBy(1), "=": () => zoomBy(1),
      "-": () => zoomBy(-1), 0: () => byId("fit").onclick(), 1: () => { state.zoom = 1; showZoom(); },
      o: () => byId("outlines").click(),
    } : {
      ArrowLeft: () => move(event.key), ArrowRight: () => move(event.key), ArrowUp: () => move(event.key),
      ArrowDown: () => move(event.key), "+": () => resize(side + 40), "=": () => resize(side + 40),
      "-": () => resize(side - 40), "/": () => byId("search").focus(), "?": () => byId("help-button").onclick(),
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });
  addEventListener("resize", showZoom);

  // Showing

  const show = () => {
    searchable.clear();
    showFilters();
    showGrid();
    fitGrid();
    showProblems();
    if (!state.current) return;
    const again = state.run.pictures.find((picture) => picture.name === state.current.name);
    if (again) { state.current = again; showPicture(); }
  };
  async function follow() {
    let version = -1;
    for (;;) {
      try {
        const answer = await (await fetch(`/run.json?after=${version}`)).json();
        version = answer.version;
        // While it draws, the pictures of the last run stay.
        if (answer.gallery && !answer.running) state.run = answer.gallery;
        Object.assign(state.run, { running: answer.running, seconds: answer.seconds });
        if (answer.running) showState(); else show();
        document.documentElement.dataset.ready = "true";
      } catch {
        byId("state").textContent = "No connection";
        version = -1;
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
  }
  for (const [name, value] of wanted) {
    if (!["search", "group", "open"].includes(name)) state.chosen.set(name, value);
  }
  byId("search").value = wanted.get("search") || "";
  if (isLive) {
    follow();
  } else {
    show();
    const first = state.run.pictures.find((picture) => picture.name === wanted.get("open"));
    if (first) open(first);
    document.documentElement.dataset.ready = "true";
  }
})();
