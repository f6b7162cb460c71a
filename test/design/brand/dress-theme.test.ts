import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { DeckPlan } from "../../../src/deck/deck-plan.ts";
import type { SlideType } from "../../../src/deck/slide-types.ts";
import { dressTheme } from "../../../src/design/brand/dress-theme.ts";
import type { Brand } from "../../../src/design/brand/brand.ts";
import { renderedContrast } from "../../../src/design/checks/rendered-contrast.ts";
import { layOutDeck } from "../../../src/design/lay-out-deck.ts";
import { sampleContent } from "../../../src/design/samples/sample-content.ts";
import { ENGLISH_SAMPLE } from "../../../src/design/samples/sample-text.ts";
import { requiredRatio } from "../../../src/design/wcag.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { readSlots } from "../../../src/svg/read-slots.ts";
import { serverTypesetter } from "../../../src/typeset/node/server-typesetter.ts";
import { themes } from "../../../themes/index.ts";

const TYPES: readonly SlideType[] = ["cover", "tip", "list", "stat", "chart", "closing"];

const plan: DeckPlan = {
  title: "Sample",
  format: "carousel",
  language: "en",
  direction: "ltr",
  planner: "offline",
  style: { tags: [] },
  warnings: [],
  slides: TYPES.map((type) => ({ candidates: [sampleContent(type, ENGLISH_SAMPLE, "least")], title: type, notes: "" })),
};

const picture = (markup: string) => sharp(Buffer.from(markup)).png().toBuffer();
const darkMark = await picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><circle cx="60" cy="30" r="28" fill="#111827"/></svg>',
);
const lightMark = await picture(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="M30 2 58 58H2Z" fill="#fff"/></svg>',
);

const warm: Brand = {
  name: "Coral & Co",
  tagline: "Reefs for everyone",
  colors: { primary: "#e4572e", secondary: "#17324d", accent: "#ffc914", background: "#fffaf3" },
  headingFont: "Futura",
  bodyFont: "Georgia",
  logo: darkMark,
};
const night: Brand = {
  name: "NEONWERK",
  colors: { primary: "#39ff14", secondary: "#ff00aa", accent: "#00e5ff", background: "#120a24" },
  headingFont: "Courier",
  logo: lightMark,
};

const installed = [...serverTypesetter().families.values()];

describe.each(themes.map((theme) => [theme.id, theme] as const))("%s", (_id, theme) => {
  it.each([
    ["warm", warm],
    ["night", night],
  ])("reads in the colours of a brand and carries its name and logo: %s", async (_name, brand) => {
    const { theme: dressed, tokens, mark } = await dressTheme(theme, brand, installed);
    const [aspectRatio = "4:5"] = theme.aspectRatios;
    const { slides } = await layOutDeck(plan, dressed, { aspectRatio, tokens, brand: mark });
    const faint = slides.flatMap(({ svg, layoutId }) =>
      renderedContrast(parseSvg(svg))
        .filter(({ ratio, size }) => ratio < requiredRatio(size) - 0.05)
        .map(({ id, ratio }) => `${layoutId} ${id} ${ratio.toFixed(2)}`),
    );
    expect(faint).toEqual([]);
    const markup = slides.map(({ svg }) => svg).join("");
    expect(markup).toContain(mark.logo);
    const texts = slides.flatMap(({ svg }) => readSlots(parseSvg(svg)).map(({ slot }) => slot.source));
    expect(texts).toContain(brand.name);
    for (const color of [brand.colors.primary, brand.colors.background]) expect(markup).toContain(color);
  });
});

describe("logos", () => {
  const sizeOf = async (brand: Brand, colors: Brand["colors"]) => {
    const [theme] = themes;
    if (theme === undefined) throw new Error("no themes");
    const { mark } = await dressTheme(theme, { ...brand, colors }, installed);
    const { width, height } = await sharp(Buffer.from(mark.logo?.split(",")[1] ?? "", "base64")).metadata();
    return [width, height];
  };

  it("get a plate where some ground of the deck would swallow them, and else stand as they are", async () => {
    expect(await sizeOf(warm, warm.colors)).toEqual([146, 86]);
    const opaque = await sharp({ create: { width: 50, height: 20, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await sizeOf({ ...warm, logo: opaque }, warm.colors)).toEqual([50, 20]);
  });
});
