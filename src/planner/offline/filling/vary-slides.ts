import type { Phrase } from "../../../deck/slide-content.ts";
import type { BodySlide } from "../body.ts";
import { titleRoom } from "../slides/room.ts";
import { fits } from "../wording.ts";
import { contentOf } from "./filling.ts";

/** A spoken text of so many slides has one of its sentences set as what it is: words that somebody said. */
const SPOKEN = 6;
/** Part of a sentence that goes on over several slides. */
const HALF = /^(?:…|\.{3})|(?:…|\.{3})$/u;

const STOPPED = /[.!?。！？؟।]["'”’»」』)]*$/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u;

/** A speech: of its statements some, and in a long deck at least the last of all, are set as words that somebody said. */
export function asSpoken(slides: readonly BodySlide[]): readonly BodySlide[] {
  const varied = withPullQuotes(slides);
  if (varied.length < SPOKEN || varied.some(({ chosen }) => chosen.type === "quote")) return varied;
  const last = varied.findLastIndex((slide) => asQuote(slide) !== undefined);
  const quote = asQuote(varied[last]);
  return quote === undefined ? varied : varied.with(last, quote);
}

/** Of three statements in a row the last, or the one before it, is set as words pulled out of the text. */
export function withPullQuotes(slides: readonly BodySlide[]): readonly BodySlide[] {
  const varied = [...slides];
  for (let at = 2; at < varied.length; at++) {
    if (![at - 2, at - 1, at].every((place) => varied[place]?.chosen.type === "statement")) continue;
    const place = [at, at - 1].find((one) => asQuote(varied[one]) !== undefined);
    const quote = place === undefined ? undefined : asQuote(varied[place]);
    if (place !== undefined && quote !== undefined) varied[place] = quote;
  }
  return varied;
}

function asQuote(slide: BodySlide | undefined): BodySlide | undefined {
  const content = slide === undefined ? undefined : contentOf(slide);
  if (slide === undefined || content?.type !== "statement") return undefined;
  const { kicker } = content;
  const title = utterance(content.title, content.body);
  if (HALF.test(title.text) || !fits(title.text, { length: titleRoom("quote") })) return undefined;
  const quote = { type: "quote" as const, ...(kicker === undefined ? {} : { kicker }), title };
  return { ...slide, chosen: { ...slide.chosen, type: "quote", candidates: [quote] } };
}

/** A sentence with what stands under it, in the order in which they were said. */
function utterance(title: Phrase, body: Phrase | undefined): Phrase {
  if (body === undefined) return title;
  const unspaced = UNSPACED.test(title.text);
  const stop = STOPPED.test(title.text) ? "" : unspaced ? "。" : ".";
  const line = { text: title.text + stop, sources: title.sources };
  const said = startOf(body) < startOf(title) ? [body, line] : [line, body];
  return {
    text: said.map(({ text }) => text).join(unspaced ? "" : " "),
    sources: said.flatMap(({ sources }) => sources),
  };
}

function startOf({ sources: [first] }: Phrase): number {
  return first?.start ?? 0;
}
