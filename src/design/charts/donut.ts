import type { ChartPoint } from "../../deck/slide-content.ts";
import { el, type SvgElement } from "../../svg/element.ts";
import type { Hex } from "../scene.ts";

export interface DonutStyle {
  readonly radius: number;
  /** Width of the ring. */
  readonly thickness: number;
  readonly colors: readonly [Hex, ...Hex[]];
  /** Colour of what is missing to 100 when the points are percentages of a whole. */
  readonly rest?: Hex;
  /** Gap between segments, degrees. */
  readonly gap?: number;
}

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly color: Hex;
}

function arcs(points: readonly ChartPoint[], style: DonutStyle): Arc[] {
  const sum = points.reduce((total, point) => total + Math.max(0, point.value), 0);
  const whole = style.rest !== undefined && sum < 100 ? 100 : sum;
  let at = 0;
  const drawn = points.map((point, index): Arc => {
    const from = at;
    at += (Math.max(0, point.value) / whole) * 360;
    return { from, to: at, color: style.colors[index % style.colors.length] ?? style.colors[0] };
  });
  return style.rest !== undefined && at < 359.5 ? [...drawn, { from: at, to: 360, color: style.rest }] : drawn;
}

function ringPath(center: number, outer: number, inner: number, from: number, to: number): string {
  const point = (radius: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(center + radius * Math.cos(angle)).toFixed(2)} ${(center + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}

/** A ring chart starting at twelve o'clock, clockwise, in a square of twice the radius. */
export function donut(points: readonly ChartPoint[], style: DonutStyle): SvgElement[] {
  const inner = style.radius - style.thickness;
  const gap = style.gap ?? 0;
  return arcs(points, style)
    .filter((arc) => arc.to - arc.from > gap)
    .map((arc) => {
      // A full turn as one arc would have equal ends and vanish.
      const to = Math.min(arc.to - gap / 2, arc.from + 359.9);
      return el("path", { d: ringPath(style.radius, style.radius, inner, arc.from + gap / 2, to), fill: arc.color });
    });
}
