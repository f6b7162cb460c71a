import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { capitalised } from "../../text/shorten.ts";
import { fits, lineFor, phraseOf } from "../wording.ts";
import { isBareFigure } from "./headline.ts";
import type { Proposal } from "./proposal.ts";
import { bodyRoom, titleRoom } from "./room.ts";

/** From this length (half-ems) on a sentence in the size of a title is a wall of words. */
const WALL = 118;
/** "Tea: how it is grown" has said "Tea". */
const BEFORE_COLON = /^(.{4,}?)\s*[:：]/u;

type Prose = Extract<SlideContent, { type: "tip" | "statement" }>;

/**
 * The chosen slides with titles that tell them apart: what repeats the title of the deck or of an earlier slide is headed
 * by its own first sentence, and a sentence too long for a title goes under its heading where no slide has that yet.
 */
export function distinctTitles(chosen: readonly Proposal[], digest: Digest): readonly Proposal[] {
  const cover = digest.source.title?.text ?? "";
  const shown = new Set([cover, BEFORE_COLON.exec(cover)?.[1] ?? cover].map(keyOf));
  const planned = new Set([...shown, ...chosen.map(({ candidates: [content] }) => keyOf(content.title.text))]);
  return chosen.map((proposal) => {
    const [content] = proposal.candidates;
    const repeated = shown.has(keyOf(content.title.text));
    const next = repeated ? headedBySentence(proposal, digest) : headedByLabel(proposal, planned, digest);
    const key = keyOf((next ?? proposal).candidates[0].title.text);
    shown.add(key);
    planned.add(key);
    return next ?? proposal;
  });
}

/** A paragraph under a heading that another slide has: its first sentence as the title, the heading as the label above. */
function headedBySentence(proposal: Proposal, { rules }: Digest): Proposal | undefined {
  const [content] = proposal.candidates;
  const [opening, ...others] = claimsUnder(content, proposal.uses) ?? [];
  if (content.type !== "tip" || opening?.standing !== "alone" || opening.needs !== undefined) return undefined;
  const line = lineFor(opening.text, rules, { length: titleRoom("statement") });
  if (line === undefined) return undefined;
  const head = { kicker: content.title, title: phraseOf(line, opening.sentence) };
  const body = others.length === 0 ? undefined : joined(others, rules.spaced);
  const slide: SlideContent =
    body !== undefined && fits(body.text, { length: bodyRoom("statement") })
      ? { type: "statement", ...head, body }
      : { type: "statement", ...head };
  return body !== undefined && slide.body === undefined
    ? undefined
    : { ...proposal, type: "statement", candidates: [slide] };
}

/** A statement as long as a paragraph, as the paragraph it is. */
function headedByLabel(proposal: Proposal, planned: ReadonlySet<string>, { rules }: Digest): Proposal | undefined {
  const [content] = proposal.candidates;
  if (!isProse(content) || content.kicker === undefined || displayLength(content.title.text) <= WALL) return undefined;
  const { kicker } = content;
  if (planned.has(keyOf(kicker.text)) || isBareFigure(kicker.text)) return undefined;
  const [opening] = proposal.uses;
  const [from] = content.title.sources;
  if (opening === undefined || opening.text === "" || opening.sentence.span.start !== from?.start) return undefined;
  const text = capitalised(opening.text, rules.language);
  const whole = content.body === undefined ? text : `${text}${rules.spaced ? " " : ""}${content.body.text}`;
  if (!fits(whole, { length: bodyRoom("tip") })) return undefined;
  const body = { text: whole, sources: [...content.title.sources, ...(content.body?.sources ?? [])] };
  return { ...proposal, type: "tip", candidates: [{ type: "tip", title: kicker, body }] };
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
