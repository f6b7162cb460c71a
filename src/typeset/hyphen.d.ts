declare module "hyphen/*" {
  interface HyphenationPatterns {
    /** Puts `hyphenChar` at every place where TeX patterns (F. M. Liang, 1983) allow a word to be divided. */
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  }
  const patterns: HyphenationPatterns;
  export default patterns;
}
