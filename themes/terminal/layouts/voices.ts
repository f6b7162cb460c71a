import { fixedPhrase, type Phrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text, type ArtNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { variantOf } from "../../../src/design/variation.ts";
import { el } from "../../../src/svg/element.ts";
import { buffer, printout, prompt, screen, sheet, TOP } from "../chrome.ts";
import { chevron, cursor, facing, rule } from "../motifs.ts";
import { displayLeading, isStacking, roomFor } from "../room.ts";
import { MARGIN, onAmber, onPhosphor, onPrintout, onScreen, type Tone } from "../tokens.ts";
import { comment, headline, key, note, prose } from "../type.ts";

/** The angles that mark every line of a quoted message, down the whole quotation. */
function quoted({ second }: Tone, pitch: number): ArtNode {
  return art({ width: 64, alignSelf: "stretch" }, (box) => {
    const count = Math.max(1, Math.round(box.height / pitch));
    const step = box.height / count;
    const height = Math.min(54, step * 0.56);
    return facing(
      box,
      ...Array.from({ length: count }, (_, at) =>
        el("path", {
          d: `M5 ${at * step + (step - height) / 2}l${height * 0.56} ${height / 2}l${-height * 0.56} ${height / 2}`,
          fill: "none",
          stroke: second,
          "stroke-width": 9,
        }),
      ),
    );
  });
}

/** One angle and a bar, for scripts whose lines stand as high as their marks need: no telling where each one is. */
function barred({ second }: Tone): ArtNode {
  return art({ width: 64, alignSelf: "stretch" }, (box) =>
    facing(
      box,
      el("path", { d: "M5 22l34 30l-34 30", fill: "none", stroke: second, "stroke-width": 9 }),
      el("rect", { x: 5, y: 112, width: 9, height: Math.max(0, box.height - 124), fill: second }),
    ),
  );
}

/** The size at which a quotation fills its part of the screen: every letter takes 0.62 em of the lines. */
function fullSize(quotation: Phrase, leading: number): number {
  return Math.min(160, Math.floor(Math.sqrt((840 * 880) / (lengthOf(quotation) * 0.62 * leading))));
}

/** A quoted message: an angle before every line, the voice in amber. */
const quote = layout("quote", {
  id: "quote-message",
  name: "Quoted message",
  weight: "dark",
  compose: ({ kicker, title, speaker }, frame) => {
    const tone = onScreen(frame.palette);
    const leading = displayLeading(title);
    const style = headline(tone, title, [19, 160], [20, fullSize(title, leading)], 840);
    const room = roomFor(lengthOf(title, speaker), 290, title);
    return screen(
      { frame, tone, room },
      buffer(
        { padding: [room.top, MARGIN, 0, MARGIN] },
        prompt(tone, kicker, { margin: [0, 0, room.packed ? 16 : 44, 0] }),
        row(
          { gap: 20, align: "stretch" },
          isStacking(title) ? barred(tone) : quoted(tone, style.size * leading),
          column({ grow: 1 }, text("title", title, { ...style, weight: 600, lineHeight: leading })),
        ),
        spacer(),
        speaker !== undefined &&
          row(
            { gap: 24, align: "center", margin: [room.packed ? 24 : 44, 0, 0, 0] },
            cursor(tone.second, 60),
            column({ grow: 1 }, text("speaker", speaker, key(tone.second, 40))),
          ),
      ),
    );
  },
});

/** A session: what was asked stands on the lit half, what came back on the dark one. */
const qa = layout("qa", {
  id: "qa-session",
  name: "Session",
  weight: "color",
  compose: ({ kicker, title, body: answer }, frame) => {
    const asked = onPhosphor(frame.palette);
    const tone = onScreen(frame.palette);
    return screen(
      { frame, tone },
      column(
        { grow: 1, fill: asked.ground, padding: [TOP, MARGIN, 56, MARGIN] },
        row(
          { gap: 24, align: "start", justify: "between", margin: [0, 0, 32, 0] },
          chevron(asked.text, 64),
          column({ grow: 1 }, text("kicker", kicker, { ...note(asked.text, 30), align: "end" })),
        ),
        spacer(),
        text("title", title, headline(asked, title, [10, 200], [100, 80])),
      ),
      column(
        { padding: [52, MARGIN, 0, MARGIN], minHeight: 420, gap: 28 },
        text("answer", fixedPhrase(frame.words.answer), { ...note(tone.second, 30), weight: 700 }),
        text("body", answer, prose(tone, sizeFor(lengthOf(answer), [50, 56], [250, 38]))),
      ),
    );
  },
});

/** A page of the manual: the term as its name, the meaning hung in from it. */
const definition = layout("definition", {
  id: "definition-manual",
  name: "Manual page",
  weight: "light",
  compose: ({ kicker, title, body: meaning }, frame) => {
    const tone = onPrintout(frame.palette);
    const term = headline({ ...tone, text: tone.accent }, title, [6, 240], [40, 100], 880);
    return printout(
      { frame, tone },
      sheet(
        {},
        row(
          { align: "center", gap: 24 },
          column({ width: 56, height: 8, fill: tone.text }),
          column({ grow: 1 }, text("kicker", kicker, note(tone.text, 30))),
        ),
        spacer(),
        text("title", title, term),
        row(
          { align: "stretch", margin: [48, 0, 0, 0], gap: 40 },
          column({ width: 64 }, column({ grow: 1, width: 10, fill: tone.accent })),
          column({ grow: 1 }, text("body", meaning, prose(tone, sizeFor(lengthOf(meaning), [50, 58], [230, 40])))),
        ),
        spacer(0.4),
      ),
    );
  },
});

/** The light a sentence is typed in: amber or green all over, or amber letters on the dark screen. */
function lights({ index, palette }: Frame): Tone {
  const dark = onScreen(palette);
  const tones = [onPhosphor(palette), { ...dark, text: dark.second, accent: dark.second }, onAmber(palette)] as const;
  return tones[variantOf(index, tones.length)] ?? tones[0];
}

/** A sentence typed over a screen lit in one colour; the cursor waits on the next line. */
const statement = layout("statement", {
  id: "statement-typed",
  name: "Typed",
  weight: "color",
  compose: ({ kicker, title, body: support }, frame) => {
    const tone = lights(frame);
    const style = calm(headline(tone, title, [14, 220], [130, 92]), title);
    return screen(
      { frame, tone },
      buffer(
        {},
        prompt(tone, kicker, { margin: [0, 0, 40, 0] }),
        text("title", title, style),
        column({ margin: [style.size * 0.16, 0, 0, 0] }, cursor(tone.text, style.size * 0.9)),
        spacer(),
        support !== undefined && column({ margin: [36, 0, 28, 0] }, rule(tone.text, 4)),
        text("body", support, { ...comment(tone, sizeFor(lengthOf(support), [60, 44], [150, 38])), weight: 500 }),
      ),
    );
  },
});

export const voices = [quote, qa, definition, statement];
