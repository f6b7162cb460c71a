import type { SvgElement } from "./element.ts";

export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

// Ids first, then what an element is, then how it looks; everything else after them in alphabetical order.
const FIRST = [
  "xmlns",
  "id",
  "class",
  "viewBox",
  "transform",
  "x",
  "y",
  "width",
  "height",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "d",
];
const RANK = new Map(FIRST.map((name, index) => [name, index]));

/**
 * Writes an element as canonical SVG: the same tree always gives the same bytes. Attributes come in a fixed order,
 * numbers have at most two decimals, and characters XML does not allow are left out.
 */
export function writeSvg(element: SvgElement): string {
  const attributes = Object.entries(element.attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .sort(([a], [b]) => (RANK.get(a) ?? FIRST.length) - (RANK.get(b) ?? FIRST.length) || (a < b ? -1 : 1))
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? formatNumber(value) : escapeAttribute(value)}"`)
    .join("");
  if (element.children.length === 0) return `<${element.name}${attributes}/>`;
  const children = element.children.map((child) => (typeof child === "string" ? escapeText(child) : writeSvg(child)));
  return `<${element.name}${attributes}>${children.join("")}</${element.name}>`;
}

/** At most two decimals, no exponent, no `-0`. Throws on NaN and infinity, which no SVG can hold. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`SVG numbers must be finite, got ${value}`);
  if (Math.abs(value) >= 1e15) return BigInt(Math.round(value)).toString();
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? "0" : String(rounded);
}

/** Whether XML 1.0 allows a character (production 2); lone surrogates are none. */
function allowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

const SUSPECT = /[^\u0020-\ud7ff\ue000-\ufffd]/u;

function onlyXmlCharacters(text: string): string {
  return SUSPECT.test(text) ? Array.from(text).filter(allowed).join("") : text;
}

function escapeText(text: string): string {
  return onlyXmlCharacters(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
