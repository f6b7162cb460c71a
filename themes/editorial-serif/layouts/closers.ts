import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { buttonPhrase } from "../../../src/design/call-to-action.ts";
import { layout } from "../../../src/design/theme.ts";
import { body, page } from "../chrome.ts";
import { arch, arrow, endSign, rule } from "../motifs.ts";
import { openingOf } from "../pictures.ts";
import { CAPTION, GUTTER, MARGIN, onInk, onOxblood, onPaper } from "../tokens.ts";
import { display, label, prose } from "../type.ts";

/** The one thing to remember, in the window that showed the hills on the cover. */
const takeaway = layout("takeaway", {
  id: "takeaway-window",
  name: "Window",
  weight: "color",
  compose: ({ kicker, title, body: support }, frame) => {
    const tone = onOxblood(frame.palette);
    const pane = onPaper(frame.palette);
    const glass = {
      grow: 1,
      margin: [20, MARGIN, 0, MARGIN],
      padding: [210, 92, 84, 92],
      gap: 36,
      justify: "center",
      ground: pane.ground,
    } as const;
    return page(
      { frame, tone, kicker },
      column(
        glass,
        art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, arch(pane.ground)),
        text("label", kicker === undefined ? fixedPhrase(frame.words.takeaway) : undefined, {
          ...label(pane.accent),
          align: "center",
        }),
        text("title", title, {
          ...calm(display(pane, sizeFor(lengthOf(title), [10, 176], [44, 94])), title),
          align: "center",
        }),
        text("body", support, { ...prose(pane, 40), align: "center", balance: true }),
      ),
    );
  },
});

/** What to do next, with the action on a band of colour at the foot; the hills of the cover where there is none. */
const cta = layout("cta", {
  id: "cta-band",
  name: "Band",
  weight: "light",
  compose: (content, frame) => {
    const { kicker, title, body: reason } = content;
    const action = buttonPhrase(content, frame);
    const tone = onPaper(frame.palette);
    const band = onOxblood(frame.palette);
    return page(
      { frame, tone, kicker },
      body(
        {
          gap: 40,
          grow: action === undefined ? 0 : 1,
          padding: [36, MARGIN, action === undefined ? 56 : MARGIN, MARGIN],
        },
        text("title", title, display(tone, sizeFor(lengthOf(title), [14, 200], [70, 112]))),
        action !== undefined && spacer(),
        text("body", reason, { ...prose(tone, 46), balance: true }, { maxWidth: 860 }),
      ),
      action === undefined
        ? picture(openingOf(frame), { grow: 1, minHeight: 420 })
        : row(
            { fill: band.ground, padding: [64, MARGIN, 72, MARGIN], gap: GUTTER, align: "center", minHeight: 250 },
            column(
              { grow: 1 },
              text("action", action, { ...display(band, 68), role: "body", italic: true, balance: true }),
            ),
            arrow(band.text, 150),
          ),
    );
  },
});

/** The cover's window at night, on the other side of the sheet. */
const closing = layout("closing", {
  id: "closing-night",
  name: "Window at night",
  weight: "dark",
  compose: ({ kicker, title, body: farewell }, frame) => {
    const tone = onInk(frame.palette);
    const { tagline } = frame.brand;
    return page(
      { frame, tone, kicker },
      column(
        { padding: [36, MARGIN, 0, MARGIN] },
        text("title", title, display(tone, sizeFor(lengthOf(title), [10, 184], [50, 120]))),
      ),
      row(
        { grow: 1, gap: GUTTER + 10, padding: [52, MARGIN, 0, MARGIN] },
        picture("mountains", { grow: 1, minHeight: 380, clip: "arch" }),
        column(
          { width: CAPTION, justify: "end", padding: [0, 0, MARGIN, 0], gap: 26 },
          text("body", farewell, { ...prose(tone, 36), balance: true }),
          text("tagline", tagline === undefined ? undefined : fixedPhrase(tagline), prose(tone, 36)),
          rule(tone.text),
          endSign(tone.accent),
        ),
      ),
    );
  },
});

export const closers = [takeaway, cta, closing];
