import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Principal } from "../../src/auth/principal.ts";
import { checkProject } from "../../tools/check-project.ts";
import { duplicateProject } from "../../tools/duplicate-project.ts";
import { getProject } from "../../tools/get-project.ts";
import { updateProject } from "../../tools/update-project.ts";
import { addProject } from "../support/add-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

type Check = z.output<typeof checkProject.output>;

let services: TestServices;
let principal: Principal;
let project_id: string;

beforeAll(async () => {
  services = await testServices();
  ({ principal } = await services.newAccount());
});
afterAll(() => services[Symbol.asyncDispose]());

async function check(id = project_id): Promise<Check> {
  services.clock.advance({ minutes: 1 });
  return checkProject.output.parse(await answerOf(invoke(services, checkProject, principal, { project_id: id })));
}

/** A fresh project whose first slide has its markup changed, and what is found wrong with that slide. */
async function edited(change: (svg: string) => string): Promise<Check["slides"][number]> {
  project_id = await addProject(services, principal.userId);
  const { content } = getProject.output.parse(
    await answerOf(invoke(services, getProject, principal, { project_id, include: "content" })),
  );
  const svg_content = change(content?.variations[0]?.svgContent ?? "");
  await answerOf(invoke(services, updateProject, principal, { project_id, patch_slide: { index: 0, svg_content } }));
  const { slides } = await check();
  const [first] = slides;
  if (first === undefined) throw new Error("no slides");
  expect(slides.slice(1).every((slide) => slide.passed && !slide.edited)).toBe(true);
  expect(first.edited).toBe(true);
  return first;
}

/** Attributes of one text replaced. */
const inText = (id: string, from: RegExp, to: string) => (svg: string) => {
  const element = new RegExp(`<text id="${id}".*?</text>`).exec(svg)?.[0] ?? "";
  const changed = element.replaceAll(from, to);
  expect(changed).not.toBe(element);
  return svg.replace(element, changed);
};

describe("a deck as it was made", () => {
  it("passes, slide by slide", async () => {
    project_id = await addProject(services, principal.userId);
    const checked = await check();
    expect(checked).toMatchObject({ project_id, passed: true });
    expect(checked.slides.map(({ index, title, type, layout }) => [index, title, type, layout])).toEqual([
      [0, "Point 1", "tip", "tip-light"],
      [1, "Point 2", "tip", "tip-dark"],
      [2, "Point 3", "tip", "tip-light"],
    ]);
    expect(checked.slides[0]).toMatchObject({
      edited: false,
      overflow: [],
      overlap: [],
      contrast: { failing: [], lowest: { required: 4.5 } },
      font_size: { smallest: { title: 96, body: 40 }, below_minimum: [] },
      source_faithfulness: { unsupported: [] },
    });
    expect(checked.slides[0]?.contrast.lowest?.ratio).toBeCloseTo(18.88, 1);
  });

  it("still passes after its words were changed, and is measured by the new ones", async () => {
    project_id = await addProject(services, principal.userId);
    const patch_slide = { index: 0, notes: "", texts: { body: "Revenue grew by 49% in 2024, not by 48%." } };
    await answerOf(invoke(services, updateProject, principal, { project_id, patch_slide }));
    const [first] = (await check()).slides;
    expect(first).toMatchObject({
      edited: false,
      passed: false,
      overflow: [],
      source_faithfulness: { numbers: 5, unsupported: ["49"] },
    });
  });

  it("knows the source of a copy, and takes numbers in notes and titles for claims as well", async () => {
    project_id = await addProject(services, principal.userId);
    const copy = duplicateProject.output.parse(
      await answerOf(invoke(services, duplicateProject, principal, { project_id })),
    );
    const change = (patch_slide: object) =>
      invoke(services, updateProject, principal, { project_id: copy.project_id, patch_slide });
    await answerOf(change({ index: 1, notes: "About 1,200 people, 3 of them here" }));
    await answerOf(change({ index: 2, title: "In 2031" }));
    const { slides } = await check(copy.project_id);
    expect(slides.map((slide) => slide.source_faithfulness?.unsupported)).toEqual([[], ["1200"], ["2031"]]);
  });
});

describe("an edited slide", () => {
  it("passes where nothing is wrong with it", async () => {
    expect(await edited((svg) => svg.replace("</svg>", "<circle r='9'/></svg>"))).toMatchObject({ passed: true });
  });

  it("is told where text is larger than its box, or off the slide", async () => {
    expect(await edited(inText("body", /font-size="40"/g, 'font-size="80"'))).toMatchObject({
      overflow: [{ id: "body", text: "Revenue grew by 48% in 2024." }],
    });
    expect(await edited(inText("title", / y="[\d.]+"/g, ' y="1380"'))).toMatchObject({ overflow: [{ id: "title" }] });
    const outside = `<g transform="translate(900 200)"><text font-size="60" font-family="Inter">leaves the slide</text></g></svg>`;
    expect(await edited((svg) => svg.replace("</svg>", outside))).toMatchObject({
      overflow: [{ id: null, text: "leaves the slide" }],
    });
  });

  it("is told where texts run into each other", async () => {
    expect(await edited(inText("body", / y="[\d.]+"/g, ' y="180"'))).toMatchObject({
      overlap: [{ id: "title", other: { id: "body" } }],
    });
    const beside = `<text x="90" y="900" font-size="40">first</text><text x="400" y="900" font-size="40">second</text></svg>`;
    expect(await edited((svg) => svg.replace("</svg>", beside))).toMatchObject({ overlap: [] });
  });

  it.each([
    ["an attribute", inText("body", /fill="#111111"/g, 'fill="#999"'), "body"],
    ["a style", inText("body", /data-lh/g, 'style="fill:rgb(150,150,150)" data-lh'), "body"],
    ["opacity", inText("body", /data-lh/g, 'opacity="0.4" data-lh'), "body"],
    [
      "what is behind it",
      (svg: string) =>
        svg.replace('<g id="content">', '<rect width="1080" height="1350" fill="#222"/><g id="content">'),
      "body",
    ],
  ])("is told where %s makes text too faint", async (_what, change, id) => {
    const { contrast } = await edited(change);
    expect(contrast.failing.map((text) => text.id)).toContain(id);
    expect(contrast.lowest?.ratio).toBeLessThan(4.5);
  });

  it("is told where type is too small for what it is, or for anything", async () => {
    expect(await edited(inText("body", /font-size="40"/g, 'font-size="28"'))).toMatchObject({
      font_size: { below_minimum: [{ id: "body", size: 28, minimum: 32 }] },
    });
    const small = `<g transform="scale(0.5)"><text id="tiny" x="200" y="2400" font-size="30">small print</text></g></svg>`;
    expect(await edited((svg) => svg.replace("</svg>", small))).toMatchObject({
      font_size: { below_minimum: [{ id: "tiny", size: 15, minimum: 24 }] },
    });
  });

  it("is read as it now says: edited lines, HTML, nothing hidden", async () => {
    const html = `<foreignObject x="90" y="700" width="600" height="200"><div xmlns="http://www.w3.org/1999/xhtml" style="font-size:40px">Costs fell by 31%</div></foreignObject>`;
    const hidden = `<text x="90" y="1000" font-size="40" display="none">77</text><text x="90" y="1000" font-size="40" opacity="0">78</text><title>79</title>`;
    const slide = await edited((svg) => svg.replace("48%", "52%").replace("</svg>", `${html}${hidden}</svg>`));
    expect(slide.source_faithfulness?.unsupported).toEqual(["52", "31"]);
  });

  it("is measured on its own canvas", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 135"><rect width="108" height="135" fill="#fff"/><text id="a" x="10" y="20" font-size="5">Legible</text></svg>`;
    const slide = await edited(() => svg);
    expect(slide).toMatchObject({ passed: true, type: null, layout: null, font_size: { below_minimum: [] } });
    expect(slide.contrast.lowest?.ratio).toBeCloseTo(21, 0);
  });
});
