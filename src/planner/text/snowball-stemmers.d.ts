declare module "snowball-stemmers" {
  export interface Stemmer {
    stem(word: string): string;
  }
  /** Throws for a name that `algorithms()` does not list. */
  export function newStemmer(algorithm: string): Stemmer;
  export function algorithms(): string[];
}
