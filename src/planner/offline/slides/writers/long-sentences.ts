import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { capitalised } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim } from "../../digest/claim.ts";
import { fits, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const TITLE_ROOM = { length: titleRoom("tip"), words: SHORT_WORDS };
/** "When asked why they had stopped, the largest group said …": an opening of two to nine words and the rest. */
const OPENING_AND_REST = /^([^,，、،;:]{4,80})(?:[,،]\s+|[，、])(.{24,})$/su;
const OPENING_WORDS = { least: 4, most: 9 };
const CRAFT = 0.15;
const NO_ADVERBIALS = ["conditionals", "definites", "indefinites"] as const;

/** Sentences too long for a title: named by their own opening, and set below it. */
export const writeLongSentences: SlotWriter = (assignment) =>
  freeClaims(assignment)
    .flatMap((claim) =>
      claim.unit.kind === "paragraph" && displayLength(claim.text) > TITLE_ROOM.length
        ? openedTip(claim, assignment)
        : [],
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, 2);

/**
 * The opening clause as title, the rest below. Not where the verb would then come first (German, Dutch), nor where it
 * comes last and the opening may be anything.
 */
function openedTip(claim: Claim, assignment: Assignment): Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const [, opening = "", rest = ""] =
    (rules.opensFreely && rules.deletesClauses && OPENING_AND_REST.exec(claim.text)) || [];
  const words = wordCount(opening);
  const whole = words >= OPENING_WORDS.least && words <= OPENING_WORDS.most && isAdverbial(opening, rules);
  if (!whole || !fits(opening, TITLE_ROOM) || !fits(rest, { length: bodyRoom("tip") })) return [];
  const title = phraseOf(capitalised(opening, rules.language), claim.sentence);
  const kicker = kickerFor(segment.section, title.text, rules);
  const body = phraseOf(capitalised(rest, rules.language), claim.sentence);
  return [proposal({ title, body, ...(kicker && { kicker }) }, [claim], CRAFT, assignment)];
}

function isAdverbial(opening: string, rules: LanguageRules): boolean {
  // "The council, a body of nine, …": a subject and what it is.
  if (NO_ADVERBIALS.some((list) => rules.opensWith(list, opening))) return false;
  const first = /[\p{L}\p{M}'’]+/u.exec(opening)?.[0] ?? "";
  return rules.isWord("functionWords", first) || rules.opensWith("leadIns", opening);
}

interface TipText {
  readonly kicker?: Phrase;
  readonly title: Phrase;
  readonly body: Phrase;
}

function proposal(text: TipText, uses: readonly Claim[], craft: number, { segment }: Assignment): Proposal {
  const content: SlideContent = { type: "tip", ...text };
  return { type: "tip", candidates: [content], uses, score: scoreOf("tip", craft, coverage(uses, segment)) };
}
