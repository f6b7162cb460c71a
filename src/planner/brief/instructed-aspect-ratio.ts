import type { Finding } from "./brief.ts";
import { quoted } from "./quoted.ts";
import { readInstructions } from "./read-instructions.ts";
import { instructionText } from "./source-material.ts";

/** The aspect ratio that instructions ask for, and the wish in quotation marks; `undefined` where they name none. */
export function instructedAspectRatio(
  instructions: string | undefined,
): { readonly ratio: NonNullable<Finding["aspectRatio"]>; readonly wish: string } | undefined {
  if (instructions === undefined || !instructions.includes(":")) return undefined;
  for (const { text, finding } of readInstructions(instructionText(instructions)).said) {
    if (finding.aspectRatio !== undefined) return { ratio: finding.aspectRatio, wish: quoted(text) };
  }
  return undefined;
}
