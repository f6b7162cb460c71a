import type { Tables } from "../database/tables.ts";
import type { FieldIssue } from "../shared/app-error.ts";
import type { Clock } from "../shared/clock.ts";

type PostType = Tables["scheduled_posts"]["post_type"];

/** A post as it is asked for. */
export interface PostFields {
  readonly social_account_id: string;
  readonly post_type: PostType;
  readonly caption?: string | undefined;
  /** ISO 8601 with a time zone. */
  readonly scheduled_for: string;
  readonly media_urls?: readonly string[] | undefined;
}

const MEDIA: Readonly<Record<PostType, { readonly least: number; readonly most: number; readonly takes: string }>> = {
  text: { least: 0, most: 0, takes: "A text post takes no media; leave media_urls out, or choose another post_type." },
  image: { least: 1, most: 20, takes: "An image post takes 1 to 20 pictures." },
  document: { least: 1, most: 1, takes: "A document post takes exactly one PDF." },
};

/** Rules that no single field's schema can state. */
export function postIssues(clock: Clock, fields: PostFields): FieldIssue[] {
  const { post_type, caption, scheduled_for, media_urls = [] } = fields;
  const issues: FieldIssue[] = [];
  if (Date.parse(scheduled_for) <= clock.now().getTime()) {
    const message = `Must be in the future; now is ${clock.now().toISOString()}.`;
    issues.push({ path: "scheduled_for", message });
  }
  if (post_type === "text" && (caption === undefined || caption.trim() === "")) {
    issues.push({ path: "caption", message: "Required for a text post; it is what is posted." });
  }
  const { least, most, takes } = MEDIA[post_type];
  if (media_urls.length < least || media_urls.length > most) {
    issues.push({ path: "media_urls", message: `${takes} Found ${media_urls.length}.` });
  }
  return issues;
}

/** The kinds of files a post may carry. */
export function mayCarry(post_type: PostType, mediaType: string): boolean {
  if (post_type === "document") return mediaType === "application/pdf";
  return post_type === "image" && mediaType.startsWith("image/");
}
