import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase, type Phrase } from "../../../src/deck/slide-content.ts";
import { art, row, text, type ArtBox, type Hex, type TextStyle } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { variantOf } from "../../../src/design/variation.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { downArrow, polygon, quoteMarks } from "../motifs.ts";
import { roomFor } from "../room.ts";
import { fillArt, slab, stamp, sticker } from "../slabs.ts";
import { BORDER, MODULE, SHADOW, black, inks, loud, type Ground } from "../tokens.ts";
import { body, headline, label } from "../type.ts";

/** The quotation by its length: the shorter, the louder; what is as long as a paragraph is set as one. */
function saying(phrase: Phrase, color: Hex): TextStyle {
  const length = displayLength(phrase.text);
  if (length > 150) return { ...body(color, 62), weight: 700, lineHeight: 1.16, min: 40, balance: true };
  return headline(phrase, color, length <= 40 ? 156 : length <= 90 ? 116 : 92, 814);
}

/** The tail of a speech bubble, hanging from the slab above and open towards it. */
function tail(frame: Frame, ground: Ground, fill: Hex, { width, rtl }: ArtBox): SvgElement[] {
  const triangle = (from: number, to: number, top: number, depth: number): string =>
    polygon(
      [[from, top] as const, [to, top] as const, [from, depth] as const].map(
        ([x, y]) => [rtl ? width - x : x, y] as const,
      ),
    );
  const edge = triangle(80 - BORDER, 200, 0, 105);
  return [
    el("path", { d: edge, fill: ground.shadow, transform: `translate(${SHADOW} ${SHADOW})` }),
    el("path", { d: edge, fill: frame.palette.line }),
    el("path", { d: triangle(80, 190, -BORDER - 1, 88), fill }),
  ];
}

const quote = layout("quote", {
  id: "quote-bubble",
  name: "Loud bubble",
  weight: "dark",
  compose: (content, frame) => {
    const ground = variantOf(frame.index, 2) === 0 ? black(frame) : loud(frame);
    const { white } = inks(frame);
    const room = roomFor(content, 240);
    const marks = room.tight ? 130 : 190;
    const lift = marks * 0.62;
    return poster(
      frame,
      ground,
      { padding: [room.top + lift, room.margin, room.tight ? 40 : room.margin, room.margin] },
      slab(
        frame,
        ground,
        white.fill,
        { grow: 1, padding: room.tight ? [76, 36, 36, 36] : [104, 52, 52, 52], justify: "center" },
        art({ height: marks, absolute: { top: -lift, start: 36, end: 36 } }, (box) =>
          stamp(
            { ...ground, outline: frame.palette.line },
            quoteMarks(box.rtl ? box.width - marks * 1.4 : 0, 4, marks, box.rtl),
            ground.pop.fill,
          ),
        ),
        sticker(frame, "kicker", content.kicker, ground.spark, { margin: [0, 0, 28, 0] }),
        text("title", content.title, saying(content.title, white.on)),
      ),
      row(
        { minHeight: 96, align: "end", padding: [44, 0, 0, 216] },
        art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, (box) => tail(frame, ground, white.fill, box)),
        text("speaker", content.speaker, { ...label(ground.on, 42), balance: true }),
      ),
    );
  },
});

const qa = layout("qa", {
  id: "qa-exchange",
  name: "Question and answer",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { black: dark, white } = inks(frame);
    const room = roomFor(content, 300);
    const side = room.tight ? 36 : 44;
    const words = { question: fixedPhrase(frame.words.question), answer: fixedPhrase(frame.words.answer) };
    return poster(
      frame,
      ground,
      { padding: [room.top, room.margin, room.margin, room.margin] },
      sticker(frame, "kicker", content.kicker, ground.spark, { margin: [0, 0, room.gap, 0] }),
      slab(
        frame,
        { ...ground, shadow: white.fill },
        dark.fill,
        { padding: [48, side, 40, side], margin: [28, MODULE, 0, 0] },
        text("title", content.title, headline(content.title, dark.on, 104, 776)),
        sticker(frame, "question", words.question, ground.pop, { absolute: { top: -32, start: 32 }, rotate: -3 }),
      ),
      fillArt(190, { minHeight: room.tight ? 56 : 72 }, ({ width, height, rtl }) => {
        const tall = Math.min(height - 90, 300);
        const wide = tall * 0.9;
        const x = rtl ? width - MODULE - wide : MODULE;
        return stamp(ground, downArrow(x, height - tall - 24, wide, tall, 0.4), ground.pop.fill);
      }),
      slab(
        frame,
        ground,
        white.fill,
        { padding: [56, side, 44, side], margin: [0, 0, 0, MODULE] },
        text("body", content.body, body(white.on, 48)),
        sticker(frame, "answer", words.answer, ground.spark, { absolute: { top: -32, end: 32 }, rotate: 3 }),
      ),
    );
  },
});

export const voices = [quote, qa];
