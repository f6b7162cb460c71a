import type { StyleWish } from "../../deck/deck-plan.ts";
import { OPPOSITES } from "../../deck/style-words.ts";

const DARK_THEMES = new Set(
  "black night moon league blood dracula sunset dark purplin geist-dark uncover-dark".split(" "),
);
const LIGHT_THEMES = new Set("white beige sky simple serif solarized light".split(" "));

/** Looks that a deck's front matter names, in the terms of Marp, Slidev and reveal.js; instructions win over them. */
export function deckStyle(fields: ReadonlyMap<string, string>, asked: StyleWish): StyleWish {
  const own = frontMatterTag(fields);
  const decided = asked.themeId !== undefined || (own !== undefined && asked.tags.includes(OPPOSITES[own] ?? ""));
  if (own === undefined || decided || asked.avoid?.includes(own) === true) return asked;
  return { ...asked, tags: [...new Set([...asked.tags, own])] };
}

function frontMatterTag(fields: ReadonlyMap<string, string>): "dark" | "light" | undefined {
  const scheme = fields.get("colorschema");
  const theme = fields.get("theme") ?? "";
  const inverted = (fields.get("class") ?? "").split(/[\s,[\]]+/).includes("invert");
  if (scheme === "dark" || inverted || DARK_THEMES.has(theme)) return "dark";
  return scheme === "light" || LIGHT_THEMES.has(theme) ? "light" : undefined;
}
