import { z } from "zod";

/** Characters as people count them in limits: Unicode code points. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A text of at most `max` characters; JSON Schema's `maxLength` counts code points as well. */
export function limitedText(max: number): z.ZodString {
  return z
    .string()
    .superRefine((text, context) => {
      if (text.length <= max || characterCount(text) <= max) return;
      context.addIssue({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: text });
    })
    .meta({ maxLength: max });
}

/** Id of a record. Any text is accepted: one that names nothing is `not_found`, as is another owner's. */
export function recordId(description: string): z.ZodString {
  return z.string().meta({ description });
}

const DEFAULT_PAGE = 25;
const LARGEST_PAGE = 100;

/** The fields every list takes. */
export const pageFields = {
  limit: z.int().min(1).max(LARGEST_PAGE).default(DEFAULT_PAGE).meta({ description: "Items on a page." }),
  cursor: z.string().optional().meta({ description: "next_cursor of the page before; none for the first." }),
};

/** A list's output: one page of `item`. */
export function pageOutput<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item).meta({ description: "Newest first unless said otherwise." }),
    next_cursor: z.string().nullable().meta({ description: "Send it as cursor for the next page; null: no more." }),
  });
}

export const timestamp = z.iso.datetime({ precision: 3 }).meta({ description: "ISO 8601, UTC." });
