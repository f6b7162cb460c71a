import * as z from "zod/mini";

// The validator would otherwise probe for `eval`, which the content security policy reports as a violation.
z.config({ jitless: true });

const status = z.enum(["draft", "published", "archived"]);

const project = z.object({
  project_id: z.string(),
  title: z.string(),
  status,
  format: z.enum(["presentation", "carousel"]),
  aspect_ratio: z.enum(["16:9", "4:3", "4:5"]),
  template_family: z.nullish(z.string()),
  slide_count: z.number(),
  language: z.nullish(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

const slide = z.object({ svgContent: z.string(), title: z.string(), notes: z.string() });

/** What the editor reads of the API's answers. Fields it does not use are dropped, so the API may add some. */
export const projectListSchema = z.object({ items: z.array(project), next_cursor: z.nullable(z.string()) });
export const deckSchema = z.extend(project, { content: z.object({ variations: z.array(slide) }) });
export const templateSchema = z.object({ template_id: z.string(), name: z.string() });
export const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), request_id: z.optional(z.string()) }),
});

export type Project = z.output<typeof project>;
export type ProjectStatus = Project["status"];
export type ProjectList = z.output<typeof projectListSchema>;
export type Deck = z.output<typeof deckSchema>;
export type Slide = z.output<typeof slide>;
export type Template = z.output<typeof templateSchema>;
