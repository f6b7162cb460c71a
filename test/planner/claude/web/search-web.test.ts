import { describe, expect, it } from "vitest";
import { writerAt } from "../../../support/claude-planning.ts";
import { promptOf } from "../../../support/messages-api/request.ts";
import { failsWith, good, messagesApi, says } from "../../../support/messages-api/stand-in.ts";
import { searchAnswer, type Page } from "../../../support/messages-api/web-search.ts";
import { changed } from "../../../support/messages-api/written-deck.ts";

const PAGES: readonly Page[] = [
  {
    url: "https://trains.example.com/2026/report",
    title: "Night train report",
    says: "About 3.4 million people took a night train.",
    cites: "In 2025, 3.4 million people took a night train in Europe.",
  },
  { url: "https://blog.example.com", title: "A blog", says: "Some say it was 9.9 million." },
  {
    url: "https://rail.example.org/charges",
    title: "Track charges",
    says: "Charges are the largest cost.",
    cites: "Track access charges are the largest single cost of a night train.",
  },
];

const wish = { topic: "Night trains in Europe", format: "carousel", slideCount: 6, useWebSearch: true } as const;

describe("a deck with web search", () => {
  it("is made from what the model cites: searched first, planned afterwards, the pages in the notes", async () => {
    await using api = await messagesApi();
    api.next(
      says(searchAnswer(PAGES)),
      good((deck) =>
        changed(deck, {
          s03: { type: "statement", title: "3.4 million people took a night train", body: "", source_ids: ["w1"] },
        }),
      ),
    );
    const writer = writerAt(api);
    const plan = await writer.plan(wish);
    expect(plan.planner).toBe("claude");
    expect(plan.warnings.map(({ code }) => code)).not.toContain("web_search_unavailable");
    expect(plan.warnings.map(({ code }) => code)).not.toContain("written_without_source");
    expect(api.received[0]?.body).toMatchObject({ tools: [{ type: "web_search_20260318", name: "web_search" }] });
    expect(api.received[0]?.body.output_config).toBeUndefined();
    const planning = promptOf(api.received[1]?.body);
    expect(planning).toContain('<unit id="w1" kind="paragraph" web-page="Night train report">');
    expect(planning).not.toContain("9.9 million");
    const slide = plan.slides[2];
    const [span] = slide?.candidates[0].title.sources ?? [];
    expect(plan.sourceText?.slice(span?.start, span?.end)).toBe(
      "In 2025, 3.4 million people took a night train in Europe.",
    );
    expect(slide?.notes).toContain("Night train report: https://trains.example.com/2026/report");
    expect(plan.sourceText).toContain("https://trains.example.com/2026/report");
    expect(writer.usage?.webSearches).toBe(1);
  });

  it("knows no number that was found and not cited", async () => {
    await using api = await messagesApi();
    const wrong = good((deck) =>
      changed(deck, { s03: { type: "statement", title: "9.9 million people took one", body: "", source_ids: ["w1"] } }),
    );
    api.next(says(searchAnswer(PAGES)), wrong, wrong, wrong);
    const plan = await writerAt(api).plan(wish);
    expect(JSON.stringify(plan.slides)).not.toContain("9.9");
    expect(promptOf(api.received[2]?.body)).toContain('"rule":"number_not_in_source","found":"9.9"');
  });

  it("sends the words of the request and the headings of the source, not its text", async () => {
    await using api = await messagesApi();
    const content =
      "# Night trains\n\n## Prices\n\nThe confidential price is low.\n\n## Comfort\n\nBeds are soft. Cars are quiet. Staff is kind.";
    api.next(says(searchAnswer(PAGES)));
    const plan = await writerAt(api).plan({ ...wish, content, instructions: "For investors." });
    const sent = promptOf(api.received[0]?.body);
    expect(sent).toContain("Headings: Prices; Comfort");
    expect(sent).toContain("For investors.");
    expect(sent).not.toContain("confidential");
    expect(promptOf(api.received[1]?.body)).toContain("confidential");
    expect(plan.planner).toBe("claude");
  });

  it("goes on where a long search is handed back in parts", async () => {
    await using api = await messagesApi();
    api.next(says(searchAnswer(PAGES.slice(0, 1), "pause_turn")), says(searchAnswer(PAGES.slice(2))));
    await writerAt(api).plan(wish);
    expect(api.received[1]?.body.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const planning = promptOf(api.received[2]?.body);
    expect(planning).toContain("3.4 million");
    expect(planning).toContain("Track access charges");
  });

  it.each([
    ["a server without such a tool", { search: false }, undefined, "no web search"],
    ["a search that finds nothing to cite", {}, says(searchAnswer([])), "nothing that could be cited"],
    [
      "a search that is not allowed",
      {},
      failsWith({ status: 403, type: "permission_error", message: "no" }),
      "refused",
    ],
  ] as const)("costs %s the search and a warning, not the deck", async (_what, abilities, trouble, words) => {
    await using api = await messagesApi(abilities);
    if (trouble !== undefined) api.next(trouble);
    const plan = await writerAt(api).plan(wish);
    expect(plan.planner).toBe("claude");
    const warning = plan.warnings.find(({ code }) => code === "web_search_unavailable");
    expect(warning?.message).toContain(words);
  });

  it("is not searched for where nobody asked", async () => {
    await using api = await messagesApi();
    await writerAt(api).plan({ ...wish, useWebSearch: false });
    expect(api.received.every(({ body }) => body.tools === undefined)).toBe(true);
  });
});
