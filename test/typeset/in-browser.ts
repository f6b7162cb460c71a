import { writeSvg } from "../../src/svg/write-svg.ts";
import type { TextSlot } from "../../src/svg/text-slot.ts";
import type { FontFamily } from "../../src/typeset/font-source.ts";
import { setText, styleOfSlot } from "../../src/typeset/set-text.ts";
import { Typesetter } from "../../src/typeset/typesetter.ts";

/** A text to set into a slot. */
export interface Job {
  readonly slot: TextSlot;
  readonly text: string;
  readonly language: string;
}

/** Sets texts with fonts fetched from the page's server; bundled for Chromium by the test beside it. */
async function setAll(families: readonly FontFamily[], jobs: readonly Job[]): Promise<string[]> {
  const typesetter = new Typesetter({
    families: () => families,
    load: async ({ file }) => new Uint8Array(await (await fetch(`/fonts/${file}`)).arrayBuffer()),
  });
  const set: string[] = [];
  for (const { slot, text, language } of jobs) {
    await typesetter.ensure([{ texts: [text], style: styleOfSlot(slot, language) }]);
    set.push(writeSvg(setText(typesetter, slot, text, language).element));
  }
  return set;
}

Object.assign(globalThis, { setAll, rangesOf: (pairs: readonly number[]) => Uint32Array.from(pairs) });
