import { renderContactSheet } from "../exports/png/contact-sheet.ts";
import type { Theme } from "../design/theme.ts";
import { serverTypesetter } from "../typeset/node/server-typesetter.ts";
import type { DeckEngine } from "./deck-engine.ts";
import { generateDeck, type PlanDeck } from "./generate-deck.ts";

const SHEET_COLUMNS = 3;

/** The engine on the calling thread: for the shell, where nobody else waits, and inside the workers of the pool. */
export function createInlineEngine(planDeck: PlanDeck, themes: readonly Theme[]): DeckEngine {
  return {
    generate: (request, signal, progress) => generateDeck(planDeck, themes, request, signal, progress),
    contactSheet: (svgs, width) =>
      renderContactSheet(svgs, { typesetter: serverTypesetter(), width, columns: SHEET_COLUMNS }),
    close: () => Promise.resolve(),
  };
}
