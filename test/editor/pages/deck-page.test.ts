import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { type Answer, type EditorServer, startEditorServer } from "../editor-server.ts";
import { sampleDeck } from "../sample-decks.ts";

const wide = sampleDeck();
const tall = sampleDeck({ project_id: "prj_tall", aspect_ratio: "4:5", format: "carousel", status: "published" });
const empty = sampleDeck({ project_id: "prj_empty", slide_count: 0, content: { variations: [] } });

let server: EditorServer;
let browser: Browser;
let page: Page;
let busy = true;

beforeAll(async () => {
  [server, browser] = await Promise.all([startEditorServer(answer), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
afterEach(async () => {
  await page.context().close();
});

function answer(path: string): Answer {
  if (path === "/templates/editorial-serif")
    return { body: { data: { template_id: "x", name: "Editorial Serif No. 1" } } };
  if (path === "/projects/prj_locked?include=content") {
    return { status: 401, body: { error: { code: "unauthorized", message: "No session." } } };
  }
  if (path === "/projects/prj_busy?include=content" && busy) {
    return { status: 503, body: { error: { code: "unavailable", message: "The store is busy. Try again." } } };
  }
  const id = /^\/projects\/(\w+)\?include=content$/.exec(path)?.[1];
  const deck = id === "prj_busy" ? wide : [wide, tall, empty].find(({ project_id }) => project_id === id);
  return deck === undefined ? undefined : { body: { data: deck } };
}

/** Opens an address and collects everything the browser complains about. */
async function open(path: string, viewport = { width: 1280, height: 800 }): Promise<string[]> {
  const context = await browser.newContext({ viewport, locale: "en-GB", reducedMotion: "reduce" });
  page = await context.newPage();
  page.setDefaultTimeout(5000);
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.goto(server.url + path);
  return complaints;
}

const stage = () => page.getByRole("group", { name: /^Slide \d+ of \d+/ });
const option = (name: string) => page.getByRole("option", { name });

describe("a deck that opens", () => {
  test("shows slide, title, status, theme, notes and counter, and the browser has nothing to complain about", async () => {
    const complaints = await open("/editor/prj_01sample");
    await stage().getByText("best work happens").waitFor();
    expect(await stage().getAttribute("aria-label")).toBe("Slide 1 of 5: Work where the best work happens");
    await page.getByRole("heading", { level: 1, name: wide.title }).waitFor();
    await page.getByRole("banner").getByText("Draft").waitFor();
    await page.getByText("Editorial Serif No. 1 · 16:9 · 5 slides").waitFor();
    await page.getByText("Say this about slide 1.").waitFor();
    await expect.poll(() => page.getByRole("option").count()).toBe(5);
    expect(await page.title()).toBe(`${wide.title} · Slidewright`);
    expect(complaints).toEqual([]);
  });

  test("asks only its own server, and that for nothing but the app, the fonts and the API", async () => {
    server.requests.length = 0;
    await open("/editor/prj_01sample");
    await stage().waitFor();
    await page.waitForLoadState("networkidle");
    const allowed =
      /^\/(?:editor\/(?:assets\/[\w.-]+|prj_01sample)|fonts\/fonts\.css\?family=[\w+&=-]+|api-v1\/(?:projects|templates)\/[\w?=-]+)$/;
    expect(server.requests.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test("keeps ids of several slides apart", async () => {
    await open("/editor/prj_01sample#2");
    await stage().getByText("a third").waitFor();
    // The strip draws its small pictures after the stage, one by one.
    await expect.poll(() => page.locator("#glow").count()).toBeGreaterThan(2);
    const inked = (await page.screenshot({ clip: { x: 1150, y: 90, width: 40, height: 40 } })).toString("base64");
    await page.keyboard.press("ArrowRight");
    await stage().getByText("once").waitFor();
    expect((await page.screenshot({ clip: { x: 1150, y: 90, width: 40, height: 40 } })).toString("base64")).not.toBe(
      inked,
    );
  });

  test("opens the slide its address names, and keeps the address up to date", async () => {
    await open("/editor/prj_01sample#4");
    await stage().getByText("Overlap four").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/#5$/);
    await page.keyboard.press("Home");
    await page.waitForURL(/\/editor\/prj_01sample$/);
  });

  test("lists the project's facts in a panel that Escape closes", async () => {
    await open("/editor/prj_tall");
    await page.getByRole("button", { name: "Details" }).click();
    const details = page.getByRole("dialog", { name: "Details of this deck" });
    await details.getByText("Carousel, 4:5").waitFor();
    await details.getByText("English").waitFor();
    await page.keyboard.press("Escape");
    await details.waitFor({ state: "hidden" });
  });
});

describe("for assistive technology", () => {
  const UNNAMED = /- (?:button|link|option|listbox|group|dialog|navigation|region|heading|img)(?! ")/;

  test.each(["deck", "presentation"])("everything in the %s has a name", async (view) => {
    await open("/editor/prj_01sample");
    await stage().waitFor();
    if (view === "presentation") await page.keyboard.press("f");
    const tree = await page.locator(view === "deck" ? "body" : ".presentation").ariaSnapshot();
    expect(tree).toContain('group "Slide 1 of 5: Work where the best work happens"');
    expect(tree).not.toMatch(UNNAMED);
  });

  test("the page has its landmarks and the slides are one listbox with one stop for the Tab key", async () => {
    await open("/editor/prj_01sample#3");
    await stage().waitFor();
    for (const role of ["banner", "navigation", "main"] as const) expect(await page.getByRole(role).count()).toBe(1);
    await page.getByRole("button", { name: "Present" }).focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement?.getAttribute('role')")).toBe("listbox");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe("Previous slide");
  });
});

describe("navigation", () => {
  test.each([
    [["ArrowRight"], 2],
    [["ArrowDown", "ArrowDown"], 3],
    [["PageDown", "PageUp"], 1],
    [["End"], 5],
    [["End", "ArrowRight"], 5],
    [["End", "ArrowRight", "ArrowLeft"], 4],
    [["End", "Home"], 1],
    [["ArrowLeft"], 1],
    [["Space", "Space", "Shift+Space"], 2],
  ])("%j leads to slide %i", async (keys, slide) => {
    await open("/editor/prj_01sample");
    await stage().waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole("group", { name: `Slide ${slide} of 5` }).waitFor();
    const selected = page.getByRole("option", { selected: true });
    expect(await selected.count()).toBe(1);
    expect(await selected.getAttribute("id")).toBe(
      await page.getByRole("listbox").getAttribute("aria-activedescendant"),
    );
  });

  test("works by click on a thumbnail and by the buttons, which stop at the ends", async () => {
    await open("/editor/prj_01sample");
    await option("Slide 3: Write it down once").click();
    await stage().getByText("Write it down", { exact: true }).waitFor();
    await page.getByText("No notes for this slide.").waitFor();
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.getByRole("group", { name: "Slide 5 of 5" }).waitFor();
    expect(await page.getByRole("button", { name: "Next slide" }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: "Previous slide" }).isDisabled()).toBe(false);
  });

  test("leaves the space bar to a focused button and the arrows to the notes", async () => {
    await open("/editor/prj_01sample");
    await stage().waitFor();
    await page.getByRole("button", { name: "Details" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("dialog", { name: "Details of this deck" }).waitFor();
    await page.getByRole("group", { name: "Speaker notes" }).focus();
    await page.keyboard.press("ArrowDown");
    expect(await stage().getAttribute("aria-label")).toMatch(/^Slide 1 /);
  });
});

describe("presenting", () => {
  test("f fills the screen with the slide alone, Escape gives the page and its focus back", async () => {
    await open("/editor/prj_01sample");
    await stage().waitFor();
    await page.getByRole("button", { name: "Present" }).focus();
    await page.keyboard.press("f");
    const layer = page.getByRole("dialog", { name: `Presenting ${wide.title}` });
    await layer.waitFor();
    expect(await layer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await page.locator("[inert] [role=listbox]").count()).toBe(1);
    await page.keyboard.press("Space");
    await layer.getByText("From 14 to 9 hours a week").waitFor();
    await layer.getByText("From 14 to 9 hours a week").click();
    await layer.getByText("Write it down", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await layer.waitFor({ state: "detached" });
    await page.getByRole("group", { name: "Slide 3 of 5" }).waitFor();
    await page.locator("button.present:focus").waitFor();
  });

  test("f again leaves as well, and so does the button", async () => {
    await open("/editor/prj_tall");
    await stage().waitFor();
    await page.keyboard.press("f");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("f");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Present" }).click();
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

describe("a phone of 360 px", () => {
  const phone = { width: 360, height: 740 };

  test.each(["/editor/prj_01sample", "/editor/prj_tall"])("%s fits without sideways scrolling", async (path) => {
    await open(path, phone);
    await stage().waitFor();
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
    const slide = await stage().boundingBox();
    expect(slide?.width).toBeGreaterThan(280);
  });

  test("turns the thumbnails into a strip below the slide that follows the selection", async () => {
    await open("/editor/prj_01sample", phone);
    await stage().waitFor();
    const slide = await stage().boundingBox();
    const list = await page.getByRole("listbox").boundingBox();
    const [first, second] = await Promise.all([
      page.locator("#slide-1").boundingBox(),
      page.locator("#slide-2").boundingBox(),
    ]);
    if (!slide || !list || !first || !second) throw new Error("something is not shown");
    expect(list.y).toBeGreaterThan(slide.y + slide.height);
    expect(second.y).toBe(first.y);
    await page.keyboard.press("End");
    await expect.poll(async () => (await page.locator("#slide-5").boundingBox())?.x).toBeLessThan(360 - 104);
  });

  test("keeps touch targets at 36 px or more", async () => {
    await open("/editor/prj_01sample", phone);
    await stage().waitFor();
    for (const button of await page.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
    }
  });
});

describe("when there is no deck to show", () => {
  test("another owner's or an unknown deck says so and leads home", async () => {
    await open("/editor/prj_nobody");
    await page.getByRole("heading", { name: "There is no deck here" }).waitFor();
    expect(await page.getByRole("link", { name: "All decks" }).getAttribute("href")).toBe("/");
  });

  test("a missing session asks to sign in", async () => {
    await open("/editor/prj_locked");
    await page.getByRole("heading", { name: "Sign in to see your decks" }).waitFor();
  });

  test("a failure shows the server's words and its request id, and can be tried again", async () => {
    await open("/editor/prj_busy");
    await page.getByRole("alert").getByText("The store is busy. Try again.").waitFor();
    await page.getByText("req_sample").waitFor();
    busy = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await stage().waitFor();
  });

  test("a server that is gone is told apart", async () => {
    await open("/editor/prj_nobody");
    await page.route("**/api-v1/**", (route) => route.abort());
    await page.goto(`${server.url}/editor/prj_01sample`);
    await page.getByRole("heading", { name: "The server can’t be reached" }).waitFor();
  });

  test("an empty deck says how it is filled", async () => {
    await open("/editor/prj_empty");
    await page.getByRole("heading", { name: "This deck has no slides" }).waitFor();
    expect(await page.getByRole("button", { name: "Present" }).isDisabled()).toBe(true);
  });
});
