import { displayLength } from "../../deck/display-length.ts";
import { contentPhrases } from "../../deck/content-phrases.ts";
import type { FixedWords } from "../../deck/fixed-words.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../deck/slide-content.ts";
import { wordCount } from "../text/word-count.ts";
import type { Genre } from "./genre.ts";
import { bodyRoom } from "./slides/room.ts";

/** Which prompts a short deck asks first: what, why, how, mistakes, the next step; then what a longer one adds. */
const PRIORITY = [0, 2, 4, 9, 13, 6, 3, 8, 1, 7, 5, 10, 11, 12] as const;
const TYPES = ["qa", "tip", "statement"] as const;

/**
 * Slides that ask the author of a deck without a source for what it should say, in the order a talk would answer. They
 * carry a draft label and no figures; nothing on them is a claim.
 */
export function skeletonSlides(words: FixedWords, count: number): readonly SlideContent[] {
  const rounds = Math.ceil(count / PRIORITY.length);
  const titles = Array.from({ length: rounds }, (_, round) => {
    const asked = new Set(PRIORITY.slice(0, Math.min(PRIORITY.length, count - round * PRIORITY.length)));
    const prompts = words.prompts.filter((_prompt, at) => [...asked].some((wanted) => wanted === at));
    return prompts.map((prompt) => (round === 0 ? prompt : `${words.inDetail}: ${prompt}`));
  }).flat();
  return titles.map((title, at) => ({
    type: TYPES[at % TYPES.length] ?? "tip",
    kicker: fixedPhrase(words.draft),
    title: fixedPhrase(title),
    body: fixedPhrase(words.fillIn),
  }));
}

/** A slide at its place in the body. */
export interface PlacedSlide {
  readonly at: number;
  readonly content: SlideContent;
}

/**
 * At most `count` slides that ask the author about slides of the deck, in the words of those: an example, a figure, a
 * picture; the occasion of a speech; who does what a meeting wants. Spread over the deck, each question once a slide;
 * each has its place right behind the slide at its own place.
 */
export function promptsAbout(
  slides: readonly PlacedSlide[],
  count: number,
  genre: Genre,
  words: FixedWords,
): readonly PlacedSlide[] {
  const questions = questionsOf(genre, words);
  const able = slides.flatMap(({ at, content }) => {
    const said = quotedTitle(content);
    return said === undefined ? [] : [{ at, said }];
  });
  const prompts: PlacedSlide[] = [];
  const asked = new Map<number, Set<string>>();
  let turn = 0;
  for (let round = 0; round < questions.length && prompts.length < count; round++) {
    const open = Math.min(able.length, count - prompts.length);
    for (let place = 0; place < open; place++) {
      const slide = able[Math.floor((place * able.length) / open)];
      if (slide === undefined) continue;
      const known = asked.get(slide.at) ?? new Set();
      while (known.has(questions[turn % questions.length] ?? "")) turn++;
      const question = questions[turn++ % questions.length] ?? "";
      asked.set(slide.at, known.add(question));
      const head = { kicker: fixedPhrase(words.draft), title: fixedPhrase(question) };
      prompts.push({ at: slide.at, content: { type: "tip", ...head, body: slide.said } });
    }
  }
  return prompts;
}

/** What a deck with many prompts ends on: the author's own call, to be filled in, where the product's would be empty. */
export function promptedEnding({ draft, prompts }: FixedWords): SlideContent {
  return { type: "cta", kicker: fixedPhrase(draft), title: fixedPhrase(prompts.at(-1) ?? "") };
}

function questionsOf(genre: Genre, words: FixedWords): readonly string[] {
  const { prompts, askPicture, askOccasion, askFamiliar, askOwner, askDecision, askOpen } = words;
  const asked = (at: number): string[] => prompts.slice(at, at + 1);
  switch (genre) {
    case "speech":
      return [askOccasion, askPicture, askFamiliar, ...asked(LAST)];
    case "minutes":
      return [askOwner, askDecision, askOpen, ...asked(COST)];
    default:
      return [...asked(EXAMPLE), ...asked(PROOF), askPicture, ...asked(OBJECTION)];
  }
}

/** Places among the questions of the skeleton. */
const EXAMPLE = 6;
const PROOF = 7;
const OBJECTION = 10;
const COST = 12;
const LAST = 13;
const QUOTATION_MARKS = /["“”„«»「」『』]/u;

/**
 * What a slide says, in quotation marks: its headline, or what stands under a mere heading; of a long one the words it
 * opens with, for nobody needs to read the whole slide twice. None of half a sentence.
 */
function quotedTitle(content: SlideContent): Phrase | undefined {
  const { title } = content;
  if (title.text.startsWith("…") || contentPhrases(content).at(-1)?.text.endsWith("…") === true) return undefined;
  const body = "body" in content ? content.body : undefined;
  const names = body !== undefined && wordCount(title.text) < FEWEST_WORDS;
  const parts = content.type === "stat" ? [content.value, title] : [names ? body : title];
  const text = parts.map((phrase) => phrase.text).join(" ");
  const sources = parts.flatMap((phrase) => phrase.sources);
  if (sources.length === 0 || displayLength(text) > bodyRoom("tip")) return undefined;
  const said = openingWords(text);
  return { text: QUOTATION_MARKS.test(said) ? said : `"${said}"`, sources };
}

function openingWords(text: string): string {
  const words = text.split(/\s+/u);
  const unspaced = wordCount(text) > words.length * 2;
  const [parts, most, between] = unspaced
    ? ([[...text], MOST_CHARACTERS, ""] as const)
    : ([words, MOST_WORDS, " "] as const);
  if (parts.length <= most) return text;
  const opening = parts
    .slice(0, most)
    .join(between)
    .replace(/["“”„«»「」『』]/gu, "");
  return `${opening.replace(/[\p{P}\s]+$/u, "")} …`;
}

/** A line that calls a slide to mind. */
const MOST_WORDS = 10;
const MOST_CHARACTERS = 24;

/** A title of fewer words names its matter. */
const FEWEST_WORDS = 4;
