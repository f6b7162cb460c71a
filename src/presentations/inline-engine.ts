import { renderContactSheet } from "../exports/png/contact-sheet.ts";
import type { Theme } from "../design/theme.ts";
import { installedFonts } from "../typeset/node/installed-fonts.ts";
import { Typesetter } from "../typeset/typesetter.ts";
import type { DeckEngine } from "./deck-engine.ts";
import { generateDeck, type PlanDeck } from "./generate-deck.ts";

const SHEET_COLUMNS = 3;

/** The engine on the calling thread: for the shell, where nobody else waits, and inside the workers of the pool. */
export function createInlineEngine(planDeck: PlanDeck, themes: readonly Theme[]): DeckEngine {
  let typesetter: Typesetter | undefined;
  return {
    generate: (request, signal, progress) => generateDeck(planDeck, themes, request, signal, progress),
    contactSheet(svgs, width) {
      typesetter ??= new Typesetter(installedFonts());
      return renderContactSheet(svgs, { typesetter, width, columns: SHEET_COLUMNS });
    },
    close: () => Promise.resolve(),
  };
}
