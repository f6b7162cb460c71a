import type { SvgElement } from "../../svg/element.ts";
import { ownProperty } from "../../svg/computed/property.ts";
import { splitFamilies } from "../../svg/genre.ts";
import { parseLength } from "../../svg/length.ts";
import type { TextDirection } from "../../typeset/type-style.ts";

/** The inherited properties that decide how text is set; lengths in user units. */
export interface FontContext {
  readonly families: readonly string[];
  readonly weight: number;
  readonly italic: boolean;
  readonly size: number;
  readonly letterSpacing: number;
  readonly anchor: "start" | "middle" | "end";
  readonly direction: TextDirection;
  readonly language: string;
  readonly preserveSpaces: boolean;
  readonly upperCase: boolean;
}

/** What SVG text starts from when nothing is said (CSS initial values, 16 px). */
export const INITIAL_FONT: FontContext = {
  families: ["sans-serif"],
  weight: 400,
  italic: false,
  size: 16,
  letterSpacing: 0,
  anchor: "start",
  direction: "ltr",
  language: "en",
  preserveSpaces: false,
  upperCase: false,
};

/** The context inside an element, given the one outside it. */
export function enter(element: SvgElement, outer: FontContext): FontContext {
  const of = (name: string): string | undefined => ownProperty(element, name);
  const size = parseLength(of("font-size"), outer.size, outer.size) ?? outer.size;
  const families = of("font-family");
  const anchor = of("text-anchor");
  const direction = of("direction") ?? of("dir");
  const space = of("xml:space") ?? of("white-space");
  const transform = of("text-transform");
  return {
    families: families === undefined ? outer.families : splitFamilies(families),
    weight: readWeight(of("font-weight"), outer.weight),
    italic: readItalic(of("font-style"), outer.italic),
    size,
    letterSpacing:
      of("letter-spacing") === "normal" ? 0 : (parseLength(of("letter-spacing"), size, size) ?? outer.letterSpacing),
    anchor: anchor === "start" || anchor === "middle" || anchor === "end" ? anchor : outer.anchor,
    direction: direction === "ltr" || direction === "rtl" ? direction : outer.direction,
    language: of("lang") ?? of("xml:lang") ?? outer.language,
    preserveSpaces: space === undefined ? outer.preserveSpaces : /^(?:preserve|pre|pre-wrap|break-spaces)$/.test(space),
    upperCase: transform === undefined ? outer.upperCase : transform === "uppercase",
  };
}

function readWeight(value: string | undefined, outer: number): number {
  if (value === undefined) return outer;
  if (value === "normal") return 400;
  if (value === "bold") return 700;
  if (value === "bolder") return outer < 400 ? 400 : outer < 600 ? 700 : 900;
  if (value === "lighter") return outer < 600 ? 100 : outer < 800 ? 400 : 700;
  const number = Number(value);
  return number >= 1 && number <= 1000 ? number : outer;
}

function readItalic(value: string | undefined, outer: boolean): boolean {
  return value === undefined ? outer : /^(?:italic|oblique)/.test(value);
}
