import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createPreviewCache } from "../../src/presentations/preview-cache.ts";
import { isBinary, type Operation } from "../../src/operations/operation.ts";
import { checkProject } from "../../tools/check-project.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { previewProject } from "../../tools/preview-project.ts";
import { updateProject } from "../../tools/update-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices } from "../support/test-services.ts";

describe("preview_project", () => {
  it("draws all slides, or those asked for, on one PNG of the width asked for", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const { project_id } = await answerOf(
      invoke(services, createPresentation, principal, { content: "One.\n\nTwo.\n\nThree.", format: "carousel" }),
    );
    const draw = async (input: object) => {
      const outcome = await invoke(services, previewProject, principal, { project_id, ...input });
      if (!outcome.ok || !isBinary(outcome.result)) throw new Error("no picture");
      const { width, height, format } = await sharp(outcome.result.bytes).metadata();
      return { width, height, format };
    };
    const all = await draw({ width: 540 });
    expect(all).toMatchObject({ width: 540, format: "png" });
    const one = await draw({ width: 540, slides: [1] });
    expect(one).toMatchObject({ width: 540, format: "png" });
    expect(one.height).toBeGreaterThan(all.height);
    expect(await invoke(services, previewProject, principal, { project_id, slides: [0, 3] })).toMatchObject({
      error: { code: "validation_error", details: { issues: [{ path: "slides.1", message: /slides 0 to 2/ }] } },
    });
    for (const width of [63, 2_161, 100.5]) {
      expect(await invoke(services, previewProject, principal, { project_id, width })).toMatchObject({
        error: { code: "validation_error", details: { issues: [{ path: "width" }] } },
      });
    }
    const stranger = await services.newAccount();
    expect(await invoke(services, previewProject, stranger.principal, { project_id })).toMatchObject({
      error: { code: "not_found" },
    });
  });
});

it.each([
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    "an endless one",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1000000"><rect width="1" height="1"/></svg>',
  ],
])("a slide of %s that was sent can be looked at and checked", async (_, svg_content) => {
  await using services = await testServices();
  const { principal } = await services.newAccount();
  const call = (operation: Operation, input: object) => invoke(services, operation, principal, input);
  const { project_id } = await answerOf(call(createPresentation, { content: "One.\n\nTwo.\n\nThree." }));
  await answerOf(call(updateProject, { project_id, patch_slide: { index: 0, svg_content } }));
  expect(await call(previewProject, { project_id })).toMatchObject({ ok: true });
  expect(await call(previewProject, { project_id, slides: [0] })).toMatchObject({ ok: true });
  expect(await call(checkProject, { project_id })).toMatchObject({ ok: true });
});

describe("createPreviewCache", () => {
  it("draws once for many who ask, and again once forgotten", async () => {
    const cache = createPreviewCache(2);
    const drawn: string[] = [];
    const get = (key: string) =>
      cache.get(key, () => {
        drawn.push(key);
        return Promise.resolve(new Uint8Array());
      });
    await Promise.all([get("a"), get("a"), get("a")]);
    await get("b");
    await get("a");
    await get("c");
    await get("a");
    await get("b");
    expect(drawn).toEqual(["a", "b", "c", "b"]);
  });

  it("does not remember failures", async () => {
    const cache = createPreviewCache();
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("a", () => Promise.resolve(new Uint8Array([1])))).toEqual(new Uint8Array([1]));
  });
});
