import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { body, page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { viewOf } from "../pictures.ts";
import { GUTTER, MARGIN, onInk, onPaper, SIDE } from "../tokens.ts";
import { caption, display, label, listing, prose } from "../type.ts";

/** A picture that runs off the page from the main column; the text keeps to that column below it. */
const image = layout("image", {
  id: "image-main-column",
  name: "Picture",
  weight: "light",
  compose: ({ kicker, title, body: story }, frame) => {
    const tone = onPaper(frame.palette);
    return page(
      { frame, tone, kicker },
      row(
        { grow: 1, gap: GUTTER, padding: [28, 0, 0, MARGIN] },
        column({ width: SIDE, justify: "end" }, rule(tone.accent, 10)),
        picture(viewOf(frame), { grow: 1, minHeight: 380 }),
      ),
      column(
        { padding: [44, MARGIN, MARGIN, MARGIN + SIDE + GUTTER], gap: 24 },
        text("title", title, display(tone, sizeFor(lengthOf(title), [14, 104], [60, 68]))),
        text("body", story, prose(tone, 40)),
      ),
    );
  },
});

/** A listing on a lighter plate that runs off the sheet. */
const code = layout("code", {
  id: "code-listing",
  name: "Listing",
  weight: "dark",
  compose: ({ kicker, title, code: source, syntax, caption: note }, frame) => {
    const tone = onInk(frame.palette);
    const lines = source.text.split("\n");
    const longest = Math.max(...lines.map((line) => line.length));
    const plate = column(
      { fill: mix(tone.ground, tone.text, 0.09), padding: [44, 48, 52, 44], gap: 32, minHeight: 420 },
      rule(tone.accent, 4),
      text("syntax", syntax === undefined ? undefined : fixedPhrase(syntax), label(tone.accent)),
      text("code", source, listing(tone, sizeFor(longest, [30, 46], [46, 32]))),
    );
    return page(
      { frame, tone, kicker },
      body(
        { padding: [36, 0, MARGIN, MARGIN] },
        column(
          { padding: [0, MARGIN, 0, 0] },
          text("title", title, display(tone, sizeFor(lengthOf(title) + lines.length * 3, [20, 140], [70, 84]))),
        ),
        spacer(),
        column({ height: 44 }),
        plate,
        column({ padding: [0, MARGIN, 0, 0] }, text("caption", note, caption(tone, 32), { margin: [32, 0, 0, 0] })),
      ),
    );
  },
});

export const plates = [image, code];
