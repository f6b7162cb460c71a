import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase } from "../../../deck/slide-content.ts";
import { itemRoom } from "../slides/room.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { isQuestion } from "../../text/standing.ts";
import type { Digest } from "../digest/digest.ts";
import { lineage, type Section, topSection } from "../digest/sections.ts";
import { headingPhrase, isBareFigure } from "../slides/headline.ts";
import { memberSets } from "../storyline/member-sets.ts";
import type { Segment } from "../storyline/segment.ts";
import { wordCount } from "../../text/word-count.ts";
import { isQuestionTime, isThanks } from "./closing-words.ts";
import { namesSummary } from "./conclusion.ts";
import type { FrameContent } from "./frame-content.ts";

const ROOM = itemRoom("agenda");
const FEWEST_WORTHWHILE = 3;
/** Words that a summary's heading has at most: "Summary of the findings" names a matter. */
const BARE_WORDS = 2;
const NEARLY_ALL = 0.8;
/** Forms of heading that may stand on one agenda. */
const MOST_FORMS = 2;

type Entry = readonly [Section, Phrase];

/** Whether nearly every top section of the source has a heading short enough for an agenda. */
export function agendaIsPossible(digest: Digest): boolean {
  const tops = [...new Set(digest.passages.map((passage) => topSection(passage.section)))].filter(
    ({ heading }) => heading !== undefined && isMatter(heading.text),
  );
  const short = named(digest, tops).length;
  return short >= FEWEST_WORTHWHILE && short >= tops.length * NEARLY_ALL;
}

/** The sections of the deck by their headings; none where there are fewer than three to name. */
export function agendaSlide(digest: Digest, segments: readonly Segment[]): FrameContent | undefined {
  const entries = agendaEntries(digest, segments);
  const phrases = entries.map(([, phrase]) => phrase);
  if (entries.length < FEWEST_WORTHWHILE || areUneven(phrases, digest.rules)) return undefined;
  const shown = new Set(entries.map(([section]) => section));
  if (namesAgenda(digest) || leavesMembersOut(shown, digest)) return undefined;
  const title = fixedPhrase(digest.words.agenda);
  return { candidates: [{ type: "agenda", title, items: phrases.map((text) => ({ text })) }], uses: [] };
}

/** Whether it would name some sections of a set and hide the others. */
function leavesMembersOut(shown: ReadonlySet<Section>, { sections, passages, rules }: Digest): boolean {
  return memberSets(sections, passages, rules).some(({ members }) => {
    const count = members.filter(({ section }) => shown.has(section)).length;
    return count > 0 && count < members.length;
  });
}

/** A text with a part of that name has an agenda of its own: the map of the deck would be taken for it. */
function namesAgenda({ sections, words }: Digest): boolean {
  const own = words.agenda.toLocaleLowerCase();
  return sections.all.some(({ heading }) => heading?.text.toLocaleLowerCase().includes(own));
}

/** Whether questions, orders, gerunds and bare labels stand side by side: no list that anybody could follow. */
function areUneven(entries: readonly Phrase[], rules: LanguageRules): boolean {
  const counts = new Map<string, number>();
  for (const { text } of entries) counts.set(formOf(text, rules), (counts.get(formOf(text, rules)) ?? 0) + 1);
  const sizes = [...counts.values()].sort((a, b) => b - a);
  return sizes.slice(MOST_FORMS).reduce((sum, size) => sum + size, 0) > 1;
}

function formOf(text: string, rules: LanguageRules): string {
  if (isQuestion(text) || rules.opensWith("interrogatives", text)) return "question";
  if (rules.opensWith("imperatives", text) || rules.opensWithOrder(text)) return "order";
  if (rules.opensWithParticiple(text)) return "participle";
  return rules.hasVerb(text) ? "statement" : "label";
}

/** Top sections first; the sections of the slides themselves where the top ones are too few; at most seven. */
function agendaEntries(digest: Digest, segments: readonly Segment[]): readonly Entry[] {
  const tops = named(
    digest,
    segments.map((segment) => topSection(segment.section)),
  );
  if (tops.length >= FEWEST_WORTHWHILE) return largest(tops, segments, ROOM.max);
  const sections = segments.map(({ section }) => section);
  const inner = new Set(sections.flatMap((section) => lineage(section).filter((at) => at !== section)));
  const own = named(
    digest,
    sections.filter((section) => !inner.has(section)),
  );
  return own.slice(0, ROOM.max);
}

function named(digest: Digest, sections: readonly Section[]): Entry[] {
  return [...new Set(sections)].flatMap((section) => {
    const phrase = headingPhrase(section, digest.rules);
    if (!isMatter(section.heading?.text ?? "")) return [];
    const fits = phrase !== undefined && displayLength(phrase.text) <= ROOM.text && !isBareFigure(phrase.text);
    return fits ? [[section, phrase] as const] : [];
  });
}

/** Whether a heading names a matter of the text, and not its thanks, its summary or time for questions. */
function isMatter(heading: string): boolean {
  return !isThanks(heading) && !isQuestionTime(heading) && !(namesSummary(heading) && wordCount(heading) <= BARE_WORDS);
}

/** Where there are too many, those with the most slides stay, in their order. */
function largest(entries: readonly Entry[], segments: readonly Segment[], count: number): readonly Entry[] {
  const slides = (section: Section): number =>
    segments.filter((segment) => topSection(segment.section) === section).length;
  const kept = new Set([...entries].sort(([a], [b]) => slides(b) - slides(a)).slice(0, count));
  return entries.filter((entry) => kept.has(entry));
}
