import type { LanguageRules } from "../../language/language-rules.ts";
import type { Sentence, SourceDocument, Unit } from "../../source/source-document.ts";
import { isYesOrNo, opensWithExample } from "../../text/answers.ts";
import { isCourtesy, isPreamble, withoutOpeningAside } from "../../text/asides.ts";
import { isEditorialNote } from "../../text/credits.ts";
import { dropsSubject } from "../../text/dropped-subject.ts";
import { isForeign } from "../../text/foreign.ts";
import { isProcedure } from "../../text/meeting-sentences.ts";
import { addsToBefore } from "../../text/not-only.ts";
import { pointsOut } from "../../text/pointing-out.ts";
import { pointsBack } from "../../text/pointing-back.ts";
import { withoutLeadIn } from "../../text/shorten.ts";
import { type Standing, standingOf, withoutOpener } from "../../text/standing.ts";
import type { TermsOf } from "../../text/terms.ts";
import { Introductions } from "./back-references.ts";
import { behindBoldOpening } from "./bold-openings.ts";
import type { Claim } from "./claim.ts";
import { recordsMeeting } from "./meeting.ts";
import { behindLeadUp } from "./stress.ts";
import { lineage, type Section } from "./sections.ts";
import { SENTENCE_END } from "../../text/sentence-end.ts";

interface Context {
  readonly source: SourceDocument;
  readonly rules: LanguageRules;
  readonly termsOf: TermsOf;
}

type Judged = Pick<Claim, "text" | "standing" | "leansOn">;

/** "… their use of Java, .": words are missing. */
const HOLE = /[,;:،、，]\s*[.。!?](?![.\p{L}\p{N}])/u;
const UNFIT = { text: "", standing: "unfit" } as const;
/** Share of a text's sentences that a term stands in, and how many they are at least, from which on it is a theme. */
const THEME = { share: 0.1, sentences: 5 };
/** Words at the head of a text that say what it is about. */
const OPENING_WORDS = 8;

/** Judges the sentences of a source in their order: how each reads by itself, its section's heading over it. */
export function sentenceJudge(
  context: Context,
): (sentence: Sentence, unit: Unit, section: Section, excluded: boolean) => Judged {
  const introductions = introductionsBySection(context);
  const openEnded = openEndedOf(context.source);
  const ofMeeting = recordsMeeting(context.source);
  const goesWithout = (sentence: Sentence): boolean =>
    openEnded.has(sentence) || (ofMeeting && isProcedure(sentence.text, context.rules.language));
  return (sentence, unit, section, excluded) =>
    excluded || goesWithout(sentence) ? UNFIT : judgeInSection(sentence, unit, introductions(section), context);
}

/** Sentences that run on into the block behind their paragraph without a mark: "I wrote to her something like". */
function openEndedOf({ units }: SourceDocument): ReadonlySet<Sentence> {
  return new Set(
    units.flatMap(({ kind, sentences, path }, at) => {
      const next = units[at + 1];
      const last = sentences.at(-1);
      const isShown = next?.kind === "quote" || next?.kind === "code";
      const runsOn = kind === "paragraph" && isShown && next.path.join() === path.join();
      return runsOn && last !== undefined && !SENTENCE_END.test(last.text) ? [last] : [];
    }),
  );
}

/** Items that are no clauses are phrases: a list may show them, nothing else may. */
function judge(
  sentence: Sentence,
  unit: Unit,
  { rules, source }: Context,
): { readonly text: string; readonly standing: Standing } {
  const text = withoutOpeningAside(behindBoldOpening(behindLeadUp(sentence.text, unit, rules), unit, rules), rules);
  if (HOLE.test(text) || isYesOrNo(text)) return UNFIT;
  if (isForeign(text, rules.language) || text === source.title?.text || isCourtesy(text, rules)) return UNFIT;
  if (isPreamble(text, rules) || isEditorialNote(text, rules)) return UNFIT;
  // Phrases: a list may show its items all the same; a line of a paragraph is a signature or a caption.
  const ends = SENTENCE_END.test(text);
  if (unit.kind === "list" ? !(ends && rules.hasVerb(text)) : !ends && !rules.hasVerb(text)) return UNFIT;
  const standing = standingOf(text, rules);
  const bare = withoutOpener(text, rules);
  if (unit.kind === "paragraph" && pointsOut(bare, rules.language)) return UNFIT;
  // An example stands for what it is an example of: behind that, never for it.
  if (unit.kind === "paragraph" && standing === "alone" && opensWithExample(text)) return { text, standing: "leaning" };
  if (standing === "alone" && dropsSubject(bare, rules.language)) return { text: bare, standing: "leaning" };
  if (standing !== "leaning") return { text: bare, standing };
  const rest = withoutLeadIn(bare, rules);
  return rest !== bare && standingOf(rest, rules) === "alone"
    ? { text: rest, standing: "alone" }
    : { text: bare, standing };
}

/** A sentence that reads alone by its own words may still take up what its section has introduced. */
function judgeInSection(sentence: Sentence, unit: Unit, introductions: Introductions, context: Context): Judged {
  const judged = judge(sentence, unit, context);
  const { text, standing } = judged;
  const alone = standing === "alone";
  const points = alone ? pointsBack(text, context.rules, (words) => introductions.knows(words)) : undefined;
  const leans = points === "sentence" || (alone && introductions.takesUp(text));
  const adds = addsToBefore(text, context.rules.language);
  const inside = alone && (adds || points === "heading" || introductions.takesUpInside(text));
  introductions.add(sentence.text);
  if (leans) return { text, standing: "leaning" };
  return inside ? { ...judged, leansOn: "section" } : judged;
}

function introductionsBySection({ source, rules, termsOf }: Context): (section: Section) => Introductions {
  const known = new Map<Section, Introductions>();
  const themes = themesOf(source, termsOf);
  const title = source.title?.text ?? "";
  const first = source.units.find(({ kind }) => kind === "paragraph")?.sentences[0]?.text ?? "";
  const opening = first.split(/\s+/u, OPENING_WORDS).join(" ");
  return (section) => {
    const headings = [title, ...lineage(section).map(({ heading }) => heading?.text ?? "")].join(" ");
    const found = known.get(section) ?? new Introductions({ headings, opening, themes }, rules, termsOf);
    known.set(section, found);
    return found;
  };
}

function themesOf(source: SourceDocument, termsOf: TermsOf): ReadonlySet<string> {
  const sentences = source.units.flatMap((unit) => unit.sentences);
  const counts = new Map<string, number>();
  for (const { text } of sentences)
    for (const term of new Set(termsOf(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  const least = Math.max(THEME.sentences, sentences.length * THEME.share);
  return new Set([...counts].filter(([, count]) => count >= least).map(([term]) => term));
}
