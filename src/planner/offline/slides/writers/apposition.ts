import type { Claim } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Sentence } from "../../../source/source-document.ts";
import { OF_THE_CLAUSE, SET_OFF } from "../../../language/appositions.ts";
import { wordCount } from "../../../text/word-count.ts";

/** Words in which something is said of a name. */
const FEWEST_WORDS = 6;
/** Sentences at the head of a text in which it says what its matter is. */
const FIRST_SENTENCES = 3;
/** The most words of a name. */
const NAME_WORDS = 4;

/** A name of the title, and what the text says in passing that it is; offsets into the source. */
export interface Apposition {
  readonly term: Sentence;
  readonly meaning: Sentence;
}

/** "The town launched Seagull, a ferry that …": what the first sentences of a text say its title's matter is. */
export function appositionIn({ sentence, order }: Claim, { rules, source }: Digest): Apposition | undefined {
  const found = SET_OFF[rules.language]?.exec(sentence.text);
  const meaning = found?.groups?.["meaning"];
  if (order >= FIRST_SENTENCES || meaning === undefined || found === null || found === undefined) return undefined;
  if (OF_THE_CLAUSE[rules.language]?.test(found.groups?.["noun"] ?? "") === true) return undefined;
  const name = nameBefore(sentence.text.slice(0, found.index), source.title?.text ?? "");
  if (name === undefined || wordCount(meaning) < FEWEST_WORDS) return undefined;
  const { start } = sentence.span;
  const from = start + found.index + found[0].indexOf(meaning);
  return {
    term: { text: name, span: { start: start + found.index - name.length, end: start + found.index } },
    meaning: { text: meaning, span: { start: from, end: from + meaning.length } },
  };
}

/** The longest end of a text that the title holds too, as a name. */
function nameBefore(text: string, title: string): string | undefined {
  const words = text.split(" ");
  const titled = ` ${title.toLocaleLowerCase()} `;
  for (let count = Math.min(NAME_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(" ");
    const stands = titled.includes(` ${name.toLocaleLowerCase()} `) || titled.includes(` ${name.toLocaleLowerCase()}:`);
    if (stands && isName(name)) return name;
  }
  return undefined;
}

/** A name has a capital, or a mark inside it as addresses have: "harbour.example". */
function isName(text: string): boolean {
  return /\p{Lu}|\p{L}[.]\p{L}/u.test(text) && /^[\p{L}\p{N}]/u.test(text);
}
