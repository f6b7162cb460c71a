import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { isQuestion } from "../../text/standing.ts";
import type { Heading } from "../../source/source-document.ts";
import type { Section } from "../digest/sections.ts";
import { phraseOf } from "../wording.ts";
import type { Proposal } from "./proposal.ts";

/** Types that show sentences as they were said. */
const SHOWS_WORDS: ReadonlySet<SlideType> = new Set(["tip", "statement", "stat", "list"]);

/**
 * In an interview "we" and "I" are somebody: a slide with such words carries the name of who said them above its title,
 * unless a heading stands there that says more than the question did.
 */
export function withSpeaker(proposal: Proposal, { heading }: Section, rules: LanguageRules): Proposal {
  const [first] = proposal.uses;
  const speaker = first?.unit.speaker;
  if (speaker === undefined || !SHOWS_WORDS.has(proposal.type)) return proposal;
  if (proposal.uses.some(({ unit }) => unit.speaker?.text !== speaker.text)) return proposal;
  if (!proposal.uses.some(({ sentence }) => rules.contains("narrator", sentence.text))) return proposal;
  const named = (content: SlideContent): SlideContent => {
    const { kicker, title } = content;
    const free = kicker === undefined || (isQuestion(heading?.text ?? "") && isFrom(kicker, heading));
    const room = displayLength(speaker.text) <= SLOT_CONTRACTS[content.type].kicker;
    return free && room && !title.text.includes(speaker.text)
      ? { ...content, kicker: phraseOf(speaker.text, speaker) }
      : content;
  };
  const [fullest, ...shorter] = proposal.candidates;
  return { ...proposal, candidates: [named(fullest), ...shorter.map(named)] };
}

function isFrom({ sources }: Phrase, heading: Heading | undefined): boolean {
  return sources.some(({ start }) => start === heading?.span.start);
}
