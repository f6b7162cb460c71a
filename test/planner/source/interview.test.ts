import { expect, it } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";

const INTERVIEW = `# Un potager sur le toit

Nadia Ferrand dirige les jardins de la ville de Quimper. Elle y travaille depuis dix ans.

## Question : Pourquoi planter sur les toits ?

Nadia : Les toits plats couvrent un quart de la ville. Ils gardent l'eau de pluie.

Les élèves viennent chaque mardi.

## Q : Avez-vous des chiffres à nous donner ?

N : Bien sûr. Nous avons récolté 900 kilos de tomates en 2023.

## Q : Et la suite ?

N : Nous ouvrirons deux toits de plus au printemps.
`;

it("takes the marks of an interview off questions and answers and names who speaks", async () => {
  const source = await readSource({ content: INTERVIEW, language: "auto" });
  expect(source.headings.map(({ text }) => text)).toEqual([
    "Pourquoi planter sur les toits ?",
    "Avez-vous des chiffres à nous donner ?",
    "Et la suite ?",
  ]);
  const answers = source.units.slice(1);
  expect(answers.map(({ speaker }) => speaker?.text)).toEqual(Array(4).fill("Nadia Ferrand"));
  expect(answers.map(({ text }) => text.slice(0, 9))).toEqual(["Les toits", "Les élève", "Bien sûr.", "Nous ouvr"]);
});

it("reads questions and answers that are paragraphs", async () => {
  const content = `# A word with the ferry master

**Q: How did the crossing begin, and who paid for the first boat that went over the water every day?**

A: A farmer lent us his barge. It sank in the second year.

**Q: What changed?**

A: We bought a boat with a motor.

Q: What comes next?

A: An electric one.
`;
  const source = await readSource({ content, language: "auto" });
  expect(source.headings.map(({ text }) => text.slice(0, 18))).toEqual([
    "How did the crossi",
    "What changed?",
    "What comes next?",
  ]);
  expect(source.units.map(({ text }) => text.slice(0, 9))).toEqual(["A farmer ", "We bought", "An electr"]);
  expect(source.units.every(({ speaker }) => speaker === undefined)).toBe(true);
});

it("leaves texts without such marks alone", async () => {
  const content = "# Plan\n\n## P: parking\n\nCost: We pay for it.\n\n## Roads\n\nNote: They are long.\n";
  const source = await readSource({ content, language: "auto" });
  expect(source.headings.map(({ text }) => text)).toEqual(["P: parking", "Roads"]);
  expect(source.units.every(({ speaker }) => speaker === undefined)).toBe(true);
});

it("knows who asks where both sides are named", async () => {
  const content = `# Two questions about the ferry

## Rosa Lindt, ferry master

**Tom:** How did the crossing begin?

**Rosa:** A farmer lent us his barge. It sank in the second year.

**Tom:** What comes next?

**Rosa:** An electric boat.

**Tom:** Thank you!
`;
  const source = await readSource({ content, language: "auto" });
  expect(source.headings.map(({ text }) => text)).toEqual([
    "Rosa Lindt, ferry master",
    "How did the crossing begin?",
    "What comes next?",
  ]);
  expect(source.units[0]?.speaker?.text).toBe("Rosa Lindt");
  expect(source.units[1]?.text).toBe("An electric boat.");
});

it("reads initials as the names that stood there before, and keeps of a long turn what it asks", async () => {
  const content = `# Three questions for Rosa Lindt

The ferry master has run the crossing since 1998.

**Tom Adler**: The ferry has been on everybody's lips since the flood of last spring. To begin with, how did you keep the boats running?

**Rosa Lindt**: We moved them to the upper basin every night.

**TA**: Thanks, that is good to know. The town is talking about a bridge again, and many of your guests would use it. What would a bridge mean for the crossing?

**RL**: I would sell the boats and keep the café.

**TA**: What comes next?

**RL**: An electric boat.
`;
  const source = await readSource({ content, language: "auto" });
  expect(source.headings.map(({ text }) => text).slice(-3)).toEqual([
    "To begin with, how did you keep the boats running?",
    "What would a bridge mean for the crossing?",
    "What comes next?",
  ]);
  expect(source.units.slice(1).map(({ speaker }) => speaker?.text)).toEqual(["Rosa Lindt", "Rosa Lindt", "Rosa Lindt"]);
});
