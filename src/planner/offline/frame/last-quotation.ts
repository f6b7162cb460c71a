import { displayLength } from "../../../deck/display-length.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Digest } from "../digest/digest.ts";
import { titleRoom } from "../slides/room.ts";
import { phraseOf } from "../wording.ts";
import type { FrameContent } from "./frame-content.ts";

/** Words behind a quotation that name its speaker, and words of one that says something. */
const BESIDE_QUOTATION = 10;
const FEWEST_QUOTED = 7;

/** What somebody named says where the text ends. */
export function lastQuotation({ source, claims, rules }: Digest): FrameContent | undefined {
  const last = source.units.at(-1);
  const found = source.facts.findLast((fact) => fact.kind === "quotation");
  if (last?.kind !== "paragraph" || found?.kind !== "quotation" || found.unitId !== last.id) return undefined;
  const { span, speaker, text } = found;
  const behind = source.text.slice(span.end, last.span.end);
  if (speaker === undefined || wordCount(behind) > BESIDE_QUOTATION) return undefined;
  const length = titleRoom("quote");
  const inside = last.sentences.filter((sentence) => sentence.span.end > span.start && sentence.span.start < span.end);
  const from = inside
    .map((sentence) => Math.max(sentence.span.start, span.start))
    .find((start) => displayLength(source.text.slice(start, span.end)) <= length);
  if (from === undefined) return undefined;
  const said = source.text.slice(from, span.end).replace(/[,،]$/u, "");
  if (wordCount(said) < FEWEST_QUOTED || !rules.hasVerb(said) || (from > span.start && text.length > length * 2))
    return undefined;
  const title = phraseOf(said, { text: said, span: { start: from, end: span.end } });
  const uses = claims.filter(({ sentence: at }) => at.span.start < span.end && at.span.end > span.start);
  return { candidates: [{ type: "quote", title, speaker: phraseOf(speaker.text, speaker) }], uses };
}
