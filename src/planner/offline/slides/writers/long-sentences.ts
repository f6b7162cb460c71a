import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { capitalised } from "../../../text/shorten.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { bestWindow, fits, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { isAside, isTelling, strikingness } from "../figure.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const TITLE_ROOM = { length: titleRoom("tip"), words: SHORT_WORDS };
/** "When asked why they had stopped, the largest group said …": an opening of two to nine words and the rest. */
const OPENING_AND_REST = /^([^,，、،;:]{4,80})[,，、،]\s*(.{24,})$/su;
const OPENING_WORDS = { least: 2, most: 9 };

/** Sentences too long for a title: named by their figure or by their own opening, and set below it. */
export const writeLongSentences: SlotWriter = (assignment) =>
  freeClaims(assignment)
    .flatMap((claim) =>
      claim.unit.kind === "paragraph" && displayLength(claim.text) > TITLE_ROOM.length
        ? [...figuredTip(claim, assignment), ...openedTip(claim, assignment)]
        : [],
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, 2);

/** "Stability: 28%" over the sentence with the figure. */
function figuredTip(claim: Claim, assignment: Assignment): Proposal[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const [figure] = claim.figures
    .filter((fact) => isTelling(fact, rules) && !isAside(fact))
    .sort((a, b) => strikingness(b) - strikingness(a) || a.span.start - b.span.start);
  const heading = headingPhrase(segment.section, rules);
  if (figure === undefined || heading === undefined) return [];
  const text = `${heading.text.replace(/[?？؟]\s*$/u, "")}: ${figure.display}`;
  const body = bestWindow(runsFrom(claim, assignment), rules, { length: bodyRoom("tip"), skip: taken });
  if (!fits(text, TITLE_ROOM) || body?.claims[0] !== claim) return [];
  const kicker = segment.section.parent === undefined ? undefined : kickerFor(segment.section.parent, text, rules);
  const title = { text, sources: [...heading.sources, figure.span] };
  return [proposal({ title, body: body.phrase, ...(kicker && { kicker }) }, body.claims, 0.5, assignment)];
}

/** The opening clause as title, the rest below. Not where the verb would then come first (German, Dutch). */
function openedTip(claim: Claim, assignment: Assignment): Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const [, opening = "", rest = ""] = (rules.opensFreely && OPENING_AND_REST.exec(claim.text)) || [];
  const words = wordCount(opening);
  const whole = words >= OPENING_WORDS.least && words <= OPENING_WORDS.most && isAdverbial(opening, rules);
  if (!whole || !fits(opening, TITLE_ROOM) || !fits(rest, { length: bodyRoom("tip") })) return [];
  const title = phraseOf(capitalised(opening, rules.language), claim.sentence);
  const kicker = kickerFor(segment.section, title.text, rules);
  const body = phraseOf(capitalised(rest, rules.language), claim.sentence);
  const craft = rules.opensWith("conditionals", opening) ? 0.1 : 0.3;
  return [proposal({ title, body, ...(kicker && { kicker }) }, [claim], craft, assignment)];
}

function isAdverbial(opening: string, rules: LanguageRules): boolean {
  if (!rules.spaced) return true;
  const first = /[\p{L}\p{M}'’]+/u.exec(opening)?.[0] ?? "";
  return (
    rules.isWord("functionWords", first) ||
    rules.opensWith("conditionals", opening) ||
    rules.opensWith("leadIns", opening)
  );
}

function runsFrom(claim: Claim, { segment }: Assignment): Run[] {
  const run = segment.passages.flatMap((passage) => passage.runs).find((at) => at.includes(claim));
  return run === undefined ? [] : [run.slice(run.indexOf(claim))];
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
