import { column, picture, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { rule, sticker } from "../slabs.ts";
import { MARGIN, MODULE, white } from "../tokens.ts";
import { PICTURES } from "../pictures.ts";
import { body, caption, headline } from "../type.ts";

const image = layout("image", {
  id: "image-window",
  name: "Picture to the edge",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const scene = PICTURES[frame.index % PICTURES.length] ?? PICTURES[0];
    return poster(
      frame,
      ground,
      {},
      picture(scene, { grow: 1, minHeight: 380 }),
      rule(frame.palette.line),
      column(
        { padding: [content.kicker ? MODULE + 24 : MODULE, MARGIN, MARGIN, MARGIN], gap: 24 },
        text("title", content.title, headline(content.title, ground.on, 100, 918)),
        text("body", content.body, body(ground.on, 40)),
        text("caption", content.alt, caption(ground.on, 26)),
        sticker(frame, "kicker", content.kicker, ground.pop, { absolute: { top: -40, start: MARGIN } }),
      ),
    );
  },
});

export const images = [image];
