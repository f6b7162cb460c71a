import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { slide } from "../svg/policy/slides.ts";

const folder = process.env["SLIDEWRIGHT_CORPUS"] ?? join(import.meta.dirname, "../../../shared/corpus");
const corpus = join(folder, "svg/payloads.jsonl");
const payloadSchema = z.object({ must_refuse: z.boolean(), borderline: z.boolean(), svg: z.string() });

const MOST_SLIDES = 30;
const refusal = z.object({
  error: z.object({
    code: z.literal("unsafe_content"),
    message: z.string(),
    details: z.object({
      violations: z.array(z.looseObject({ slide: z.number(), rule: z.string(), message: z.string() })),
    }),
  }),
});

let server: RunningTestServer;
let project: string;

beforeAll(async () => {
  server = await runningServer();
  const content = "A first thing that is said.\n\nA second thing.\n\nA third thing.";
  const created = await server.post("/presentations", { content, topic: "Things", slide_count: 3 });
  project = z.object({ data: z.object({ project_id: z.string() }) }).parse(await created.json()).data.project_id;
});

afterAll(() => server[Symbol.asyncDispose]());

async function patch(body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return server.api(`/projects/${project}`, { method: "PATCH", headers, body: JSON.stringify(body) });
}

function variations(svgs: readonly string[]) {
  return { content: { variations: svgs.map((svgContent) => ({ svgContent, title: "t", notes: "" })) } };
}

async function stored(): Promise<unknown> {
  return (await server.api(`/projects/${project}?include=content`)).json();
}

describe("markup that could do harm", () => {
  it("is refused as a whole: nothing is stored and nothing charged", async () => {
    const before = { project: await stored(), balance: await server.balance() };
    const good = slide("<rect/>");
    const svgs = [slide('<a href="javascript:alert(1)"/>'), good, slide("<script/>")];
    const answer = await patch({ ...variations(svgs), title: "New" });
    expect(answer.status).toBe(400);
    const { violations } = refusal.parse(await answer.json()).error.details;
    expect(violations).toMatchObject([
      { slide: 0, element: "a", attribute: "href", rule: "link" },
      { slide: 2, element: "script", rule: "element" },
    ]);
    expect({ project: await stored(), balance: await server.balance() }).toEqual(before);
  });

  it("names the slide that was sent, and says how to mend it", async () => {
    const svg_content = slide('<image href="https://example.com/a.png"/>');
    const { error } = refusal.parse(await (await patch({ patch_slide: { index: 2, svg_content } })).json());
    expect(error.details.violations).toMatchObject([{ slide: 2, rule: "external_image" }]);
    expect(error.message).toContain("data:image/png;base64");
  });

  it("what is harmless is stored as it was sent", async () => {
    const svg = slide('<text id="a" data-text="x &lt; y">x &lt; y</text>');
    expect((await patch({ patch_slide: { index: 1, svg_content: svg } })).status).toBe(200);
    expect(JSON.stringify(await stored())).toContain(JSON.stringify(svg));
  });

  it.skipIf(!existsSync(corpus))(`every hostile payload of the corpus (skipped without ${corpus})`, async () => {
    const before = await stored();
    const lines = readFileSync(corpus, "utf8").trim().split("\n");
    const hostile = lines
      .map((line) => payloadSchema.parse(JSON.parse(line)))
      .filter(({ must_refuse, borderline }) => must_refuse && !borderline)
      .map(({ svg }) => svg);
    for (let at = 0; at < hostile.length; at += MOST_SLIDES) {
      const deck = hostile.slice(at, at + MOST_SLIDES);
      const { violations } = refusal.parse(await (await patch(variations(deck))).json()).error.details;
      expect(new Set(violations.map((violation) => violation.slide))).toEqual(new Set(deck.keys()));
    }
    expect(await stored()).toEqual(before);
  });
});
