import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { body, entry, page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { CAPTION, GUTTER, MARGIN, onCard, onInk, onPaper, type Tone } from "../tokens.ts";
import { display, lead, notes, prose, runIn } from "../type.ts";

/** Where steps are long, what each is called gets small above it. */
const SMALL = 34;

function tread(item: Item, at: number, tone: Tone, size: number, padding: number): BoxNode {
  const id = `item-${at + 1}`;
  return row(
    { gap: GUTTER, padding: [padding * 0.8, 0, padding, 0] },
    text(`${id}-number`, fixedPhrase(String(at + 1)), { ...lead(tone, size * 1.9), lineHeight: 1 }, { minWidth: 52 }),
    column(
      { grow: 1, gap: 6 },
      text(
        `${id}-label`,
        item.label,
        size === SMALL ? runIn(tone) : { ...lead(tone, size + 8), italic: false, color: tone.text },
      ),
      text(`${id}-value`, item.value, lead(tone, size + 2)),
      text(`${id}-text`, item.text, notes(tone, size)),
    ),
  );
}

/** Steps that go down like stairs: every tread starts a little further in. */
const stairs = layout("steps", {
  id: "steps-stairs",
  name: "Stairs",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [90, 56], [420, SMALL]);
    const padding = sizeFor(length, [90, 44], [640, 5]);
    const run = sizeFor(length, [300, 200], [640, 36]) / items.length;
    return page(
      { frame, tone, kicker },
      body(
        { padding: [28, MARGIN, sizeFor(length, [400, MARGIN], [700, 56]), MARGIN] },
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 84]))),
        spacer(),
        column({ height: sizeFor(length, [400, 56], [640, 24]) }),
        ...items.map((item, at) =>
          column({ margin: [0, 0, 0, at * run] }, rule(tone.text), tread(item, at, tone, size, padding)),
        ),
      ),
    );
  },
});

/** The stop of one date on the line; the line ends at the last one, which is filled. */
function stop(tone: Tone, isLast: boolean): BoxNode {
  const place = { absolute: { top: 14, start: -9 }, width: 22, height: 22, radius: 11, strokeWidth: 4 };
  return column(
    { width: 4 },
    !isLast && column({ absolute: { top: 14, bottom: -14, start: 0 }, width: 4, fill: tone.text }),
    column({ ...place, fill: isLast ? tone.accent : tone.ground, stroke: isLast ? tone.accent : tone.text }),
  );
}

/** Advance of Fraunces italic per half-em of text, em, with some air. */
const DATE_ADVANCE = 0.57;

/** Dates to one side of a line, what happened to the other. */
const timeline = layout("timeline", {
  id: "timeline-axis",
  name: "Axis",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onCard(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [120, 50], [360, 34]);
    // A date may take two lines, but its words stay whole.
    const parts = items.flatMap(({ label }) => label?.text.split(/\s+/) ?? []);
    const longestPart = Math.max(...parts.map(displayLength));
    const room = Math.floor((CAPTION - GUTTER) / (longestPart * DATE_ADVANCE));
    const longestDate = Math.max(...items.map(({ label }) => lengthOf(label)));
    const date = { ...lead(tone, Math.min(room, sizeFor(longestDate, [5, 68], [12, 42]))), lineHeight: 1.1 };
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 88]))),
        column({ height: sizeFor(length, [120, 64], [520, 32]) }),
        ...items.map((item, at) =>
          row(
            { grow: at === items.length - 1 ? 0 : 1 },
            column({ width: CAPTION, padding: [0, GUTTER, 0, 0] }, text(`item-${at + 1}-label`, item.label, date)),
            stop(tone, at === items.length - 1),
            column(
              { grow: 1, padding: [0, 0, sizeFor(length, [120, 36], [520, 8]), GUTTER + 14], gap: 6 },
              text(`item-${at + 1}-value`, item.value, lead(tone, size + 4)),
              text(`item-${at + 1}-text`, item.text, notes(tone, size)),
            ),
          ),
        ),
      ),
    );
  },
});

/** What to keep, hung from the top; the heading stands at the foot like a nameplate. */
const recap = layout("recap", {
  id: "recap-nameplate",
  name: "Nameplate",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onInk(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [100, 64], [400, 36]);
    const padding = sizeFor(length, [100, 36], [640, 8]);
    return page(
      { frame, tone, kicker },
      body(
        { padding: [20, MARGIN, sizeFor(length, [400, MARGIN], [640, 64]), MARGIN] },
        ...items.map((item, at) =>
          entry(
            tone,
            { padding, side: 84 },
            text(`item-${at + 1}-number`, fixedPhrase(String(at + 1)), lead(tone, size + 10)),
            text(`item-${at + 1}-label`, item.label, lead(tone, size)),
            text(`item-${at + 1}-value`, item.value, lead(tone, size)),
            text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), lineHeight: 1.26, balance: true }),
          ),
        ),
        spacer(),
        text("title", title, display(tone, sizeFor(lengthOf(title), [14, 180], [50, 104])), { margin: [28, 0, 0, 0] }),
      ),
    );
  },
});

export const sequences = [stairs, timeline, recap];
