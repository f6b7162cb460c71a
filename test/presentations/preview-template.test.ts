import sharp from "sharp";
import { expect, it } from "vitest";
import { previewTemplate } from "../../src/presentations/preview-template.ts";
import { testServices } from "../support/test-services.ts";

it("draws every layout of a template, and knows which templates there are", async () => {
  await using services = await testServices();
  const { width, format } = await sharp(await previewTemplate(services, "plain")).metadata();
  expect({ width, format }).toEqual({ width: 1_080, format: "png" });
  await expect(previewTemplate(services, "plane")).rejects.toMatchObject({ code: "not_found" });
});
