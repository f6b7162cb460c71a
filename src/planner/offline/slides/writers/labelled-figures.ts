import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { ListItem } from "../../../source/source-document.ts";
import type { NumberFact } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import { wordCount } from "../../../text/word-count.ts";
import { capitalised } from "../../../text/shorten.ts";
import { phraseOf } from "../../wording.ts";
import type { Proposal, SlotWriter } from "../proposal.ts";
import { itemRoom } from "../room.ts";
import { passageShare, scoreOf } from "../score.ts";
import { figurePhrase } from "./figures.ts";
import { listHeadline } from "./list-headline.ts";
import { labelOf } from "./list-items.ts";

const ROOM = itemRoom("stats");
const MOST_REST_WORDS = 6;
/** A name too long to be read as a label: "People who want to go back to an office: 4%". */
const NAMED = /^([^:：]{3,64}?)\s*[:：]\s+/u;

/** "Time in meetings: 7 hours a week, down from 17": the figure each entry begins with, large, over the entry's name. */
export const writeLabelledFigures: SlotWriter = (assignment) =>
  assignment.segment.passages.flatMap((passage): Proposal[] => {
    const { digest, segment } = assignment;
    const { items } = passage;
    if (items.length < ROOM.min || items.length > ROOM.max) return [];
    // Names and nothing but shares or sums are a chart.
    const bare = items.every(({ text }) => /^[^\p{L}]*[%٪％$€£¥][^\p{L}]*$/u.test(text.replace(NAMED, "")));
    const rows = bare ? [] : items.flatMap((item) => rowOf(item, digest));
    const headline = listHeadline(passage, [], assignment);
    if (rows.length < items.length || headline === undefined) return [];
    const { title, kicker } = headline;
    const content: SlideContent = { type: "stats", ...(kicker === undefined ? {} : { kicker }), title, items: rows };
    const own = segment.claims.filter(({ sentence }) => items.some((item) => item.sentences.includes(sentence)));
    const uses = headline.claim === undefined ? own : [headline.claim, ...own];
    const craft = 0.4 * headline.quality + 0.8;
    const score = scoreOf("stats", craft, 0.4 + 0.5 * passageShare(passage, segment));
    return [{ type: "stats", candidates: [content], uses, score }];
  });

function rowOf(item: ListItem, { source, rules }: Digest): Item[] {
  const name = item.label === undefined ? NAMED.exec(item.text) : undefined;
  const from = item.span.start + (name?.[0].length ?? 0);
  const fact = source.facts.find(
    (at): at is NumberFact => at.kind === "number" && at.span.start >= from && at.span.end <= item.span.end,
  );
  const text = name?.[1] === undefined ? labelOf(item, rules) : phraseOf(capitalised(name[1], rules.language), item);
  if (text === undefined || fact === undefined || fact.span.start > from + 2) return [];
  if (displayLength(text.text) > ROOM.text || displayLength(fact.display) > ROOM.value) return [];
  return [{ value: figurePhrase(fact), text: withRest(text, fact, item) }];
}

/** What the entry says about its figure goes with the name: "Time in meetings (a week, down from 17)". */
function withRest(name: Phrase, fact: NumberFact, item: ListItem): Phrase {
  const rest = item.text
    .slice(fact.span.end - item.span.start)
    .replace(/^[\s,;:–—-]+/u, "")
    .replace(/[\s.。]+$/u, "");
  // Only what the figure is measured by.
  if (!/\p{N}/u.test(rest) || wordCount(rest) > MOST_REST_WORDS || /[()（）.;:。；：]/u.test(rest)) return name;
  const text = `${name.text} (${rest})`;
  if (displayLength(text) > ROOM.text) return name;
  return { text, sources: [...name.sources, { start: fact.span.end, end: item.span.end }] };
}
