import { expect, it } from "vitest";
import { runningServer } from "../support/running-server.ts";

it("shows a template's layouts to everyone, at the address its record gives", async () => {
  await using server = await runningServer();
  const { data } = await (await server.api("/templates?limit=1")).json();
  const [{ template_id, preview_url }] = data.items;
  const picture = await fetch(preview_url);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const unknown = await fetch(preview_url.replace(template_id, `${template_id}x`));
  expect([unknown.status, (await unknown.json()).error.details.nearest[0]]).toEqual([404, template_id]);
});
