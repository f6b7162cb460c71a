import type { SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import { WRITABLE_TYPES } from "../answer/deck-schema.ts";
import type { RawSlide } from "../answer/raw-deck.ts";
import { contentOf } from "./content-of.ts";
import type { Fault } from "./fault.ts";
import type { FixedTitles } from "./fixed-titles.ts";
import { type Material, SlideReader } from "./slide-reader.ts";

/** Where a slide stands and what it has to be there. */
export interface Place {
  /** `s01` and on. */
  readonly key: string;
  /** The type that the frame of the deck has there; absent in the body. */
  readonly type?: SlideType;
}

export interface CompileOptions {
  readonly material: Material;
  /** Types that body slides may have. */
  readonly allowed: ReadonlySet<SlideType>;
  readonly fixed: FixedTitles;
  readonly notes: boolean;
}

/** A slide as the design engine takes it, and what is wrong with it. `content` is there whatever the faults, if its type is one. */
export interface CompiledSlide {
  readonly content?: SlideContent;
  readonly notes: string;
  readonly faults: readonly Fault[];
}

/** Slides that stand for the deck and need not name a part of the source. */
const UNCITED: ReadonlySet<SlideType> = new Set(["cover", "agenda", "section", "cta", "closing"]);

/** Turns what a model wrote for one place into a slide whose every text knows where it comes from. */
export function compileSlide(raw: RawSlide | undefined, place: Place, options: CompileOptions): CompiledSlide {
  const { key } = place;
  const missing: Fault = { slide: key, field: "", rule: "missing_slide" };
  if (raw === undefined) return { notes: "", faults: [missing] };
  const reader = new SlideReader(key, raw, options.material);
  const type = WRITABLE_TYPES.find((known) => known === raw.type);
  if (type === undefined) {
    reader.fault("type", "type_not_allowed", { found: raw.type });
    return { notes: "", faults: reader.faults };
  }
  if (place.type !== undefined && type !== place.type) {
    reader.fault("type", "wrong_type", { found: type, hint: `this slide has to be of type ${place.type}` });
  }
  if (place.type === undefined && !options.allowed.has(type)) reader.fault("type", "type_not_allowed", { found: type });
  if (options.material.isBound && !reader.cites && !UNCITED.has(type)) reader.fault("source_ids", "no_source_id");
  const content = contentOf(type, raw, reader, options.fixed);
  const notes = options.notes ? reader.notes(raw.notes) : "";
  return { content, notes, faults: reader.faults };
}
