import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

async function slides(body: string): Promise<readonly SlideContent[]> {
  const digest = await digestOf(`# The pool\n\n## What it costs\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  return proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }).map(
    ({ candidates: [content] }) => content,
  );
}

function table(...rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((row) => `| ${row.join(" | ")} |`);
  return [head, `|${rows[0]?.map(() => "---").join("|")}|`, ...others].join("\n");
}

async function barsOf(body: string): Promise<readonly string[]> {
  const chart = (await slides(body)).find(({ type }) => type === "chart");
  return chart?.type === "chart" ? chart.points.map(({ label, display }) => `${label.text} ${display.text}`) : [];
}

const HEAD = ["Item", "Euros"];
const COSTS = [
  ["Heating", "41,000"],
  ["Staff", "37,500"],
  ["Water", "9,200"],
];
const BARS = ["Heating 41,000", "Staff 37,500", "Water 9,200"];

describe("rows that add up the others", () => {
  test("are no bars, whatever they are called", async () => {
    expect(await barsOf(table(HEAD, ...COSTS, ["Total", "87,700"]))).toEqual(BARS);
    expect(await barsOf(table(HEAD, ...COSTS, ["The pool as it stands", "87,700"]))).toEqual(BARS);
  });

  test("a last row that is no sum stays", async () => {
    expect(await barsOf(table(HEAD, ...COSTS, ["Roof", "60,000"]))).toEqual([...BARS, "Roof 60,000"]);
  });
});

describe("tables with no room as they are", () => {
  const LONG = "Season tickets (adults, families, schools and clubs)";

  test("are compared by their one column of shares, without brackets", async () => {
    const rows = [
      ["Swimmers", "Asked", "Content"],
      [LONG, "410", "81%"],
      ["Day guests", "290", "64%"],
      ["Staff", "38", "52%"],
    ];
    const chart = (await slides(table(...rows))).find(({ type }) => type === "chart");
    expect(chart).toMatchObject({
      points: [
        { label: { text: "Season tickets" }, value: 81 },
        { label: { text: "Day guests" }, value: 64 },
        { label: { text: "Staff" }, value: 52 },
      ],
      caption: { text: "Content" },
    });
  });

  test("lose the column that tells stories", async () => {
    const story = "Open the valve by hand, wait until the gauge is still, and note the time.";
    const rows = ["Sauna", "Steam bath", "Whirlpool"].map((name, at) => [
      name,
      `${at + 40} °C`,
      `${at + 10} min`,
      story,
    ]);
    const found = (await slides(table(["Room", "Heat", "Time", "How"], ...rows))).find(({ type }) => type === "table");
    expect(found?.type === "table" && found.columns.map(({ text }) => text)).toEqual(["Room", "Heat", "Time"]);
  });
});
