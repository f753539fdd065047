"use strict";
const run = JSON.parse(document.getElementById("data").textContent);
const slider = document.getElementById("slider");
const list = document.getElementById("steps");
const last = run.steps.length - 1;
let current = 0;
let timer = null;
slider.max = last;

function element(name, text, kind) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

run.steps.forEach((words, index) => {
  const item = element("li");
  const button = element("button", words);
  button.type = "button";
  button.addEventListener("click", () => show(index));
  item.append(button);
  list.append(item);
});

function panel(walk) {
  const section = element("section");
  section.append(element("h2", walk.name));
  const moment = walk.moments[Math.min(current, walk.moments.length - 1)];
  if (!moment) return section;
  const image = element("img");
  image.src = moment.picture;
  image.width = moment.width;
  image.alt = `${walk.name}, ${run.steps[current]}`;
  section.append(image, element("p", moment.variant, "fact"));
  if (current >= walk.moments.length) {
    section.append(element("p", walk.stop || "The walk has ended.", "fact stop"));
    return section;
  }
  if (moment.skipped) section.append(element("p", `left out: ${moment.skipped}`, "fact"));
  for (const finding of moment.findings) section.append(element("p", `announced ≠ final: ${finding}`, "fact stop"));
  const details = element("details");
  details.open = open;
  details.addEventListener("toggle", () => { open = details.open; });
  details.append(element("summary", `${moment.calls.length} callbacks`), element("pre", moment.calls.join("\n")));
  section.append(details);
  return section;
}

let open = false;

function show(index) {
  current = Math.max(0, Math.min(last, index));
  slider.value = current;
  document.getElementById("step").textContent = run.steps[current];
  document.getElementById("previous").disabled = current === 0;
  document.getElementById("next").disabled = current === last;
  [...list.querySelectorAll("button")].forEach((button, place) => {
    if (place === current) button.setAttribute("aria-current", "step"); else button.removeAttribute("aria-current");
  });
  document.getElementById("walks").replaceChildren(...run.walks.map(panel));
}

function play() {
  if (timer !== null) { stop(); return; }
  if (current === last) show(0);
  document.getElementById("play").textContent = "Stop";
  timer = setInterval(() => { if (current === last) stop(); else show(current + 1); }, 1000);
}

function stop() {
  clearInterval(timer);
  timer = null;
  document.getElementById("play").textContent = "Play";
}

slider.addEventListener("input", () => show(Number(slider.value)));
document.getElementById("previous").addEventListener("click", () => show(current - 1));
document.getElementById("next").addEventListener("click", () => show(current + 1));
document.getElementById("play").addEventListener("click", play);
document.addEventListener("keydown", event => {
  if (event.target.tagName === "INPUT" && event.key.startsWith("Arrow")) return;
  if (event.key === "ArrowRight") show(current + 1);
  else if (event.key === "ArrowLeft") show(current - 1);
  else if (event.key === " " && event.target.tagName !== "BUTTON") { event.preventDefault(); play(); }
});
show(0);
