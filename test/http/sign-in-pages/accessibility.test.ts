import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { GALLERY } from "./gallery.ts";
import { type GalleryServer, startGallery } from "./gallery-server.ts";

const NAMES = Object.keys(GALLERY);

let server: GalleryServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startGallery(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

/** A page with the checker's code in it, which the debugger puts there: the policy of the pages lets nothing in. */
async function open(colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** What breaks a rule, and texts whose contrast could not be measured. */
async function complaints(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`(async () => {
    const { violations, incomplete } = await axe.run({
      resultTypes: ["violations", "incomplete"],
      rules: { "target-size": { enabled: true } },
    });
    const unmeasured = incomplete.filter(({ id }) => id === "color-contrast");
    return [...violations, ...unmeasured].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => id + ": " + html.slice(0, 120) + " " + any.map(({ message }) => message).join(" ")));
  })()`);
}

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test("no page breaks a rule of accessibility, and all its text has contrast", async () => {
    const page = await open(colorScheme);
    const found: Record<string, readonly string[]> = {};
    for (const name of NAMES) {
      await page.goto(`${server.url}/${name}`);
      const wrong = await complaints(page);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
    await page.context().close();
  }, 120_000);

  test.each([
    ["apps-many", "Disconnect Claude"],
    ["keys-created", "Revoke Weekly report 1"],
  ])("neither does the question of %s", async (name, button) => {
    const page = await open(colorScheme);
    await page.goto(`${server.url}/${name}`);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("dialog", { name: new RegExp(`^${button}\\?$`) }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.context().close();
  });
});
