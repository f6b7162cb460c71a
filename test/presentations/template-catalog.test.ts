import { describe, expect, it } from "vitest";
import { getTemplate } from "../../tools/get-template.ts";
import { listTemplates } from "../../tools/list-templates.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices } from "../support/test-services.ts";

describe("templates", () => {
  it("are listed in the catalog's order, page by page and by format", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const list = async (input: object) =>
      listTemplates.output.strict().parse(await answerOf(invoke(services, listTemplates, principal, input)));
    expect((await list({})).items.map((item) => item.template_id)).toEqual(["plain", "plain-wide"]);
    const first = await list({ limit: 1 });
    expect(first.items.map((item) => item.template_id)).toEqual(["plain"]);
    const second = await list({ limit: 1, cursor: first.next_cursor });
    expect(second.items.map((item) => item.template_id)).toEqual(["plain-wide"]);
    expect(second.next_cursor).toBeNull();
    expect((await list({ format: "presentation" })).items.map((item) => item.template_id)).toEqual(["plain-wide"]);
  });

  it("say what they look like and what their layouts hold", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const record = await answerOf(invoke(services, getTemplate, principal, { template_id: "plain" }));
    expect(getTemplate.output.strict().parse(record)).toMatchObject({
      template_id: "plain",
      format: "carousel",
      tags: ["light", "minimal"],
      palette: { paper: "#ffffff", onAccent: "#ffffff" },
      fonts: { heading: "Inter", body: "Inter", accent: "Inter" },
      aspect_ratios: ["4:5"],
      preview_url: "http://127.0.0.1:4747/templates/plain/preview.png",
    });
    expect(record["layouts"]).toContainEqual({
      layout_id: "list-plain",
      slide_type: "list",
      name: "Plain list",
      capacity: expect.objectContaining({ title: 84, items: expect.objectContaining({ min: 2, max: 6 }) }),
    });
  });

  it("name the nearest when there is none of that id", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await invoke(services, getTemplate, principal, { template_id: "plain-wise" })).toMatchObject({
      ok: false,
      error: { code: "not_found", details: { nearest: ["plain-wide", "plain"] } },
    });
  });
});
