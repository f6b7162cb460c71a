import type { SvgElement } from "../../svg/element.ts";
import { ownProperty } from "../../svg/computed/property.ts";
import type { Genre } from "../../typeset/font-source.ts";
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
  const size = length(of("font-size"), outer.size, outer.size) ?? outer.size;
  const anchor = of("text-anchor");
  const direction = of("direction") ?? of("dir");
  const space = of("xml:space") ?? of("white-space");
  const transform = of("text-transform");
  return {
    families: readFamilies(of("font-family")) ?? outer.families,
    weight: readWeight(of("font-weight"), outer.weight),
    italic: readItalic(of("font-style"), outer.italic),
    size,
    letterSpacing:
      of("letter-spacing") === "normal" ? 0 : (length(of("letter-spacing"), size, size) ?? outer.letterSpacing),
    anchor: anchor === "start" || anchor === "middle" || anchor === "end" ? anchor : outer.anchor,
    direction: direction === "ltr" || direction === "rtl" ? direction : outer.direction,
    language: of("lang") ?? of("xml:lang") ?? outer.language,
    preserveSpaces: space === undefined ? outer.preserveSpaces : /^(?:preserve|pre|pre-wrap|break-spaces)$/.test(space),
    upperCase: transform === undefined ? outer.upperCase : transform === "uppercase",
  };
}

/** A CSS length in user units; `em` and `%` are relative to `base`. Undefined when it is none. */
export function length(value: string | undefined, em: number, base: number): number | undefined {
  const match = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|em|rem|ex|%|pc|in|cm|mm)?$/i.exec(value?.trim() ?? "");
  if (match === null) return undefined;
  const number = Number(match[1]);
  const unit = (match[2] ?? "px").toLowerCase();
  const factors: Readonly<Record<string, number>> = {
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    em,
    rem: 16,
    ex: em / 2,
    "%": base / 100,
  };
  return number * (factors[unit] ?? 1);
}

/** Genre of a font list by its generic family; sans where it has none. */
export function genreOf(families: readonly string[]): Genre {
  for (const family of families.toReversed()) {
    if (/^(?:serif|ui-serif|georgia|times|times new roman)$/i.test(family)) return "serif";
    if (/mono|courier|consolas|menlo/i.test(family)) return "mono";
    if (/^(?:sans-serif|system-ui|ui-sans-serif)$/i.test(family)) return "sans";
  }
  return "sans";
}

function readFamilies(value: string | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  return value
    .split(",")
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, "$2"))
    .filter((name) => name !== "");
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
