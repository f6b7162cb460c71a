// Runs inside the browser that the parity test starts: what Chromium makes of the same texts.

async function fontsLoaded(touch) {
  do {
    touch();
    await document.fonts.ready;
  } while ([...document.fonts].some(({ status }) => status === "loading"));
}

/** Widths of texts on one line of SVG. */
globalThis.measureWidths = async (rows) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("text-rendering", "geometricPrecision");
  document.body.append(svg);
  const elements = rows.map(({ text, css, language }) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", "text");
    element.setAttribute("style", css);
    element.setAttribute("lang", language);
    element.textContent = text;
    svg.append(element);
    return element;
  });
  await fontsLoaded(() => elements.forEach((element) => element.getComputedTextLength()));
  const widths = elements.map((element) => element.getComputedTextLength());
  svg.remove();
  return widths;
};

/** Lines that CSS breaks texts into. */
globalThis.breakIntoLines = async (rows) => {
  const boxes = rows.map(({ text, css, language, width }) => {
    const box = document.createElement("div");
    box.setAttribute("style", `${css};width:${width}px;text-rendering:geometricPrecision;line-height:2`);
    box.style.wordBreak = language === "ko" ? "keep-all" : "normal";
    box.lang = language;
    box.textContent = text;
    document.body.append(box);
    return box;
  });
  await fontsLoaded(() => boxes.forEach((box) => box.getBoundingClientRect()));
  const lines = boxes.map((box) => linesOf(box.firstChild));
  for (const box of boxes) box.remove();
  return lines;
};

function linesOf(node) {
  const lines = [];
  let top = -Infinity;
  for (let index = 0; index < node.data.length; index++) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const [rect] = range.getClientRects();
    // Lines are 200 px apart; faces of one line differ by less than half of that.
    if (rect !== undefined && rect.top > top + 100) {
      lines.push("");
      ({ top } = rect);
    }
    lines[lines.length - 1] += node.data[index];
  }
  return lines.map((line) => line.trim());
}
