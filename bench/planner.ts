/**
 * Plans decks from real articles and prints how the checks judge them, how many of the labelled key facts they keep, and
 * how long planning takes.
 *
 *   node bench/planner.ts [--corpus DIR] [--counts 3,5,8,12,20,30] [--format carousel] [--text ID] [--findings]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { DeckFormat } from "../src/deck/deck-plan.ts";
import { readBrief } from "../src/planner/brief/read-brief.ts";
import { checkPlan } from "../src/planner/checks/check-plan.ts";
import type { CheckName, CheckResult } from "../src/planner/checks/check-result.ts";
import { planOffline } from "../src/planner/offline/plan-offline.ts";
import type { PlanRequest } from "../src/planner/planner.ts";
import { readSource } from "../src/planner/source/read-source.ts";
import { KEY_FACTS } from "../test/planner/key-facts/key-facts.ts";
import { keptFacts } from "../test/planner/key-facts/kept.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", default: process.env["SLIDEWRIGHT_CORPUS"] ?? "../shared/corpus" },
    counts: { type: "string", default: "3,5,8,12,20,30" },
    format: { type: "string", default: "presentation,carousel" },
    text: { type: "string" },
    findings: { type: "boolean", default: false },
  },
});

const LONGEST_CONTENT = 36_000;
const ROUNDS = 9;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

const articles = join(values.corpus, "articles");
const folder = existsSync(articles) ? articles : "examples";
const texts = readdirSync(folder)
  .filter((name) => /\.(?:md|txt)$/.test(name) && name !== "README.md" && name.includes(values.text ?? ""))
  .map((name) => ({ name, content: readFileSync(join(folder, name), "utf8").slice(0, LONGEST_CONTENT) }));
const counts = values.counts.split(",").map(Number);
const formats = values.format.split(",").filter((name): name is DeckFormat => /^(?:presentation|carousel)$/.test(name));

const request = (content: string, format: DeckFormat, slideCount: number): PlanRequest => ({
  content,
  format,
  slideCount,
  language: "Auto",
  useWebSearch: false,
});

class Totals {
  readonly #sums = new Map<CheckName, { units: number; findings: number }>();

  add(results: readonly CheckResult[]): void {
    for (const { check, units, findings } of results) {
      const sum = this.#sums.get(check) ?? { units: 0, findings: 0 };
      this.#sums.set(check, { units: sum.units + units, findings: sum.findings + findings.length });
    }
  }

  row(name: string): string {
    const cells = [...this.#sums.values()].map(({ units, findings }) =>
      (units === 0 ? "–" : (100 * Math.max(0, 1 - findings / units)).toFixed(1)).padStart(8),
    );
    return name.slice(0, 28).padEnd(28) + cells.join("");
  }

  get header(): string {
    return (
      "share without finding, %".padEnd(28) +
      [...this.#sums.keys()].map((name) => name.slice(0, 7).padStart(8)).join("")
    );
  }
}

/** Labelled facts that decks of one size keep, out of all there are. */
const keptBySize = new Map<string, { kept: number; facts: number }>();
const all = new Totals();
const byText = new Map<string, Totals>();
const byCount = new Map<number, Totals>();
for (const { name, content } of texts) {
  const source = await readSource({ content, language: "Auto" });
  for (const format of formats) {
    for (const slideCount of counts.filter((count) => format === "carousel" || count <= 20)) {
      const asked = request(content, format, slideCount);
      const plan = planOffline({ request: asked, brief: readBrief(asked), source }, CONTEXT);
      const results = checkPlan(plan, source, { slideCount });
      const facts = KEY_FACTS[name] ?? [];
      const size = keptBySize.get(`${format} ${slideCount}`) ?? { kept: 0, facts: 0 };
      size.kept += keptFacts(plan, facts).length;
      size.facts += facts.length;
      keptBySize.set(`${format} ${slideCount}`, size);
      const ofText = byText.get(name) ?? new Totals();
      const ofCount = byCount.get(slideCount) ?? new Totals();
      for (const totals of [all, ofText, ofCount]) totals.add(results);
      byText.set(name, ofText);
      byCount.set(slideCount, ofCount);
      if (!values.findings) continue;
      for (const finding of results.flatMap((result) => result.findings)) {
        const place = finding.slide === undefined ? "" : ` slide ${finding.slide + 1}`;
        console.log(
          `${name} ${format} ${slideCount}${place} ${finding.check}: ${finding.message} ${finding.text ?? ""}`,
        );
      }
    }
  }
}
console.log(all.header);
for (const [name, totals] of byText) console.log(totals.row(name));
for (const [count, totals] of byCount) console.log(totals.row(`N = ${count}`));
console.log(all.row("all"));

console.log("\nkey facts kept");
for (const [size, { kept, facts }] of keptBySize) {
  if (facts > 0) console.log(size.padEnd(28) + (kept / facts).toFixed(2).padStart(8));
}

console.log("\nplanning 36,000 characters, N = 12        median ms   slowest ms");
for (const { name, content } of texts) {
  let long = content;
  while (long.length < LONGEST_CONTENT) long += `\n\n${content}`;
  const asked = request(long.slice(0, LONGEST_CONTENT), "presentation", 12);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const source = await readSource(asked);
    planOffline({ request: asked, brief: readBrief(asked), source }, CONTEXT);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[ROUNDS >> 1] ?? 0;
  console.log(name.padEnd(40) + median.toFixed(0).padStart(11) + (times.at(-1) ?? 0).toFixed(0).padStart(13));
}
