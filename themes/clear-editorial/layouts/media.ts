import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { heading, section, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { viewOf } from "../pictures.ts";
import { beside, plate } from "../spreads.ts";
import { onForest, onMist, onPaper } from "../tokens.ts";
import { headline, listing, reading, small } from "../type.ts";

/** A picture against the spine, words on the far side of it. */
const image = layout("image", {
  id: "image-spine",
  name: "Picture at the spine",
  weight: "light",
  compose: ({ kicker, title, body }, frame) => {
    const tone = onMist(frame.palette);
    return plate(
      { frame, tone },
      { scene: viewOf(frame), side: "start", share: "52%" },
      section(tone, kicker),
      spacer(),
      column({ height: 24 }),
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 116], [70, 70]))),
      body !== undefined && column({ height: 28 }),
      text("body", body, reading(tone, 42 * gridOf(frame.canvas).voice)),
      column({ height: 16 }),
    );
  },
});

/** A listing on a dark card; headline and note beside it on a wide page. */
const code = layout("code", {
  id: "code-card",
  name: "Listing",
  weight: "light",
  compose: ({ kicker, title, code: source, syntax, caption }, frame) => {
    const tone = onPaper(frame.palette);
    const plain = onForest(frame.palette);
    const page = { frame, tone, kicker };
    const isWide = gridOf(frame.canvas).shape === "wide";
    const lines = source.text.split("\n");
    const longest = Math.max(...lines.map((line) => line.length));
    const few = isWide ? 50 : 42;
    const size = Math.min(sizeFor(longest, [30, few], [46, 34]), sizeFor(lines.length, [7, few], [14, 32]));
    const space = sizeFor(lines.length, [8, 40], [14, 26]);
    const note = text("caption", caption, { ...small(tone.quiet, 30), balance: true });
    const card = column(
      { fill: plain.ground, radius: 24, padding: [space, 44, space + 4, 44], gap: space * 0.6 },
      text("syntax", syntax === undefined ? undefined : fixedPhrase(syntax), { ...small(plain.strong), weight: 600 }),
      text("code", source, listing(plain, size)),
    );
    const head = heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, isWide ? 104 : 116], [70, 68])));
    if (isWide) return sheet(page, beside(frame, "34%", [head, spacer(), note], [spacer(), card]));
    return sheet(page, head, spacer(), column({ height: space * 0.6 }), card, column({ height: space * 0.6 }), note);
  },
});

export const media = [image, code];
