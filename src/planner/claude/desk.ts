import type { PlanInput } from "../planner.ts";
import type { Prompt } from "./answer/ladder.ts";
import type { RawSlide } from "./answer/raw-deck.ts";
import { placesFor } from "./plan-frame.ts";
import { bodyTypes, briefText, type Task } from "./prompt/brief-text.ts";
import { sourceText } from "./prompt/source-text.ts";
import { SYSTEM_TEXT } from "./prompt/system-text.ts";
import { type CompiledSlide, compileSlide, type CompileOptions, type Place } from "./slides/compile-slide.ts";
import type { Fault } from "./slides/fault.ts";
import { fixedTitles } from "./slides/fixed-titles.ts";
import { knownNumbers } from "./slides/known-numbers.ts";
import { reviewDeck } from "./slides/review-deck.ts";
import { sourceIndex } from "./slides/source-index.ts";
import { languageDirection } from "../source/language.ts";
import type { ExtendedSource } from "./web/source-with-web.ts";

/** All that is settled about a deck before a model writes it. */
export interface Desk {
  readonly input: PlanInput;
  readonly source: ExtendedSource;
  /** BCP 47, of the deck. */
  readonly language: string;
  readonly places: readonly Place[];
  /** Whether the deck may say only what its source says; else the topic is open to what is general and well known. */
  readonly isBound: boolean;
  readonly prompt: Prompt;
  compile(slides: ReadonlyMap<string, RawSlide>): readonly CompiledSlide[];
  /** What is wrong with the slides, those that are missing included. */
  review(slides: ReadonlyMap<string, RawSlide>): readonly Fault[];
  /** Numbers of a text that are in nothing the deck may draw on. */
  foreignNumbers(text: string): readonly string[];
}

/** Sets a deck up: its places, what the model is told, and what its words are held against. */
export function openDesk(input: PlanInput, source: ExtendedSource): Desk {
  const { request, brief } = input;
  const { document } = source;
  const language = brief.language ?? document.language;
  const places = placesFor(request, brief, document);
  const isBound = boundToSource(input, source);
  const hasCode = document.units.some(({ kind }) => kind === "code");
  const task: Task = { request, brief, places, language, isBound, hasCode };
  const given = givenTexts(input);
  // In a deck of general knowledge a free number would count its own inventions.
  const countable = isBound ? places.length : 0;
  const numbers = knownNumbers([document.text, ...given], countable, { deck: language, source: document.language });
  const options: CompileOptions = {
    material: {
      index: sourceIndex(document),
      numbers,
      isBound,
      language,
      sourceLanguage: document.language,
      given,
    },
    allowed: bodyTypes(task),
    fixed: fixedTitles(language, request.format),
    notes: brief.notes,
  };
  const compile: Desk["compile"] = (slides) =>
    places.map((place) => compileSlide(slides.get(place.key), place, options));
  const plan = { format: request.format, language, direction: languageDirection(language), title: "" };
  return {
    input,
    source,
    language,
    places,
    isBound,
    prompt: { system: SYSTEM_TEXT, source: sourceText(document, source.passages), brief: briefText(task) },
    compile,
    review: (slides) => reviewDeck(compile(slides), places, { plan, source: document, given }),
    foreignNumbers: (text) => numbers.foreignIn(text),
  };
}

/** A request without content whose topic and instructions say less than this is a topic, not a text. */
const LEAST_TEXT = 600;

/** Content binds, however short it is, and so does what was found on the web. */
function boundToSource({ request, source }: PlanInput, { passages }: ExtendedSource): boolean {
  return request.content !== undefined || passages.size > 0 || source.text.length >= LEAST_TEXT;
}

/** Texts of the request that a deck may repeat. */
function givenTexts({ request, brief }: PlanInput): readonly string[] {
  const { topic, title, instructions } = request;
  return [topic, title, instructions, brief.title, brief.callToAction].filter((text) => text !== undefined);
}
