import type { Item, SlideContent } from "../../../../deck/slide-content.ts";
import type { Passage } from "../../digest/passage.ts";
import { genreOf } from "../../genre.ts";
import { fits, SHORT_WORDS } from "../../wording.ts";
import { type Headline, headingPhrase, isAssertive, isBareFigure, kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { isQuestion } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { sharedTails } from "./tails.ts";
import { namesDecisions } from "../decisions-heading.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { passageShare, scoreOf, sideline } from "../score.ts";
import { inFewerRows } from "./combine.ts";
import { areNoSteps } from "./no-steps.ts";
import { datedHeadline } from "./dated-headline.ts";
import { withDeadlines } from "./deadlines.ts";
import { listHeadline } from "./list-headline.ts";
import { itemRows, mostSalient, type ShownItem, shownItems, terseRows } from "./list-items.ts";

/** What the name of a section is worth over one of its lists. */
const HEADING_QUALITY = 0.25;

/** Below this a title says less over a list than one of its items would. */
const POOR_TITLE = 0.3;

/** Share of a list's items that its kind has to hold. */
const MOST_OF_THEM = 0.7;

/** Rows that share the room of a slide where entries are long. */
const FEW_ROWS = 3;
const TOO_FEW = 3;
const MOST_WORDS = 15;

/** Words from which on a list says something, and what one is worth that says twice as much. */
const ENOUGH_WORDS = 18;
const RICH = 0.14;

/** "AN, ED, RN": who was there means nothing to others. */
const INITIALS = /^\p{Lu}{1,3}$/u;

type Kind = "list" | "checklist" | "steps";

/** Lists of the source: as steps where they are ordered, as a checklist where they have boxes, else as a list. */
export const writeLists: SlotWriter = (assignment) =>
  assignment.segment.passages
    .filter((passage) => passage.items.length >= 2)
    .flatMap((passage) => {
      const proposal = writeList(passage, assignment);
      return proposal === undefined ? [] : [proposal];
    });

function writeList(passage: Passage, assignment: Assignment): Proposal | undefined {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const { type, all } = bestKind(passage, assignment);
  const room = itemRoom(type, all.length);
  const decided = namesDecisions(segment.section.heading?.text ?? "");
  const fitting = mostSalient(all, room.max);
  const own = listHeadline(
    passage,
    fitting.flatMap((item) => item.claims),
    assignment,
  );
  // No decision is above the others, no task, and nothing that was noted under a topic.
  const equal = decided || sharedTails(passage.items).size > 0 || (own !== undefined && genreOf(digest) === "minutes");
  const poor = own === undefined || (own.quality < POOR_TITLE && type === "list" && !equal);
  const dated = poor ? datedHeadline(segment, fitting[0]?.label, fitting.at(-1)?.label, rules) : undefined;
  const headline = dated ?? own ?? (fitting.length < TOO_FEW ? undefined : underHeading(passage, assignment));
  const shown = fitting;
  if (headline === undefined || shown.length < 2 || shown.every(({ line }) => INITIALS.test(line.text)))
    return undefined;
  const lines = all.map(({ line }) => line);
  const packed = type === "list" && all.length > room.max ? inFewerRows(lines, room.max, room.text) : undefined;
  const uses = (packed === undefined ? shown : all).flatMap((item) => item.claims);
  const rows = packed ?? itemRows(shown, rules);
  const terse = packed ?? terseRows(shown, rules, itemRoom(type).text);
  const shortShare = shown.filter((item) => item.short).length / shown.length;
  const isAnnounced = isUnderIntro(headline, passage);
  const told = substance(rows, isAnnounced ? headline.title.text : "");
  const craft = 0.3 * headline.quality + 0.45 * shortShare + 0.25 * told - (shown.length < 3 ? 0.15 : 0);
  const complete = shown.length / Math.min(passage.items.length, room.max);
  const carried = passageShare(passage, segment) * complete * (0.3 + 0.7 * told);
  return {
    type,
    candidates: [slide(type, headline, rows), slide(type, headline, terse)],
    uses: headline.claim === undefined ? uses : [headline.claim, ...uses],
    complete: passage.items.length === shown.length && isAnnounced,
    score: scoreOf(type, craft, carried) + RICH * richness(rows) - sideline(passageShare(passage, segment)),
  };
}

/** Whether the title is what announces the list: nothing of it may be missing then. */
function isUnderIntro({ title: { sources } }: Headline, { intro }: Passage): boolean {
  return intro !== undefined && sources.some(({ start }) => start === intro.span.start);
}

interface Shown {
  readonly type: Kind;
  readonly all: readonly ShownItem[];
}

/** The kind of list it is, or a plain list where that kind has no room for most of its items. */
function bestKind(passage: Passage, assignment: Assignment): Shown {
  const { digest, segment } = assignment;
  const { items, dated } = withDeadlines(passage.items, digest);
  const showAs = (type: Kind): Shown => {
    const { strong } = passage.unit;
    const labelled = items.every(({ label }) => label !== undefined);
    const { text, max } = itemRoom(type, labelled || type === "steps" ? items.length : undefined);
    // Rather a step or a task that breaks off than one that is hidden.
    const every = type === "steps" || (sharedTails(items).size > 0 && items.length <= max);
    const shownIn = (length: number, announced = false): readonly ShownItem[] =>
      shownItems(items, {
        text: length,
        rules: digest.rules,
        claims: segment.claims,
        strong,
        dated,
        all: every,
        announced,
      });
    const all = shownIn(text);
    // Of long entries a few in more room say more than the two or three that happen to be brief.
    const roomier = itemRoom(type, FEW_ROWS).text;
    const longer =
      all.length < TOO_FEW && all.length < items.length && roomier > text ? shownIn(roomier).filter(isGlanced) : [];
    const found = longer.length > all.length ? mostSalient(longer, FEW_ROWS) : all;
    // What is announced is there: rather a row of two lines than three tasks of four.
    const announced = passage.intro !== undefined && found.length < items.length && items.length <= max;
    const whole = announced ? shownIn(itemRoom(type, items.length).text, true).filter(isGlanced) : [];
    return { type, all: whole.length === items.length ? whole : found };
  };
  const own = showAs(kindOf(passage, assignment));
  const plain = showAs("list");
  // Steps are numbered: with one of them missing the others would bear wrong numbers.
  if (own.type === "steps" && own.all.length < items.length) return plain;
  return own.all.length < items.length * MOST_OF_THEM && plain.all.length > own.all.length ? plain : own;
}

/** No entry is longer than a line or two of reading, however much room there is. */
function isGlanced({ line }: ShownItem): boolean {
  return wordCount(line.text) <= MOST_WORDS;
}

/** The name of the section over a list that has no better title; a heading that claims something may contradict it. */
function underHeading(
  { intro }: Passage,
  { digest: { rules }, segment: { section } }: Assignment,
): Headline | undefined {
  if (intro !== undefined && rules.contains("negations", intro.text)) return undefined;
  const title = headingPhrase(section, rules);
  if (title === undefined || isAssertive(title.text, rules) || isBareFigure(title.text)) return undefined;
  if (!fits(title.text, { length: titleRoom("list"), words: SHORT_WORDS })) return undefined;
  const kicker = section.parent === undefined ? undefined : kickerFor(section.parent, title.text, rules);
  return { title, ...(kicker === undefined ? {} : { kicker }), quality: HEADING_QUALITY };
}

/** How much a list says, 0…1, with the title that announces it: a few bare labels under a bare heading say little. */
function substance(rows: readonly Item[], announcement: string): number {
  return Math.min(1, (wordsOf(rows) + wordCount(announcement)) / ENOUGH_WORDS);
}

/** How much a list says beyond what any list has to, 0…1; years are better shown as a timeline. */
function richness(rows: readonly Item[]): number {
  if (rows.every(({ label }) => label !== undefined && !/\p{L}/u.test(label.text))) return 0;
  return Math.min(1, Math.max(0, wordsOf(rows) - ENOUGH_WORDS) / ENOUGH_WORDS);
}

function wordsOf(rows: readonly Item[]): number {
  return rows.reduce((sum, row) => sum + wordCount(`${row.label?.text ?? ""} ${row.text?.text ?? ""}`), 0);
}

function slide(type: Kind, { title, kicker }: Headline, items: readonly Item[]): SlideContent {
  return { type, ...(kicker === undefined ? {} : { kicker }), title, items };
}

/** "Steps", "Ablauf", "手順": what stands under it is done one after the other, whether it is numbered or not. */
const SEQUENCE =
  /^(?:(?:step[- ]by[- ]step|steps|procedure|workflow)(?:\s|$)|ablauf|arbeitsschritte|schritte|schritt für schritt|marche à suivre|étapes|déroulement|pasos|procedimiento|paso a paso|passaggi|procedimento|passo a passo|etapas|stappen|stappenplan|werkwijze|порядок действий|пошагов|шаги|الخطوات|خطوات|שלבים|שלב אחר שלב|चरण|कदम)|(?:流程|步骤|步驟|手順|手顺|流れ|進め方|절차|순서|단계)$/iu;
const FEWEST_STEPS = 3;

function areProcedure({ items }: Passage, heading: string, rules: LanguageRules): boolean {
  const done = items.every(({ sentences: [first] }) => first !== undefined && !isQuestion(first.text));
  return SEQUENCE.test(heading.trim()) && items.length >= FEWEST_STEPS && done && !areNoSteps(items, heading, rules);
}

function kindOf(passage: Passage, { digest, segment }: Assignment): Kind {
  const { rules } = digest;
  const heading = segment.section.heading?.text ?? "";
  if (passage.items.every((item) => item.checked !== undefined) || /check-?list/iu.test(heading)) return "checklist";
  const shown = passage.items.length;
  const fitsSteps = shown <= itemRoom("steps").max;
  const whole = shown === (passage.unit.items?.length ?? 0);
  if (namesDecisions(heading)) return "list";
  if (passage.unit.ordered === true && fitsSteps && whole && !areNoSteps(passage.items, heading, rules)) return "steps";
  if (fitsSteps && whole && areProcedure(passage, heading, rules)) return "steps";
  const tells = passage.items.filter((item) => rules.opensWith("imperatives", item.label ?? item.text)).length;
  return rules.opensWith("howTo", heading) && fitsSteps && whole && tells * 2 > shown ? "steps" : "list";
}
