import { displayLength } from "../../../deck/display-length.ts";
import { isFixedWord } from "../../../deck/fixed-words.ts";
import { fixedPhrase, type Phrase } from "../../../deck/slide-content.ts";
import { findNumbers } from "../../source/facts/numbers.ts";
import { normalizeText } from "../../source/normalize-text.ts";
import type { RawSlide } from "../answer/raw-deck.ts";
import type { Fault, FaultRule } from "./fault.ts";
import type { KnownNumbers } from "./known-numbers.ts";
import type { SourceIndex } from "./source-index.ts";

/** What texts are held against. */
export interface Material {
  readonly index: SourceIndex;
  readonly numbers: KnownNumbers;
  /** Whether the deck may say only what its source says; else nothing has to be cited. */
  readonly isBound: boolean;
  /** BCP 47, of the deck. */
  readonly language: string;
  /** BCP 47; it decides what "1.234" is. */
  readonly sourceLanguage: string;
  /** Texts that the request gave and that are no claims: its title, its call to action. */
  readonly given: readonly string[];
}

/** A figure that is a slide's message has to stand in the parts that the slide names. */
type Strictness = "plain" | "figure";

/** Reads the texts of one raw slide as phrases with their places, and gathers what is wrong with them. */
export class SlideReader {
  readonly faults: Fault[] = [];
  readonly #key: string;
  readonly #material: Material;
  readonly #ids: readonly string[];
  #beside = "";

  constructor(key: string, raw: RawSlide, material: Material) {
    this.#key = key;
    this.#material = material;
    this.#ids = [...new Set(raw.source_ids)].filter((id) => material.index.has(id));
    const unknown = raw.source_ids.filter((id) => !material.index.has(id));
    if (unknown.length > 0) this.fault("source_ids", "unknown_source_id", { found: unknown.slice(0, 5).join(", ") });
  }

  get cites(): boolean {
    return this.#ids.length > 0;
  }

  fault(field: string, rule: FaultRule, more: Partial<Fault> = {}): void {
    this.faults.push({ slide: this.#key, field, rule, ...more });
  }

  /** Reads texts that are shown together, an entry or a row: they come from the same place in the source. */
  together<T>(texts: readonly string[], read: () => T): T {
    this.#beside = texts.join(" ");
    try {
      return read();
    } finally {
      this.#beside = "";
    }
  }

  /** A text that has to be there; empty, with a fault, where it is not. */
  required(field: string, raw: string, limit: number | undefined, strictness: Strictness = "plain"): Phrase {
    const phrase = this.optional(field, raw, limit, strictness);
    if (phrase === undefined) this.fault(field, "empty");
    return phrase ?? fixedPhrase("");
  }

  /** Undefined for nothing but white space. `limit` in half-ems. */
  optional(field: string, raw: string, limit = 0, strictness: Strictness = "plain"): Phrase | undefined {
    const text = plainText(raw);
    if (text === "") return undefined;
    const length = displayLength(text);
    if (length > limit) this.fault(field, "too_long", { found: length, limit });
    this.#checkNumbers(field, text, strictness);
    return this.#placed(text);
  }

  /** Code as it stands, line for line. */
  verbatim(field: string, raw: string): Phrase {
    const text = normalizeText(raw).replace(/^(?:[ \t]*\n)+|\s+$/gu, "");
    if (text === "") this.fault(field, "empty");
    this.#checkNumbers(field, text, "plain");
    return this.#placed(text);
  }

  /** Speaker notes: running text that may have lines. */
  notes(raw: string): string {
    const text = normalizeText(raw)
      .replaceAll(/[ \t]+/gu, " ")
      .replaceAll(/\n{3,}/gu, "\n\n")
      .trim();
    this.#checkNumbers("notes", text, "plain");
    return text;
  }

  /** The number that a figure stands for; undefined where it is none or several. */
  figureIn(display: string): number | undefined {
    const [number, ...others] = findNumbers(display, this.#material.sourceLanguage);
    return others.length === 0 ? number?.value : undefined;
  }

  #placed(text: string): Phrase {
    const { index, language, given } = this.#material;
    if (isFixedWord(text, language) || given.includes(text)) return fixedPhrase(text);
    return index.phrase(text, this.#ids, this.#beside);
  }

  #checkNumbers(field: string, text: string, strictness: Strictness): void {
    const { numbers, index, isBound } = this.#material;
    const foreign = numbers.foreignIn(text);
    if (foreign.length > 0) this.fault(field, "number_not_in_source", { found: foreign.join(", ") });
    else if (strictness === "figure" && isBound && this.cites) {
      const elsewhere = numbers.foreignIn(text, index.textOf(this.#ids));
      if (elsewhere.length > 0) this.fault(field, "number_not_in_cited_units", { found: elsewhere.join(", ") });
    }
  }
}

const MARKUP = /\*\*|__|`|^#{1,6}\s+|^[-*•]\s+/gmu;

/** One line without Markdown. */
function plainText(raw: string): string {
  return normalizeText(raw).replaceAll(MARKUP, "").replaceAll(/\s+/gu, " ").trim();
}
