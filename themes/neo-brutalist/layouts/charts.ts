import type { ContentOf } from "../../../src/deck/slide-content.ts";
import { column, text, type SceneNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { bars } from "../charts/bars.ts";
import { line } from "../charts/line.ts";
import { ring } from "../charts/ring.ts";
import { poster } from "../chrome.ts";
import { heading, roomFor, type Room } from "../room.ts";
import { white, type Ground } from "../tokens.ts";
import { caption } from "../type.ts";

function drawing(frame: Frame, ground: Ground, content: ContentOf<"chart">, room: Room): SceneNode[] {
  const { kind, points } = content;
  if (kind === "bar") return bars(frame, ground, points, room);
  return kind === "line" ? line(frame, ground, points) : ring(frame, ground, points, room);
}

const chart = layout("chart", {
  id: "chart-slabs",
  name: "Chart of slabs",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const room = roomFor(content, 300);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark }),
      column(
        { grow: 1, padding: [0, room.margin], gap: content.kind === "bar" ? (room.tight ? 14 : 24) : 0 },
        ...drawing(frame, ground, content, room),
      ),
      column(
        { padding: [room.foot, room.margin, room.tight ? 36 : room.margin, room.margin] },
        text("caption", content.caption, caption(ground.on, 28)),
      ),
    );
  },
});

export const charts = [chart];
