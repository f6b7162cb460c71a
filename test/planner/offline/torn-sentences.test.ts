import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../src/planner/offline/storyline/storyline.ts";
import { readSource } from "../../../src/planner/source/read-source.ts";
import { articles, digestOf, planOf, planRequest } from "../../support/planning.ts";

/** What may stand between a title and a body of the same sentence: a mark that ends a clause, a comma and "and", a space where words have none. */
const SET_OFF =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\s|[;；:：.!?。！？।|—–]|--|[,،，]\s*(?:and|und|y|e|et|ed|en|и)\s*$/iu;

const bare = (text: string): string => text.toLocaleLowerCase().replace(/^[\s"'“”„«»「」…]+|[\s"'“”„«»「」…]+$/gu, "");

/** Slides whose title and body are two pieces of one sentence, cut where its author set nothing apart. */
async function tornSlides(content: string, slides: readonly SlideContent[]): Promise<readonly string[]> {
  const { units } = await readSource(planRequest({ content }));
  const sentences = units.flatMap((unit) => [unit.text, ...unit.sentences.map(({ text }) => text)]).map(bare);
  return slides.flatMap((slide) => {
    if (slide.type !== "tip" && slide.type !== "statement" && slide.type !== "qa") return [];
    const [title, body] = [bare(slide.title.text), bare(slide.body?.text ?? "")];
    if (title === "" || body === "" || slide.body?.text.startsWith("…") === true) return [];
    const torn = sentences.some((sentence) => {
      const at = sentence.startsWith(title) ? title.length : -1;
      const next = at < 0 ? -1 : sentence.indexOf(body.slice(0, 24), at);
      return next >= 0 && next - at < 8 && !SET_OFF.test(sentence.slice(at - 1, next));
    });
    return torn ? [`${slide.title.text} / ${slide.body?.text ?? ""}`] : [];
  });
}

describe("no sentence is torn into title and body", () => {
  test.each(articles())("$name", async ({ content }) => {
    const plan = await planOf(content, { format: "carousel", slideCount: 9 });
    if (plan.warnings.some(({ code }) => code === "source_too_thin")) return;
    const slides = plan.slides.map(({ candidates: [slide] }) => slide);
    expect(await tornSlides(content, slides)).toEqual([]);
  });

  test.each([
    [
      "an adverbial opening",
      "In the place of the old harbour office, the new rules of the port name a single warden who has the training for this work and answers to the council every month of the year.",
    ],
    [
      "an opening of another language",
      "Entre las muchas maneras de cruzar el río, los vecinos del pueblo prefieren la barca pequeña que sale cada mañana del muelle viejo y vuelve al anochecer con el pan del otro lado.",
    ],
    [
      "a condition",
      "Se você é um morador do bairro antigo, quase nada mudará para você nos próximos anos. As ruas continuam abertas a todos os vizinhos.",
    ],
    [
      "a bold phrase and its particle",
      "**「まず書く」** という考え方のために、会議が短くなり、町の全員が同じ情報を毎日確認できるようになります。\n\n**「まず書く」** の習慣を持つことで、会議が短くなり、全員が同じ情報を確認できるようになります。",
    ],
  ])("%s", async (_what, text) => {
    const content = `# The port\n\n## What changes\n\n${text}\n\n## Afterwards\n\n${text.split(/[.。]/u)[0] ?? ""}.`;
    const digest = await digestOf(content);
    const slides = storyline(digest, 2)
      .flatMap((segment) => proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }))
      .flatMap(({ candidates }) => candidates);
    expect(await tornSlides(content, slides)).toEqual([]);
    for (const { title } of slides)
      expect(title.text).not.toMatch(
        /^(?:In the place of the old harbour office|Entre las muchas maneras de cruzar el río|Se você|「まず書く」)$/u,
      );
  });
});
