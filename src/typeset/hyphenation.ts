type Hyphenate = (word: string) => string;
type Loader = () => Promise<{ readonly default: { readonly hyphenateSync: HyphenateSync } }>;
type HyphenateSync = (text: string, options: { hyphenChar: string; minWordLength: number }) => string;

const LOADERS: Readonly<Record<string, Loader>> = {
  bg: () => import("hyphen/bg/index.js"),
  ca: () => import("hyphen/ca/index.js"),
  cs: () => import("hyphen/cs/index.js"),
  da: () => import("hyphen/da/index.js"),
  de: () => import("hyphen/de/index.js"),
  el: () => import("hyphen/el-monoton/index.js"),
  en: () => import("hyphen/en/index.js"),
  es: () => import("hyphen/es/index.js"),
  et: () => import("hyphen/et/index.js"),
  fi: () => import("hyphen/fi/index.js"),
  fr: () => import("hyphen/fr/index.js"),
  hr: () => import("hyphen/hr/index.js"),
  hu: () => import("hyphen/hu/index.js"),
  it: () => import("hyphen/it/index.js"),
  lt: () => import("hyphen/lt/index.js"),
  lv: () => import("hyphen/lv/index.js"),
  nb: () => import("hyphen/nb/index.js"),
  nl: () => import("hyphen/nl/index.js"),
  no: () => import("hyphen/nb/index.js"),
  pl: () => import("hyphen/pl/index.js"),
  pt: () => import("hyphen/pt/index.js"),
  ro: () => import("hyphen/ro/index.js"),
  ru: () => import("hyphen/ru/index.js"),
  sk: () => import("hyphen/sk/index.js"),
  sl: () => import("hyphen/sl/index.js"),
  sv: () => import("hyphen/sv/index.js"),
  tr: () => import("hyphen/tr/index.js"),
  uk: () => import("hyphen/uk/index.js"),
};

const LONG_WORD = /\p{L}{7}/u;
const MARK = "\u00ad";
/** A hyphen in an address would be read as part of it. */
const ADDRESS = /@|[\p{L}\p{N}]\.[\p{L}\p{N}]|\/\//u;
/** Letters that stay together at either end of a divided word. */
const KEEP = 3;

/** Hyphenation patterns by language, loaded when a text has a word long enough to need them. */
export class Hyphenation {
  readonly #loaded = new Map<string, Hyphenate>();

  /** Loads the patterns of a language for a text with long words; languages without patterns are left whole. */
  async ensure(text: string, language: string): Promise<void> {
    const key = primarySubtag(language);
    const loader = LOADERS[key];
    if (loader === undefined || this.#loaded.has(key) || !LONG_WORD.test(text)) return;
    const patterns = await loader();
    this.#loaded.set(key, (word) =>
      patterns.default.hyphenateSync(word, { hyphenChar: MARK, minWordLength: 2 * KEEP }),
    );
  }

  /** Offsets (UTF-16) at which a word may be divided; none when its language is not loaded. */
  points(word: string, language: string): readonly number[] {
    const hyphenate = this.#loaded.get(primarySubtag(language));
    if (hyphenate === undefined || word.includes(MARK) || ADDRESS.test(word)) return [];
    const offsets: number[] = [];
    let offset = 0;
    for (const part of hyphenate(word).split(MARK)) {
      offset += part.length;
      offsets.push(offset);
    }
    const first = word.search(/\p{L}/u);
    const last = word.length - (/[^\p{L}]*$/u.exec(word)?.[0].length ?? 0);
    return offsets.filter((at) => at >= first + KEEP && at <= last - KEEP);
  }
}

function primarySubtag(language: string): string {
  return language.toLowerCase().split("-")[0] ?? "";
}
