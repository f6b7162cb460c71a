import { fixedPhrase, type Side } from "../../../src/deck/slide-content.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text, type BoxNode, type Hex } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { screen } from "../chrome.ts";
import { heading, roomFor } from "../room.ts";
import { MARGIN, onScreen, type Tone } from "../tokens.ts";
import { headline, key, line, runIn } from "../type.ts";

/** What a diff writes before a line: taken away, added, or only in one of the two versions. */
type Mark = "minus" | "plus" | "less" | "greater";

const MARKS: Readonly<Record<Mark, string>> = { minus: "−", plus: "+", less: "<", greater: ">" };

interface Hunk {
  readonly name: "left" | "right";
  readonly mark: Mark;
  readonly color: Hex;
  readonly size: number;
  readonly padding: number;
  readonly leading: number;
}

/** Which marks the sides get: a verdict where the headings give one, else the angles of a plain diff. */
function marksOf(left: Side, { words }: Frame): readonly [Mark, Mark] {
  const told = left.heading.text.toLocaleLowerCase();
  if (told === words.pros.toLocaleLowerCase()) return ["plus", "minus"];
  const outdated = [words.myth, words.before, words.cons].map((word) => word.toLocaleLowerCase());
  return outdated.includes(told) ? ["minus", "plus"] : ["less", "greater"];
}

/** One side of a diff: a tinted band across the screen with a mark before every entry. */
function hunk(side: Side, tone: Tone, { name, mark: sign, color, size, padding, leading }: Hunk): BoxNode {
  const entryStyle = { ...line(tone, size), lineHeight: leading, group: "entries" };
  const ground = mix(tone.ground, color, 0.13);
  const head = Math.round(size * 1.12);
  return row(
    { grow: 1, fill: ground, align: "stretch" },
    column({ width: 16, fill: color }),
    column(
      { grow: 1, padding: [padding * 1.5, MARGIN, padding * 1.5, MARGIN - 16], justify: "center" },
      text(
        `${name}-heading`,
        side.heading,
        { ...(leading < 1.3 ? runIn(color) : key(color, head)), weight: 800, group: "headings" },
        { margin: [0, 0, padding, 0] },
      ),
      ...side.items.map((item, at) =>
        row(
          { gap: 24, padding: [padding / 2, 0], align: "start" },
          text(
            `${name}-${at + 1}-mark`,
            fixedPhrase(MARKS[sign]),
            { ...entryStyle, weight: 800, color },
            { shrink: 0 },
          ),
          column({ grow: 1 }, text(`${name}-${at + 1}`, item, entryStyle)),
        ),
      ),
    ),
  );
}

/** A diff: the two versions one below the other down the screen, one in amber and one in green. */
const comparison = layout("comparison", {
  id: "comparison-diff",
  name: "Diff",
  weight: "color",
  compose: ({ kicker, title, left, right }, frame) => {
    const tone = onScreen(frame.palette);
    const count = left.items.length + right.items.length;
    const length = lengthOf(...left.items, ...right.items) + count * 16;
    const [before, after] = marksOf(left, frame);
    const room = roomFor(length + lengthOf(title), 480, title);
    const style = {
      leading: room.leading,
      size: sizeFor(length, [60, 58], [300, 35]),
      padding: room.packed ? 6 * room.air : sizeFor(length, [60, 34], [300, 12]),
    };
    return screen(
      { frame, tone, room },
      column(
        { padding: [room.top, MARGIN, room.packed ? 20 * room.air : 40, MARGIN] },
        heading(tone, { kicker, title }, headline(tone, title, [12, 150], [60, 78]), room),
      ),
      hunk(left, tone, { ...style, name: "left", mark: before, color: before === "plus" ? tone.accent : tone.second }),
      column({ height: 8 }),
      hunk(right, tone, { ...style, name: "right", mark: after, color: before === "plus" ? tone.second : tone.accent }),
    );
  },
});

export const sides = [comparison];
