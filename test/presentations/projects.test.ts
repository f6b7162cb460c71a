import { describe, expect, it } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { getProject } from "../../tools/get-project.ts";
import { listProjects } from "../../tools/list-projects.ts";
import { addProject } from "../support/add-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const removeProject = (services: TestServices, id: string) =>
  services.database.write((transaction) => transaction.deleteFrom("projects").where("id", "=", id).execute());

async function page(services: TestServices, principal: Principal, input: object) {
  return listProjects.output.parse(await answerOf(invoke(services, listProjects, principal, input)));
}

describe("list_projects", () => {
  it("pages through everything once, newest first", async () => {
    await using services = await testServices();
    const { principal, userId } = await services.newAccount();
    const ids: string[] = [];
    for (let at = 0; at < 30; at += 1) ids.unshift(await addProject(services, userId, `Project ${at}`));
    const first = await page(services, principal, {});
    expect(first.items.map((item) => item.project_id)).toEqual(ids.slice(0, 25));
    const second = await page(services, principal, { cursor: first.next_cursor });
    expect(second.items.map((item) => item.project_id)).toEqual(ids.slice(25));
    expect(second.next_cursor).toBeNull();
  });

  it("stays right while projects come and go: nothing twice, nothing left out", async () => {
    await using services = await testServices();
    const { principal, userId } = await services.newAccount();
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.unshift(await addProject(services, userId, `Project ${at}`));
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let round = 0; ; round += 1) {
      const shown = await page(services, principal, { limit: 3, ...(cursor === null ? {} : { cursor }) });
      seen.push(...shown.items.map((item) => item.project_id));
      cursor = shown.next_cursor;
      if (cursor === null) break;
      await addProject(services, userId, "newer");
      await removeProject(services, seen.at(-1) ?? "");
      if (round === 0) await removeProject(services, ids[7] ?? "");
    }
    expect(seen).toEqual(ids.filter((_id, at) => at !== 7));
  });

  it.each([
    [{ limit: 0 }, "limit"],
    [{ limit: 101 }, "limit"],
    [{ cursor: "bogus" }, "cursor"],
    [{ cursor: "" }, "cursor"],
    [{ curser: "x" }, "curser"],
  ])("refuses %j", async (input, path) => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await invoke(services, listProjects, principal, input)).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path }] } },
    });
  });

  it("shows a stranger nothing, not even with the owner's cursor", async () => {
    await using services = await testServices();
    const [owner, stranger] = [await services.newAccount(), await services.newAccount()];
    for (let at = 0; at < 3; at += 1) await addProject(services, owner.userId, "private");
    const { next_cursor } = await page(services, owner.principal, { limit: 1 });
    expect((await page(services, stranger.principal, {})).items).toEqual([]);
    expect(await invoke(services, listProjects, stranger.principal, { cursor: next_cursor })).toMatchObject({
      error: { code: "validation_error" },
    });
  });
});

describe("get_project", () => {
  it("tells an unknown id and a stranger's project apart for nobody", async () => {
    await using services = await testServices();
    const [owner, stranger] = [await services.newAccount(), await services.newAccount()];
    const project_id = await addProject(services, owner.userId, "private");
    const answers = await Promise.all([
      invoke(services, getProject, stranger.principal, { project_id }),
      invoke(services, getProject, stranger.principal, { project_id: "prj_unknown" }),
    ]);
    expect(answers[0]).toMatchObject({ ok: false, error: { code: "not_found" } });
    expect(answers[0]).toEqual({ ...answers[1], rateLimit: answers[0]?.rateLimit });
  });

  it("has dates with milliseconds, and content only where asked", async () => {
    await using services = await testServices();
    const { principal, userId } = await services.newAccount();
    const project_id = await addProject(services, userId, "mine");
    const record = await answerOf(invoke(services, getProject, principal, { project_id }));
    expect(record).toMatchObject({ created_at: "2026-11-20T09:30:00.000Z", updated_at: "2026-11-20T09:30:00.000Z" });
    expect(record).not.toHaveProperty("content");
  });
});
