import type { SvgElement } from "../element.ts";
import { parseTransform, type Matrix } from "../geometry/matrix.ts";
import { attribute } from "../walk.ts";
import { BLACK, parseColor, type Color } from "./color.ts";
import { share } from "./paint-state.ts";
import { property, referencedId } from "./property.ts";

export interface GradientStop {
  /** 0 to 1, never falling. */
  readonly offset: number;
  readonly color: Color;
}

interface GradientBase {
  readonly stops: readonly GradientStop[];
  /** Whether coordinates are shares of the painted object's box. */
  readonly boxUnits: boolean;
  readonly transform: Matrix;
  readonly spread: "pad" | "reflect" | "repeat";
}

export interface LinearGradient extends GradientBase {
  readonly kind: "linear";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface RadialGradient extends GradientBase {
  readonly kind: "radial";
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly fx: number;
  readonly fy: number;
  readonly fr: number;
}

export type Gradient = LinearGradient | RadialGradient;

const MAX_TEMPLATES = 8;

/**
 * Resolves a gradient with what it takes from other gradients by `href`. Undefined when the element is no gradient or
 * has no stops. Percentages of user-space gradients are of the viewport.
 */
export function readGradient(
  element: SvgElement,
  find: (id: string) => SvgElement | undefined,
  viewport: { readonly width: number; readonly height: number },
): Gradient | undefined {
  const chain = templates(element, find);
  const own = (name: string): string | undefined =>
    chain.map((link) => attribute(link, name)).find((value) => value !== undefined);
  const stops = readStops(
    chain.find((link) => link.children.some((child) => typeof child !== "string" && child.name === "stop")),
  );
  if (stops.length === 0) return undefined;
  const boxUnits = own("gradientUnits") !== "userSpaceOnUse";
  const spread = own("spreadMethod");
  const base = {
    stops,
    boxUnits,
    transform: parseTransform(own("gradientTransform")),
    spread: spread === "reflect" || spread === "repeat" ? spread : "pad",
  } as const;
  const diagonal = Math.sqrt((viewport.width ** 2 + viewport.height ** 2) / 2);
  const coordinate = (name: string, initial: number, whole: number): number =>
    position(own(name), boxUnits ? 1 : whole) ?? initial * (boxUnits ? 1 : whole);
  const { width, height } = viewport;
  if (element.name === "linearGradient") {
    return {
      ...base,
      kind: "linear",
      x1: coordinate("x1", 0, width),
      y1: coordinate("y1", 0, height),
      x2: coordinate("x2", 1, width),
      y2: coordinate("y2", 0, height),
    };
  }
  if (element.name !== "radialGradient") return undefined;
  const cx = coordinate("cx", 0.5, width);
  const cy = coordinate("cy", 0.5, height);
  return {
    ...base,
    kind: "radial",
    cx,
    cy,
    r: coordinate("r", 0.5, diagonal),
    fx: position(own("fx"), boxUnits ? 1 : width) ?? cx,
    fy: position(own("fy"), boxUnits ? 1 : height) ?? cy,
    fr: coordinate("fr", 0, diagonal),
  };
}

function templates(element: SvgElement, find: (id: string) => SvgElement | undefined): SvgElement[] {
  const chain = [element];
  for (let link: SvgElement | undefined = element; link !== undefined && chain.length < MAX_TEMPLATES;) {
    const id: string | undefined = referencedId(attribute(link, "href") ?? attribute(link, "xlink:href"));
    link = id === undefined ? undefined : find(id);
    if (link !== undefined && !chain.includes(link)) chain.push(link);
    else link = undefined;
  }
  return chain;
}

function readStops(element: SvgElement | undefined): GradientStop[] {
  let least = 0;
  return (element?.children ?? []).flatMap((child): GradientStop[] => {
    if (typeof child === "string" || child.name !== "stop") return [];
    const color = parseColor(property(child, "stop-color") ?? "black") ?? BLACK;
    const opacity = share(property(child, "stop-opacity")) ?? 1;
    least = Math.max(least, share(attribute(child, "offset")) ?? 0);
    return [{ offset: least, color: { ...color, alpha: color.alpha * opacity } }];
  });
}

function position(value: string | undefined, whole: number): number | undefined {
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%?)/i.exec(value ?? "");
  if (match === null) return undefined;
  return match[2] === "%" ? (Number(match[1]) / 100) * whole : Number(match[1]);
}
