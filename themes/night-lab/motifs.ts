import { art, type ArtBox, type ArtNode, type Hex } from "../../src/design/scene.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import type { Tone } from "./tokens.ts";

export type Drawing = ArtNode["draw"];

/** Mirrors a drawing made for left to right. */
export function facing({ width, rtl }: ArtBox, ...drawing: readonly SvgElement[]): readonly SvgElement[] {
  return rtl ? [el("g", { transform: `translate(${width} 0) scale(-1 1)` }, ...drawing)] : drawing;
}

/** The scale every sheet is read against: a tick a slide, the run so far in signal, a bead at the reading. */
export function scale({ hairline, signal, reading }: Tone, index: number, count: number): ArtNode {
  return art({ height: 22 }, (box) => {
    const step = box.width / count;
    const at = step * (index + 1);
    const ticks = Array.from({ length: count + 1 }, (_, tick) => `M${Math.min(box.width - 1, tick * step) + 0.5} 4V18`);
    return facing(
      box,
      el("path", { d: `M0 11H${box.width}${ticks.join("")}`, stroke: hairline, "stroke-width": 2 }),
      el("path", { d: `M0 11H${at}`, stroke: signal, "stroke-width": 4 }),
      el("circle", { cx: at - 11, cy: 11, r: 11, fill: reading }),
    );
  });
}

/** Graph paper: a grid of hairlines under everything. */
export function grid({ hairline }: Tone, step: number): Drawing {
  return ({ width, height }) => {
    const columns = Array.from({ length: Math.floor(width / step) }, (_, at) => `M${(at + 1) * step} 0V${height}`);
    const rows = Array.from({ length: Math.floor(height / step) }, (_, at) => `M0 ${(at + 1) * step}H${width}`);
    return [
      el("path", { d: [...columns, ...rows].join(""), stroke: hairline, "stroke-width": 1.5, "stroke-opacity": 0.34 }),
    ];
  };
}

/** A ruler with a tick every `pitch` px, every fifth longer, hanging from its upper edge. */
export function ruler({ hairline, quiet }: Tone, pitch: number): Drawing {
  return ({ width, height }) => {
    const ticks = Array.from({ length: Math.floor(width / pitch) + 1 }, (_, at) => {
      return `M${at * pitch + 1} 0V${at % 5 === 0 ? height : height * 0.5}`;
    });
    return [
      el("path", { d: ticks.join(""), stroke: hairline, "stroke-width": 2 }),
      el("path", { d: `M0 1.5H${width}`, stroke: quiet, "stroke-width": 3 }),
    ];
  };
}

/** A dial of a hundred ticks; as many as the share, in percent, are lit and the last one is the reading. */
export function dial({ hairline, signal, reading }: Tone, share: number): Drawing {
  return (box) => {
    const radius = Math.min(box.width, box.height) / 2;
    const tick = (at: number, inner: number): string => {
      const angle = (at / 100) * Math.PI * 2 - Math.PI / 2;
      const spot = (r: number): string =>
        `${(box.width / 2 + Math.cos(angle) * r).toFixed(1)} ${(box.height / 2 + Math.sin(angle) * r).toFixed(1)}`;
      return `M${spot(radius * inner)}L${spot(radius - 5)}`;
    };
    const run = (from: number, to: number, inner: number): string =>
      Array.from({ length: Math.max(0, to - from) }, (_, at) => tick(from + at, inner)).join("");
    const lit = Math.round(share);
    const stroke = { "stroke-width": Math.max(5, radius * 0.022), "stroke-linecap": "round" };
    return facing(
      box,
      el("path", { d: run(lit, 100, 0.87), stroke: hairline, ...stroke }),
      el("path", { d: run(0, lit - 1, 0.8), stroke: signal, ...stroke }),
      el("path", {
        d: run(Math.max(0, lit - 1), lit, 0.72),
        stroke: reading,
        "stroke-width": Math.max(9, radius * 0.036),
        "stroke-linecap": "round",
      }),
    );
  };
}

/** A node on a trace: a ring in signal, or a bead where it is the reading. */
export function node({ ground, signal, reading }: Tone, isReading: boolean, size: number): ArtNode {
  const color = isReading ? reading : signal;
  return art({ width: size, height: size, shrink: 0 }, () => [
    el("circle", {
      cx: size / 2,
      cy: size / 2,
      r: size / 2 - 3,
      fill: isReading ? color : ground,
      stroke: color,
      "stroke-width": 5,
    }),
  ]);
}

/** An arrow in reading direction. */
export function arrow(color: Hex, size: number): ArtNode {
  return art({ width: size, height: size, shrink: 0 }, (box) =>
    facing(
      box,
      el("path", {
        d: `M${size * 0.06} ${size / 2}H${size * 0.9}M${size * 0.58} ${size * 0.18}L${size * 0.92} ${size / 2}L${size * 0.58} ${size * 0.82}`,
        fill: "none",
        stroke: color,
        "stroke-width": size * 0.11,
      }),
    ),
  );
}

const MARK =
  "M0 96V52C0 20 16 4 50 0V22C34 25 26 33 26 48H48V96ZM66 96V52C66 20 82 4 116 0V22C100 25 92 33 92 48H114V96Z";

/** Opening quotation marks, `size` px high. */
export function quotationMarks(color: Hex, size: number): ArtNode {
  return art({ width: (size * 116) / 96, height: size, shrink: 0 }, (box) =>
    facing(box, el("path", { d: MARK, fill: color, transform: `scale(${size / 96})` })),
  );
}
