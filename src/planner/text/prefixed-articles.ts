import { unpointed } from "../language/unpointed.ts";

/** The article of a language that writes it into its noun, conjunctions before it, and what words of a stem differ in. */
interface PrefixedArticle {
  readonly definite: RegExp;
  readonly prefixes: RegExp;
  readonly endings: RegExp;
}

const ARTICLES: Readonly<Record<string, PrefixedArticle>> = {
  he: {
    definite: /^(?:ו|ש|וש|כש|מה|לה)?ה(?=\p{L}{3})/u,
    prefixes: /^[ובלכמש](?=\p{L}{3})/u,
    endings: /(?:ים|ות|ה|ת)$/u,
  },
  ar: { definite: /^(?:و|ف)?(?:[بك]?ال|لل)(?=\p{L}{3})/u, prefixes: /^[وفبلك](?=\p{L}{3})/u, endings: /(?:ات|ة|ه)$/u },
};
const SHORTEST_STEM = 3;

/** Stems of nouns by how a sentence has them: with the article as its first word, with it elsewhere, without it. */
interface ByArticle {
  readonly opens: readonly string[];
  readonly inside: readonly string[];
  readonly indefinite: readonly string[];
}

/** The nouns of a sentence where the article is written into them; nothing for other languages. */
export function definiteByPrefix(text: string, language: string): ByArticle | undefined {
  const article = ARTICLES[language];
  if (article === undefined) return undefined;
  const opens: string[] = [];
  const inside: string[] = [];
  const indefinite: string[] = [];
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word.replace(article.definite, ""), article);
    if (stem.length < SHORTEST_STEM) continue;
    if (!article.definite.test(word)) indefinite.push(...stemsOfWord(word, article));
    else if (at === 0) opens.push(stem);
    // What a sentence has without the article itself, it doesn't take from another.
    else if (!indefinite.includes(stem) && !opens.includes(stem)) inside.push(stem);
  }
  return { opens, inside, indefinite };
}

/** Stems of all words, with and without their article. */
export function stemsOf(text: string, language: string): readonly string[] {
  const article = ARTICLES[language];
  if (article === undefined) return [];
  return wordsOf(text).flatMap((word) => stemsOfWord(word.replace(article.definite, ""), article));
}

function wordsOf(text: string): readonly string[] {
  return unpointed(text).match(/[\p{L}"״']+/gu) ?? [];
}

function stemsOfWord(word: string, article: PrefixedArticle): readonly string[] {
  return [...new Set([stemOf(word, article), stemOf(word.replace(article.prefixes, ""), article)])].filter(
    (stem) => stem.length >= SHORTEST_STEM,
  );
}

function stemOf(word: string, { endings }: PrefixedArticle): string {
  return word.replace(endings, "");
}
