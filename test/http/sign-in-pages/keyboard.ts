import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";

/** A page that tells what the browser complained about and which servers it asked. */
export interface WatchedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly origins: ReadonlySet<string>;
}

/** A new window with cookies of its own. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on("console", (message) => {
    // Chromium reports pages with an error status as if they were files that are missing.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("request", (request) => void origins.add(new URL(request.url()).origin));
  return { page, complaints, origins };
}

/** Presses Tab until something has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Waits for something to have the focus: browsers give it to a page's first field only once it is painted. */
export async function waitForFocus(page: Page, target: Locator): Promise<void> {
  await target.and(page.locator(":focus")).waitFor();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Goes to something by keyboard and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a field by keyboard and types into it. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
