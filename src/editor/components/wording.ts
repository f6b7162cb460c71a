import type { Project } from "../api/records.ts";

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const DATE_AND_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** "12 slides", "1 slide". */
export function slideCountText(count: number): string {
  return count === 1 ? "1 slide" : `${count} slides`;
}

/** "Presentation", "Carousel". */
export function formatText(format: Project["format"]): string {
  return format === "carousel" ? "Carousel" : "Presentation";
}

/** An ISO 8601 date in the reader's language and time zone. */
export function dateText(iso: string): string {
  return DATE.format(new Date(iso));
}

export function dateAndTimeText(iso: string): string {
  return DATE_AND_TIME.format(new Date(iso));
}

/** "Japanese" for `ja`, in the reader's language; the tag itself where nobody has a name for it. */
export function languageText(tag: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
