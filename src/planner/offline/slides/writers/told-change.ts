import { displayLength } from "../../../../deck/display-length.ts";
import { fixedPhrase, type Item, type Phrase, type SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
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

/** How a language says that something went from one figure to another. */
interface Tells {
  /** What stands right in front of the first figure, and of the second one. */
  readonly from: RegExp;
  readonly to: RegExp;
  /** A word of change: "from 9 to 5" is a span. None where `to` says it. */
  readonly changes?: RegExp;
}

const TELLS: Readonly<Record<string, Tells>> = {
  en: {
    from: /\sfrom\s$/iu,
    to: /\sto\s$/iu,
    changes:
      /\b(?:r[io]sen?|rises?|rose|risen|grew|grown|grows?|fell|fallen|falls?|dropp?(?:ed|s)?|gone|went|goes|increased?s?|decreased?s?|declined?s?|climb(?:ed|s)?|jump(?:ed|s)?|shrank|shrunk|shrinks|cut|reduced|rais(?:ed|es)|lowered|improved|moved|slipped|sank|sunk|up|down|soared|doubled|halved)\b/iu,
  },
  de: { from: /(?:^|\s)vo[nm]\s$/iu, to: /\sauf\s$/iu },
  nl: { from: /(?:^|\s)van\s$/iu, to: /\snaar\s$/iu },
  fr: {
    from: /\sde\s$/iu,
    to: /\sà\s$/iu,
    changes:
      /(?<!\p{L})(?:passée?s?|passent?|passait|augmenté|augmente|monté|monte|baissé|baisse|tombée?s?|tombe|chuté|chute|descendue?s?|réduite?s?|réduit|grimpé|diminué|diminue|progressé)(?!\p{L})/iu,
  },
  es: {
    from: /\sdel?\s(?:un\s)?$/iu,
    to: /\sal?\s(?:un\s)?$/iu,
    changes:
      /(?<!\p{L})(?:pas(?:ó|aron|a|an|ado)|sub(?:ió|ieron|e|ido)|baj(?:ó|aron|a|ado)|ca(?:yó|yeron|e|ído)|aument(?:ó|aron|a|ado)|crec(?:ió|ieron|e|ido)|redu(?:jo|jeron|ce|cido)|disminuy(?:ó|eron|e))(?!\p{L})/iu,
  },
  it: {
    from: /\sda(?:l|ll[’'])?\s?$/iu,
    to: /\sa(?:l|ll[’'])?\s?$/iu,
    changes:
      /(?<!\p{L})(?:passat[oaie]|passa|salit[oaie]|sale|sces[oaie]|cresciut[oaie]|aumentat[oaie]|calat[oaie]|ridott[oaie]|diminuit[oaie])(?!\p{L})/iu,
  },
  pt: {
    from: /\sde\s$/iu,
    to: /\spara\s$/iu,
    changes:
      /(?<!\p{L})(?:pass(?:ou|aram|a)|sub(?:iu|iram|e)|ca(?:iu|íram|i)|aument(?:ou|aram|a)|cresce(?:u|ram)|cresce|reduz(?:iu|iram)?|diminu(?:iu|íram|i)|baix(?:ou|aram))(?!\p{L})/iu,
  },
  ru: { from: /\sс\s$/iu, to: /\sдо\s$/iu, changes: /(?:вырос|упал|снизил|увелич|сократил|поднял|рост|паден)/iu },
  ja: { from: /[がはをも、]$/u, to: /から$/u, changes: /(?:増|減|上が|下が|伸び|縮|改善|落ち|なっ|なり)/u },
  zh: { from: /(?:从|由|從)$/u, to: /(?:到|至|为|為)了?$/u, changes: /(?:增|降|升|减|減|涨|漲|跌|提高|缩|縮)/u },
  ko: { from: /[이가은는을를]\s$/u, to: /에서\s$/u, changes: /(?:늘|줄|증가|감소|올라|올랐|떨어|상승|하락|개선)/u },
};

/** Since or after what something is so: left to the notes where the title has no room for it. */
const SINCE: Readonly<Record<string, RegExp>> = {
  en: /,?\s(?:since|after|once|when)\s.*$/iu,
  de: /,\s(?:seit|seitdem|nachdem|als)\s.*$/iu,
  fr: /,?\s(?:depuis qu[e’']|après qu[e’']|lorsqu[e’']|depuis le|depuis la)\s?.*$/iu,
  es: /,?\s(?:desde que|después de que|cuando)\s.*$/iu,
  it: /,?\s(?:da quando|dopo che|quando)\s.*$/iu,
  pt: /,?\s(?:desde que|depois que|quando)\s.*$/iu,
  nl: /,?\s(?:sinds|nadat|toen)\s.*$/iu,
};

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
  const tells = TELLS[language];
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
  const head = before.replace(TELLS[rules.language]?.from ?? /$^/u, "").trim();
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
