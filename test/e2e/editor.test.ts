import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { mintEditorTicket } from "../../src/auth/editor-tickets.ts";
import { launchChromium } from "../support/chromium.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";

const TEXT = "# Quiet hours\n\nMeetings fell by a third.\n\nDecisions are written down.\n\nNobody waits for a meeting.";

let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([
    launchChromium(),
    build({ configFile: "src/editor/vite.config.ts", logLevel: "silent" }),
  ]);
});
afterAll(async () => {
  await browser.close();
});

async function linkTo(server: RunningTestServer, path: string): Promise<string> {
  return `${server.url}${path}?ticket=${await mintEditorTicket(server.app.services, server.app.owner)}`;
}

/** A page that notes what it complains of and what it asks of anyone but the server. */
async function openPage(server: RunningTestServer) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  const isOwn = (url: string): boolean => url.startsWith(server.url) || url.startsWith("data:");
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("request", (request) => void (isOwn(request.url()) || elsewhere.push(request.url())));
  return { page, complaints, elsewhere };
}

test("a deck made over the API is found in the list and shown as it was set", async () => {
  await using server = await runningServer({ engine: "inline" });
  const { page, complaints, elsewhere } = await openPage(server);

  await page.goto(await linkTo(server, "/"));
  await page.getByRole("heading", { name: "No decks yet" }).waitFor();
  const made = await page.request.post(`${server.url}/api-v1/presentations`, {
    headers: { origin: server.url },
    data: { content: TEXT, title: "Quiet hours", format: "carousel", slide_count: 4 },
  });
  expect(made.status(), await made.text()).toBe(201);

  await page.reload();
  const card = page.getByRole("listitem").filter({ hasText: "Quiet hours" });
  await card.getByText("Carousel · 4 slides").waitFor();
  const cover = card.locator("img");
  await expect.poll(() => cover.evaluate((image) => "naturalWidth" in image && image.naturalWidth)).toBe(640);
  await card.getByRole("link").click();
  await page.getByRole("group", { name: /^Slide 1 of 4: / }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("group", { name: /^Slide 4 of 4: / }).waitFor();
  await page.waitForLoadState("networkidle");

  const family = await page.locator(".stage text").first().getAttribute("font-family");
  expect(await page.evaluate<boolean>(`document.fonts.check(${JSON.stringify(`40px ${family}`)})`)).toBe(true);
  expect(
    await page.evaluate<number>("[...document.fonts].filter((face) => face.status === 'loaded').length"),
  ).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});

test("the API reference shows every operation, to everyone, and calls it for those with a key", async () => {
  await using server = await runningServer();
  const { page, complaints, elsewhere } = await openPage(server);
  await page.goto(`${server.url}/docs`);
  await page.getByRole("heading", { name: /^Slidewright/ }).waitFor();
  await expect.poll(() => page.locator(".opblock").count()).toBe(server.app.operations.length);

  await page.getByRole("button", { name: "Authorize" }).click();
  await page.getByLabel("auth-bearer-value").fill(await server.key());
  await page.getByRole("button", { name: "Apply credentials" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  const account = page.locator("#operations-Account-get_account_status");
  await account
    .getByRole("button", { name: /account/i })
    .first()
    .click();
  await account.getByRole("button", { name: "Try it out" }).click();
  await account.getByRole("button", { name: "Execute" }).click();
  await account.locator(".live-responses-table").getByText("owner@localhost").first().waitFor();

  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.close();
});
