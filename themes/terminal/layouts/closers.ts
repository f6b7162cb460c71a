import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { calm, lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { buttonPhrase } from "../../../src/design/call-to-action.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { buffer, prompt, screen } from "../chrome.ts";
import { chevron, cursor, facing } from "../motifs.ts";
import { roomFor } from "../room.ts";
import { MARGIN, onPhosphor, onScreen } from "../tokens.ts";
import { comment, headline, key, note, prose } from "../type.ts";

/** A picture across the screen, and under it what it stands for. */
const image = layout("image", {
  id: "image-viewer",
  name: "Viewer",
  weight: "dark",
  compose: ({ kicker, title, body: story }, frame) => {
    const tone = onScreen(frame.palette);
    return screen(
      { frame, tone },
      picture(frame.index % 2 === 0 ? "peaks" : "characters", { grow: 1, minHeight: 380 }),
      column({ height: 8, fill: tone.accent }),
      column(
        { padding: [48, MARGIN, 0, MARGIN] },
        kicker !== undefined && prompt(tone, kicker, { margin: [0, 0, 20, 0] }),
        text("title", title, headline(tone, title, [14, 108], [70, 70])),
        text("body", story, comment(tone, sizeFor(lengthOf(story), [60, 42], [180, 36])), { margin: [24, 0, 0, 0] }),
      ),
    );
  },
});

/** The cursor, grown until the one thing to remember fits into it. */
const takeaway = layout("takeaway", {
  id: "takeaway-cursor",
  name: "Grown cursor",
  weight: "color",
  compose: ({ kicker, title, body: support }, frame) => {
    const tone = onScreen(frame.palette);
    const lit = onPhosphor(frame.palette);
    const room = roomFor(lengthOf(title, support), 380, title);
    return screen(
      { frame, tone, room },
      buffer(
        { padding: [room.top, MARGIN, 0, MARGIN] },
        row(
          { gap: 30, align: "start", grow: 1 },
          chevron(tone.accent, 96, { margin: [56, 0, 0, 0] }),
          column(
            {
              grow: 1,
              alignSelf: "stretch",
              fill: lit.ground,
              padding: room.packed ? [40, 36, 36, 40] : [56, 48, 56, 52],
            },
            text("label", kicker === undefined ? fixedPhrase(frame.words.takeaway) : undefined, note(lit.text, 30)),
            text("kicker", kicker, note(lit.text, 30)),
            spacer(),
            text("title", title, calm(headline(lit, title, [10, 200], [110, 82], 718), title), {
              margin: [40, 0, 0, 0],
            }),
            text(
              "body",
              support,
              { ...comment(lit, sizeFor(lengthOf(support), [60, 42], [180, 36])), weight: 500 },
              { margin: [32, 0, 0, 0] },
            ),
          ),
        ),
      ),
    );
  },
});

/** What to do next, typed into the command line and waiting for the return key. */
const cta = layout("cta", {
  id: "cta-command",
  name: "Command line",
  weight: "dark",
  compose: (content, frame) => {
    const { kicker, title, body: reason } = content;
    const tone = onScreen(frame.palette);
    const lit = onPhosphor(frame.palette);
    // Where the headline is the call already, the line names who or what the deck is about: it never waits empty.
    const typed = buttonPhrase(content, frame) ?? fixedPhrase(frame.brand.name ?? frame.deckTitle);
    const enter = art({ width: 84, height: 64 }, (box) =>
      facing(
        box,
        el("path", { d: "M78 4V36H14M36 12 12 36l24 24", fill: "none", stroke: lit.text, "stroke-width": 9 }),
      ),
    );
    return screen(
      { frame, tone },
      buffer(
        {},
        prompt(tone, kicker),
        text("title", title, headline(tone, title, [12, 184], [80, 98])),
        spacer(),
        text("body", reason, prose(tone, sizeFor(lengthOf(reason), [60, 46], [160, 38])), { margin: [40, 0, 48, 0] }),
        row(
          { align: "stretch", stroke: tone.accent, strokeWidth: 5, padding: 5 },
          row(
            { grow: 1, gap: 26, padding: [44, 36], align: "center", fill: tone.panel },
            chevron(tone.accent, 52),
            text("action", typed, {
              ...key(tone.text, 46),
              weight: 800,
              balance: true,
            }),
            cursor(tone.accent, 72),
          ),
          row({ width: 164, fill: tone.accent, align: "center", justify: "center" }, enter),
        ),
      ),
    );
  },
});

/** The session ends as it began, with the planet now between its orbits and the prompt at rest. */
const closing = layout("closing", {
  id: "closing-orbit",
  name: "Orbit",
  weight: "dark",
  compose: ({ kicker, title, body: farewell }, frame) => {
    const tone = onScreen(frame.palette);
    const { tagline } = frame.brand;
    return screen(
      { frame, tone },
      picture("orbit", { grow: 1, minHeight: 380 }),
      column(
        { padding: [24, MARGIN, 0, MARGIN] },
        kicker !== undefined && prompt(tone, kicker, { margin: [0, 0, 20, 0] }),
        text("title", title, headline({ ...tone, text: tone.accent }, title, [8, 200], [60, 92])),
        text("body", farewell, prose(tone, 40), { margin: [28, 0, 0, 0] }),
        text("tagline", tagline === undefined ? undefined : fixedPhrase(tagline), note(tone.quiet, 32), {
          margin: [20, 0, 0, 0],
        }),
      ),
    );
  },
});

export const closers = [image, takeaway, cta, closing];
