import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { readSlots } from "../../src/svg/read-slots.ts";
import { checkProject } from "../../tools/check-project.ts";
import { getProject } from "../../tools/get-project.ts";
import { updateProject } from "../../tools/update-project.ts";
import { addProject } from "../support/add-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

let services: TestServices;
let principal: Principal;
let project_id: string;

beforeAll(async () => {
  services = await testServices();
  ({ principal } = await services.newAccount());
});
afterAll(() => services[Symbol.asyncDispose]());

const fresh = async () => (project_id = await addProject(services, principal.userId));
const update = (changes: object) => {
  services.clock.advance({ seconds: 10 });
  return invoke(services, updateProject, principal, { project_id, ...changes });
};
const read = async () => {
  const outcome = answerOf(invoke(services, getProject, principal, { project_id, include: "content" }));
  const { content, ...record } = getProject.output.parse(await outcome);
  return { ...record, slides: content?.variations ?? [] };
};
const textsOf = (svg: string) => Object.fromEntries(readSlots(parseSvg(svg)).map(({ slot }) => [slot.id, slot.source]));

describe("title and status", () => {
  it("change alone or together, and say when", async () => {
    await fresh();
    const before = await read();
    expect(await answerOf(update({ title: "Renamed" }))).toMatchObject({ title: "Renamed", status: "draft" });
    const answer = await answerOf(update({ title: "Again", status: "published" }));
    const after = await read();
    expect(after).toMatchObject({ title: "Again", status: "published", slides: before.slides });
    expect(answer).toMatchObject({ updated_at: after.updated_at, created_at: before.created_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    for (const status of ["archived", "draft", "archived"])
      expect(await update({ status })).toMatchObject({ ok: true });
  });

  it.each([
    [{ title: "" }, "title"],
    [{ title: " \n" }, "title"],
    [{ title: "x".repeat(181) }, "title"],
    [{ status: "done" }, "status"],
    [{ patch_slide: { index: 0 } }, "patch_slide"],
    [{ patch_slide: { title: "x" } }, "patch_slide.index"],
    [{ patch_slide: { index: -1, title: "x" } }, "patch_slide.index"],
    [{ patch_slide: { index: 3, title: "x" } }, "patch_slide.index"],
    [{ patch_slide: { index: 0, titel: "x" } }, "patch_slide.titel"],
    [{ patch_slide: { index: 0, texts: {} } }, "patch_slide.texts"],
    [{ patch_slide: { index: 0, texts: { title: "x".repeat(4_001) } } }, "patch_slide.texts.title"],
    [{ patch_slide: { index: 0, texts: { title: 7 } } }, "patch_slide.texts.title"],
    [
      { patch_slide: { index: 0, texts: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, "x"])) } },
      "patch_slide.texts",
    ],
    [{ content: {} }, "content.variations"],
    [{ content: { variations: [] } }, "content.variations"],
    [{ content: { variations: [{ svgContent: "<svg/>", title: "x" }] } }, "content.variations.0.notes"],
    [{ content: { variations: [] }, patch_slide: { index: 0, title: "x" } }, "content.variations"],
    [{ titel: "x" }, "titel"],
  ])("refuses %j with everything that came with it", async (changes, path) => {
    await fresh();
    const before = await read();
    expect(await update({ title: "not stored", ...changes })).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path }] } },
    });
    expect(await read()).toEqual(before);
  });

  it("refuses nothing at all", async () => {
    expect(await update({})).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path: "" }] } },
    });
  });

  it("names the range of slides, and refuses content and patch_slide together", async () => {
    await fresh();
    expect(await update({ patch_slide: { index: 3, title: "x" } })).toMatchObject({
      error: { message: expect.stringContaining("slides 0 to 2") },
    });
    const { slides } = await read();
    const changes = { content: { variations: slides }, patch_slide: { index: 0, title: "x" } };
    expect(await update(changes)).toMatchObject({ error: { message: expect.stringContaining("not both") } });
  });
});

describe("patch_slide", () => {
  it("changes what was sent of one slide, and nothing else", async () => {
    await fresh();
    const before = await read();
    await answerOf(update({ patch_slide: { index: 1, notes: "Say this." } }));
    await answerOf(update({ patch_slide: { index: 1, title: "Called" }, status: "published" }));
    const after = await read();
    expect(after.status).toBe("published");
    expect(after.slides).toEqual(
      before.slides.map((slide, at) => (at === 1 ? { ...slide, title: "Called", notes: "Say this." } : slide)),
    );
  });

  it("loses nothing of two changes at once", async () => {
    await fresh();
    await Promise.all([
      update({ patch_slide: { index: 0, notes: "Notes" } }),
      update({ patch_slide: { index: 0, title: "Title" } }),
      update({ patch_slide: { index: 0, texts: { title: "New title" } } }),
      update({ patch_slide: { index: 0, texts: { body: "New body" } } }),
    ]);
    const [slide] = (await read()).slides;
    expect(slide).toMatchObject({ title: "Title", notes: "Notes" });
    expect(textsOf(slide?.svgContent ?? "")).toEqual({ title: "New title", body: "New body" });
  });

  it("stores new markup as it was sent, and sets texts in it", async () => {
    await fresh();
    const box = `data-box="90 300 600 200" data-fit="24 60" font-size="40" font-family="Inter, sans-serif"`;
    const svg_content = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350"><!-- mine -->\r\n<text id='note' ${box} class="a">Old</text><text>plain</text></svg>`;
    await answerOf(update({ patch_slide: { index: 2, svg_content } }));
    expect((await read()).slides[2]?.svgContent).toBe(svg_content);
    await answerOf(update({ patch_slide: { index: 2, texts: { note: "New & better" } } }));
    const edited = (await read()).slides[2]?.svgContent ?? "";
    expect(textsOf(edited)).toEqual({ note: "New & better" });
    expect(edited.replace(/<text id.*?<\/text>/, "")).toBe(svg_content.replace(/<text id.*?<\/text>/, ""));
    expect(edited).toContain('class="a"');
  });

  it("sets texts into markup that comes with them", async () => {
    await fresh();
    const before = (await read()).slides[0]?.svgContent ?? "";
    const svg_content = before.replace("<rect", '<rect data-mine="1"');
    await answerOf(update({ patch_slide: { index: 0, svg_content, texts: { title: "Both" } } }));
    const after = (await read()).slides[0]?.svgContent ?? "";
    expect(textsOf(after)).toMatchObject({ title: "Both" });
    expect(after).toContain('data-mine="1"');
  });
});

describe("patch_slide.texts", () => {
  it("sets a slide of ours anew, as its layout would have", async () => {
    await fresh();
    const before = await read();
    await answerOf(update({ patch_slide: { index: 1, texts: { body: "Short." } } }));
    await answerOf(
      update({ patch_slide: { index: 1, texts: { title: "A much longer title than there was before" } } }),
    );
    const { slides } = await read();
    expect(textsOf(slides[1]?.svgContent ?? "")).toEqual({
      title: "A much longer title than there was before",
      body: "Short.",
    });
    const original = textsOf(before.slides[1]?.svgContent ?? "");
    await answerOf(update({ patch_slide: { index: 1, texts: original } }));
    expect((await read()).slides).toEqual(before.slides);
  });

  it("takes a slot off the slide and finds it again", async () => {
    await fresh();
    const before = await read();
    await answerOf(update({ patch_slide: { index: 0, texts: { body: "" } } }));
    expect(textsOf((await read()).slides[0]?.svgContent ?? "")).toEqual({ title: "Point 1" });
    const body = textsOf(before.slides[0]?.svgContent ?? "")["body"];
    await answerOf(update({ patch_slide: { index: 0, texts: { body } } }));
    expect((await read()).slides).toEqual(before.slides);
  });

  it("sets slides of a deck whose making nobody remembers in their boxes", async () => {
    await fresh();
    await services.database.write((transaction) => transaction.deleteFrom("deck_origins").execute());
    await answerOf(update({ patch_slide: { index: 0, texts: { body: "In its box." } } }));
    expect(textsOf((await read()).slides[0]?.svgContent ?? "")).toMatchObject({ body: "In its box." });
    const { slides } = checkProject.output.parse(
      await answerOf(invoke(services, checkProject, principal, { project_id })),
    );
    expect(slides.map((slide) => [slide.edited, slide.source_faithfulness])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ]);
  });

  it("names the nearest ids of an unknown one, and stores nothing", async () => {
    await fresh();
    const before = await read();
    expect(await update({ title: "No", patch_slide: { index: 0, texts: { titel: "x", body: "y" } } })).toMatchObject({
      error: {
        code: "validation_error",
        details: {
          issues: [{ path: "patch_slide.texts.titel", message: expect.stringContaining("Nearest: title, body") }],
        },
      },
    });
    expect(await read()).toEqual(before);
  });

  it.each(["ours", "edited"])("says how much of a text fits: %s", async (kind) => {
    await fresh();
    if (kind === "edited") {
      const svg_content = `${(await read()).slides[0]?.svgContent ?? ""}<!-- edited -->`;
      await answerOf(update({ patch_slide: { index: 0, svg_content } }));
    }
    const title = "word ".repeat(400).trim();
    const outcome = await update({ patch_slide: { index: 0, texts: { title } } });
    expect(outcome).toMatchObject({
      error: {
        details: { issues: [{ path: "patch_slide.texts.title", message: expect.stringMatching(/about \d+ fit/) }] },
      },
    });
    const room = /about ([\d,]+) fit/.exec(JSON.stringify(outcome))?.[1] ?? "";
    const fitting = title.slice(0, Number(room.replace(",", ""))).trim();
    expect(fitting.length).toBeGreaterThan(10);
    expect(await update({ patch_slide: { index: 0, texts: { title: fitting } } })).toMatchObject({ ok: true });
  });
});

describe("content", () => {
  it("comes back as it was read, reordered, shortened or repeated", async () => {
    await fresh();
    const { slides } = await read();
    for (const variations of [slides, slides.toReversed(), slides.slice(1), [...slides, ...slides]]) {
      const answer = await answerOf(update({ content: { variations } }));
      expect(answer).toMatchObject({ slide_count: variations.length });
      expect((await read()).slides).toEqual(variations);
    }
    await answerOf(update({ patch_slide: { index: 3, texts: { title: "Still known to its layout" } } }));
    const [, , , fourth] = (await read()).slides;
    expect(textsOf(fourth?.svgContent ?? "")).toMatchObject({ title: "Still known to its layout" });
  });

  it("refuses more than 30 slides", async () => {
    await fresh();
    const { slides } = await read();
    const variations = Array.from({ length: 31 }, () => slides[0]);
    expect(await update({ content: { variations } })).toMatchObject({
      error: {
        details: { issues: [{ path: "content.variations", message: "Must have at most 30 entries; found 31." }] },
      },
    });
  });
});

describe("unsafe markup", () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it("is refused with all offending slides, and nothing is stored", async () => {
    await fresh();
    const before = await read();
    const bad = { svgContent: script, title: "x", notes: "" };
    const [first, second] = before.slides;
    expect(await update({ title: "No", content: { variations: [first, bad, second, bad] } })).toMatchObject({
      error: {
        code: "unsafe_content",
        status: 400,
        details: {
          violations: [
            { slide: 1, element: "script" },
            { slide: 3, element: "script" },
          ],
        },
      },
    });
    expect(await update({ status: "published", patch_slide: { index: 2, svg_content: script } })).toMatchObject({
      error: { code: "unsafe_content", details: { violations: [{ slide: 2, element: "script" }] } },
    });
    expect(await read()).toEqual(before);
  });
});
