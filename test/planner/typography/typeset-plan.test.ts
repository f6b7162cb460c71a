import { expect, it } from "vitest";
import { contentPhrases } from "../../../src/deck/content-phrases.ts";
import { planOf } from "../../support/planning.ts";

const ARTICLE = `# Wer "kommerziell" sagt

Die Genossenschaft zählt heute 120 Mitglieder in 14 Gemeinden. Das Wort "kommerziell" steht in keiner Satzung - es kam
erst später dazu. Viele Mitglieder nennen das Projekt "unser Haus" und bezahlen dafür jeden Monat 15 Euro.

## Was sich ändert

Die Versammlung wählt einen neuen Vorstand. Der Vorstand prüft jede Rechnung über 500 Euro. Die Kasse bleibt bei der
Gemeinde.
`;

it("shows an article with the marks of its language while spans point at the words as sent", async () => {
  const { slides, sourceText = "" } = await planOf(ARTICLE);
  const phrases = slides.flatMap(({ candidates }) => candidates.flatMap(contentPhrases));
  expect(phrases.filter(({ text }) => text.includes('"'))).toEqual([]);
  const quoting = phrases.find(({ text }) => text.includes("„kommerziell“"));
  const [span] = quoting?.sources ?? [];
  expect(sourceText.slice(span?.start, span?.end)).toContain('"kommerziell"');
});

const DECK = `# Der "Plan"

---

# Wer "wir" sagt

- eins
- zwei - und mehr

---

# Was "morgen" heißt

Wir treffen uns um 9 Uhr.
`;

it("leaves slides that somebody wrote as they are", async () => {
  const { slides, planner } = await planOf(DECK);
  const texts = slides.flatMap(({ candidates: [best] }) => contentPhrases(best)).map(({ text }) => text);
  expect(planner).toBe("authored");
  expect(texts).toContain('Wer "wir" sagt');
});
