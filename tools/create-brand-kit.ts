import { z } from "zod";
import { limitedText } from "../src/operations/fields.ts";
import { defineOperation } from "../src/operations/operation.ts";
import { brandKitIssues } from "../src/presentations/brand-kits/brand-kit-issues.ts";
import { createBrandKit as create } from "../src/presentations/brand-kits/brand-kits.ts";
import { brandKitFields, SMALL_BODY } from "./records.ts";

const LONGEST_NAME = 100;
const LONGEST_TAGLINE = 200;
const LONGEST_URL = 2_048;

const color = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}){1,2}$/, "a colour like #0b57d0 or #05d")
  .optional();
const font = limitedText(LONGEST_NAME).optional();

const input = z.strictObject({
  kit_name: limitedText(LONGEST_NAME).describe("What the kit is called in lists."),
  brand_name: limitedText(LONGEST_NAME).optional().describe("Shown on slides."),
  brand_tagline: limitedText(LONGEST_TAGLINE).optional().describe("Shown where a theme has room for it."),
  brand_logo_url: limitedText(LONGEST_URL).optional().describe("https address of a PNG, JPEG, GIF or WebP picture."),
  brand_primary_color: color.describe("The brand's main colour, #RGB or #RRGGBB."),
  brand_secondary_color: color.describe("#RGB or #RRGGBB."),
  brand_accent_color: color.describe("For what stands out, #RGB or #RRGGBB."),
  brand_background_color: color.describe("Ground of most slides, #RGB or #RRGGBB."),
  brand_font_heading: font.describe("Family name; the nearest installed one is used."),
  brand_font_body: font.describe("Family name; the nearest installed one is used."),
  is_default: z.boolean().default(false).describe("Use it for every new deck, in place of the default so far."),
});

/** Colours, fonts, logo and name of a brand. */
export const createBrandKit = defineOperation({
  name: "create_brand_kit",
  title: "Create a brand kit",
  description:
    "Stores a brand's colours, fonts, logo, name and tagline. With is_default every deck made from then on wears them: " +
    "colours that would be hard to read are corrected, and create_presentation says so in its warnings. Only kit_name is " +
    "required; ask the user for what you don't know rather than guessing.",
  http: { method: "POST", path: "/brand-kits", status: 201 },
  scope: "brand_kits:write",
  costTenths: 0,
  bodyLimit: SMALL_BODY,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input,
  output: z.object(brandKitFields),
  errors: ["validation_error", "payload_too_large", "unavailable"],
  validate: (_services, kit) => brandKitIssues(kit),
  run: (services, { principal }, kit) => create(services, principal.userId, kit),
});
