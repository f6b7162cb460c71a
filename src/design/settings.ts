import type { TextDirection } from "../deck/deck-plan.ts";
import type { SlideContent } from "../deck/slide-content.ts";
import type { SlideType } from "../deck/slide-types.ts";
import type { SlideChecks } from "./checks/slide-checks.ts";
import type { AspectRatio, BrandMark, Tokens } from "./theme.ts";

/** What the slides of a finished deck share. With a slide's own setting it is all that is needed to set it again. */
export interface DeckSetting {
  /** As the slides show it; the project may be called something else by now. */
  readonly title: string;
  readonly language: string;
  readonly direction: TextDirection;
  readonly slideCount: number;
  readonly themeId: string;
  readonly aspectRatio: AspectRatio;
  readonly tokens: Tokens;
  readonly brand: BrandMark;
}

/** What one slide was set from. */
export interface SlideSetting {
  /** Zero-based place in the deck it was set for. */
  readonly index: number;
  readonly type: SlideType;
  readonly layoutId: string;
  readonly content: SlideContent;
  /** Texts by slot id that were changed and are no words of the content: page number, brand, a cue. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly checks: SlideChecks;
}
