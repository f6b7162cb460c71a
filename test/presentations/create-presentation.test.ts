import { describe, expect, it } from "vitest";
import { redeemEditorTicket } from "../../src/auth/editor-tickets.ts";
import type { Principal } from "../../src/auth/principal.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { getJob } from "../../tools/get-job.ts";
import { getProject } from "../../tools/get-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const CONTENT = "First thought.\n\nSecond thought.\n\nThird thought.";

const create = (services: TestServices, principal: Principal, input: object, more = {}) =>
  invoke(services, createPresentation, principal, input, more);

const remote = (principal: Principal): Principal => ({ ...principal, credential: { kind: "api_key", id: "key_1" } });

describe("create_presentation", () => {
  it("saves a deck and answers with everything there is to know about it", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const answer = await answerOf(
      create(services, remote(principal), { content: CONTENT, title: "Thoughts", format: "carousel" }),
    );
    const created = createPresentation.output.strict().parse(answer);
    expect(created).toMatchObject({
      editor_url: `http://127.0.0.1:4747/editor/${created.project_id}`,
      title: "Thoughts",
      format: "carousel",
      aspect_ratio: "4:5",
      template_family: "plain",
      language: "en",
      slide_count: 3,
      planner: "offline",
      credits: { charged: 2.5, balance: 997.5 },
      warnings: [],
    });
    expect(created.slides[1]).toEqual({ index: 1, type: "tip", layout: "tip-dark", title: "Point 2" });
    const project = await answerOf(
      invoke(services, getProject, principal, { project_id: created.project_id, include: "content" }),
    );
    const { content, ...record } = getProject.output.strict().parse(project);
    expect(record).toMatchObject({ title: "Thoughts", status: "draft", slide_count: 3, aspect_ratio: "4:5" });
    expect(content?.variations.map(({ title, notes }) => [title, notes])).toEqual([
      ["Point 1", "First thought."],
      ["Point 2", "Second thought."],
      ["Point 3", "Third thought."],
    ]);
    expect(content?.variations[2]?.svgContent).toMatch(/^<svg[^>]*>[\s\S]*Third thought\.[\s\S]*<\/svg>/);
  });

  it("is recorded as a job", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const { job_id, project_id } = await answerOf(create(services, remote(principal), { topic: "x" }));
    expect(await answerOf(invoke(services, getJob, principal, { job_id }))).toEqual({
      job_id,
      status: "succeeded",
      stage: "done",
      progress: 100,
      format: "presentation",
      slide_count: 1,
      created_at: "2026-11-20T09:30:00.000Z",
      finished_at: "2026-11-20T09:30:00.000Z",
      project_id,
      editor_url: `http://127.0.0.1:4747/editor/${String(project_id)}`,
      error: null,
      credits: { reserved: 0, charged: 2.5, refunded: 0 },
      model_usage: null,
    });
  });

  it("gives the local owner an address that signs in once, and keeps it out of what is stored", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const call = () => answerOf(create(services, principal, { topic: "x" }, { idempotencyKey: "k" }));
    const [first, second] = [await call(), await call()];
    expect(second["project_id"]).toBe(first["project_id"]);
    expect(second["editor_url"]).not.toBe(first["editor_url"]);
    const stored = await services.database.read.selectFrom("idempotency_keys").select("reply").execute();
    expect(JSON.stringify(stored)).not.toContain("ticket");
    await redeemEditorTicket(services, new URL(String(first["editor_url"])).searchParams.get("ticket") ?? "");
  });

  it.each([
    [{}, "", /at least one of topic, content and instructions/],
    [{ topic: " \n", content: "", instructions: "\t" }, "", /at least one of/],
    [{ topic: "x", slide_count: 21 }, "slide_count", /3 to 20/],
    [{ topic: "x", slide_count: 31, format: "carousel" }, "slide_count", /carousel has 3 to 30 slides; found 31/],
    [{ topic: "x", slide_count: 2 }, "slide_count", /presentation has 3 to 20 slides; found 2/],
    [{ topic: "x", template_family: "plain" }, "template_family", /Only carousels/],
    [{ topic: "x", format: "carousel", template_family: "plane" }, "template_family", /Nearest: plain;/],
    [{ topic: "x", format: "carousel", template_family: "plain-wide" }, "template_family", /Nearest: plain;/],
    [{ topic: "x", language: "Klingonese" }, "language", /BCP 47/],
    [{ topic: "x", aspect_ratio: "1:1" }, "aspect_ratio", /"16:9", "4:3" or "4:5"/],
    [{ topic: "x".repeat(4_001) }, "topic", /at most 4,000 characters; found 4,001/],
    [{ title: "x".repeat(181), topic: "x" }, "title", /at most 180/],
    [{ content: "x".repeat(36_001) }, "content", /at most 36,000/],
    [{ instructions: "x".repeat(12_001) }, "instructions", /at most 12,000/],
    [{ topic: "x", template: "plain" }, "template", /no such field/],
  ])("refuses %j before anything is charged", async (input, path, message) => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await create(services, principal, input)).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path, message: expect.stringMatching(message) }] } },
    });
    expect(await services.database.read.selectFrom("jobs").selectAll().execute()).toEqual([]);
  });

  it("takes every field at its limit, in code points", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const input = {
      topic: "🚀".repeat(4_000),
      title: "🚀".repeat(180),
      content: `${"a ".repeat(200)}\n\n${" ".repeat(35_598)}`,
      instructions: "🚀".repeat(12_000),
      slide_count: 3,
      language: "Brazilian Portuguese",
    };
    expect(Array.from(input.content)).toHaveLength(36_000);
    expect(await create(services, principal, input)).toMatchObject({ ok: true });
  });

  it("warns of what could not be done as asked", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const { warnings, aspect_ratio } = await answerOf(
      create(services, principal, {
        topic: "x",
        format: "carousel",
        aspect_ratio: "16:9",
        include_stock_images: true,
        use_web_search: true,
      }),
    );
    expect(aspect_ratio).toBe("4:5");
    expect(warnings).toEqual(
      ["aspect_ratio_ignored", "stock_images_not_available", "web_search_unavailable"].map((code) =>
        expect.objectContaining({ code }),
      ),
    );
    const plain = await answerOf(create(services, principal, { topic: "x", format: "carousel", aspect_ratio: "4:5" }));
    expect(plain["warnings"]).toEqual([]);
  });

  it.each(["16:9", "4:3", "4:5"])("makes presentations at %s", async (aspect_ratio) => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await answerOf(create(services, principal, { topic: "x", aspect_ratio }))).toMatchObject({ aspect_ratio });
  });

  it("leaves a failed job and all credits behind when planning fails", async () => {
    await using services = await testServices();
    const { principal, userId } = await services.newAccount();
    const refused = await create(services, principal, { content: "refuse" });
    expect(refused).toMatchObject({ ok: false, error: { code: "validation_error", details: { asked: true } } });
    const [job] = await services.database.read.selectFrom("jobs").selectAll().execute();
    const record = await answerOf(invoke(services, getJob, principal, { job_id: job?.id }));
    expect(record).toMatchObject({
      status: "failed",
      project_id: null,
      error: { code: "validation_error", message: "Refused as asked." },
      credits: { reserved: 0, charged: 0, refunded: 2.5 },
    });
    const balance = await services.database.read
      .selectFrom("credits")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    expect(balance).toMatchObject([{ balance_tenths: 10_000, reserved_tenths: 0 }]);
    expect(await services.database.read.selectFrom("projects").selectAll().execute()).toEqual([]);
  });

  it("tells how far it has come", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const seen: [string, number][] = [];
    await create(
      services,
      principal,
      { content: CONTENT },
      { progress: (stage: string, at: number) => seen.push([stage, at]) },
    );
    expect([...new Set(seen.map(([stage]) => stage))]).toEqual(["reading", "planning", "designing", "checking"]);
    const fractions = seen.map(([, at]) => at);
    expect(fractions.toSorted((a, b) => a - b)).toEqual(fractions);
    expect(fractions.every((at) => at >= 0 && at <= 1)).toBe(true);
  });
});
