import { AppError } from "../shared/app-error.ts";

/** One thing in slide markup that may not be stored. */
export interface SlideViolation {
  /** Zero-based. */
  readonly slide: number;
  readonly element: string;
  readonly attribute?: string;
  readonly rule: string;
  /** What was found and what to do about it. */
  readonly message?: string;
}

/** Decides whether markup that somebody sent may be stored and shown. An empty answer means yes. */
export interface SlidePolicy {
  check(slides: readonly { readonly svg: string }[]): Promise<readonly SlideViolation[]>;
}

/** Markup and the slide it is meant for. */
export interface SentSlide {
  readonly index: number;
  readonly svg: string;
}

const NAMED = 3;

/** Throws `unsafe_content` naming everything in the slides that may not be stored. */
export async function requireSafe(policy: SlidePolicy, slides: readonly SentSlide[]): Promise<void> {
  if (slides.length === 0) return;
  const found = await policy.check(slides.map(({ svg }) => ({ svg })));
  if (found.length === 0) return;
  const violations = found.map((violation) => ({ ...violation, slide: slides[violation.slide]?.index ?? 0 }));
  const named = violations.slice(0, NAMED).map(describe).join(" ");
  const more = violations.length > NAMED ? ` And ${violations.length - NAMED} more.` : "";
  throw new AppError(
    "unsafe_content",
    `Slide markup holds what may not be stored: ${named}${more} Nothing was changed; take it out and send the call again.`,
    { details: { violations } },
  );
}

function describe({ slide, element, attribute, rule, message }: SlideViolation): string {
  return `slide ${slide}, <${element}>${attribute === undefined ? "" : ` ${attribute}`}: ${message ?? `${rule}.`}`;
}
