import { contentPhrases } from "../../../deck/content-phrases.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { BodySlide } from "../body.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { claimsOf, type Passage } from "../digest/passage.ts";
import type { Proposal } from "../slides/proposal.ts";
import { proposeSlides } from "../slides/propose.ts";
import type { Segment } from "../storyline/segment.ts";
import { ShownSpans, spansOf } from "./shown.ts";

/** What slides that fill a deck are made with. */
export interface Material {
  readonly digest: Digest;
  /** The slides around the body. */
  readonly frame: readonly SlideContent[];
  readonly excluded: ReadonlySet<SlideType>;
}

export function contentOf({ chosen }: BodySlide): SlideContent {
  return chosen.candidates[0];
}

export function shownBy(slides: readonly BodySlide[], { frame, digest }: Material): ShownSpans {
  const whole = frame.filter((content) => content.type !== "cover" || endsAsItsSource(content.title, digest));
  return new ShownSpans([...whole, ...slides.map(contentOf)]);
}

/** A title that leaves out how its sentence ends does not show it. */
function endsAsItsSource({ text, sources }: Phrase, { source }: Digest): boolean {
  const [span, ...others] = sources;
  if (span === undefined || others.length > 0) return true;
  const words = keyOf(source.text.slice(span.start, span.end));
  return keyOf(text).endsWith(words.slice(-ENDING));
}

const ENDING = 8;

/** Where in the source a slide begins: with its matter, for its title may be a heading. */
export function startOf(slide: BodySlide): number {
  const content = contentOf(slide);
  const starts = (title: boolean): readonly number[] => spansOf(content, title).map(({ start }) => start);
  const matter = starts(false);
  return Math.min(...(matter.length > 0 ? matter : starts(true)));
}

/** One passage, or a part of one, as what a slide is made from. */
export function segmentOf(passage: Passage, opensSection: boolean): Segment {
  const passages = [passage];
  const { section } = passage;
  return { index: 0, section, passages, claims: claimsOf(passages), parts: [], opensSection, opened: new Set() };
}

/** Every way to show a segment, the fullest and best first. */
export function waysToShow(segment: Segment, { digest, excluded }: Material): readonly Proposal[] {
  const fit = segment.claims.filter(({ standing }) => standing !== "unfit").length || 1;
  const value = ({ score, uses }: Proposal): number => score + FULLNESS * (uses.length / fit);
  const proposals = proposeSlides(segment, { digest, excluded, taken: new Set(), leaning: true });
  return [...proposals].sort((a, b) => value(b) - value(a));
}

const FULLNESS = 0.4;

/** A slide of plain words; it has the lowest score there is. */
export function plainSlide(segment: Segment, content: SlideContent, uses: readonly Claim[]): BodySlide {
  return { segment, chosen: { type: content.type, candidates: [content], uses, score: 0.1 } };
}

/** Whether no other slide has the title, or says it word for word; an entry of an outline may head its own entries. */
export function hasNewTitle(
  slide: BodySlide,
  slides: readonly BodySlide[],
  { frame }: Pick<Material, "frame">,
): boolean {
  const content = contentOf(slide);
  const key = keyOf(content.title.text);
  const others = [...frame, ...slides.filter((other) => other !== slide).map(contentOf)];
  return (
    key !== "" &&
    !others.some((other) => keyOf(other.title.text) === key || (!("items" in content) && says(other, key)))
  );
}

function says(content: SlideContent, key: string): boolean {
  if (key.length < LONG_ENOUGH) return false;
  return contentPhrases(content).some(({ text }) => !text.endsWith("…") && keyOf(text).includes(key));
}

/** Characters from which on the same words are the same sentence. */
const LONG_ENOUGH = 12;

function keyOf(text: string): string {
  return text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
