import { el, type SvgElement } from "../../src/svg/element.ts";
import { art, column, type ArtBox, type ArtNode, type BoxNode, type Hex } from "../../src/design/scene.ts";
import type { Tone } from "./tokens.ts";

/** Mirrors a drawing made for left to right. */
function facing({ width, rtl }: ArtBox, ...drawing: readonly SvgElement[]): readonly SvgElement[] {
  return rtl ? [el("g", { transform: `translate(${width} 0) scale(-1 1)` }, ...drawing)] : drawing;
}

export function rule(color: Hex, thickness = 2): BoxNode {
  return column({ height: thickness, fill: color });
}

/** The line every page hangs from. Its heavy stretch moves along as the deck goes on: the reader's ribbon. */
export function ribbon({ text, accent }: Tone, index: number, count: number): ArtNode {
  return art({ height: 10 }, (box) => {
    const stretch = box.width / count;
    return facing(
      box,
      el("rect", { width: box.width, height: 2, fill: text }),
      el("rect", { x: index * stretch, width: stretch, height: 10, fill: accent }),
    );
  });
}

/** Thick and thin, as under a masthead. */
export function scotchRule({ text }: Tone): ArtNode {
  return art({ height: 18 }, ({ width }) => [
    el("rect", { width, height: 10, fill: text }),
    el("rect", { y: 16, width, height: 2, fill: text }),
  ]);
}

/** A long thin arrow in reading direction. */
export function arrow(color: Hex, width: number): ArtNode {
  return art({ width, height: 28 }, (box) =>
    facing(
      box,
      el("path", { d: `M0 14H${width - 2}m-15-13 15 13-15 13`, fill: "none", stroke: color, "stroke-width": 3 }),
    ),
  );
}

const SMALLEST_SUN = 130;

/** A half sun on the line below it, as large as the space a headline leaves; nothing where there is hardly any. */
export function risingSun(color: Hex): ArtNode {
  return art({ grow: 1 }, (box) => {
    const radius = Math.min(box.height - 24, box.width * 0.36);
    if (radius < SMALLEST_SUN) return [];
    const left = box.width - 2 * radius;
    return facing(
      box,
      el("path", { d: `M${left} ${box.height}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`, fill: color }),
    );
  });
}

/** A pair of opening quotation marks, drawn: two heavy drops with a fine tail, in a box of 1.25 to 1. */
export function quotationMarks(color: Hex, height: number): ArtNode {
  const drop =
    "M46 100C18 100 2 82 2 56 2 24 24 4 62 0l3 9C42 16 31 27 31 43c4-2 9-3 14-3 16 0 28 12 28 29S61 100 46 100Z";
  return art({ width: height * 1.6, height }, (box) =>
    facing(
      box,
      el(
        "g",
        { transform: `scale(${height / 100})`, fill: color },
        el("path", { d: drop }),
        el("path", { d: drop, transform: "translate(82 0)" }),
      ),
    ),
  );
}

/** The square that ends an article. */
export function endSign(color: Hex): ArtNode {
  return art({ width: 26, height: 26 }, () => [el("rect", { width: 26, height: 26, fill: color })]);
}

/** A window with a round top that fills its box. */
export function arch(fill: Hex): (box: ArtBox) => readonly SvgElement[] {
  return ({ width, height }) => {
    const radius = width / 2;
    return [el("path", { d: `M0 ${height}V${radius}A${radius} ${radius} 0 0 1 ${width} ${radius}V${height}Z`, fill })];
  };
}

/** A ruler of a hundred ticks; `share` (0…100) of them in the spot colour. */
export function hundredTicks({ accent, hairline }: Tone, share: number): ArtNode {
  return art({ height: 56 }, (box) => {
    const step = (box.width - 4) / 99;
    const ticks = Array.from({ length: 100 }, (_, at) =>
      el("rect", { x: at * step, width: 4, height: 56, fill: at < Math.round(share) ? accent : hairline }),
    );
    return facing(box, ...ticks);
  });
}
