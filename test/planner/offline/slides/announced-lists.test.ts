import { expect, test } from "vitest";
import { planOf } from "../../../support/planning.ts";

const QUIZ = `# Hosting a quiz night

A quiz night brings a street together. It takes one evening to prepare.

## Use some tools

In addition to paper, there are a few tools that can help you and your team during the quiz. Each tool can help you keep time and count the points:

- Buzzbox
- Quizcount
- Tallyman
- Pointer
- Scorely

If you would like to learn more about quiz nights, come to the library.
`;

test("names under the sentence that says what they are outweigh the sentence that only promises them", async () => {
  const { slides } = await planOf(QUIZ, { slideCount: 4 });
  const contents = slides.map(({ candidates: [content] }) => content);
  const list = contents.find((content) => content.type === "list");
  expect(list?.title.text).toBe("Each tool can help you keep time and count the points");
  expect(list?.type === "list" ? list.items.length : 0).toBe(5);
});
