import { art, type ArtBox, type ArtNode, type Hex } from "../../src/design/scene.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import type { Tone } from "./tokens.ts";

/** Mirrors a drawing made for left to right. */
export function facing({ width, rtl }: ArtBox, ...drawing: readonly SvgElement[]): readonly SvgElement[] {
  return rtl ? [el("g", { transform: `translate(${width} 0) scale(-1 1)` }, ...drawing)] : drawing;
}

/** The scale every sheet is read against: a tick a slide, the run so far in signal, a bead at the reading. */
export function scale({ hairline, signal, reading }: Tone, index: number, count: number): ArtNode {
  return art({ height: 22 }, (box) => {
    const step = box.width / count;
    const at = step * (index + 1);
    const ticks = Array.from({ length: count + 1 }, (_, tick) =>
      el("path", { d: `M${Math.min(box.width - 1, tick * step) + 0.5} 4V18`, stroke: hairline, "stroke-width": 2 }),
    );
    return facing(
      box,
      el("path", { d: `M0 11H${box.width}`, stroke: hairline, "stroke-width": 2 }),
      ...ticks,
      el("path", { d: `M0 11H${at}`, stroke: signal, "stroke-width": 4 }),
      el("circle", { cx: at - 11, cy: 11, r: 11, fill: reading }),
    );
  });
}

/** Graph paper that fades out: a grid of hairlines under everything. */
export function grid({ hairline }: Tone, step: number): (box: ArtBox) => readonly SvgElement[] {
  return ({ width, height }) => {
    const columns = Array.from({ length: Math.floor(width / step) }, (_, at) => `M${(at + 1) * step} 0V${height}`);
    const rows = Array.from({ length: Math.floor(height / step) }, (_, at) => `M0 ${(at + 1) * step}H${width}`);
    return [
      el("path", { d: [...columns, ...rows].join(""), stroke: hairline, "stroke-width": 1.5, "stroke-opacity": 0.4 }),
    ];
  };
}

/** Orbits around a body outside the sheet's far corner, with satellites; what the eye follows on openers. */
export function orbits(tone: Tone, random: () => number, from: { x: number; y: number; reach: number }) {
  const turns = Array.from({ length: 7 }, () => random());
  return (box: ArtBox): readonly SvgElement[] => {
    const cx = box.width * from.x;
    const cy = box.height * from.y;
    const reach = Math.min(box.width, box.height) * from.reach;
    const rings = turns.flatMap((turn, at) => {
      const radius = reach * (0.22 + at * 0.13);
      const angle = Math.PI * (0.55 + turn * 0.9);
      const bead = at % 3 === 1;
      return [
        el("circle", {
          cx,
          cy,
          r: radius,
          fill: "none",
          stroke: at === 2 ? tone.signal : tone.hairline,
          "stroke-width": at === 2 ? 4 : 2,
          "stroke-dasharray": at % 2 === 1 ? "4 14" : undefined,
        }),
        el("circle", {
          cx: cx + Math.cos(angle) * radius,
          cy: cy - Math.sin(angle) * radius,
          r: bead ? 22 : 10,
          fill: bead ? tone.reading : tone.signal,
        }),
      ];
    });
    return facing(box, ...rings, el("circle", { cx, cy, r: reach * 0.12, fill: tone.signal }));
  };
}

/** A wave measured over the whole width: sum of two sines under a decaying envelope, with its baseline. */
export function wave({ hairline, signal }: Tone, random: () => number, height: number): ArtNode {
  const phase = random() * Math.PI;
  return art({ height }, (box) => {
    const middle = box.height / 2;
    const points = Array.from({ length: 121 }, (_, at) => {
      const share = at / 120;
      const envelope = Math.exp(-2.6 * share) * (1 - Math.exp(-18 * share));
      const swing = Math.sin(share * 34 + phase) + 0.35 * Math.sin(share * 71);
      return `${at === 0 ? "M" : "L"}${(share * box.width).toFixed(1)} ${(middle - swing * envelope * middle * 0.82).toFixed(1)}`;
    });
    return facing(
      box,
      el("path", { d: `M0 ${middle}H${box.width}`, stroke: hairline, "stroke-width": 2 }),
      el("path", { d: points.join(""), fill: "none", stroke: signal, "stroke-width": 5, "stroke-linejoin": "round" }),
    );
  });
}

/** Corner marks around what a sheet wants looked at. */
export function reticle(color: Hex, arm = 34): (box: ArtBox) => readonly SvgElement[] {
  return ({ width: w, height: h }) => [
    el("path", {
      d: `M1 ${arm}V1H${arm}M${w - arm} 1H${w - 1}V${arm}M${w - 1} ${h - arm}V${h - 1}H${w - arm}M${arm} ${h - 1}H1V${h - arm}`,
      fill: "none",
      stroke: color,
      "stroke-width": 3,
    }),
  ];
}

/** A node on a trace: ring, or filled where it is the reading. */
export function node(color: Hex, filled: boolean, size = 30): ArtNode {
  return art({ width: size, height: size, shrink: 0 }, () => [
    el("circle", {
      cx: size / 2,
      cy: size / 2,
      r: size / 2 - 3,
      fill: filled ? color : "none",
      stroke: color,
      "stroke-width": 4,
    }),
  ]);
}
