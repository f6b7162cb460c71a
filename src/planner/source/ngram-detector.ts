import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { pathToFileURL } from "node:url";

/** What a text's letters look like most. */
export interface Detection {
  /** ISO 639-1; empty where nothing was recognised. */
  readonly language: string;
  readonly reliable: boolean;
}

export type Detect = (text: string) => Detection;

interface Detector {
  detect(text: string): { readonly language: string; isReliable(): boolean };
}

/** A count for each language that has the n-gram, by the language's number. */
type Scores = Readonly<Record<string, number>>;

/** The n-grams of the detector as it wants them. */
export interface NgramData {
  readonly type: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Scores>>;
}

const LANGUAGE = /(\d+):'([a-z]+)'/g;
const NGRAM = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([\p{L}\p{N}_$]+)):\{([\d:,]+)\}/gu;
const START = "ngrams:{";

/**
 * The detector, made in 0.2 s. Its own entry is an object literal of 50,000 small objects, which takes 80 MB to parse
 * and to keep; read as text, with equal scores shared, it takes 25 MB and gives the same answers. Should a later
 * version keep its data otherwise, its entry is what is used.
 */
export async function loadNgramDetector(): Promise<Detect> {
  const detector = (await loadCompactly()) ?? (await import("eld/extrasmall")).eld;
  return (text) => {
    const found = detector.detect(text);
    return { language: found.language, reliable: found.isReliable() };
  };
}

async function loadCompactly(): Promise<Detector | undefined> {
  const manifest = findPackageJSON("eld", import.meta.url);
  if (manifest === undefined) return undefined;
  const folder = pathToFileURL(manifest);
  try {
    const data = readNgrams(await readFile(new URL("src/ngrams/extrasmall.js", folder), "utf8"));
    const module: unknown = await import(new URL("src/languageDetector.js", folder).href);
    if (data === undefined || !isDetectorModule(module)) return undefined;
    const { instance, loadData } = module.createEld();
    loadData(data);
    return instance;
  } catch {
    return undefined;
  }
}

/** The data in the source text of its module; undefined where that is written in another way. */
export function readNgrams(source: string): NgramData | undefined {
  const start = source.indexOf(START);
  const head = source.slice(0, start);
  const type = /type:'(\w+)'/.exec(head)?.[1];
  const languages = Object.fromEntries(Array.from(head.matchAll(LANGUAGE), ([, id = "", tag = ""]) => [id, tag]));
  if (start < 0 || type === undefined) return undefined;
  const ngrams: Record<string, Scores> = {};
  const known = new Map<string, Scores>();
  let end = start + START.length;
  for (const entry of source.slice(end).matchAll(NGRAM)) {
    const [whole, single, double, bare, scores = ""] = entry;
    // Entries stand side by side, with a comma between: what lies elsewhere was not understood.
    if (entry.index > end - start - START.length + 1) return undefined;
    end = start + START.length + entry.index + whole.length;
    ngrams[unescape(single ?? double ?? bare ?? "")] = sharedScores(scores, known);
  }
  return source.slice(end).trimEnd().startsWith("}}") ? { type, languages, ngrams } : undefined;
}

function unescape(key: string): string {
  return key.replace(/\\(.)/g, "$1");
}

function sharedScores(written: string, known: Map<string, Scores>): Scores {
  const found = known.get(written);
  if (found !== undefined) return found;
  const scores: Record<string, number> = {};
  for (const pair of written.split(",")) {
    const [language = "", score = ""] = pair.split(":");
    scores[language] = Number(score);
  }
  known.set(written, scores);
  return scores;
}

function isDetectorModule(
  module: unknown,
): module is { createEld(): { instance: Detector; loadData(data: NgramData): void } } {
  return (
    typeof module === "object" && module !== null && "createEld" in module && typeof module.createEld === "function"
  );
}
