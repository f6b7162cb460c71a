import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { type Answer, type EditorServer, startEditorServer } from "../editor-server.ts";
import { sampleDeck } from "../sample-decks.ts";

let server: EditorServer;
let browser: Browser;
let page: Page;
let pages: Readonly<Record<string, Answer>>;

beforeAll(async () => {
  [server, browser] = await Promise.all([startEditorServer((path) => pages[path]), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
afterEach(async () => {
  await page.context().close();
});

async function openHome(answers: Readonly<Record<string, Answer>>, width = 1280): Promise<void> {
  pages = answers;
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: "en-GB", timezoneId: "UTC" });
  page = await context.newPage();
  page.setDefaultTimeout(5000);
  await page.goto(server.url);
}

function listed(items: readonly object[], next: string | null = null): Answer {
  return { body: { data: { items, next_cursor: next } } };
}

test("lists decks with what they are, and fetches further pages on demand", async () => {
  const older = sampleDeck({ project_id: "prj_older", title: "An older one", format: "carousel", aspect_ratio: "4:5" });
  await openHome({
    "/projects": listed([sampleDeck({ slide_count: 1 })], "c/1"),
    "/projects?cursor=c%2F1": listed([older]),
  });
  const first = page.getByRole("listitem").first();
  await first.getByText("Presentation · 1 slide").waitFor();
  expect(await first.getByRole("time").innerText()).toBe("2 Mar 2026");
  expect(await page.getByRole("link", { name: "Work where the best work happens" }).getAttribute("href")).toBe(
    "/editor/prj_01sample",
  );
  expect(await first.locator("img").or(first.locator("svg")).count()).toBe(1);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("listitem").filter({ hasText: "An older one" }).getByText("Carousel").waitFor();
  expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
});

test("leads to the account", async () => {
  await openHome({ "/projects": listed([sampleDeck()]) });
  expect(await page.getByRole("banner").getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
});

test("keeps what it has when a further page fails", async () => {
  await openHome({
    "/projects": listed([sampleDeck()], "gone"),
    "/projects?cursor=gone": { status: 400, body: { error: { code: "validation_error", message: "Unknown cursor." } } },
  });
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("alert").getByText("Unknown cursor.").waitFor();
  expect(await page.getByRole("listitem").count()).toBe(1);
});

test("says how the first deck is made", async () => {
  await openHome({ "/projects": listed([]) });
  await page.getByRole("heading", { name: "No decks yet" }).waitFor();
  await page.getByText("slidewright create notes.md").waitFor();
  expect(await page.getByRole("link", { name: "Connect an assistant" }).getAttribute("href")).toBe("/account/apps");
});

test("asks to sign in without a session", async () => {
  await openHome({ "/projects": { status: 401, body: { error: { code: "unauthorized", message: "No session." } } } });
  await page.getByRole("heading", { name: "Sign in to see your decks" }).waitFor();
  expect(await page.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in?next=%2F");
});

test("fits a phone, long titles in any script included", async () => {
  const title = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung";
  await openHome(
    { "/projects": listed([sampleDeck({ title }), sampleDeck({ title: "عمل عن بعد", language: "ar" })]) },
    360,
  );
  await page.getByRole("listitem").first().waitFor();
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
});
