import { column, row, text, type TextStyle } from "../../src/design/scene.ts";
import { layout, type Theme } from "../../src/design/theme.ts";

const palette = {
  paper: "#ffffff",
  ink: "#111111",
  muted: "#555555",
  line: "#cccccc",
  surface: "#f2f2f2",
  accent: "#0b57d0",
  onAccent: "#ffffff",
  second: "#7a1fa2",
  onSecond: "#ffffff",
  inverse: "#111111",
  onInverse: "#ffffff",
  accentOnInverse: "#9cc2ff",
};

const sans = { family: "Inter", weight: 400, genre: "sans" } as const;

export const TITLE: TextStyle = { role: "title", font: "heading", size: 96, lineHeight: 1.1, color: palette.ink };
export const BODY: TextStyle = { role: "body", font: "body", size: 40, lineHeight: 1.4, color: palette.ink };

const tip = (id: string, weight: "light" | "dark") =>
  layout("tip", {
    id,
    name: id,
    weight,
    compose: (content, { palette: colors }) => ({
      background: weight === "dark" ? colors.inverse : colors.paper,
      root: column(
        { padding: 90, gap: 40 },
        text("title", content.title, { ...TITLE, color: weight === "dark" ? colors.onInverse : colors.ink }),
        text("body", content.body, { ...BODY, color: weight === "dark" ? colors.onInverse : colors.ink }),
      ),
    }),
  });

const list = layout("list", {
  id: "list-plain",
  name: "Plain list",
  weight: "light",
  compose: (content) => ({
    background: palette.paper,
    root: column(
      { padding: 90, gap: 40 },
      text("title", content.title, TITLE),
      ...content.items.map((item, at) =>
        row(
          { gap: 20 },
          text(`item-${at + 1}-label`, item.label, { ...BODY, weight: 700 }),
          text(`item-${at + 1}-text`, item.text, BODY, { grow: 1 }),
        ),
      ),
    ),
  }),
});

/** The smallest theme that the engine accepts; for tests of the engine, not of looks. */
export const PLAIN_THEME: Theme = {
  id: "plain",
  name: "Plain",
  format: "carousel",
  description: "Black on white.",
  tags: ["light", "minimal"],
  aspectRatios: ["4:5"],
  tokens: { palette, fonts: { heading: { ...sans, weight: 700 }, body: sans, accent: sans } },
  pictures: {},
  layouts: [tip("tip-light", "light"), tip("tip-dark", "dark"), list],
};
