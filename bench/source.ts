import { performance } from "node:perf_hooks";
import { readSource } from "../src/planner/source/read-source.ts";

const LENGTH = 36_000;
const ROUNDS = 15;

const section = (index: number): string => `## Section ${index}: what ${index * 3}% of teams noticed

Between March 2019 and May ${2019 + (index % 6)} the group wrote down **${index + 4} rules** (see [the notes](https://example.com/${index})).
"We stopped guessing," said Mara Lindqvist, who led the work. It cost $1.${index} million and took 14 weeks, i.e. one season.

- **Ask first.** Nobody reads minds, so a question costs less than a repair.
- **Write it down.** A decision that is not written down is made again a week later.
- Share: ${40 + index}.5% of messages moved to the open channel

| Year | Messages | Share |
| --- | ---: | ---: |
| 2019 | 12,400 | ${20 + index}% |
| 2020 | 18,900 | ${30 + index}% |
`;

const fill = (part: (index: number) => string): string => {
  let text = "# A year of open notes\n\n";
  for (let index = 1; text.length < LENGTH; index++) text += `${part(index)}\n`;
  return text.slice(0, LENGTH);
};
const prose = fill(section).replace(/[#*|>-]+ ?/g, "");
const japanese = fill(
  (index) =>
    `## 第${index}章\n\n和菓子は四季を映す菓子です。二〇二一年には${index}億2000万円の売上がありました。職人の「急がないことが一番の近道です」という言葉が残っています。`,
);

const cases: Readonly<Record<string, string>> = {
  "markdown article": fill(section),
  "plain text": prose,
  "japanese markdown": japanese,
  "html page": `<html><body>${fill((index) => `<h2>Part ${index}</h2><p>Since 1997 the group has kept <b>${index} rules</b>.</p><ul><li>One: yes</li></ul>`)}</body></html>`,
  "one letter": "a".repeat(LENGTH),
  "one line": "word and another word, ".repeat(LENGTH / 23),
  "open brackets": "# T\n\n" + "[".repeat(LENGTH),
  "nested quotes": "# T\n\n" + "> ".repeat(LENGTH / 2),
  asterisks: "# T\n\n" + "*a ".repeat(LENGTH / 3),
  backticks: "# T\n\n" + "`".repeat(LENGTH),
  links: "# T\n\n" + "[a](b ".repeat(LENGTH / 6),
  "html tags": "# T\n\n" + "<div>".repeat(LENGTH / 5),
  comments: "# T\n\n" + "<!--".repeat(LENGTH / 4),
  "list nesting": "# T\n\n" + Array.from({ length: 180 }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n"),
  "quotation marks": '"a b c d ” “ '.repeat(LENGTH / 13),
  digits: "1,".repeat(LENGTH / 2),
};

console.log("36,000 characters      first ms  best ms  median ms    units    facts");
for (const [name, content] of Object.entries(cases)) {
  const times: number[] = [];
  let units = 0;
  let facts = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now();
    const document = await readSource({ content, language: "Auto" });
    times.push(performance.now() - start);
    units = document.units.length;
    facts = document.facts.length;
    if (times[0] !== undefined && times[0] > 3000) break;
  }
  const [first = 0, ...rest] = times;
  const warm = rest.toSorted((a, b) => a - b);
  const columns = [first, warm[0] ?? first, warm[Math.floor(warm.length / 2)] ?? first].map((time) => time.toFixed(1));
  console.log(
    [
      name.padEnd(20),
      ...columns.map((time) => time.padStart(10)),
      String(units).padStart(8),
      String(facts).padStart(8),
    ].join(" "),
  );
}
