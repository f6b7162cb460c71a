import { el, type SvgElement } from "../../src/svg/element.ts";
import {
  art,
  column,
  type ArtBox,
  type ArtNode,
  type BoxNode,
  type FlexStyle,
  type Hex,
} from "../../src/design/scene.ts";
import { dither } from "./dither.ts";

/** Mirrors a drawing made for left to right. */
export function facing({ width, rtl }: ArtBox, ...drawing: readonly SvgElement[]): readonly SvgElement[] {
  return rtl ? [el("g", { transform: `translate(${width} 0) scale(-1 1)` }, ...drawing)] : drawing;
}

export function rule(color: Hex, thickness = 2): BoxNode {
  return column({ height: thickness, fill: color });
}

/** Path of a prompt's angle in a box of this height; 0.56 times as wide. */
function angle(x: number, y: number, height: number): string {
  return `M${x} ${y}l${height * 0.5} ${height / 2}l${-height * 0.5} ${height / 2}`;
}

/** The prompt: an angle that points on in reading direction. */
export function chevron(color: Hex, height: number, style: FlexStyle = {}): ArtNode {
  const weight = height * 0.2;
  return art({ width: height * 0.72, height, ...style }, (box) =>
    facing(
      box,
      el("path", {
        d: angle(weight * 0.7, weight * 0.7, height - weight * 1.4),
        fill: "none",
        stroke: color,
        "stroke-width": weight,
      }),
    ),
  );
}

/** Angles one after another, brighter towards the end: this way. */
export function chevrons(color: Hex, height: number, count = 3): ArtNode {
  const weight = height * 0.2;
  const step = height * 0.66;
  return art({ width: step * count + weight, height }, (box) =>
    facing(
      box,
      ...Array.from({ length: count }, (_, at) =>
        el("path", {
          d: angle(weight * 0.7 + at * step, weight * 0.7, height - weight * 1.4),
          fill: "none",
          stroke: color,
          "stroke-width": weight,
          "stroke-opacity": (at + 1) / count,
        }),
      ),
    ),
  );
}

/** The block cursor, as high as a capital of its line. */
export function cursor(color: Hex, height: number, style: FlexStyle = {}): BoxNode {
  return column({ width: Math.round(height * 0.56), height, fill: color, ...style });
}

/** A prompt as large as the space a headline leaves, waiting; nothing where there is hardly any. */
export function greatPrompt(color: Hex, least = 150): ArtNode {
  return art({ grow: 1 }, (box) => {
    const height = Math.min(box.height, 430);
    if (height < least) return [];
    const weight = height * 0.19;
    return facing(
      box,
      el("path", {
        d: angle(weight * 0.7, weight * 0.7, height - weight * 1.4),
        fill: "none",
        stroke: color,
        "stroke-width": weight,
      }),
      el("rect", { x: height * 0.86, width: height * 0.52, height, fill: color }),
    );
  });
}

/** Dark lines across whatever the parent box holds, as on a tube; laid over a numeral. */
export function scanLines(ground: Hex, pitch = 14, thickness = 3): ArtNode {
  return art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, ({ width, height }) => {
    const lines = Array.from(
      { length: Math.floor(height / pitch) },
      (_, at) => `M0 ${at * pitch}h${width}v${thickness}h${-width}Z`,
    );
    return [el("path", { d: lines.join(""), fill: ground })];
  });
}

/** A branch of a tree: the trunk down the side, an arm at `y`; the last one ends there. */
export function branch(color: Hex, y: number, isLast: boolean, width = 76): ArtNode {
  return art({ width, alignSelf: "stretch" }, (box) =>
    facing(
      box,
      el("path", {
        d: isLast ? `M10 0V${y}H${width - 22}` : `M10 0V${box.height}M10 ${y}H${width - 22}`,
        fill: "none",
        stroke: color,
        "stroke-width": 4,
      }),
    ),
  );
}

/** A bar of block characters: exact in length, slit every `pitch` px. `share` is 0…1 of the box. */
export function blocks(
  box: ArtBox,
  share: number,
  paint: { fill: Hex; ground: Hex; rest?: Hex },
  pitch = 24,
): readonly SvgElement[] {
  const { width, height } = box;
  const slits = Array.from(
    { length: Math.floor(width / pitch) },
    (_, at) => `M${(at + 1) * pitch - 5} 0h5v${height}h-5Z`,
  );
  return facing(
    box,
    ...(paint.rest === undefined ? [] : [el("rect", { width, height, fill: paint.rest })]),
    el("rect", { width: Math.max(6, width * share), height, fill: paint.fill }),
    el("path", { d: slits.join(""), fill: paint.ground }),
  );
}

/** Light that dissolves downwards, cell by cell. */
export function dissolve(color: Hex, style: ArtNode["style"], cell = 18): ArtNode {
  return art(style, ({ width, height }) => {
    const rows = Math.floor(height / cell);
    if (rows < 9) return [];
    const d = dither({ columns: Math.ceil(width / cell), rows, size: cell }, (_, y) => 1.04 - y / (rows - 2));
    return [el("path", { d, fill: color })];
  });
}

/** A hundred cells in four lines, `share` (0…100) of them lit. */
export function hundredCells(lit: Hex, unlit: Hex): (share: number) => ArtNode {
  const perLine = 25;
  return (share) =>
    art({ aspectRatio: perLine / 4 }, (box) => {
      const pitch = box.width / perLine;
      const side = pitch - 8;
      const cells = Array.from({ length: 100 }, (_, at) => {
        const x = (at % perLine) * (pitch + 8 / (perLine - 1));
        return el("rect", {
          x,
          y: Math.floor(at / perLine) * pitch,
          width: side,
          height: side,
          fill: at < Math.round(share) ? lit : unlit,
        });
      });
      return facing(box, ...cells);
    });
}

/** Sprocket holes and tear lines at both sides of listing paper, and its pale bars; full canvas. */
export function listingPaper(holes: Hex, tear: Hex, bar: Hex): (box: ArtBox) => readonly SvgElement[] {
  return ({ width, height }) => {
    const pitch = height / 25;
    const band = pitch * 2;
    const bands = Array.from({ length: 7 }, (_, at) => `M0 ${(at * 2 + 1) * band - pitch}h${width}v${band}h${-width}Z`);
    const punched = Array.from({ length: 25 }, (_, at) =>
      [28, width - 28].map((cx) => el("circle", { cx, cy: (at + 0.5) * pitch, r: 11, fill: holes })),
    );
    const tears = `M56 0V${height}M${width - 56} 0V${height}`;
    return [
      el("path", { d: bands.join(""), fill: bar }),
      ...punched.flat(),
      el("path", { d: tears, stroke: tear, "stroke-width": 2, "stroke-dasharray": "8 8", fill: "none" }),
    ];
  };
}
