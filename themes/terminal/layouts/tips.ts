import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, picture, row, spacer, text, type ArtNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { printout, prompt, screen, sheet, TOP, windowOf } from "../chrome.ts";
import { chevron, cursor, rule } from "../motifs.ts";
import { GUTTER, MARGIN, onPrintout, onScreen, type Tone } from "../tokens.ts";
import { comment, headline, figure, note, prose } from "../type.ts";

/** Lines of a buffer without their words: ticks down the gutter, as many as there is room for. */
function ticks({ hairline }: Tone): ArtNode {
  return art({ grow: 1 }, ({ width, height }) => {
    const marks = Array.from({ length: Math.floor(height / 52) }, (_, at) => `M${width / 2 - 11} ${at * 52 + 26}h22`);
    return [el("path", { d: marks.join(""), stroke: hairline, "stroke-width": 5, fill: "none" })];
  });
}

/** An open buffer: the number in the gutter, the headline at the top, the reason in an added block at the foot. */
const gutter = layout("tip", {
  id: "tip-gutter",
  name: "Buffer",
  weight: "dark",
  compose: ({ kicker, title, body: reason, number }, frame) => {
    const tone = onScreen(frame.palette);
    const head = number ?? String(frame.index + 1);
    return screen(
      { frame, tone },
      row(
        { grow: 1, align: "stretch" },
        column(
          { width: GUTTER, fill: tone.panel, padding: [TOP + 44, 0, 0, 0] },
          number === undefined
            ? column({ padding: [14, 0, 0, 34] }, chevron(tone.accent, 52))
            : text("number", fixedPhrase(head.padStart(2, "0")), {
                ...note(tone.accent, 44),
                weight: 800,
                align: "center",
              }),
          ticks(tone),
        ),
        column(
          { grow: 1, padding: [TOP, MARGIN, 0, 44] },
          text("kicker", kicker, note(tone.accent, 30), { margin: [0, 0, 24, 0] }),
          kicker === undefined && column({ height: 40 }),
          text("title", title, headline(tone, title, [16, 160], [80, 88], 850)),
          reason === undefined && column({ margin: [36, 0, 0, 0] }, cursor(tone.accent, 150)),
          spacer(),
          column({ height: 48 }),
          reason !== undefined &&
            row(
              { gap: 34, align: "stretch" },
              column({ width: 10, fill: tone.accent }),
              column(
                { grow: 1, padding: [8, 0] },
                text("body", reason, prose(tone, sizeFor(lengthOf(reason), [40, 64], [240, 44]))),
              ),
            ),
          column({ height: 44 }),
        ),
      ),
      rule(tone.hairline),
    );
  },
});

/** Off the printer: the number as a figure at the top, a headline in ink, and the reason under a heavy rule. */
const listing = layout("tip", {
  id: "tip-printout",
  name: "Printout",
  weight: "light",
  compose: ({ kicker, title, body: reason, number }, frame) => {
    const tone = onPrintout(frame.palette);
    const length = lengthOf(title, reason);
    return printout(
      { frame, tone },
      sheet(
        {},
        row(
          { gap: 28, align: "start", justify: "between" },
          column({ grow: 1 }, text("kicker", kicker, note(tone.accent, 30), { margin: [10, 0, 0, 0] })),
          number !== undefined &&
            text(
              "number",
              fixedPhrase(number),
              figure(tone.accent, fixedPhrase(number), sizeFor(length, [90, 360], [280, 140]), 400),
              {
                shrink: 0,
              },
            ),
        ),
        spacer(number === undefined ? 0.5 : 1),
        text("title", title, headline(tone, title, [16, 168], [80, 90], 880)),
        reason !== undefined && column({ margin: [40, 0, 36, 0] }, rule(tone.text, 10)),
        text("body", reason, prose(tone, sizeFor(lengthOf(reason), [60, 60], [240, 46]))),
        number === undefined && spacer(0.5),
      ),
    );
  },
});

const SCENES = ["orbit", "characters", "waves", "peaks"] as const;

/** A window that reaches off the screen, with something to look at in it; what it shows is said below. */
const view = layout("tip", {
  id: "tip-window",
  name: "Window",
  weight: "dark",
  suits: ({ title, body: reason }) => lengthOf(title, reason) <= 200,
  compose: ({ kicker, title, body: reason, number }, frame) => {
    const tone = onScreen(frame.palette);
    const name =
      number === undefined
        ? undefined
        : text("number", fixedPhrase(number), { ...note(tone.accent, 30), weight: 800, align: "end" });
    return screen(
      { frame, tone },
      column({ padding: [TOP, MARGIN, 0, MARGIN] }, kicker !== undefined && prompt(tone, kicker)),
      windowOf(
        tone,
        {
          grow: 1,
          margin: [0, 0, 0, MARGIN],
          radius: 0,
          name: name === undefined ? undefined : column({ padding: [0, 72, 0, 0] }, name),
        },
        picture(SCENES[frame.index % SCENES.length] ?? "orbit", { grow: 1, minHeight: 320 }),
      ),
      column(
        { padding: [52, MARGIN, 0, MARGIN], gap: 26 },
        text("title", title, headline(tone, title, [14, 132], [70, 78])),
        text("body", reason, comment(tone, sizeFor(lengthOf(reason), [60, 44], [160, 38]))),
      ),
    );
  },
});

export const tips = [gutter, listing, view];
