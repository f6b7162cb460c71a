import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { Segment } from "../../storyline/segment.ts";
import type { ListItem } from "../../../source/source-document.ts";
import type { Claim } from "../../digest/claim.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { genreOf } from "../../genre.ts";
import { bracketsClose } from "../../../text/brackets.ts";
import { clauseBehindAnd } from "../../../text/joined-clause.ts";
import { capitalised, headlineCase, withoutFullStop } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { labelledItem } from "./labelled-item.ts";
import { labelOf, nameAndMatter, shownItems } from "./list-items.ts";

/** A single item may be longer than one among six. */
const SINGLE_ITEM = 150;
/** Below every slide with evidence: taken where there is none, or to break a row of the same type. */
const PLAIN = 0.1;
const KICKER_LENGTH = 40;
/** "A was the first mayor, and in old age he gave the house away." */
const TWO_PARTS = /^(.{20,}?)([,;،；]\s+|[，；]|\s[–—]\s|\s?--\s?|—)(.{20,})$/su;
/** A mark that parts by itself, or a Semitic "and" written to its word. */
const PARTS = /[;；–—-]/u;
const JOINED_AND = /^[וو]/u;
const FEWEST_WORDS = 4;
const MOST_NAME_WORDS = 14;
const CLAUSE_END = /[;；]\s|\s?--\s?|\s[–—]\s|—/gu;

/** What is left when no other writer finds evidence: a long sentence, a single item, a bare heading with its sentence. */
export const writeFallback: SlotWriter = (assignment) => {
  const slides = [
    ...labelledItems(assignment),
    ...longSentences(assignment),
    ...singleItems(assignment),
    ...dividedSentences(assignment),
  ];
  return slides.map(({ content, uses }, at) => ({
    type: content.type,
    candidates: [content],
    uses,
    score: PLAIN - at * 0.01,
  }));
};

interface Plain {
  readonly content: SlideContent;
  readonly uses: Proposal["uses"];
}

/** The one labelled item of a segment, whole. */
function labelledItems(assignment: Assignment): Plain[] {
  const { digest, segment } = assignment;
  const items = segment.passages.flatMap((passage) => passage.items);
  const [item, ...others] = items;
  const content = item === undefined ? undefined : labelledItem(item, segment.section, digest.rules);
  if (item === undefined || content === undefined || others.length > 0) return [];
  if (namedItem(item, assignment).length > 0) return [];
  return [{ content, uses: segment.claims.filter((claim) => item.sentences.includes(claim.sentence)) }];
}

/** Sentences too long for a statement, else their first clause that is set off; as words somebody said only what is. */
function longSentences(assignment: Assignment): Plain[] {
  const { digest, segment, taken, leaning } = assignment;
  const { rules } = digest;
  const heading = widerHeading(segment, rules);
  const fit = (claim: Claim): string | undefined => {
    const short = lineFor(claim.text, rules, { length: titleRoom("statement") });
    const clause = short ?? firstClause(claim.sentence.text, titleRoom("statement"), rules.language);
    return clause ?? lineFor(claim.text, rules, { length: titleRoom("quote") });
  };
  return segment.claims
    .filter((claim) => (claim.standing === "alone" || (leaning && claim.standing === "leaning")) && !claim.asks)
    .filter((claim) => claim.needs === undefined && !claim.labelled && !taken.has(claim))
    .sort((a, b) => weakness(a) - weakness(b) || b.salience - a.salience)
    .flatMap((claim): Plain[] => {
      const text = fit(claim);
      if (text === undefined) return [];
      const phrase = phraseOf(text, claim.sentence);
      const kicker = kickerFor(segment.section, text, rules);
      const labelled = kicker === undefined ? {} : { kicker };
      if (fits(text, { length: titleRoom("statement") })) {
        return [{ content: { type: "statement", ...labelled, title: phrase }, uses: [claim] }];
      }
      if (
        heading !== undefined &&
        fits(heading.text, { length: titleRoom("tip") }) &&
        fits(text, { length: bodyRoom("tip") })
      ) {
        return [{ content: { type: "tip", title: heading, body: phrase }, uses: [claim] }];
      }
      const said = claim.unit.kind === "quote" || genreOf(digest) === "speech";
      return leaning && said ? [{ content: { type: "quote", ...labelled, title: phrase }, uses: [claim] }] : [];
    });
}

/** A whole sentence as headline and body, divided where it sets a part off itself; nothing of it is lost. */
function dividedSentences({ digest, segment, taken }: Assignment): Plain[] {
  const { rules } = digest;
  return segment.claims
    .filter(({ standing, needs }) => standing === "alone" && needs === undefined)
    .filter((claim) => !claim.asks && !claim.labelled && !taken.has(claim))
    .flatMap((claim): Plain[] => {
      const [, head = "", mark = "", behind = ""] = TWO_PARTS.exec(withoutFullStop(claim.text)) ?? [];
      const rest = PARTS.test(mark) || JOINED_AND.test(behind) ? behind : clauseBehindAnd(behind, rules);
      if (rest === undefined) return [];
      const whole = rules.hasVerb(head) && !rules.endsWith("functionWords", head) && bracketsClose(head);
      if (!whole || !fits(head, { length: titleRoom("tip"), words: SHORT_WORDS }) || wordCount(head) < FEWEST_WORDS)
        return [];
      if (!rules.hasVerb(rest) || wordCount(rest) < FEWEST_WORDS || !fits(rest, { length: bodyRoom("tip") })) return [];
      const title = phraseOf(headlineCase(head, rules), claim.sentence);
      const kicker = kickerFor(segment.section, title.text, rules);
      const body = phraseOf(capitalised(rest, rules.language), claim.sentence);
      return [{ content: { type: "tip", ...(kicker && { kicker }), title, body }, uses: [claim] }];
    });
}

function weakness(claim: Claim): number {
  return claim.standing === "leaning" ? 1 : 0;
}

/** The heading for a slide that may not be the first of its section: with the heading above it where there is one. */
function widerHeading({ section, opensSection }: Segment, rules: LanguageRules): Phrase | undefined {
  const own = headingPhrase(section, rules);
  const above = section.parent === undefined ? undefined : headingPhrase(section.parent, rules);
  if (own === undefined || opensSection || above === undefined) return own;
  return { text: `${above.text}: ${own.text}`, sources: [...above.sources, ...own.sources] };
}

function firstClause(text: string, length: number, language: string): string | undefined {
  const ends = [...text.matchAll(CLAUSE_END)].map((match) => match.index).reverse();
  return ends
    .map((end) => capitalised(text.slice(0, end).trim(), language))
    .find((clause) => fits(clause, { length }) && clause.length > 40);
}

function singleItems(assignment: Assignment): Plain[] {
  const { digest, segment } = assignment;
  const strong = segment.passages.flatMap((passage) => passage.unit.strong);
  const items = segment.passages.flatMap((passage) => passage.items);
  const named = new Map(items.map((item) => [item, namedItem(item, assignment)]));
  const others = items.filter((item) => named.get(item)?.length === 0);
  const shown = shownItems(others, { text: SINGLE_ITEM, rules: digest.rules, claims: segment.claims, strong });
  return [
    ...[...named.values()].flat(),
    ...shown.map(({ label, text, line, claims }): Plain => {
      const dated = label !== undefined && line !== label;
      const kicker = dated ? label : kickerFor(segment.section, line.text, digest.rules);
      const head = { ...(kicker === undefined ? {} : { kicker }), title: line };
      const content: SlideContent =
        label !== undefined && text !== undefined && !dated
          ? { type: "tip", ...head, body: text }
          : { type: "statement", ...head };
      return { content, uses: claims };
    }),
  ];
}

/** "2007 – Directive INSPIRE: duty to publish …": date above, name as title, matter as body. */
function namedItem(item: ListItem, { digest, segment }: Assignment): Plain[] {
  const parts = nameAndMatter(item.text);
  const label = labelOf(item, digest.rules);
  if (parts === undefined || label === undefined || displayLength(label.text) > KICKER_LENGTH) return [];
  const [name, matter] = parts.map((part) => headlineCase(part, digest.rules));
  if (name === undefined || matter === undefined) return [];
  // A name that is too long for a title stands below what it is about.
  const [head, rest] = fits(name, { length: titleRoom("tip"), words: MOST_NAME_WORDS })
    ? [name, matter]
    : [matter, name];
  if (!fits(head, { length: titleRoom("tip") }) || !fits(rest, { length: bodyRoom("tip") })) return [];
  const sources = [item.span];
  const uses = segment.claims.filter((claim) => item.sentences.includes(claim.sentence));
  const type = fits(rest, { length: bodyRoom("statement") }) ? "statement" : "tip";
  return [{ content: { type, kicker: label, title: { text: head, sources }, body: { text: rest, sources } }, uses }];
}
