import { describe, expect, it } from "vitest";
import { brandFonts, nearestFamily, type InstalledFamily } from "../../../src/design/brand/brand-fonts.ts";
import { installedFonts } from "../../../src/typeset/node/installed-fonts.ts";

const installed: readonly InstalledFamily[] = [
  { name: "Inter", genre: "sans" },
  { name: "Space Grotesk", genre: "sans" },
  { name: "Newsreader", genre: "serif" },
  { name: "Newsreader Display", genre: "serif" },
  { name: "JetBrains Mono", genre: "mono" },
  { name: "Noto Sans JP", genre: "sans" },
];
const nearest = (name: string) => nearestFamily(name, installed)?.name;

describe("nearestFamily", () => {
  it.each([
    ["Inter", "Inter"],
    ["space-grotesk", "Space Grotesk"],
    ["SPACE GROTESK", "Space Grotesk"],
    ["Spcae Grotesk", "Space Grotesk"],
    ["Space Grotest", "Space Grotesk"],
    ["Newsreader Display", "Newsreader Display"],
    ["Noto Sans JP", "Noto Sans JP"],
    ["Inter Variable", "Inter"],
    ["Helvetica Neue", "Inter"],
    ["Georgia", "Newsreader"],
    ["Times New Roman", "Newsreader"],
    ["Some Serif", "Newsreader"],
    ["Some Sans Serif", "Inter"],
    ["Courier New", "JetBrains Mono"],
    ["Fira Code", "JetBrains Mono"],
    ["Neue Haas Grotesk", "Space Grotesk"],
    ["思源黑体", "Inter"],
  ])("%s is set in %s", (wanted, found) => {
    expect(nearest(wanted)).toBe(found);
  });

  it("knows every installed family by its own name", () => {
    const families = installedFonts().families();
    for (const { name } of families) expect(nearestFamily(name.toLowerCase(), families)?.name).toBe(name);
  });
});

it("replaces headings and running text only, and keeps a theme's weights", () => {
  const theme = {
    heading: { family: "Newsreader", weight: 380, genre: "serif" },
    body: { family: "Inter", weight: 400, genre: "sans" },
    accent: { family: "JetBrains Mono", weight: 500, genre: "mono" },
  } as const;
  expect(brandFonts(theme, {}, installed)).toEqual(theme);
  expect(brandFonts(theme, { headingFont: "Arial", bodyFont: "Georgia" }, installed)).toEqual({
    heading: { family: "Inter", weight: 500, genre: "sans" },
    body: { family: "Newsreader", weight: 400, genre: "serif" },
    accent: theme.accent,
  });
});
