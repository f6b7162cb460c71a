import type { SlideContent } from "../../../deck/slide-content.ts";
import type { BodySlide } from "../body.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { fits } from "../wording.ts";
import { contentOf } from "./filling.ts";

/** A title in the middle of others is no longer than this. */
const TIP_TITLE = { length: titleRoom("tip"), words: 14 };

/**
 * Of three slides in a row that are prose of the same type, the last or the middle one changes to the other type of
 * prose where its words fit there: nothing of them is lost.
 */
export function inTurns(slides: readonly BodySlide[]): readonly BodySlide[] {
  const varied = [...slides];
  for (let at = 2; at < varied.length; at++) {
    const type = varied[at]?.chosen.type;
    if (varied[at - 1]?.chosen.type !== type || varied[at - 2]?.chosen.type !== type) continue;
    const place = [at - 1, at].find((one) => changed(varied[one]) !== undefined);
    const other = place === undefined ? undefined : changed(varied[place]);
    if (place !== undefined && other !== undefined) varied[place] = other;
  }
  return varied;
}

/** The slide as the other type of prose: a message with its reasons, or one sentence with what supports it. */
function changed(slide: BodySlide | undefined): BodySlide | undefined {
  const content = slide === undefined ? undefined : contentOf(slide);
  if (slide === undefined || (content?.type !== "tip" && content?.type !== "statement")) return undefined;
  const { body, title } = content;
  if (body === undefined || !isSentence(content, slide)) return undefined;
  const type = content.type === "tip" ? "statement" : "tip";
  const whole = type === "tip" ? fits(title.text, TIP_TITLE) : fits(body.text, { length: bodyRoom("statement") });
  if (!whole) return undefined;
  const turned: SlideContent = { ...content, type, body };
  return { ...slide, chosen: { ...slide.chosen, type, candidates: [turned] } };
}

/** A heading is no statement, however large it stands. */
function isSentence({ title, kicker }: SlideContent, { chosen, segment }: BodySlide): boolean {
  const [source] = title.sources;
  if (source === undefined) return false;
  const items = segment.passages.flatMap((passage) => passage.items);
  return (
    chosen.uses.some(({ sentence: { span } }) => span.start <= source.start && source.start < span.end) ||
    (kicker !== undefined && items.some(({ span }) => span.start <= source.start && source.start < span.end))
  );
}
