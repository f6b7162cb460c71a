import { renderContactSheet } from "../exports/png/contact-sheet.ts";
import { sampleSlides } from "../design/samples/sample-slides.ts";
import type { Theme } from "../design/theme.ts";
import { serverTypesetter } from "../typeset/node/server-typesetter.ts";
import { checkSlides } from "./checks/check-slides.ts";
import type { DeckEngine } from "./deck-engine.ts";
import { generateDeck, type PlanDeck } from "./generate-deck.ts";
import { setSlideTexts } from "./set-slide-texts.ts";

const DECK_COLUMNS = 3;
const TEMPLATE_COLUMNS = 6;

/** The engine on the calling thread: for the shell, where nobody else waits, and inside the workers of the pool. */
export function createInlineEngine(planDeck: PlanDeck, themes: readonly Theme[]): DeckEngine {
  return {
    generate: (request, signal, progress) => generateDeck(planDeck, themes, request, signal, progress),
    setTexts: (request) => setSlideTexts(themes, request),
    checkSlides: (request) => checkSlides(request, serverTypesetter()),
    contactSheet: (svgs, width) =>
      renderContactSheet(svgs, { typesetter: serverTypesetter(), width, columns: DECK_COLUMNS }),
    async templateSheet(themeId, width) {
      const theme = themes.find(({ id }) => id === themeId);
      const [aspectRatio] = theme?.aspectRatios ?? [];
      if (theme === undefined || aspectRatio === undefined) throw new RangeError(`no theme ${themeId}`);
      const svgs = (await sampleSlides(theme, "most", aspectRatio)).map(({ svg }) => svg);
      return renderContactSheet(svgs, { typesetter: serverTypesetter(), width, columns: TEMPLATE_COLUMNS });
    },
    close: () => Promise.resolve(),
  };
}
