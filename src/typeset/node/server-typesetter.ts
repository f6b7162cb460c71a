import { Typesetter } from "../typesetter.ts";
import { installedFonts } from "./installed-fonts.ts";

let shared: Typesetter | undefined;

/** The one typesetter of a process: fonts are read once, shaped texts are remembered. */
export function serverTypesetter(): Typesetter {
  shared ??= new Typesetter(installedFonts());
  return shared;
}
