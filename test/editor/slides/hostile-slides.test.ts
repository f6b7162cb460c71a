import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { launchChromium } from "../../support/chromium.ts";
import { type Answer, type EditorServer, startEditorServer } from "../editor-server.ts";
import { sampleDeck } from "../sample-decks.ts";

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1920 1080">`;
const HTML = `xmlns="http://www.w3.org/1999/xhtml"`;
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
const LAUGHS = Array.from({ length: 40 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`).join(
  "",
);

const CORPUS = process.env["SLIDEWRIGHT_CORPUS"] ?? "../shared/corpus";
const PAYLOADS = join(CORPUS, "svg", "payloads.jsonl");
const payloadLine = z.object({ svg: z.string(), must_refuse: z.boolean() });

/** Each calls `ran()` or asks for `/probe…` if the page lets it. */
const HOSTILE: Readonly<Record<string, string>> = {
  script: `${OPEN}<script>ran()</script></svg>`,
  "prefixed script": `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>ran()</s:script></s:svg>`,
  "script file": `${OPEN}<script href="/probe-script"/></svg>`,
  onload: `<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><rect onload="ran()" onmouseover="ran()" width="1920" height="1080"/></svg>`,
  "script link": `${OPEN}<a href="javascript:ran()"><rect id="bait" width="1920" height="1080"/></a></svg>`,
  "prefixed script link": `${OPEN}<a xlink:href="java&#10;script:ran()"><rect id="bait" width="1920" height="1080"/></a></svg>`,
  "animated script link": `${OPEN}<a><set attributeName="href" to="javascript:ran()"/><animate attributeName="xlink:href" values="javascript:ran()"/><rect id="bait" width="1920" height="1080"/></a></svg>`,
  "broken image in foreignObject": `${OPEN}<foreignObject width="900" height="900"><div ${HTML}><img src="/probe-img" onerror="ran()"/></div></foreignObject></svg>`,
  "frame in foreignObject": `${OPEN}<foreignObject width="900" height="900"><iframe ${HTML} src="/probe-frame" srcdoc="&lt;script&gt;parent.ran()&lt;/script&gt;"/></foreignObject></svg>`,
  "form in foreignObject": `${OPEN}<foreignObject width="900" height="900"><form ${HTML} action="/probe-form"><input autofocus="" onfocus="ran()"/><button id="bait">Go</button></form></foreignObject></svg>`,
  "page elements in foreignObject": `${OPEN}<foreignObject width="900" height="900"><body ${HTML}><link rel="stylesheet" href="/probe-link"/><meta http-equiv="refresh" content="0;url=/probe-meta"/><base href="/probe-base/"/><object data="/probe-object"/><embed src="/probe-embed"/><video src="/probe-video" poster="/probe-poster"/><audio src="/probe-audio" autoplay=""/></body></foreignObject></svg>`,
  "outside pictures": `${OPEN}<image href="/probe-image" width="9" height="9"/><image xlink:href="/probe-ximage" width="9" height="9"/><filter id="f"><feImage href="/probe-feimage"/></filter><rect filter="url(#f)" width="99" height="99"/></svg>`,
  "outside definitions": `${OPEN}<use href="/probe-use#a"/><rect fill="url(/probe-fill#a)" mask="url('/probe-mask#a')" clip-path="url(/probe-clip)" width="99" height="99"/><text><textPath href="/probe-path#a">x</textPath></text></svg>`,
  "style sheet": `${OPEN}<style>@import "/probe-import"; rect { fill: url(/probe-rule) } @font-face { font-family: p; src: url(/probe-font) }</style><rect width="9" height="9"/><text font-family="p">x</text></svg>`,
  "escaped style sheet": `${OPEN}<style>@\\69mport "/probe-escaped"; .x { background: u\\72l(/probe-escaped2) }</style><rect class="x" width="9" height="9"/></svg>`,
  "style attribute": `${OPEN}<rect style="fill: url(/probe-style); mask-image: image-set('/probe-set' 1x)" width="99" height="99"/><foreignObject width="99" height="99"><p ${HTML} style="background: url(/probe-bg)">x</p></foreignObject></svg>`,
  "style sheet instruction": `<?xml-stylesheet href="/probe-pi"?>${OPEN}</svg>`,
  "document type": `<!DOCTYPE svg [<!ENTITY e SYSTEM "/probe-entity"><!ATTLIST svg onload CDATA "ran()">]>${OPEN}<text>&e;</text></svg>`,
  "page instead of SVG": `<html ${HTML}><script>ran()</script></html>`,
  "broken markup": `${OPEN}<g><script>ran()`,
  "billion laughs": `${OPEN}<g id="l0"><rect width="1" height="1"/></g>${LAUGHS}</svg>`,
  "use cycle": `${OPEN}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`,
  "reach over the frame": `${OPEN}<style>:host { position: fixed !important; inset: 0 !important; z-index: 999 !important }</style><foreignObject width="1920" height="1080"><div ${HTML} id="bait" style="position: fixed; inset: -2000px; z-index: 999">Sign in again</div></foreignObject></svg>`,
};

const BENIGN = `${OPEN}<style>.loud { fill: rgb(1, 2, 3) }</style><defs><linearGradient id="g"><stop stop-color="#f00"/></linearGradient><g id="mark"><rect width="9" height="9"/></g></defs>
  <rect id="title" class="loud" fill="url(#g)" style="stroke: rgb(4, 5, 6)" width="99" height="99"/><use href="#mark"/><image href="${PIXEL}" width="9" height="9"/>
  <foreignObject width="400" height="400"><p ${HTML} dir="rtl" style="color: rgb(7, 8, 9)">Plain <b>text</b></p></foreignObject>
  <a href="https://example.org/"><text id="link">link</text></a></svg>`;

let browser: Browser;
/** Slides of the one deck that the servers below send, whatever deck is asked for. */
let served: readonly string[] = [];
const answer = (path: string): Answer => {
  const variations = served.map((svgContent) => ({ svgContent, title: "x", notes: "" }));
  return path.startsWith("/projects/") ? { body: { data: sampleDeck({ content: { variations } }) } } : undefined;
};

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

/** Parsing reports these for the inert document that holds the markup, before anything is done with it. */
const REPORTED_BY_PARSING = /^(?:style-src|base-uri)/;

interface Incidents {
  readonly page: Page;
  /** Scripts that ran, dialogs, further pages, and violations of the content security policy. */
  readonly seen: string[];
}

async function openDeck(server: EditorServer, slides: readonly string[]): Promise<Incidents> {
  served = slides;
  server.requests.length = 0;
  const page = await browser.newPage();
  page.setDefaultTimeout(5000);
  const seen: string[] = [];
  await page.exposeFunction("ran", () => seen.push("a script ran"));
  await page.exposeFunction("violated", (what: string) => {
    if (!REPORTED_BY_PARSING.test(what)) seen.push(what);
  });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (e) => violated(e.effectiveDirective + ' ' + e.blockedURI))",
  );
  page.on("dialog", (dialog) => {
    seen.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on("page", (other) => void (other !== page && seen.push(`a page opened: ${other.url()}`)));
  await page.goto(`${server.url}/editor/prj_x`);
  await page.getByRole("group", { name: `Slide 1 of ${slides.length}` }).waitFor();
  return { page, seen };
}

/** Everything the app itself asks for; what a slide asks for is none of these. */
const OWN_REQUEST =
  /^\/(?:editor\/(?:assets\/[\w.-]+|prj_x)|fonts\/fonts\.css\?.*|api-v1\/(?:projects\/prj_x\?include=content|templates\/[\w-]+))$/;

async function expectQuiet({ page, seen }: Incidents, server: EditorServer): Promise<void> {
  await page.waitForTimeout(100);
  expect(seen).toEqual([]);
  expect(server.requests.filter((path) => !OWN_REQUEST.test(path))).toEqual([]);
  expect(page.url().replace(/#\d+$/, "")).toBe(`${server.url}/editor/prj_x`);
  await page.close();
}

async function pageThrough(page: Page, count: number): Promise<void> {
  for (let i = 1; i < count; i++) await page.keyboard.press("ArrowRight");
  await page.getByRole("group", { name: `Slide ${count} of ${count}` }).waitFor();
}

describe("the page by itself, without a content security policy", () => {
  let server: EditorServer;
  beforeAll(async () => {
    server = await startEditorServer(answer, { policy: false });
  });
  afterAll(async () => {
    await server.close();
  });

  test.each(Object.entries(HOSTILE))("runs and asks for nothing: %s", async (_, markup) => {
    const opened = await openDeck(server, [markup]);
    const bait = opened.page.locator(".stage #bait");
    if ((await bait.count()) > 0) await bait.click({ force: true, position: { x: 60, y: 60 } });
    await expectQuiet(opened, server);
  });

  /** Real payloads from the test suites of sanitizers, where the collection is at hand. */
  test.skipIf(!existsSync(PAYLOADS))("runs and asks for nothing: known payloads", async () => {
    const lines = readFileSync(PAYLOADS, "utf8").trim().split("\n");
    const payloads = lines.map((line) => payloadLine.parse(JSON.parse(line))).filter(({ must_refuse }) => must_refuse);
    expect(payloads.length).toBeGreaterThan(100);
    const opened = await openDeck(
      server,
      payloads.map(({ svg }) => svg),
    );
    await pageThrough(opened.page, payloads.length);
    await expectQuiet(opened, server);
  });
});

describe("the page under its content security policy", () => {
  let server: EditorServer;
  beforeAll(async () => {
    server = await startEditorServer(answer);
  });
  afterAll(async () => {
    await server.close();
  });

  test("leaves nothing for the policy to stop", async () => {
    const slides = Object.values(HOSTILE);
    const opened = await openDeck(server, slides);
    await pageThrough(opened.page, slides.length);
    await expectQuiet(opened, server);
  });

  test("shows what is harmless as it was sent", async () => {
    const opened = await openDeck(server, [BENIGN]);
    const slide = opened.page.locator(".stage .slide");
    const styleOf = (selector: string, property: string) =>
      slide
        .locator(selector)
        .evaluate(
          (element, name) => element.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(name),
          property,
        );
    expect(await styleOf("#title", "fill")).toBe("rgb(1, 2, 3)");
    expect(await styleOf("#title", "stroke")).toBe("rgb(4, 5, 6)");
    expect(await styleOf("p", "color")).toBe("rgb(7, 8, 9)");
    expect(await slide.locator("p").getAttribute("dir")).toBe("rtl");
    expect(await slide.locator("use").getAttribute("href")).toBe("#mark");
    expect(await slide.locator("image").getAttribute("href")).toBe(PIXEL);
    expect(await slide.locator("a").getAttribute("rel")).toBe("noopener noreferrer");
    await expectQuiet(opened, server);
  });

  test("keeps a slide within its frame", async () => {
    const { page } = await openDeck(server, [HOSTILE["reach over the frame"] ?? ""]);
    await page.getByRole("button", { name: "Details" }).click();
    await page.getByRole("dialog", { name: "Details of this deck" }).waitFor();
    await page.close();
  });
});
