import { expect, it } from "vitest";
import { z } from "zod";
import { runningServer } from "../support/running-server.ts";

const page = z.object({
  data: z.object({ items: z.tuple([z.object({ template_id: z.string(), preview_url: z.url() })]) }),
});
const refusal = z.object({
  error: z.object({ code: z.string(), details: z.object({ nearest: z.array(z.string()) }) }),
});

it("shows a template's layouts to everyone, at the address its record gives", async () => {
  await using server = await runningServer({ engine: "inline" });
  const { data } = page.parse(await (await server.api("/templates?limit=1")).json());
  const [{ template_id, preview_url }] = data.items;
  const picture = await fetch(preview_url);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const unknown = await fetch(preview_url.replace(template_id, `${template_id}x`));
  expect(unknown.status).toBe(404);
  expect(refusal.parse(await unknown.json()).error).toMatchObject({ code: "not_found" });
});
