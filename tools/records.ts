import { z } from "zod";
import { timestamp } from "../src/operations/fields.ts";
import { SLIDE_TYPES } from "../src/deck/slide-types.ts";

/** Largest body of a call without slide markup, in bytes. */
export const SMALL_BODY = 102_400;

/** Code points of a project's title. */
export const LONGEST_TITLE = 180;
/** Slides of any deck. */
export const MOST_SLIDES = 30;

export const deckFormat = z.enum(["presentation", "carousel"]);
export const aspectRatio = z.enum(["16:9", "4:3", "4:5"]);

export const projectStatus = z.enum(["draft", "published", "archived"]);

/** The fields of a project record. */
export const projectFields = {
  project_id: z.string(),
  editor_url: z.string().describe("Opens the project in the editor."),
  title: z.string(),
  status: projectStatus,
  format: deckFormat,
  aspect_ratio: aspectRatio,
  template_family: z.string().describe("template_id of the theme."),
  slide_count: z.int(),
  language: z.string().describe("BCP 47 tag."),
  created_at: timestamp,
  updated_at: timestamp,
};

/** What every deletion answers. */
export const deletedFields = { id: z.string(), deleted: z.literal(true) };

const slot = z.union([z.number(), z.record(z.string(), z.number())]);

/** The fields of a template record. */
export const templateFields = {
  template_id: z.string(),
  name: z.string(),
  format: deckFormat,
  description: z.string(),
  tags: z.array(z.string()),
  palette: z.record(z.string(), z.string()).describe("Colours by what they are for, #rrggbb."),
  fonts: z.object({ heading: z.string(), body: z.string(), accent: z.string() }),
  aspect_ratios: z.array(aspectRatio),
  layouts: z.array(
    z.object({
      layout_id: z.string(),
      slide_type: z.enum(SLIDE_TYPES),
      name: z.string(),
      capacity: z
        .record(z.string(), slot)
        .describe("What a slot takes: Latin letters count 1, CJK characters 2; min and max count entries."),
    }),
  ),
  preview_url: z.string().describe("PNG of the layouts."),
};

const optionalText = z.string().nullable();

/** The fields of a brand kit record. */
export const brandKitFields = {
  brand_kit_id: z.string(),
  kit_name: z.string(),
  brand_name: optionalText,
  brand_tagline: optionalText,
  brand_logo_url: optionalText,
  brand_primary_color: optionalText,
  brand_secondary_color: optionalText,
  brand_accent_color: optionalText,
  brand_background_color: optionalText,
  brand_font_heading: optionalText,
  brand_font_body: optionalText,
  resolved_font_heading: optionalText.describe("Installed family that is used for it."),
  resolved_font_body: optionalText.describe("Installed family that is used for it."),
  is_default: z.boolean().describe("Every new deck wears the default kit."),
  created_at: timestamp,
  updated_at: timestamp,
};

export const postType = z.enum(["text", "image", "document"]);
export const postStatus = z.enum(["scheduled", "publishing", "published", "failed", "unknown_outcome"]);

/** The fields of a scheduled post record. */
export const postFields = {
  post_id: z.string(),
  social_account_id: z.string(),
  post_type: postType,
  caption: z.string().nullable(),
  media_urls: z.array(z.string()).describe("Paths, <user_id>/<file_name>."),
  scheduled_for: timestamp,
  status: postStatus.describe("unknown_outcome: the network's answer was lost; look there before posting again."),
  published_at: timestamp.nullable(),
  post_url: z.string().nullable().describe("The post on its network."),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
};
