import type { SvgElement } from "../element.ts";
import { parseLength } from "../length.ts";
import { BLACK, parseColor, type Color } from "./color.ts";
import { ownProperty, property, referencedId } from "./property.ts";

/** What fills or strokes: nothing, a colour, or a gradient or pattern by id with a colour in case it is missing. */
export type Paint =
  | { readonly kind: "none" }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "server"; readonly id: string; readonly fallback: Color | undefined };

export type FillRule = "nonzero" | "evenodd";

/** The inherited properties that say how shapes and text are painted; lengths in user units. */
export interface PaintState {
  readonly color: Color;
  readonly fill: Paint;
  readonly fillOpacity: number;
  readonly fillRule: FillRule;
  readonly clipRule: FillRule;
  readonly stroke: Paint;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly lineCap: "butt" | "round" | "square";
  readonly lineJoin: "miter" | "round" | "bevel";
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly strokeFirst: boolean;
  readonly visible: boolean;
}

/** SVG's initial values. */
export const INITIAL_PAINT: PaintState = {
  color: BLACK,
  fill: { kind: "color", color: BLACK },
  fillOpacity: 1,
  fillRule: "nonzero",
  clipRule: "nonzero",
  stroke: { kind: "none" },
  strokeOpacity: 1,
  strokeWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
  strokeFirst: false,
  visible: true,
};

/** The state inside an element, given the one outside it. */
export function enterPaint(element: SvgElement, outer: PaintState): PaintState {
  const of = (name: string): string | undefined => ownProperty(element, name);
  const color = parseColor(of("color") ?? "") ?? outer.color;
  const order = of("paint-order");
  const visibility = of("visibility");
  return {
    color,
    fill: readPaint(of("fill"), color) ?? outer.fill,
    fillOpacity: share(of("fill-opacity")) ?? outer.fillOpacity,
    fillRule: oneOf(of("fill-rule"), ["nonzero", "evenodd"]) ?? outer.fillRule,
    clipRule: oneOf(of("clip-rule"), ["nonzero", "evenodd"]) ?? outer.clipRule,
    stroke: readPaint(of("stroke"), color) ?? outer.stroke,
    strokeOpacity: share(of("stroke-opacity")) ?? outer.strokeOpacity,
    strokeWidth: parseLength(of("stroke-width"), 0) ?? outer.strokeWidth,
    lineCap: oneOf(of("stroke-linecap"), ["butt", "round", "square"]) ?? outer.lineCap,
    lineJoin: oneOf(of("stroke-linejoin"), ["miter", "round", "bevel"]) ?? outer.lineJoin,
    miterLimit: parseLength(of("stroke-miterlimit"), 0) ?? outer.miterLimit,
    dash: readDash(of("stroke-dasharray")) ?? outer.dash,
    dashOffset: parseLength(of("stroke-dashoffset"), 0) ?? outer.dashOffset,
    strokeFirst: order === undefined ? outer.strokeFirst : /^stroke(?!.*fill.*stroke)/.test(order),
    visible: visibility === undefined ? outer.visible : visibility === "visible",
  };
}

/** What is not inherited and concerns an element as a whole. */
export interface ElementEffects {
  readonly display: boolean;
  readonly opacity: number;
  readonly clipPath: string | undefined;
  readonly mask: string | undefined;
  readonly filter: boolean;
  /** CSS name of the blend mode, "normal" when none is set. */
  readonly blendMode: string;
}

export function readEffects(element: SvgElement): ElementEffects {
  const filter = property(element, "filter");
  return {
    display: property(element, "display") !== "none",
    opacity: share(ownProperty(element, "opacity")) ?? 1,
    clipPath: referencedId(property(element, "clip-path")),
    mask: referencedId(property(element, "mask")),
    filter: filter !== undefined && filter !== "none",
    blendMode: property(element, "mix-blend-mode") ?? "normal",
  };
}

/** A number from 0 to 1, or a percentage; undefined when absent. */
export function share(value: string | undefined): number | undefined {
  const match = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%?)$/i.exec(value?.trim() ?? "");
  if (match === null) return undefined;
  return Math.min(1, Math.max(0, Number(match[1]) / (match[2] === "%" ? 100 : 1)));
}

function readPaint(value: string | undefined, current: Color): Paint | undefined {
  if (value === undefined) return undefined;
  if (value === "none") return { kind: "none" };
  const id = value.startsWith("url(") ? referencedId(value) : undefined;
  if (id !== undefined) {
    const rest = value.replace(/^url\([^)]*\)\s*/, "");
    return { kind: "server", id, fallback: rest.toLowerCase() === "currentcolor" ? current : parseColor(rest) };
  }
  if (value.toLowerCase() === "currentcolor") return { kind: "color", color: current };
  const color = parseColor(value);
  return color === undefined ? undefined : { kind: "color", color };
}

function readDash(value: string | undefined): readonly number[] | undefined {
  if (value === undefined) return undefined;
  const dash = value.split(/[\s,]+/).map((part) => parseLength(part, 0));
  const lengths = dash.filter((part) => part !== undefined);
  const usable =
    lengths.length === dash.length && lengths.every((part) => part >= 0) && lengths.some((part) => part > 0);
  if (!usable) return [];
  return lengths.length % 2 === 1 ? [...lengths, ...lengths] : lengths;
}

function oneOf<T extends string>(value: string | undefined, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}
