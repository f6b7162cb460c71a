import type { ArtBox, Hex } from "../../src/design/scene.ts";
import type { Palette, PictureScene } from "../../src/design/theme.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { burst, checker, polygon } from "./motifs.ts";

/**
 * Five flat scenes in the palette, cut like lino: few big shapes, one black outline width, a hard shadow under
 * what stands free. They are drawn for any box: sizes follow the shorter side, grounds run to the edges.
 */
interface Pen {
  readonly unit: number;
  /** Outlined path. */
  cut(d: string, fill: Hex): SvgElement;
  rect(x: number, y: number, width: number, height: number, fill: Hex): SvgElement;
  disc(x: number, y: number, radius: number, fill: Hex): SvgElement;
}

/** `unit` is a hundredth of the box's shorter side. */
function pen(box: ArtBox, palette: Palette): Pen {
  const unit = Math.min(box.width, box.height) / 100;
  const outline = { stroke: palette.line, "stroke-width": Math.max(7, unit * 1.15), "stroke-linejoin": "miter" };
  return {
    unit,
    cut: (d, fill) => el("path", { d, fill, ...outline }),
    rect: (x, y, width, height, fill) => el("rect", { x, y, width, height, fill, ...outline }),
    disc: (cx, cy, r, fill) => el("circle", { cx, cy, r, fill, ...outline }),
  };
}

function flat(box: ArtBox, fill: Hex): SvgElement {
  return el("rect", { width: box.width, height: box.height, fill });
}

function moved(x: number, y: number, ...children: SvgElement[]): SvgElement {
  return el("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, ...children);
}

/** Low sun over a checkerboard sea, one hill at each side. */
const coast: PictureScene = (box, palette) => {
  const { width, height } = box;
  const { unit: u, cut, disc } = pen(box, palette);
  const horizon = height * 0.66;
  const sea = { width, height: height - horizon, rtl: false };
  const hill = (from: number, to: number, top: number): string =>
    `M${from} ${horizon}Q${(from + to) / 2} ${horizon - 2 * top} ${to} ${horizon}Z`;
  return [
    flat(box, palette.surface),
    cut(burst(width * 0.5, horizon - 20 * u, 44 * u, 24, 0.8), palette.accent),
    disc(width * 0.5, horizon - 20 * u, 25 * u, palette.second),
    cut(hill(-20 * u, width * 0.42, 26 * u), palette.ink),
    cut(hill(width * 0.52, width + 30 * u, 34 * u), palette.accent),
    moved(0, horizon, flat(sea, palette.paper), checker(sea, height * 0.085, palette.line)),
    cut(`M-20 ${horizon}H${width + 20}`, "none"),
  ];
};

/** A street of towers with square windows against a pink sky. */
const city: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { unit: u, rect, disc } = pen(box, palette);
  const fills = [palette.accent, palette.surface, palette.paper, palette.ink, palette.accent, palette.surface];
  const count = Math.max(4, Math.round(width / (22 * u)));
  const step = width / count;
  const towers = Array.from({ length: count }, (_, at): SvgElement[] => {
    const tall = height * (0.38 + 0.44 * random());
    const fill = fills[(at * 2 + Math.floor(random() * 2)) % fills.length] ?? palette.paper;
    const x = at * step - 2;
    const y = height - tall;
    const pane = step / 7;
    const dark = fill === palette.ink;
    const windows = Array.from({ length: Math.floor(tall / (pane * 2.1)) }, (__, floor) =>
      [1, 3, 5].map((column) =>
        el("rect", {
          x: x + column * pane + 2,
          y: y + pane * (1.3 + floor * 2),
          width: pane,
          height: pane * 1.1,
          fill: random() < 0.3 ? palette.second : dark ? palette.accent : palette.line,
        }),
      ),
    ).flat();
    return [rect(x, y, step + 4, tall + 20, fill), ...windows];
  });
  return [flat(box, palette.second), disc(width * 0.76, height * 0.26, 15 * u, palette.paper), ...towers.flat()];
};

/** Cup, stacked books and a plant on a table edge. */
const table: PictureScene = (box, palette) => {
  const { width, height } = box;
  const { unit: u, cut, rect, disc } = pen(box, palette);
  const top = height * 0.78;
  const middle = width / 2;
  const leaf = (x: number, y: number, reach: number, lean: number): string =>
    `M${x} ${y}Q${x + lean - reach * 0.42} ${y - reach * 0.55} ${x + lean} ${y - reach}Q${x + lean + reach * 0.42} ${y - reach * 0.5} ${x} ${y}Z`;
  const pot = middle + 30 * u;
  const cup = middle - 38 * u;
  return [
    flat(box, palette.accent),
    disc(middle, top - 30 * u, 40 * u, palette.second),
    rect(-20, top, width + 40, height - top + 20, palette.surface),
    rect(middle - 16 * u, top - 12 * u, 36 * u, 12 * u, palette.paper),
    rect(middle - 12 * u, top - 22 * u, 34 * u, 10 * u, palette.surface),
    rect(middle - 15 * u, top - 34 * u, 32 * u, 12 * u, palette.ink),
    rect(middle - 6 * u, top - 31 * u, 14 * u, 6 * u, palette.accent),
    cut(leaf(pot + 2 * u, top - 20 * u, 50 * u, 10 * u), palette.ink),
    cut(leaf(pot + 2 * u, top - 20 * u, 42 * u, -13 * u), palette.paper),
    cut(leaf(pot + 2 * u, top - 20 * u, 36 * u, 26 * u), palette.surface),
    cut(
      polygon([
        [pot - 9 * u, top - 24 * u],
        [pot + 13 * u, top - 24 * u],
        [pot + 9 * u, top],
        [pot - 5 * u, top],
      ]),
      palette.accent,
    ),
    cut(`M${cup + 16 * u} ${top - 17 * u}h7 a${6 * u} ${6 * u} 0 0 1 0 ${12 * u}h-7`, "none"),
    rect(cup - 2 * u, top - 22 * u, 18 * u, 22 * u, palette.paper),
    rect(cup - 2 * u, top - 14 * u, 18 * u, 6 * u, palette.second),
  ];
};

/** A loudhailer throwing bars of colour across the picture. */
const loudhailer: PictureScene = (box, palette) => {
  const { width, height } = box;
  const { unit: u, cut, rect } = pen(box, palette);
  const y = height * 0.52;
  const x = width * 0.5 - 22 * u;
  const rays = [palette.accent, palette.paper, palette.second, palette.paper, palette.accent];
  const beams = rays.map((fill, at) => {
    const from = y - 26 * u + at * 10.4 * u;
    const spread = height / rays.length;
    return cut(
      polygon([
        [x + 42 * u, from],
        [width + 20, at * spread - (at === 0 ? 20 : 0)],
        [width + 20, (at + 1) * spread + (at === rays.length - 1 ? 20 : 0)],
        [x + 42 * u, from + 10.4 * u],
      ]),
      fill,
    );
  });
  const horn = polygon([
    [x, y - 11 * u],
    [x + 42 * u, y - 32 * u],
    [x + 42 * u, y + 32 * u],
    [x, y + 11 * u],
  ]);
  return [
    flat(box, palette.surface),
    ...beams,
    cut(
      polygon([
        [x - 8 * u, y + 8 * u],
        [x + 4 * u, y + 8 * u],
        [x + 10 * u, y + 36 * u],
        [x - 3 * u, y + 36 * u],
      ]),
      palette.ink,
    ),
    cut(horn, palette.second),
    rect(x + 39 * u, y - 36 * u, 8 * u, 72 * u, palette.paper),
    rect(x - 18 * u, y - 12 * u, 19 * u, 24 * u, palette.accent),
    rect(x - 24 * u, y - 7 * u, 7 * u, 14 * u, palette.ink),
  ];
};

/** An eye wide open between lashes of black wedges. */
const eye: PictureScene = (box, palette) => {
  const { width, height } = box;
  const { unit: u, cut, disc } = pen(box, palette);
  const x = width / 2;
  const y = height * 0.54;
  const half = Math.min(width * 0.44, 78 * u);
  const lid = 44 * u;
  const lash = Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI * (0.12 + (at * 0.76) / 8);
    const reach = 1.42;
    const turn = 0.07;
    const point = (grow: number, shift: number): readonly [number, number] => [
      x - Math.cos(angle + shift) * half * 0.92 * grow,
      y - Math.sin(angle + shift) * lid * 0.86 * grow,
    ];
    return polygon([point(0.8, -turn), point(reach, 0), point(0.8, turn)]);
  });
  const rays = Array.from({ length: 12 }, (_, at) => {
    const reach = Math.hypot(width, height);
    const corner = (turn: number): readonly [number, number] => [
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
    ];
    return polygon([[x, y], corner((at / 6) * Math.PI), corner(((at + 0.5) / 6) * Math.PI)]);
  });
  const almond = `M${x - half} ${y}Q${x} ${y - lid * 2} ${x + half} ${y}Q${x} ${y + lid * 1.7} ${x - half} ${y}Z`;
  return [
    flat(box, palette.accent),
    ...rays.map((d) => cut(d, palette.second)),
    ...lash.map((d) => cut(d, palette.ink)),
    cut(almond, palette.paper),
    disc(x, y - 2 * u, 29 * u, palette.surface),
    disc(x, y - 2 * u, 15 * u, palette.ink),
    disc(x + 9 * u, y - 12 * u, 6 * u, palette.paper),
  ];
};

export const pictures = { coast, city, table, loudhailer, eye } satisfies Readonly<Record<string, PictureScene>>;

/** Scenes in the order slides take them. */
export const PICTURES = ["table", "city", "loudhailer", "coast", "eye"] as const;
