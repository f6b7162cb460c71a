import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Principal } from "../../src/auth/principal.ts";
import { addMedia } from "../../src/publishing/media.ts";
import { connectNetwork } from "../../src/publishing/social-accounts.ts";
import { cancelScheduledPost } from "../../tools/cancel-scheduled-post.ts";
import { listScheduledPosts } from "../../tools/list-scheduled-posts.ts";
import { listSocialAccounts } from "../../tools/list-social-accounts.ts";
import { schedulePost } from "../../tools/schedule-post.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const PNG = Buffer.from("\u0089PNG\r\n\u001a\n rest", "latin1");
const PDF = Buffer.from("%PDF-1.7 rest");
const LATER = "2026-11-21T08:00:00+02:00";

let services: TestServices;
let principal: Principal;
let account: string;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services[Symbol.asyncDispose]());
beforeEach(async () => {
  ({ principal } = await services.newAccount());
  account = await connectNetwork(services, principal.userId, { network: "outbox", name: "Outbox" });
});

const schedule = (post: object, by = principal) =>
  invoke(services, schedulePost, by, { social_account_id: account, scheduled_for: LATER, ...post });
const scheduled = async (post: object) => schedulePost.output.parse(await answerOf(schedule(post)));
const list = async (input: object = {}) =>
  listScheduledPosts.output.parse(await answerOf(invoke(services, listScheduledPosts, principal, input)));
const cancel = (post_id: string) => invoke(services, cancelScheduledPost, principal, { post_id });
const setStatus = (id: string, status: "published" | "failed" | "publishing" | "unknown_outcome") =>
  services.database.write((transaction) =>
    transaction.updateTable("scheduled_posts").set({ status }).where("id", "=", id).execute(),
  );
const file = (name: string, bytes: Uint8Array, owner = principal.userId) => addMedia(services, owner, { name, bytes });

describe("schedule_post", () => {
  it("keeps a text for its time, in UTC", async () => {
    const post = await scheduled({ post_type: "text", caption: "Hello" });
    expect(post).toMatchObject({
      social_account_id: account,
      post_type: "text",
      caption: "Hello",
      media_urls: [],
      scheduled_for: "2026-11-21T06:00:00.000Z",
      status: "scheduled",
      published_at: null,
      post_url: null,
      error: null,
    });
    expect((await list()).items).toEqual([post]);
  });

  it("keeps pictures in order, named by path or by address, and a document", async () => {
    const [one, two] = [await file("one.png", PNG), await file("two.png", Buffer.concat([PNG, PNG]))];
    const pictures = await scheduled({
      post_type: "image",
      media_urls: [two, `${services.addresses.publicUrl()}/media/${one}`],
    });
    expect(pictures).toMatchObject({ caption: null, media_urls: [two, one] });
    const pdf = await file("deck.pdf", PDF);
    expect(await scheduled({ post_type: "document", caption: "Slides", media_urls: [pdf] })).toMatchObject({
      media_urls: [pdf],
    });
    expect((await list()).items.map((post) => post.media_urls)).toEqual([[pdf], [two, one]]);
    await scheduled({ post_type: "image", media_urls: Array.from({ length: 20 }, () => one) });
  });

  it.each([
    [{ post_type: "text" }, "caption"],
    [{ post_type: "text", caption: " " }, "caption"],
    [{ post_type: "text", caption: "😀".repeat(3_001) }, "caption"],
    [{ post_type: "text", caption: "x", media_urls: ["a/b"] }, "media_urls"],
    [{ post_type: "image" }, "media_urls"],
    [{ post_type: "image", media_urls: [] }, "media_urls"],
    [{ post_type: "image", media_urls: Array.from({ length: 21 }, () => "a/b") }, "media_urls"],
    [{ post_type: "document" }, "media_urls"],
    [{ post_type: "document", media_urls: ["a/b", "a/c"] }, "media_urls"],
    [{ post_type: "poll", caption: "x" }, "post_type"],
    [{ caption: "x" }, "post_type"],
    [{ post_type: "text", caption: "x", scheduled_for: undefined }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "2026-11-20T09:30:00Z" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "2026-11-20T11:00:00+02:00" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "2026-11-21T08:00:00" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "2026-11-21" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "2026-02-30T08:00:00Z" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", scheduled_for: "tomorrow" }, "scheduled_for"],
    [{ post_type: "text", caption: "x", social_account_id: undefined }, "social_account_id"],
    [{ post_type: "image", media_urls: ["usr_nobody/none.png"] }, "media_urls.0"],
    [{ post_type: "image", media_urls: ["../../slidewright.sqlite"] }, "media_urls.0"],
    [{ post_type: "image", media_urls: ["https://example.com/x.png"] }, "media_urls.0"],
  ])("refuses %j", async (post, path) => {
    expect(await schedule(post)).toMatchObject({
      ok: false,
      error: { code: "validation_error", details: { issues: [{ path }] } },
    });
    expect((await list()).items).toEqual([]);
  });

  it("takes captions of exactly 3,000 characters, and a moment from now", async () => {
    const soon = new Date(services.clock.now().getTime() + 1).toISOString();
    const caption = "😀".repeat(3_000);
    expect(await scheduled({ post_type: "text", caption, scheduled_for: soon })).toMatchObject({ caption });
  });

  it("takes files of the right kind and of the caller's own", async () => {
    const [png, pdf] = [await file("a.png", PNG), await file("b.pdf", PDF)];
    const stranger = await services.newAccount();
    const theirs = await file("theirs.png", PNG, stranger.userId);
    const wrong = { error: { details: { issues: [{ path: "media_urls.0" }] } } };
    expect(await schedule({ post_type: "document", media_urls: [png] })).toMatchObject(wrong);
    expect(await schedule({ post_type: "image", media_urls: [pdf, theirs] })).toMatchObject({
      error: { details: { issues: [{ path: "media_urls.0" }, { path: "media_urls.1" }] } },
    });
    const [unknown, foreign] = [`${principal.userId}/none.png`, theirs];
    const answers = await Promise.all(
      [unknown, foreign].map((path) => schedule({ post_type: "image", media_urls: [path] })),
    );
    const messages = answers.map((answer) => (answer.ok ? "" : answer.error.message));
    expect(messages[0]).toBe(messages[1]);
  });

  it("knows only the caller's own social accounts", async () => {
    const stranger = await services.newAccount();
    const post = { post_type: "text", caption: "x" };
    expect(await schedule(post, stranger.principal)).toMatchObject({ error: { code: "not_found" } });
    expect(await schedule({ ...post, social_account_id: "unknown" })).toMatchObject({ error: { code: "not_found" } });
  });
});

describe("list_scheduled_posts", () => {
  it("pages newest first, and by status", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift((await scheduled({ post_type: "text", caption: `${at}` })).post_id);
    await setStatus(ids[1] ?? "", "published");
    await setStatus(ids[3] ?? "", "published");
    const first = await list({ limit: 3 });
    expect(first.items.map((post) => post.post_id)).toEqual(ids.slice(0, 3));
    const second = await list({ limit: 3, cursor: first.next_cursor });
    expect([second.items.map((post) => post.post_id), second.next_cursor]).toEqual([ids.slice(3), null]);
    const published = await list({ status: "published", limit: 1 });
    expect(published.items.map((post) => post.post_id)).toEqual([ids[1]]);
    const rest = await list({ status: "published", cursor: published.next_cursor });
    expect(rest.items.map((post) => post.post_id)).toEqual([ids[3]]);
    expect(await invoke(services, listScheduledPosts, principal, { cursor: published.next_cursor })).toMatchObject({
      error: { details: { issues: [{ path: "cursor" }] } },
    });
    expect(await invoke(services, listScheduledPosts, principal, { status: "lost" })).toMatchObject({
      error: { details: { issues: [{ path: "status" }] } },
    });
  });
});

describe("cancel_scheduled_post", () => {
  it("deletes what is scheduled or has failed, once", async () => {
    const kept = await scheduled({ post_type: "image", media_urls: [await file("a.png", PNG)] });
    const failed = await scheduled({ post_type: "text", caption: "x" });
    await setStatus(failed.post_id, "failed");
    for (const { post_id } of [kept, failed]) {
      expect(await answerOf(cancel(post_id))).toEqual({ id: post_id, deleted: true });
      expect(await cancel(post_id)).toMatchObject({ error: { code: "not_found", status: 404 } });
    }
    expect((await list()).items).toEqual([]);
    await scheduled({ post_type: "image", media_urls: kept.media_urls });
  });

  it.each(["publishing", "published", "unknown_outcome"] as const)("comes too late for %s", async (status) => {
    const { post_id } = await scheduled({ post_type: "text", caption: "x" });
    await setStatus(post_id, status);
    expect(await cancel(post_id)).toMatchObject({ error: { code: "already_published", status: 409 } });
    expect((await list()).items).toMatchObject([{ post_id, status }]);
  });
});

describe("list_social_accounts", () => {
  it("pages newest first", async () => {
    services.clock.advance({ seconds: 1 });
    const second = await connectNetwork(services, principal.userId, { network: "outbox", name: "Second" });
    const read = async (input: object) =>
      listSocialAccounts.output.parse(await answerOf(invoke(services, listSocialAccounts, principal, input)));
    const first = await read({ limit: 1 });
    expect(first.items).toMatchObject([{ social_account_id: second, network: "outbox", name: "Second" }]);
    const rest = await read({ limit: 1, cursor: first.next_cursor });
    expect(rest).toMatchObject({ items: [{ social_account_id: account, name: "Outbox" }], next_cursor: null });
  });
});
