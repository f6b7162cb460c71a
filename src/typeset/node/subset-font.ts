import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

/** What to keep of a font. */
export interface SubsetRequest {
  /** Glyphs to keep, by id; ids do not change. Everything is kept when absent. */
  readonly glyphs?: Iterable<number>;
  /** Axes of a variable font to fix at a place: `{ wght: 700 }`. Axes not named stay variable. */
  readonly pin?: Readonly<Record<string, number>>;
}

// hb-subset.h: HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_SETS_DROP_TABLE_TAG.
const NO_HINTING_RETAIN_GIDS = 0x1 | 0x2;
const DROP_TABLES = 3;
const READ_ONLY = 1;
/** Tables a PDF reader has no use for, once glyphs are placed. */
const LAYOUT_TABLES = ["GSUB", "GPOS", "GDEF", "kern", "name", "post", "DSIG", "STAT", "BASE", "MATH", "meta"];

type Call = (...args: number[]) => number;
const Call = z.custom<Call>((value) => typeof value === "function");
const Subsetter = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  malloc: Call,
  free: Call,
  hb_blob_create: Call,
  hb_blob_destroy: Call,
  hb_blob_get_data: Call,
  hb_blob_get_length: Call,
  hb_face_create: Call,
  hb_face_destroy: Call,
  hb_face_reference_blob: Call,
  hb_set_add: Call,
  hb_subset_input_create_or_fail: Call,
  hb_subset_input_destroy: Call,
  hb_subset_input_glyph_set: Call,
  hb_subset_input_keep_everything: Call,
  hb_subset_input_pin_axis_location: Call,
  hb_subset_input_set: Call,
  hb_subset_input_set_flags: Call,
  hb_subset_or_fail: Call,
});
type Subsetter = z.infer<typeof Subsetter>;

let subsetter: Subsetter | undefined;

/** HarfBuzz's subsetter, a WebAssembly module of its own beside the shaper; it imports nothing. */
function load(): Subsetter {
  const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  return Subsetter.parse(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path))).exports);
}

/** A smaller sfnt with the glyphs and axes asked for. Throws when the file is no font or has no such axis. */
export function subsetFont(sfnt: Uint8Array, { glyphs, pin = {} }: SubsetRequest): Uint8Array {
  subsetter ??= load();
  const hb = subsetter;
  const bytes = hb.malloc(sfnt.byteLength);
  new Uint8Array(hb.memory.buffer).set(sfnt, bytes);
  const blob = hb.hb_blob_create(bytes, sfnt.byteLength, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    if (glyphs === undefined) hb.hb_subset_input_keep_everything(input);
    else keepGlyphs(hb, input, glyphs);
    for (const [axis, value] of Object.entries(pin)) {
      if (hb.hb_subset_input_pin_axis_location(input, face, tag(axis), value) === 0) {
        throw new Error(`The font has no "${axis}" axis to fix`);
      }
    }
    return run(hb, face, input);
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(bytes);
  }
}

function keepGlyphs(hb: Subsetter, input: number, glyphs: Iterable<number>): void {
  hb.hb_subset_input_set_flags(input, NO_HINTING_RETAIN_GIDS);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const dropped = hb.hb_subset_input_set(input, DROP_TABLES);
  for (const table of LAYOUT_TABLES) hb.hb_set_add(dropped, tag(table));
}

function run(hb: Subsetter, face: number, input: number): Uint8Array {
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("The font could not be subset");
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  const result = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(subset);
  return result;
}

function tag(name: string): number {
  return Array.from(name).reduce((value, character) => ((value << 8) | character.charCodeAt(0)) >>> 0, 0);
}
