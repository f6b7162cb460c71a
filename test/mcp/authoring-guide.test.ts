import { expect, test } from "vitest";
import { SLIDE_TYPES } from "../../src/deck/slide-types.ts";
import { SLOT_CONTRACTS } from "../../src/deck/slot-contracts.ts";
import { readAuthoringGuide } from "../../src/mcp/authoring-guide.ts";
import { planDeck } from "../../src/planner/plan-deck.ts";

const GUIDE = await readAuthoringGuide();

test("every slide type has its row, with the room it has", () => {
  const rows = Array.from(GUIDE.matchAll(/^\| `(\w+)` +\|.*\| ([^|]+?) *\|$/gm), ([, type, room]) => ({ type, room }));
  expect(rows.map(({ type }) => type)).toEqual(SLIDE_TYPES);
  for (const { room } of rows) expect(room).toMatch(/(?:title|words) \d/);
  expect(GUIDE).not.toContain("{room}");
  const { title, items } = SLOT_CONTRACTS.list;
  expect(GUIDE).toContain(
    `title ${title}, ${items?.min}–${items?.max} items of ${items?.text}, labels ${items?.label} |`,
  );
});

test("the example is a deck that keeps every word and gets every type it asks for", async () => {
  const [, example = ""] = /```markdown\n([\s\S]*?)\n```/.exec(GUIDE) ?? [];
  const asked = Array.from(example.matchAll(/<!-- type: (\w+) -->/g), ([, type]) => type);
  const plan = await planDeck(
    { content: example, format: "carousel", language: "Auto", useWebSearch: false },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  expect(plan.planner).toBe("authored");
  expect(plan.warnings).toEqual([]);
  expect(plan.slides.map(({ candidates }) => candidates[0].type)).toEqual(asked);
  expect(plan.slides[0]?.notes).toBe("Ask who had a meeting this week that ended where it began.");
});

/** How the table says each type is written. */
const FORMS: Readonly<Record<string, string>> = {
  cover: "# Write less\n\nFor busy teams",
  hook: "# Half of it is never read\n\nHere is why",
  agenda: "## Agenda\n\n- Why\n- How\n- What next",
  section: "## Part one\n\nThe reasons",
  tip: "## Say why first\n\nA reason outlives the people who gave it.",
  list: "## Three habits\n\n- **Reason:** say why\n- **Length:** one page\n- **Owner:** one name",
  checklist: "## Before you send it\n\n- [ ] Read it aloud\n- [x] Cut a third",
  steps: "## How to\n\n1. Draft it\n2. Cut it\n3. Send it",
  timeline:
    "## A year of notes\n\n- **March 2026:** the first note\n- **June 2026:** the tenth\n- **October 2026:** the hundredth",
  stat: "# 48% of decisions are made twice\n\nNobody wrote them down.",
  stats: "## What it saved\n\n- **12 hours** a week saved\n- **3 meetings** fewer a week",
  chart: "## Who reads notes\n\n| Team | Share |\n| --- | --- |\n| Design | 42% |\n| Sales | 17% |",
  table: "## Two ways\n\n| Way | Cost | Time |\n| --- | --- | --- |\n| Call | high | now |\n| Note | low | later |",
  comparison: "## Two ways\n\n### Call\n\n- Fast\n\n### Note\n\n- Lasting",
  pros_cons: "## Notes\n\n### Pros\n\n- Lasting\n\n### Cons\n\n- Slow",
  myth_fact: "## On notes\n\n### Myth\n\nNobody reads them.\n\n### Fact\n\nShort ones are read.",
  before_after: "## The change\n\n### Before\n\n- Calls\n\n### After\n\n- Notes",
  definition: "## Decision note\n\nA page that says what was decided and why.",
  quote: "> If it is hard to write, it is not decided.\n>\n> — Ana Ruiz, head of operations",
  qa: "## Who writes it?\n\nWhoever asked the question.",
  image: "## A quiet desk\n\nWhere notes are written\n\n![a desk by a window](x)",
  code: "## The template\n\n```yaml\nquestion: Which?\nowner: Ana\n```",
  statement: "## A decision nobody wrote down was not made",
  recap: "## Remember\n\n- Say why\n- Keep it short",
  takeaway: "## Write it once\n\nThen decide it once.",
  cta: "## Try it\n\nWith your next decision.\n\nCopy the template",
  closing: "## Thank you\n\nQuestions are welcome.",
};

test.each(SLIDE_TYPES)("a %s written as the table says becomes one", async (type) => {
  const others = "\n\n---\n\n# One\n\nFirst words.\n\n---\n\n# Two\n\nSecond words.";
  const plan = await planDeck(
    {
      content: `<!-- type: ${type} -->\n\n${FORMS[type]}${others}`,
      format: "presentation",
      language: "en",
      useWebSearch: false,
    },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  expect(plan.warnings).toEqual([]);
  expect(plan.slides[0]?.candidates[0].type).toBe(type);
});
