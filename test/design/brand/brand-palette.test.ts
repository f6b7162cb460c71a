import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandPalette } from "../../../src/design/brand/brand-palette.ts";
import type { BrandColors } from "../../../src/design/brand/brand.ts";
import { contrast } from "../../../src/design/color.ts";
import type { Palette } from "../../../src/design/theme.ts";
import { themes } from "../../../themes/index.ts";

const TEXT_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ["ink", "paper"],
  ["ink", "surface"],
  ["muted", "paper"],
  ["onAccent", "accent"],
  ["onSecond", "second"],
  ["onInverse", "inverse"],
];

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);
const brand: fc.Arbitrary<BrandColors> = fc.record(
  { primary: hex, secondary: hex, accent: hex, background: hex },
  { requiredKeys: [] },
);

describe.each(themes.map((theme) => [theme.id, theme.tokens.palette] as const))("%s", (_id, theme) => {
  it("keeps its own colours for a brand without any", () => {
    const { palette, corrections } = brandPalette(theme, {});
    expect(corrections).toEqual([]);
    for (const name of ["paper", "ink", "accent", "second", "inverse"] as const)
      expect(palette[name]).toBe(theme[name]);
  });

  it("reads at AA in any colours", () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const { palette } = brandPalette(theme, colors);
        for (const [text, ground] of TEXT_PAIRS) {
          expect([text, ground, contrast(palette[text], palette[ground]) >= 4.45]).toEqual([text, ground, true]);
        }
        const held = contrast(theme.accent, theme.paper) >= 3;
        expect(!held || contrast(palette.accent, palette.paper) >= 2.95).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("wears a brand's colours as they are where they can be seen", () => {
    const colors = { primary: "#0b57d0", secondary: "#17324d", accent: "#b3261e", background: "#ffffff" };
    const { palette, corrections } = brandPalette(theme, colors);
    expect([palette.paper, palette.accent, palette.second]).toEqual([colors.background, colors.primary, colors.accent]);
    expect([palette.inverse, palette.surface]).toContain(colors.secondary);
    expect(corrections).toEqual([]);
  });
});

it("corrects a colour that is too faint as little as it takes, in its own hue, and says so", () => {
  const theme = themes[0]?.tokens.palette;
  if (theme === undefined) throw new Error("no themes");
  const { palette, corrections } = brandPalette(theme, { primary: "#ffe066", background: "#ffffff" });
  expect(contrast(palette.accent, "#ffffff")).toBeGreaterThanOrEqual(3);
  expect(contrast(palette.accent, "#ffffff")).toBeLessThan(3.3);
  expect(corrections).toEqual([
    { name: "primary", from: "#ffe066", to: palette.accent, ground: "#ffffff", what: "everything" },
  ]);
});
