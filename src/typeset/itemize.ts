import bidiFactory from "bidi-js/dist/bidi.mjs";
import type { FontInstance } from "./font-face.ts";
import type { FontChain } from "./font-chain.ts";
import { scriptOf, type Script } from "./scripts.ts";
import type { TextDirection } from "./type-style.ts";

const bidi = bidiFactory();

/** A stretch of one face, script and bidi level: what HarfBuzz shapes in one go. Offsets are UTF-16 indices. */
export interface TextRun {
  readonly start: number;
  readonly end: number;
  /** Embedding level (UAX #9); odd runs are set right to left. */
  readonly level: number;
  readonly script: Script;
  /** Undefined for characters no installed font has, and for line separators: they take no room and are not drawn. */
  readonly instance: FontInstance | undefined;
}

export interface ItemizedText {
  /** Runs in logical order. */
  readonly runs: readonly TextRun[];
  /** Graphemes no installed font covers, in order, without repeats. */
  readonly missing: readonly string[];
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u200f\u202b\u202e\u2067]/u;
// Besides marks and emoji: vowels of Thai and Lao, and Korean letters that make up a syllable.
const CLUSTERED =
  /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Extended_Pictographic}\u200d\u0e33\u0eb3\u1100-\u11ff]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Browsers draw these in colours of their own, whatever fonts a slide names. */
const COLORED = /\p{Emoji_Presentation}/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const SEPARATOR = /[\n\u2028\u2029]/;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a text at every change of direction, script or face (the way browsers do it before shaping). */
export function itemize(text: string, direction: TextDirection, fonts: FontChain): ItemizedText {
  const levels = bidiLevels(text, direction);
  const scripts = resolveScripts(text);
  const runs: { -readonly [K in keyof TextRun]: TextRun[K] }[] = [];
  const missing = new Set<string>();
  let index = 0;
  for (const cluster of drawableClusters(text, fonts)) {
    const instance = SEPARATOR.test(cluster) ? undefined : faceFor(cluster, fonts);
    if (instance === undefined && !SEPARATOR.test(cluster)) missing.add(cluster);
    const level = levels[index] ?? 0;
    const script = scripts[index] ?? "Zyyy";
    const end = index + cluster.length;
    const last = runs.at(-1);
    if (last !== undefined && last.instance === instance && last.level === level && last.script === script) {
      last.end = end;
    } else {
      runs.push({ start: index, end, level, script, instance });
    }
    index = end;
  }
  return { runs, missing: [...missing] };
}

/** Graphemes; those no face has as a whole come apart, so that a rare mark does not take its letter with it. */
function* drawableClusters(text: string, fonts: FontChain): Generator<string> {
  for (const cluster of clusters(text)) {
    const whole = cluster.length === 1 || EMOJI.test(cluster) || faceFor(cluster, fonts) !== undefined;
    if (whole) yield cluster;
    else yield* cluster;
  }
}

/** Graphemes of a text; plain code points where the text cannot hold longer ones. */
export function clusters(text: string): Iterable<string> {
  return CLUSTERED.test(text) ? Array.from(graphemes.segment(text), ({ segment }) => segment) : text;
}

/** Puts runs of a line into visual order (UAX #9, L2). */
export function visualOrder<R extends { readonly level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = runs.reduce((level, run) => Math.max(level, run.level), 0);
  const lowestOdd = runs.reduce(
    (level, run) => (run.level % 2 === 1 ? Math.min(level, run.level) : level),
    highest + 1,
  );
  for (let level = highest; level >= lowestOdd; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function bidiLevels(text: string, direction: TextDirection): Uint8Array {
  if (direction === "ltr" && !RIGHT_TO_LEFT.test(text)) return new Uint8Array(text.length);
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** Script per UTF-16 unit; common characters take the script before them, leading ones the first that follows. */
function resolveScripts(text: string): Script[] {
  const scripts: Script[] = [];
  let current: Script = "Zyyy";
  let leading = 0;
  for (const character of text) {
    const own = scriptOf(character.codePointAt(0) ?? 0);
    if (own !== "Zyyy") {
      if (current === "Zyyy") scripts.fill(own, 0, leading);
      current = own;
    }
    for (let unit = 0; unit < character.length; unit++) scripts.push(current);
    if (current === "Zyyy") leading = scripts.length;
  }
  return scripts;
}

function faceFor(cluster: string, fonts: FontChain): FontInstance | undefined {
  if (COLORED.test(cluster)) return undefined;
  if (cluster.length === 1 && cluster > " " && cluster < "\u00ad") return fonts.pick(cluster.charCodeAt(0));
  const [base, ...rest] = Array.from(cluster).filter((character) => !IGNORABLE.test(character));
  if (base === undefined) return fonts.pick(0x20);
  const instance = fonts.pick(base.codePointAt(0) ?? 0);
  if (instance === undefined || rest.length === 0) return instance;
  // A mark the base's face lacks: another face that has the whole cluster draws it, if there is one.
  const codePoints = [base, ...rest].map((character) => character.codePointAt(0) ?? 0);
  return codePoints.every((codePoint) => instance.face.covers(codePoint)) ? instance : fonts.pickAll(codePoints);
}
