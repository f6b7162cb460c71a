import type { PolicyRule } from "./rules.ts";

/** One reason why a slide can't be saved. */
export interface Violation {
  /** Zero-based. */
  readonly slide: number;
  /** Name as the markup writes it; `svg` where the document as a whole is meant. */
  readonly element: string;
  readonly attribute?: string;
  readonly rule: PolicyRule;
  /** What was found and what to do about it. */
  readonly message: string;
}

/** What a check tells about the element it is at. */
export interface Notes {
  /** `detail` says what was found, in a phrase. */
  refuse(rule: PolicyRule, detail: string): void;
  /** The element draws with what has this id: `property` is a CSS property or `href`. */
  refer(property: string, id: string): void;
  /** The element holds a picture that is markup itself. */
  embed(svg: string): void;
}
