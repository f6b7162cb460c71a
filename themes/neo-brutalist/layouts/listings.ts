import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { downArrow } from "../motifs.ts";
import { heading, roomFor } from "../room.ts";
import { fillArt, slab, stamp, sticker } from "../slabs.ts";
import { black, inks } from "../tokens.ts";
import { caption } from "../type.ts";

/** The size at which the longest line stands unbroken on the sheet; letters of JetBrains Mono are 0.6 em wide. */
function codeSize(source: string): number {
  const longest = Math.max(1, ...source.split("\n").map(displayLength));
  return Math.min(44, Math.floor(820 / (longest * 0.605)));
}

const code = layout("code", {
  id: "code-sheet",
  name: "Code on a yellow sheet",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    const { yellow, white: paper } = inks(frame);
    const syntax = content.syntax === undefined ? undefined : fixedPhrase(content.syntax);
    const room = roomFor(content, 560);
    return poster(
      frame,
      ground,
      { padding: [0, room.margin, room.margin, room.margin] },
      heading(frame, content, { room: { ...room, margin: 0 }, size: 100, on: ground.on, tag: ground.spark }),
      fillArt(150, { margin: [0, 0, 32, 0] }, (box) => {
        const height = Math.min(box.height - 16, 420);
        const width = height * 0.86;
        const x = box.rtl ? 0 : box.width - width - 16;
        return stamp(ground, downArrow(x, box.height - height - 16, width, height, 0.4), ground.pop.fill);
      }),
      slab(
        frame,
        ground,
        yellow.fill,
        { padding: room.tight ? [36, 32] : [44, 44], margin: [syntax === undefined ? 0 : 24, 0, 0, 0] },
        text("code", content.code, {
          role: "code",
          font: "accent",
          size: codeSize(content.code.text),
          lineHeight: 1.42,
          color: yellow.on,
        }),
        sticker(frame, "syntax", syntax, paper, { absolute: { top: -34, end: 30 }, rotate: 3 }),
      ),
      text("caption", content.caption, caption(ground.on, 30), { margin: [room.tight ? 28 : 44, 0, 0, 0] }),
    );
  },
});

export const listings = [code];
