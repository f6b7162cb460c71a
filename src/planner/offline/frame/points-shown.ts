import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { announcesItems } from "../../text/half-thoughts.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { BodySlide } from "../body.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { headingPhrase, isAssertive } from "../slides/headline.ts";
import { itemRoom } from "../slides/room.ts";
import { bulletFor, fits, phraseOf, SHORT_WORDS } from "../wording.ts";
import { ordersByForm, pointsAside } from "./closing-words.ts";
import { leadsOn, speaksForSection } from "./conclusion.ts";
import { concludesFromBefore, asksToFillIn } from "./open-ends.ts";
import { isDated } from "./worth-remembering.ts";

export type Form = "heading" | "order" | "statement";

/** Something a slide says in one line. */
export interface Point {
  readonly phrase: Phrase;
  readonly forms: ReadonlySet<Form>;
  readonly value: number;
  /** The sentence it is made of; none for a heading. */
  readonly claim?: Claim;
  /** Whether it only counts what there is. */
  readonly counts: boolean;
}

const ROOM = { length: itemRoom("recap").text, words: SHORT_WORDS + 2 };
const FEWEST_WORDS = 3;
/** Where a line stands on its slide: the title says most. The entries of a list are its details. */
const TITLE = 0.5;
const HEADING = 0.3;
const BODY = 0.2;
/** A sentence of the section that a table, chart or list proves. */
const BESIDE = 0.1;
/** Sentences that set the scene. */
const FIRST_SENTENCES = 2;
/** "The town has 31,200 inhabitants": what there is, not what is so of it. */
const INVENTORY = 0.3;
const COUNTS_WHAT_IS =
  /^(?:\S+\s){1,4}(?:has|have|had|is|are|was|were|hat|haben|hatte|zählt|a|ont|compte|tiene|tienen|hay|ha|hanno|conta|tem|têm|possui|heeft|hebben|telt|насчитывает)\s(?:(?:about|over|some|rund|etwa|environ|unos|circa|cerca de|ongeveer|около)\s)?\p{Nd}[\p{Nd}.,\s]*\s\p{L}+/iu;
/** What only leads on says little. */
const LEADS_ON = 0.25;
const WORTH_REPEATING = 0.36;
/** How statements end in languages that put the verb last: without such an ending, a label. */
const STATED: Readonly<Record<string, RegExp>> = {
  ja: /(?:[すただいうるくむぶぬつん])[。！!]?$/u,
  ko: /(?:다|요|죠)[.!]?$/u,
  hi: /(?:है|हैं|था|थे|थी|गा|गे|गी|हो)[।!]?$/u,
};
const PROVES: ReadonlySet<SlideContent["type"]> = new Set(["table", "chart", "comparison", "timeline", "stats"]);
const NAMES_DATA: ReadonlySet<SlideContent["type"]> = new Set(["chart", "timeline", "stats"]);
const NO_POINTS: ReadonlySet<SlideContent["type"]> = new Set(["quote", "definition", "code", "image", "qa", "section"]);

/** A line of a slide, the sentence it is made of, and how much its place says. */
interface Line {
  readonly phrase: Phrase;
  readonly base: number;
  readonly claim: Claim | undefined;
}

/** What one slide says that its audience would repeat: its title, the sentences under it, the entries of its list. */
export function pointsOf(slide: BodySlide, digest: Digest): readonly Point[] {
  const { rules } = digest;
  return linesOf(slide, digest).flatMap(({ phrase, base, claim }) => {
    const heads = isHeading(phrase, digest);
    const order = isOrder(phrase.text, rules);
    if (!isPoint(phrase.text, rules, heads) || opensSmall(phrase, digest)) return [];
    if (!order && claim !== undefined && (claim.order < FIRST_SENTENCES || isDated(claim, digest.source))) return [];
    const forms = new Set<Form>([order ? "order" : "statement"]);
    if (heads && base >= HEADING) forms.add("heading");
    const leads = claim !== undefined && leadsOn(claim, digest) ? LEADS_ON : 0;
    const counts = COUNTS_WHAT_IS.test(phrase.text);
    const value = base + (claim?.salience ?? 0) * 0.3 + weighs(phrase.text, rules) - leads - (counts ? INVENTORY : 0);
    return [{ phrase, forms, value, counts, ...(claim === undefined ? {} : { claim }) }];
  });
}

function linesOf({ segment, chosen }: BodySlide, digest: Digest): readonly Line[] {
  const { rules } = digest;
  const [content] = chosen.candidates;
  const lines: Line[] = [];
  const add = (phrase: Phrase, base: number): void => {
    const claim = segment.claims.find(({ sentence }) => sentence.span.start === phrase.sources[0]?.start);
    lines.push({ phrase, base, claim });
  };
  const heading = headingPhrase(segment.section, rules);
  if (heading !== undefined && !NAMES_DATA.has(content.type)) add(heading, HEADING);
  if (
    !NO_POINTS.has(content.type) &&
    mayStand(content, chosen.uses) &&
    (!isLabel(content, digest) || isOrder(content.title.text, rules))
  )
    add(content.title, TITLE);
  if (content.type === "list" || content.type === "checklist" || content.type === "steps") return lines;
  const proves = PROVES.has(content.type);
  const claims = proves ? segment.claims.filter(({ salience }) => salience >= WORTH_REPEATING) : chosen.uses;
  for (const claim of claims) {
    const text = saysEnough(claim, digest) ? bulletFor(claim.text, rules, ROOM.length) : undefined;
    if (text !== undefined) lines.push({ phrase: phraseOf(text, claim.sentence), base: proves ? BESIDE : BODY, claim });
  }
  return lines;
}

/** A heading over figures names them: "Hours until the water came". */
function isLabel({ type, title }: SlideContent, digest: Digest): boolean {
  return NAMES_DATA.has(type) && isHeading(title, digest);
}

function isHeading({ sources: [first] }: Phrase, { source }: Digest): boolean {
  return source.headings.some(({ span }) => span.start === first?.start);
}

/** A sentence that needs the next one to be true, or the items it counts, is no title to repeat. */
function mayStand({ title }: SlideContent, uses: readonly Claim[]): boolean {
  const claim = uses.find(({ sentence }) => sentence.span.start === title.sources[0]?.start);
  return claim?.needs === undefined && claim?.labelled !== true;
}

function saysEnough(claim: Claim, digest: Digest): boolean {
  return (
    claim.standing === "alone" &&
    claim.needs === undefined &&
    !claim.asks &&
    !claim.labelled &&
    claim.unit.kind === "paragraph" &&
    speaksForSection(claim, digest)
  );
}

/** "of small rivers had no gauge": the rest of a sentence that a figure opens. */
function opensSmall({ sources: [source] }: Phrase, { source: { text } }: Digest): boolean {
  return source !== undefined && /\p{Ll}/u.test(text.charAt(source.start));
}

function isPoint(text: string, rules: LanguageRules, heads: boolean): boolean {
  return (
    wordCount(text) >= FEWEST_WORDS &&
    fits(text, ROOM) &&
    !/^\p{Ll}|…$/u.test(text) &&
    !isQuestion(text) &&
    (isOrder(text, rules) ||
      (isAssertive(text, rules) && rules.hasVerb(text) && (STATED[rules.language]?.test(text) ?? true))) &&
    isSelfContained(text, rules) &&
    !isMethodFact(text) &&
    !concludesFromBefore(text, rules.language) &&
    !asksToFillIn(text, rules.language) &&
    !announcesItems(text, rules.language) &&
    !pointsAside(text, rules.language) &&
    !(rules.spaced && !heads && rules.contains("thirdPersons", text)) &&
    !(rules.spaced && rules.opensWith("pointers", text)) &&
    !rules.opensWith("connectives", text) &&
    !rules.opensWith("vague", text) &&
    !rules.opensWith("conditionals", text)
  );
}

function isOrder(text: string, rules: LanguageRules): boolean {
  return rules.opensWith("imperatives", text) || rules.opensWithOrder(text) || ordersByForm(text, rules.language);
}

/** Advice weighs more than what merely is so. */
function weighs(text: string, rules: LanguageRules): number {
  return (rules.contains("advice", text) ? 0.15 : 0) + (rules.contains("contrast", text) ? 0.1 : 0);
}
