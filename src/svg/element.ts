/** A node of a slide's SVG. Attribute values that are `undefined` are left out; numbers are written with at most two decimals. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (SvgElement | string)[];
}

export type SvgAttributes = SvgElement["attributes"];

/** Builds an SVG node: `el("rect", { width: 10, height: 10, fill: "#000" })`. */
export function el(name: string, attributes: SvgAttributes = {}, ...children: (SvgElement | string)[]): SvgElement {
  return { name, attributes, children };
}
