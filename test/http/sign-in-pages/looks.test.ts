import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { luminance, luminanceContrast } from "../../../src/design/color.ts";
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

async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  return context.newPage();
}

/** How light an opaque colour is that a browser computed: `rgb(1, 2, 3)`. */
function luminanceOf(color: string): number {
  const [red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${color} is no opaque colour`);
  return luminance([red, green, blue]);
}

test("pages ask this server alone, for nothing but themselves, style, script, mark and font, and nothing is refused", async () => {
  const page = await open({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  page.on("console", (message) => void complaints.push(message.text()));
  page.on("pageerror", (error) => void complaints.push(error.message));
  for (const name of NAMES) {
    await page.goto(`${server.url}/${name}`);
    expect(await page.evaluate<number>("document.styleSheets.length")).toBe(2);
  }
  await page.waitForLoadState("networkidle");
  const files = /^\/(?:pages\/[\w-]+\.(?:css|js|svg)|fonts\/(?:fonts\.css\?family=Inter|inter-[\w-]+\.woff2))$/;
  const others = asked.filter((url) => {
    const path = url.startsWith(server.url) ? url.slice(server.url.length) : "";
    return !files.test(path) && !NAMES.includes(path.slice(1));
  });
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(NAMES)("%s has no inline style and no inline script", async (name) => {
  const text = String(await GALLERY[name]?.());
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc="\/pages\/)|javascript:/i);
});

test("nothing is cut off, on phones and on screens", async () => {
  const page = await open({});
  const wide: Record<string, number> = {};
  for (const name of NAMES) {
    await page.goto(`${server.url}/${name}`);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (found > width) wide[`${name} at ${width}`] = found;
    }
  }
  expect(wide).toEqual({});
  await page.context().close();
});

test.each([
  ["sign-in", "email"],
  ["sign-in-wrong", "password"],
  ["register-invited", "password"],
  ["register-taken", "email"],
  ["account", ""],
  ["account-wrong", "current_password"],
  ["consent", ""],
  ["keys", ""],
  ["keys-created", "secret"],
  ["keys-wrong", "scope"],
])("%s starts with the focus in %j", async (name, field) => {
  const page = await open({});
  await page.goto(`${server.url}/${name}`);
  const focus = () => page.evaluate<string>("document.activeElement.id || document.activeElement.name || ''");
  await expect.poll(focus).toBe(field);
  await page.context().close();
});

test("fields are large enough for phones not to zoom in on them, buttons for fingers", async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const name of ["sign-in", "register", "account", "keys", "consent", "apps-many"]) {
    await page.goto(`${server.url}/${name}`);
    const small = await page.evaluate<string[]>(`[...document.querySelectorAll("input.input, button, a.button")]
      .filter((element) => element.checkVisibility() && !element.closest(".password > button"))
      .filter((element) => element.getBoundingClientRect().height < 44 ||
        (element.matches("input") && Number.parseFloat(getComputedStyle(element).fontSize) < 16))
      .map((element) => element.outerHTML)`);
    expect(small, name).toEqual([]);
  }
  await page.context().close();
});

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  /** The colour of something of the element, and of what lies around the element. */
  async function contrastOf(page: Page, selector: string, property: string): Promise<number> {
    const [own, around] = await page.evaluate<[string, string]>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      let behind = element.parentElement;
      while (getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") behind = behind.parentElement;
      return [getComputedStyle(element)[${JSON.stringify(property)}], getComputedStyle(behind).backgroundColor];
    })()`);
    return luminanceContrast(luminanceOf(own), luminanceOf(around));
  }

  test("borders of fields, the ring around what has the focus and the checkmarks stand out", async () => {
    const page = await open({ colorScheme, viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.url}/account`);
    expect(await contrastOf(page, "#password", "borderTopColor")).toBeGreaterThanOrEqual(3);
    await page.goto(`${server.url}/keys-full`);
    await page.keyboard.press("Tab");
    for (const seen of ["A", "A", "A", "A", "A"]) {
      expect(await page.evaluate<string>("document.activeElement.tagName")).toBe(seen);
      expect(await contrastOf(page, ":focus", "outlineColor")).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle")).toBe("solid");
      await page.keyboard.press("Tab");
    }
    await page.goto(`${server.url}/sign-in`);
    await page.locator("#email:focus").waitFor();
    expect(await contrastOf(page, ":focus", "outlineColor")).toBeGreaterThanOrEqual(3);
    await page.goto(`${server.url}/register-wrong`);
    expect(await contrastOf(page, "#email", "borderTopColor")).toBeGreaterThanOrEqual(3);
    await page.context().close();
  });
});
