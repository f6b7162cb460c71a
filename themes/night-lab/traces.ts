import { hexLuminance, mix } from "../../src/design/color.ts";
import type { ArtBox } from "../../src/design/scene.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { facing, type Drawing } from "./motifs.ts";
import type { Tone } from "./tokens.ts";

/**
 * What the scope shows. Two oscillations at right angles draw a figure; its two frequencies change from slide to
 * slide. A deck opens on a damped figure that has not settled and closes on one at rest.
 */
const FIGURES = [
  [2, 3],
  [3, 4],
  [1, 2],
  [3, 5],
  [4, 5],
  [1, 3],
  [5, 6],
  [2, 5],
] as const;

const POINTS_A_LOBE = 40;

type Point = readonly [x: number, y: number];

function path(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Light glows on grounds darker than this, relative luminance. */
const DARK = 0.1;

/** A lit line: on a dark ground its glow in wide faint strokes, then the line itself. */
function beam(d: string, { ground, signal }: Tone, width: number): SvgElement[] {
  const stroke = { d, fill: "none", stroke: signal, "stroke-linejoin": "round" } as const;
  const halo =
    hexLuminance(ground) < DARK
      ? [
          [9, 0.07],
          [4.5, 0.12],
        ]
      : [];
  return [
    ...halo.map(([factor = 1, opacity = 0]) =>
      el("path", { ...stroke, "stroke-width": width * factor, "stroke-opacity": opacity }),
    ),
    el("path", { ...stroke, "stroke-width": width }),
  ];
}

interface Beam {
  readonly width?: number;
  readonly align?: "start" | "center";
}

/** A figure smaller than this says nothing; its box stays empty. Radius, px. */
const SMALLEST = 96;

/** The figure of one slide, as large as its box, with a bead where the beam is. */
export function lissajous(tone: Tone, index: number, { width = 6, align = "center" }: Beam = {}): Drawing {
  const [across, down] = FIGURES[index % FIGURES.length] ?? FIGURES[0];
  // Where the figure is most open; at other phases it folds onto itself.
  const phase = (across * down) % 2 === 1 ? Math.PI / (2 * down) : 0;
  return (box) => {
    const radius = Math.min(box.width, box.height) / 2 - 24;
    if (radius < SMALLEST) return [];
    const cx = align === "start" ? radius + width / 2 : box.width / 2;
    const at = (turn: number): Point => [
      cx + Math.sin(across * turn + phase) * radius,
      box.height / 2 + Math.sin(down * turn) * radius,
    ];
    const steps = POINTS_A_LOBE * (across + down);
    const curve = path(Array.from({ length: steps + 1 }, (_, step) => at((step / steps) * Math.PI * 2)));
    const [x, y] = at(0.4 + index * 0.37);
    return facing(box, ...beam(`${curve}Z`, tone, width), el("circle", { cx: x, cy: y, r: 22, fill: tone.reading }));
  };
}

/** A drawing that stays away where its box is too small for it. */
export function largeEnough(drawing: Drawing): Drawing {
  return (box) => (Math.min(box.width, box.height) / 2 < 2 * SMALLEST ? [] : drawing(box));
}

/** Where an opening figure stands on its canvas: centre as shares of it, reach of its shorter side. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** A figure that has not settled: both oscillations are damped and slightly out of tune, so that the beam weaves. */
export function harmonograph(tone: Tone, random: () => number, { x, y, reach }: Place): Drawing {
  const phase = 0.5 + random() * 0.5;
  return (box: ArtBox) => {
    const [cx, cy] = [box.width * x, box.height * y];
    const radius = Math.min(box.width, box.height) * reach;
    const points = Array.from({ length: 2600 }, (_, step): Point => {
      const turn = (step / 2600) * Math.PI * 44;
      const damping = Math.exp(-0.0062 * turn) * radius;
      return [
        cx + (Math.sin(2 * turn + phase) * 0.86 + Math.sin(1.004 * turn) * 0.14) * damping,
        cy + Math.sin(3.006 * turn) * damping,
      ];
    });
    const [first = [cx, cy]] = points;
    const stops = [tone.reading, tone.signal, mix(tone.signal, tone.ground, 0.55)];
    const gradient = el(
      "linearGradient",
      { id: "beam", gradientUnits: "userSpaceOnUse", x1: cx, y1: cy - radius, x2: cx - radius * 0.4, y2: cy + radius },
      ...stops.map((color, at) => el("stop", { offset: at / 2, "stop-color": color })),
    );
    return facing(
      box,
      el("defs", {}, gradient),
      el("path", { d: path(points), fill: "none", stroke: "url(#beam)", "stroke-width": 2.5, "stroke-opacity": 0.9 }),
      el("circle", { cx: first[0], cy: first[1], r: 20, fill: tone.reading }),
    );
  };
}

/** The figure at rest: one frequency, all its phases from a line to a circle. */
export function rest(tone: Tone, { x, y, reach }: Place): Drawing {
  return (box) => {
    const [cx, cy] = [box.width * x, box.height * y];
    const radius = Math.min(box.width, box.height) * reach;
    const phases = Array.from({ length: 15 }, (_, at) => ((at + 1) / 16) * Math.PI);
    const ellipses = phases.map((phase, at) => {
      const isCircle = at === 7;
      return el("ellipse", {
        cx,
        cy,
        rx: radius * Math.SQRT2 * Math.cos(phase / 2),
        ry: radius * Math.SQRT2 * Math.sin(phase / 2),
        transform: `rotate(-45 ${cx} ${cy})`,
        fill: "none",
        stroke: isCircle ? tone.reading : mix(tone.ground, tone.signal, 0.95 - Math.abs(at - 7) * 0.09),
        "stroke-width": isCircle ? 6 : 2.5,
      });
    });
    return facing(box, ...ellipses);
  };
}

/** A bundle of traces over the whole width: one signal, in ever quieter echoes. */
export function bundle(tone: Tone, random: () => number): Drawing {
  const phase = random() * Math.PI;
  const echoes = 13;
  return (box) => {
    const middle = box.height / 2;
    const trace = (echo: number): string =>
      path(
        Array.from({ length: 161 }, (_, step): Point => {
          const share = step / 160;
          const envelope = Math.sin(Math.PI * share) ** 1.6;
          const swing =
            Math.sin(share * 17 + phase + echo * 0.16) * 0.66 + Math.sin(share * 7.3 - echo * 0.34 + phase) * 0.34;
          return [share * box.width, middle - swing * envelope * middle * (0.96 - echo * 0.045)];
        }),
      );
    const quiet = Array.from({ length: echoes - 1 }, (_, at) => {
      const echo = echoes - 1 - at;
      const color = mix(tone.signal, tone.ground, Math.min(0.86, 0.2 + echo * 0.055));
      return el("path", { d: trace(echo), fill: "none", stroke: color, "stroke-width": 2.5 });
    });
    return facing(box, ...quiet, ...beam(trace(0), tone, 6));
  };
}

/** The trace of one channel: the further down the list, the higher its frequency. */
export function channel(tone: Tone, at: number): Drawing {
  return (box) => {
    const middle = box.height / 2;
    const periods = at + 1.5;
    const points = Array.from({ length: 121 }, (_, step): Point => {
      const share = step / 120;
      const swing = Math.sin(share * periods * Math.PI * 2) * Math.sin(Math.PI * share);
      return [share * box.width, middle - swing * (middle - 8)];
    });
    return facing(
      box,
      el("path", { d: `M0 ${middle}H${box.width}`, stroke: tone.hairline, "stroke-width": 2 }),
      el("path", { d: path(points), fill: "none", stroke: tone.signal, "stroke-width": 5, "stroke-linejoin": "round" }),
    );
  };
}

const DOT_SIZES = [3, 5, 9, 14, 20];

/** Two sources that interfere: a field of dots, large where the waves meet in step. Fades towards its top. */
export function interference(tone: Tone, random: () => number): Drawing {
  const sources = [0.2 + random() * 0.15, 0.68 + random() * 0.18];
  return (box) => {
    const pitch = 32;
    const [columns, rows] = [Math.ceil(box.width / pitch), Math.floor(box.height / pitch)];
    const dots = DOT_SIZES.map((): string[] => []);
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [x, y] = [(column + 0.5) * pitch, box.height - (row + 0.5) * pitch];
        const waves = sources.map((source) => Math.cos(Math.hypot(x - source * box.width, y - box.height) / 40));
        const swing = (waves.reduce((sum, wave) => sum + wave, 0) / 2 + 1) / 2;
        const level = Math.floor(swing * (1 - (row / Math.max(1, rows + 1)) ** 2) * DOT_SIZES.length);
        dots[Math.min(level, DOT_SIZES.length - 1)]?.push(`M${x} ${y}h.1`);
      }
    return facing(
      box,
      ...DOT_SIZES.map((size, level) =>
        el("path", {
          d: dots[level]?.join("") ?? "",
          stroke: mix(tone.hairline, tone.signal, level / (DOT_SIZES.length - 1)),
          "stroke-width": size,
          "stroke-linecap": "round",
        }),
      ),
    );
  };
}
