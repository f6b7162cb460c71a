import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { belongsToDate, type Claim } from "../../digest/claim.ts";
import { lineage, type Section } from "../../digest/sections.ts";
import { isQuestion, isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { bulletFor, fits, phraseOf, type Room, SHORT_WORDS } from "../../wording.ts";
import { headingPhrase, isAssertive } from "../headline.ts";
import type { Assignment, SlotWriter } from "../proposal.ts";
import { itemRoom } from "../room.ts";
import { scoreOf } from "../score.ts";

const ROOM = itemRoom("list");

/** From here on a list of headings alone is an overview worth having. */
const MANY_PARTS = 4;
/** Very short sentences live from what stands around them. */
const FEWEST_WORDS = 5;
/** What says what to do says most about a part. */
const ORDER = 0.2;
/** "You have a date, a place, and … nobody comes": a tale, no row. */
const BREAKS_OFF = /\.{3}|…/u;

interface Part {
  readonly heading: Phrase;
  readonly line?: Phrase;
  readonly claim?: Claim;
}

/** Several subsections on one slide: each as its heading with the one sentence that says most about it. */
export const writeParts: SlotWriter = (assignment) => {
  const { segment, digest, headlines } = assignment;
  const { parts: sections } = segment;
  if (sections.length < 2 || sections.length > ROOM.max || segment.section.heading === undefined) return [];
  const parts = sections.flatMap((section) => partOf(section, assignment));
  if (parts.length < sections.length) return [];
  const headline = headlines
    .filter((at) => at.leads === undefined && at.announces === undefined)
    .find(({ claim }) => claim === undefined || (claim.section === segment.section && claim.needs === undefined));
  if (headline === undefined) return [];
  const rows = rowsOf(parts);
  const many = parts.length >= MANY_PARTS;
  const said = rows.items.filter((row) => row.text !== undefined && isTelling(row, assignment)).length / parts.length;
  const { title, kicker } = headline;
  const content: SlideContent = {
    type: "list",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    items: rows.items,
  };
  const claims = rows.shown.flatMap((part) => (part.claim === undefined ? [] : [part.claim]));
  if (said < 0.5 && !many) return [];
  const full = sections.length === childrenOf(segment.section, digest.sections.all);
  const craft = 0.3 * headline.quality + 0.5 * said + (full ? 0.2 : 0) - (parts.length < 3 ? 0.2 : 0);
  return [
    {
      type: "list",
      candidates: [content],
      uses: headline.claim === undefined ? claims : [headline.claim, ...claims],
      score: scoreOf("list", craft, 0.35 + 0.6 * Math.max(said, many ? 0.7 : 0)) + 0.06,
    },
  ];
};

function childrenOf(section: Section, all: readonly Section[]): number {
  return all.filter((at) => at.parent === section).length;
}

/** Headings as labels where all are short; headings alone where they say something; else the sentences alone. */
function rowsOf(parts: readonly Part[]): { readonly items: readonly Item[]; readonly shown: readonly Part[] } {
  const labelled = parts.flatMap(({ heading, line }) =>
    line !== undefined && displayLength(heading.text) <= ROOM.label ? [{ label: heading, text: line }] : [],
  );
  if (labelled.length === parts.length) return { items: labelled, shown: parts };
  const lines = parts.flatMap(({ line }) => (line === undefined || !isShort(line) ? [] : [{ text: line }]));
  if (lines.length === parts.length) return { items: lines, shown: parts };
  return { items: parts.map(({ heading }) => ({ text: heading })), shown: [] };
}

function isShort({ text }: Pick<Phrase, "text">): boolean {
  return fits(text, { length: ROOM.text, words: SHORT_WORDS });
}

function isTelling({ label, text }: Item, { digest }: Assignment): boolean {
  return label !== undefined || (text !== undefined && !isQuestion(text.text) && isAssertive(text.text, digest.rules));
}

function partOf(section: Section, assignment: Assignment): Part[] {
  const heading = headingPhrase(section, assignment.digest.rules);
  if (heading === undefined || displayLength(heading.text) > ROOM.text) return [];
  return [{ heading, ...tellingLine(section, heading.text, { length: ROOM.text }, assignment) }];
}

/** The one sentence that says most about a section, as a row. */
export function tellingLine(
  section: Section,
  heading: string,
  room: Room,
  { digest, segment, taken }: Assignment,
): { readonly line: Phrase; readonly claim: Claim } | undefined {
  const { rules, terms } = digest;
  const [best] = segment.claims
    .filter((claim) => lineage(claim.section).includes(section) && claim.unit.kind !== "quote")
    .filter((claim) => claim.standing === "alone" && claim.needs === undefined && !claim.asks && !taken.has(claim))
    .filter((claim) => isSelfContained(claim.text, rules) && !belongsToDate(claim))
    .flatMap((claim) => {
      const text = bulletFor(claim.text, rules, room.length);
      if (text === undefined || !fits(text, room) || wordCount(text) < FEWEST_WORDS || BREAKS_OFF.test(text)) return [];
      const near = terms.similarity(claim.text, heading);
      const brief = fits(text, { length: room.length, words: SHORT_WORDS }) ? 0.35 : 0;
      const order = rules.opensWith("imperatives", text) || rules.opensWithOrder(text) ? ORDER : 0;
      const value = claim.salience + 0.3 * near + brief + order + (claim.leads ? 0.15 : 0);
      return [{ claim, line: phraseOf(text, claim.sentence), value }];
    })
    .sort((a, b) => b.value - a.value);
  return best;
}
