import { displayLength } from "../../../../deck/display-length.ts";
import { fixedPhrase, type Item, type Phrase, type SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { SINCE, TELLS_CHANGE } from "../../../language/told-changes.ts";
import { capitalised } from "../../../text/shorten.ts";
import { isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim, NumberFact } from "../../digest/claim.ts";
import { lineFor, phraseOf } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { qualifierOf } from "../qualifiers.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const STATS = itemRoom("stats");
const TITLE = { length: titleRoom("stats"), words: 14 };
const FEWEST_WORDS = 3;
/** Words between two figures that say when the first one held. */
const MOST_LABEL_WORDS = 4;
/** Characters in front of the first figure within which the word of change stands, where it does not come last. */
const NEAR = 36;
/** Below this two counts are levels of something, or a span. */
const LEAST = 12;
const CRAFT = 0.85;

/** The two figures of a change, and the words before, between and behind them. */
interface Change {
  readonly claim: Claim;
  readonly first: NumberFact;
  readonly second: NumberFact;
  readonly before: string;
  readonly between: string;
  readonly behind: string;
}

/** "The wait fell from 52 to 34 minutes": both figures large, and what they are figures of as the title. */
export const writeToldChange: SlotWriter = (assignment) =>
  assignment.segment.claims
    .filter((claim) => claim.standing !== "unfit" && !claim.asks && !assignment.taken.has(claim))
    .flatMap((claim) => {
      const change = changeIn(claim, assignment.digest.rules);
      return change === undefined ? [] : slideOf(change, assignment);
    });

function changeIn(claim: Claim, rules: LanguageRules): Change | undefined {
  const { language } = rules;
  const tells = TELLS_CHANGE[language];
  const { text, span } = claim.sentence;
  if (tells === undefined) return undefined;
  for (const [at, first] of claim.figures.entries()) {
    const second = claim.figures[at + 1];
    if (second === undefined || !areAlike(first, second)) continue;
    const start = first.span.start - span.start - qualifierOf(first, language).length;
    const next = second.span.start - span.start - qualifierOf(second, language).length;
    const before = text.slice(0, start);
    const between = text.slice(first.span.end - span.start, next);
    const behind = text.slice(second.span.end - span.start);
    if (!tells.from.test(before) || !tells.to.test(between)) continue;
    if (
      tells.changes !== undefined &&
      !tells.changes.test(rules.spaced && language !== "ko" ? before.slice(-NEAR) : between + behind)
    )
      continue;
    return { claim, first, second, before, between, behind };
  }
  return undefined;
}

/** Figures of one kind; of two counts with a unit the first may leave it to the second. */
function areAlike(one: NumberFact, other: NumberFact): boolean {
  if (one.currency !== other.currency) return false;
  if (!other.percent && !other.currency && Math.max(one.value, other.value) < LEAST) return false;
  return one.percent === other.percent || (other.percent && !/\p{L}/u.test(one.display));
}

function slideOf(change: Change, assignment: Assignment): readonly Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const rows = rowsOf(change, assignment);
  const titled = titleOf(change, assignment);
  if (rows === undefined || titled === undefined) return [];
  const kicker = kickerFor(segment.section, titled.title.text, rules);
  const content: SlideContent = {
    type: "stats",
    ...(kicker === undefined ? {} : { kicker }),
    title: titled.title,
    items: rows,
  };
  const score = scoreOf("stats", CRAFT, coverage(titled.uses, segment));
  return [{ type: "stats", candidates: [content], uses: titled.uses, score }];
}

interface Titled {
  readonly title: Phrase;
  readonly uses: readonly Claim[];
}

/** The sentence up to its figures, where nothing but a unit is behind them; the whole of it; what "it" went from and to. */
function titleOf(change: Change, { digest, segment, taken }: Assignment): Titled | undefined {
  const { claim, before } = change;
  const { rules } = digest;
  const alone = claim.standing === "alone" && isSelfContained(claim.text, rules);
  if (!alone) {
    const said = segment.claims.find(({ order, unit }) => order === claim.order - 1 && unit === claim.unit);
    if (said?.standing !== "alone" || said.figures.length > 0 || said.asks || taken.has(said)) return undefined;
    const line = [said.text, said.text.replace(SINCE[rules.language] ?? /$^/u, "")]
      .map((text) => lineFor(text, rules, TITLE))
      .find((text) => text !== undefined && wordCount(text) > FEWEST_WORDS);
    return line === undefined ? undefined : { title: phraseOf(line, said.sentence), uses: [said, claim] };
  }
  const head = before.replace(TELLS_CHANGE[rules.language]?.from ?? /$^/u, "").trim();
  const short = rules.spaced && endsThere(change, rules) && wordCount(head) >= FEWEST_WORDS && rules.hasVerb(head);
  const line = [...(short ? [capitalised(head, rules.language)] : []), claim.text]
    .map((text) => lineFor(text, rules, TITLE))
    .find((text) => text !== undefined);
  return line === undefined ? undefined : { title: phraseOf(line, claim.sentence), uses: [claim] };
}

/** Whether the rows say all that is behind the words in front of the figures. */
function endsThere({ second, behind }: Change, rules: LanguageRules): boolean {
  const unit = unitOf(second, rules) ?? "";
  const time = timeIn(behind, second, rules)?.text ?? "";
  const rest = behind.toLocaleLowerCase().replace(unit.toLocaleLowerCase(), "").replace(time.toLocaleLowerCase(), "");
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** What a figure counts; no word that only stands behind it. */
function unitOf({ unit }: NumberFact, rules: LanguageRules): string | undefined {
  // German nouns are written large; a small word there is the verb that comes last.
  const verbLast = rules.language === "de" && unit !== undefined && !/^\p{Lu}/u.test(unit);
  return unit === undefined || verbLast || rules.isWord("functionWords", unit) ? undefined : unit;
}

function rowsOf({ first, second, between, behind }: Change, { digest }: Assignment): readonly Item[] | undefined {
  const { words, rules } = digest;
  const labels = [timeIn(between, first, rules), timeIn(behind, second, rules)];
  const named = labels.every((label) => label !== undefined);
  const rows = [first, second].map((fact, at): Item | undefined => {
    const value = valueOf(fact, rules);
    const label = named ? labels[at] : fixedPhrase(at === 0 ? words.before : words.after);
    return value === undefined || label === undefined ? undefined : { value, text: label };
  });
  const found = rows.filter((row) => row !== undefined);
  return found.length < rows.length ? undefined : found;
}

/** "12% in 2019": what stands behind a figure and says when. */
function timeIn(behind: string, fact: NumberFact, rules: LanguageRules): Phrase | undefined {
  const [, said = ""] = /^\s*((?:\p{L}+\s){0,3}\(?\p{Nd}{4}\)?)(?!\p{Nd})/u.exec(behind) ?? [];
  if (said === "" || wordCount(said) > MOST_LABEL_WORDS) return undefined;
  const start = fact.span.end + behind.indexOf(said);
  const text = capitalised(said.replace(/[()]/gu, ""), rules.language);
  return { text, sources: [{ start, end: start + said.length }] };
}

/** The figure with what qualifies it and with its unit, as far as there is room. */
function valueOf(fact: NumberFact, rules: LanguageRules): Phrase | undefined {
  const qualifier = qualifierOf(fact, rules.language);
  const counted = unitOf(fact, rules);
  const { text, span } = fact.sentence;
  const from = fact.span.start - qualifier.length;
  const until = fact.span.end;
  const unit = counted === undefined ? until : until + 1 + counted.length;
  const found = [
    { start: from, end: unit },
    { start: from, end: until },
  ].find(({ start, end }) => {
    const said = text.slice(start - span.start, end - span.start);
    return displayLength(said) <= STATS.value && (end === until || said.endsWith(counted ?? ""));
  });
  if (found === undefined) return undefined;
  return { text: text.slice(found.start - span.start, found.end - span.start), sources: [found] };
}
