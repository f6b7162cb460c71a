import { displayLength } from "../../../../deck/display-length.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { ListItem, Sentence } from "../../../source/source-document.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { withoutPointingEnd } from "../../../text/pointing-end.ts";
import { pointsOut } from "../../../text/pointing-out.ts";
import { isQuestion, standingOf } from "../../../text/standing.ts";
import { capitalised } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Passage } from "../../digest/passage.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { type Headline, headingPhrase, headlineOver, isAssertive, kickerFor, standsBefore } from "../headline.ts";
import type { Assignment } from "../proposal.ts";
import { titleRoom } from "../room.ts";

const KICKER_LENGTH = SLOT_CONTRACTS.list.kicker;
const TITLE_ROOM = { length: titleRoom("list"), words: SHORT_WORDS };
const FEWEST_WORDS = 2;
/** Words of an entry that only names something. */
const MOST_NAME_WORDS = 4;
/** A lead-in of so few words behind another sentence says too little without it. */
const POINTS_BACK = 3;
/** A lead-in that begins a sentence which every item ends: worth more than a heading that names a subject. */
const UNFINISHED_QUALITY = 0.5;
const BEFORE_QUALITY = 0.45;
const HEADING_QUALITY = 0.2;
const POINTING_QUALITY = 0.6;
/** Sentences of the paragraph that announces a list and still leaves the heading to it. */
const BRIEF_INTRODUCTION = 2;

/**
 * The title over a list. What announces a list says what its items are: a list that is announced stands under its
 * announcement, the sentence before it, or a heading that names a subject; under a heading or a sentence that claims
 * something it might say the opposite of what its author wrote.
 */
export function listHeadline(passage: Passage, shown: readonly Claim[], assignment: Assignment): Headline | undefined {
  const { intro } = passage;
  const { headlines } = assignment;
  if (intro === undefined) return headlineOver(passage, shown, headlines);
  const before = sentenceBefore(intro, passage, assignment.digest);
  const ofNames = passage.items.every((item) => isName(item, assignment.digest.rules));
  const pointing = ofNames ? pointingAtNames(intro, assignment) : undefined;
  if (pointing !== undefined) return pointing;
  const own = [underSentence(intro, before, assignment) ?? unfinished(intro, before, assignment)].filter(
    (headline) => headline !== undefined,
  );
  const fitting = headlines.filter((headline) => mayHead(headline, passage, intro, assignment));
  const announced = fitting.filter(({ announces }) => announces === passage);
  const allowed = announced.length > 0 && ofNames ? announced : fitting;
  const found = withPlace(headlineOver(passage, shown, allowed), intro, allowed, assignment);
  return [...own, ...(found === undefined ? [] : [found])].reduce<Headline | undefined>(
    (best, at) => (best === undefined || at.quality > best.quality ? at : best),
    passage.unit.ordered === true ? underHeading(assignment) : undefined,
  );
}

/** An entry that only names something. */
function isName({ label, text, children = [] }: ListItem, rules: LanguageRules): boolean {
  return (
    label === undefined &&
    children.length === 0 &&
    wordCount(text) <= MOST_NAME_WORDS &&
    !rules.hasVerb(text) &&
    !isQuestion(text)
  );
}

/** "You find free rooms here:" says what bare names are, which under an order ("Choose a room") look like what to choose from. */
function pointingAtNames(intro: Sentence, { digest: { rules }, segment }: Assignment): Headline | undefined {
  const announcement = bareLeadIn(intro, rules);
  const text = withoutPointingEnd(announcement, rules.language);
  if (text === announcement || !rules.hasVerb(text) || !fits(text, TITLE_ROOM)) return undefined;
  const kicker = kickerFor(segment.section, text, rules);
  return { title: phraseOf(text, intro), ...(kicker === undefined ? {} : { kicker }), quality: POINTING_QUALITY };
}

/** Steps whose announcement only points back stand under their heading, wherever in its section. */
function underHeading({ segment, digest: { rules } }: Assignment): Headline | undefined {
  const title = headingPhrase(segment.section, rules);
  const fitting = title !== undefined && fits(title.text, TITLE_ROOM);
  return fitting ? { title, quality: HEADING_QUALITY } : undefined;
}

function mayHead(headline: Headline, passage: Passage, intro: Sentence, { digest }: Assignment): boolean {
  const { announces, claim, leads, title } = headline;
  if (announces !== undefined) return announces === passage;
  if (claim !== undefined) return standsBefore(claim, passage);
  if (leads !== undefined) return true;
  const { rules } = digest;
  const stated = rules.behindWord("connectives", intro.text) ?? intro.text;
  const reserves = rules.contains("negations", stated) && !rules.contains("negations", title.text);
  return !reserves && (!isAssertive(title.text, rules) || opensItsSection(passage, digest));
}

/** "For parents:" only says where or for whom the items hold: it labels the heading over them. */
function withPlace(
  headline: Headline | undefined,
  intro: Sentence,
  allowed: readonly Headline[],
  { digest: { rules } }: Assignment,
): Headline | undefined {
  if (headline?.announces === undefined) return headline;
  const bare = bareLeadIn(intro, rules);
  const first = /^[\p{L}\p{M}]+/u.exec(bare)?.[0] ?? "";
  const places =
    rules.isWord("functionWords", first) && !rules.isWord("definites", first) && !rules.isWord("indefinites", first);
  const heading = allowed.find((at) => at.announces === undefined && at.claim === undefined && at.leads === undefined);
  if (heading === undefined || !places || rules.hasVerb(bare) || displayLength(bare) > KICKER_LENGTH) return headline;
  return { ...heading, kicker: phraseOf(bare, intro) };
}

/** "Small changes are:" goes on in every item: it is shown as it stands, open to them. */
function unfinished(
  intro: Sentence,
  before: Sentence | undefined,
  { digest, segment }: Assignment,
): Headline | undefined {
  const { rules } = digest;
  const bare = bareLeadIn(intro, rules);
  if (before !== undefined && wordCount(bare) <= POINTS_BACK) return undefined;
  const goesOn = rules.endsWith("verbs", bare) || rules.endsWith("functionWords", bare);
  if (!goesOn || wordCount(bare) < FEWEST_WORDS || !fits(bare, TITLE_ROOM)) return undefined;
  if (standingOf(bare, rules) !== "alone") return undefined;
  const kicker = kickerFor(segment.section, bare, rules);
  // "What to expect:" names what the items are.
  const title = phraseOf(rules.opensWith("interrogatives", bare) ? bare : `${bare}…`, intro);
  return { title, ...(kicker === undefined ? {} : { kicker }), quality: UNFINISHED_QUALITY };
}

/** Where the lead-in only points back ("That includes:", "Some examples are:"), the sentence it points at is what the items belong to. */
function underSentence(
  intro: Sentence,
  before: Sentence | undefined,
  { digest, segment }: Assignment,
): Headline | undefined {
  const { rules } = digest;
  const bare = bareLeadIn(intro, rules);
  if (before === undefined || (standingOf(bare, rules) === "alone" && wordCount(bare) > POINTS_BACK)) return undefined;
  if (standingOf(before.text, rules) !== "alone" || pointsOut(before.text, rules.language)) return undefined;
  const line = lineFor(before.text, rules, TITLE_ROOM);
  if (line === undefined || wordCount(line) <= FEWEST_WORDS) return undefined;
  const kicker = kickerFor(segment.section, line, rules);
  return { title: phraseOf(line, before), ...(kicker === undefined ? {} : { kicker }), quality: BEFORE_QUALITY };
}

function bareLeadIn(intro: Sentence, rules: LanguageRules): string {
  return capitalised(intro.text.replace(/[\s:：]+$/u, ""), rules.language);
}

/** The sentence in front of the lead-in, in its paragraph. */
function sentenceBefore(intro: Sentence, passage: Passage, digest: Digest): Sentence | undefined {
  const { unit } = passageBefore(passage, digest) ?? {};
  const at = unit?.sentences.findIndex(({ span }) => span.start === intro.span.start) ?? -1;
  return at < 1 ? undefined : unit?.sentences[at - 1];
}

function passageBefore({ unit }: Passage, { passages }: Digest): Passage | undefined {
  return passages[passages.findIndex((at) => at.unit === unit) - 1];
}

/** Whether nothing but a brief introduction stands between the heading and the list. */
function opensItsSection(passage: Passage, digest: Digest): boolean {
  const before = passageBefore(passage, digest);
  if (before === undefined || before.section !== passage.section) return true;
  return before.unit.sentences.length <= BRIEF_INTRODUCTION && opensSection(before, digest);
}

function opensSection(passage: Passage, digest: Digest): boolean {
  return passageBefore(passage, digest)?.section !== passage.section;
}
