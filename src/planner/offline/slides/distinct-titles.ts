import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { capitalised, headlineCase } from "../../text/shorten.ts";
import { wordCount } from "../../text/word-count.ts";
import { type Joint, jointsOf } from "../filling/joints.ts";
import { fits, lineFor, phraseOf } from "../wording.ts";
import { isBareFigure } from "./headline.ts";
import type { Proposal } from "./proposal.ts";
import { bodyRoom, titleRoom } from "./room.ts";

/** From this length (half-ems) on a sentence in the size of a title is a wall of words. */
const WALL = 118;
const MOST_WORDS = 16;
/** The room of a clause that heads the rest of its sentence. */
const HEAD = { length: titleRoom("tip"), words: 14 };
const FEWEST_WORDS = 5;
const SENTENCE = /^[\p{L}\p{N}“”„«»"'‘「『(¿¡]/u;
/** An "and" that is written to its word opens no sentence. */
const SEMITIC_AND = /^[וو]/u;
/** "Tea: how it is grown" has said "Tea". */
const BEFORE_COLON = /^(.{4,}?)\s*[:：]/u;

type Prose = Extract<SlideContent, { type: "tip" | "statement" }>;

/**
 * The chosen slides with titles that tell them apart: what repeats the title of the deck or of an earlier slide is headed
 * by its own first sentence. A sentence too long for a title is headed by its first clause, where that is a sentence
 * itself, else by its heading where no slide has that yet.
 */
export function distinctTitles(chosen: readonly Proposal[], digest: Digest): readonly Proposal[] {
  const cover = digest.source.title?.text ?? "";
  const shown = new Set([cover, BEFORE_COLON.exec(cover)?.[1] ?? cover].map(keyOf));
  const planned = new Set([...shown, ...chosen.map(({ candidates: [content] }) => keyOf(content.title.text))]);
  const titled: Proposal[] = [];
  for (const [at, proposal] of chosen.entries()) {
    const [content] = proposal.candidates;
    const repeated = shown.has(keyOf(content.title.text));
    const around = [titled.at(-2), titled.at(-1), chosen[at + 1], chosen[at + 2]].map((slide) => slide?.type);
    const found = repeated
      ? headedBySentence(proposal, digest)
      : shorterTitled(proposal, planned, digest).find(({ type }) => !makesThree(type, around));
    const next = found ?? proposal;
    const key = keyOf(next.candidates[0].title.text);
    shown.add(key);
    planned.add(key);
    titled.push(next);
  }
  return titled;
}

/** The ways in which a long statement is shown under a shorter title, the best first. */
function shorterTitled(proposal: Proposal, planned: ReadonlySet<string>, digest: Digest): readonly Proposal[] {
  const clause = headedByClause(proposal, digest);
  const label = headedByLabel(proposal, planned, digest);
  return [...(clause === undefined ? [] : [clause, ...asStatement(clause)]), ...(label === undefined ? [] : [label])];
}

/** The same words as one statement with its support, where they fit. */
function asStatement(proposal: Proposal): readonly Proposal[] {
  const [content] = proposal.candidates;
  if (content.type !== "tip" || content.body === undefined) return [];
  if (!fits(content.body.text, { length: bodyRoom("statement") })) return [];
  return [{ ...proposal, type: "statement", candidates: [{ ...content, type: "statement", body: content.body }] }];
}

/** Whether a slide of a type is the third in a row with those before and behind it. */
function makesThree(type: string, [first, second, third, fourth]: readonly (string | undefined)[]): boolean {
  if (second === type) return first === type || third === type;
  return third === type && fourth === type;
}

/** A paragraph under a heading that another slide has: its first sentence as the title, the heading as the label above. */
function headedBySentence(proposal: Proposal, digest: Digest): Proposal | undefined {
  const { rules } = digest;
  const [content] = proposal.candidates;
  const [opening, ...others] = claimsUnder(content, proposal.uses) ?? [];
  if (content.type !== "tip" || opening?.standing !== "alone" || opening.needs !== undefined) return undefined;
  const kicker = content.title;
  const body = others.length === 0 ? undefined : joined(others, rules.spaced);
  const statement: Prose = { type: "statement", kicker, title: phraseOf("", opening.sentence), ...(body && { body }) };
  const line = lineFor(opening.text, rules, { length: titleRoom("statement") });
  const isLong = displayLength(opening.text) > WALL;
  const divided = isLong ? dividedAt(opening, statement, proposal, rules) : undefined;
  if (divided !== undefined || line === undefined) return divided;
  if (body !== undefined && !fits(body.text, { length: bodyRoom("statement") })) return undefined;
  const slide: Prose = { ...statement, title: phraseOf(line, opening.sentence) };
  return { ...proposal, type: "statement", candidates: [slide] };
}

/** "The depot is closed, and the trams sleep at the harbour.": of two sentences in one the first is the title. */
function headedByClause(proposal: Proposal, { rules }: Digest): Proposal | undefined {
  const [content] = proposal.candidates;
  const [opening] = proposal.uses;
  const isLong = isLongStatement(content) && isOpening(opening, content);
  return isLong ? dividedAt(opening, content, proposal, rules) : undefined;
}

/** A slide whose first sentence is divided into title and body, with the rest of the body behind it. */
function dividedAt({ text }: Claim, content: Prose, proposal: Proposal, rules: LanguageRules): Proposal | undefined {
  const joints = jointsOf(text, rules).filter((at) => at.whole && isHead(at, rules));
  const joint = joints.find(({ head }) => fits(head, HEAD)) ?? joints.find(({ head }) => fits(head, { length: WALL }));
  if (joint === undefined) return undefined;
  const type = fits(joint.head, HEAD) ? "tip" : "statement";
  const body = under(capitalised(joint.rest, rules.language), content, rules);
  if (!fits(body.text, { length: bodyRoom(type) })) return undefined;
  const title = { ...content.title, text: headlineCase(joint.head, rules) };
  const kicker = content.kicker === undefined ? {} : { kicker: content.kicker };
  return { ...proposal, type, candidates: [{ type, ...kicker, title, body }] };
}

/** A main clause that another follows: no case set for it, no "not this" that waits for its "but that". */
function isHead({ head, rest }: Joint, rules: LanguageRules): boolean {
  if (wordCount(head) < FEWEST_WORDS || SEMITIC_AND.test(rest) || !SENTENCE.test(rest)) return false;
  // "…, and how it was done": the rest of a list, no sentence of its own.
  if (rules.opensWith("interrogatives", rest) || rules.opensWith("clauseOpeners", rest)) return false;
  if (rules.opensWith("conditionals", head) || rules.opensWith("leadIns", head)) return false;
  return !(rules.opensWith("contrast", rest) && rules.contains("negations", head));
}

/** A statement as long as a paragraph, as the paragraph it is. */
function headedByLabel(proposal: Proposal, planned: ReadonlySet<string>, { rules }: Digest): Proposal | undefined {
  const [content] = proposal.candidates;
  const [opening] = proposal.uses;
  if (!isLongStatement(content) || !isOpening(opening, content) || displayLength(content.title.text) <= WALL)
    return undefined;
  const { kicker } = content;
  // A name says who speaks, not of what.
  if (kicker !== undefined && kicker.text === opening.unit.speaker?.text) return undefined;
  if (kicker === undefined || planned.has(keyOf(kicker.text)) || isBareFigure(kicker.text)) return undefined;
  const body = under(capitalised(opening.text, rules.language), content, rules);
  if (!fits(body.text, { length: bodyRoom("tip") })) return undefined;
  return { ...proposal, type: "tip", candidates: [{ type: "tip", title: kicker, body }] };
}

/** What does not go into the title, with the body behind it. */
function under(text: string, { title, body }: Prose, { spaced }: LanguageRules): Phrase {
  const whole = body === undefined ? text : `${text}${spaced ? " " : ""}${body.text}`;
  return { text: whole, sources: [...title.sources, ...(body?.sources ?? [])] };
}

function isLongStatement(content: SlideContent): content is Prose {
  const { text } = content.title;
  return isProse(content) && (displayLength(text) > WALL || wordCount(text) > MOST_WORDS);
}

/** Whether a sentence is the title of a slide, as it stands in the source. */
function isOpening(claim: Claim | undefined, { title }: Prose): claim is Claim {
  return claim !== undefined && claim.text !== "" && claim.sentence.span.start === title.sources[0]?.start;
}

function isProse(content: SlideContent): content is Prose {
  return content.type === "tip" || content.type === "statement";
}

/** The sentences of a body, where it is made of whole ones. */
function claimsUnder(content: SlideContent, uses: readonly Claim[]): readonly Claim[] | undefined {
  if (!isProse(content) || content.body === undefined) return undefined;
  const found = content.body.sources.map(({ start }) => uses.find(({ sentence }) => sentence.span.start === start));
  const claims = found.filter((claim) => claim !== undefined);
  return claims.length === found.length ? claims : undefined;
}

function joined(claims: readonly Claim[], spaced: boolean): Phrase {
  const text = claims.map(({ sentence }) => sentence.text).join(spaced ? " " : "");
  return phraseOf(text, ...claims.map(({ sentence }) => sentence));
}

function keyOf(title: string): string {
  return title.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
