import { createServer, type Server } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { registerApp } from "../../support/oauth-flow.ts";
import { addPerson, PERSON } from "../../support/people.ts";
import { type RunningTestServer, runningServer } from "../../support/running-server.ts";
import { enter, openWindow, tabTo, type, waitForFocus } from "./keyboard.ts";

// Passwords are hashed slowly on purpose, and a machine may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: RunningTestServer;
let browser: Browser;
/** The app on the person's machine, which waits for the browser to come back. */
let app: Server;
let callback: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([runningServer(), launchChromium()]);
  app = createServer((_request, response) => void response.end("Back in the app."));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const address = app.address();
  if (address === null || typeof address === "string") throw new Error("the app has no port");
  callback = `http://127.0.0.1:${address.port}/callback`;
});
afterAll(async () => {
  await browser.close();
  app.closeAllConnections();
  await new Promise((resolve) => app.close(resolve));
  await server[Symbol.asyncDispose]();
});

async function signIn(page: Page, email: string): Promise<void> {
  await waitForFocus(page, page.getByLabel("E-mail address"));
  await page.keyboard.type(email);
  await type(page, page.getByLabel("Password", { exact: true }), PERSON.password);
  await page.keyboard.press("Enter");
}

test("an app is connected by keyboard alone, shown and disconnected again", async () => {
  const email = "grace@example.com";
  await addPerson(server, email);
  const testApp = await registerApp(server, { redirect_uris: [callback], client_name: "Deck bot" });
  const { url, verifier } = await testApp.request({ redirect_uri: callback, scope: "projects:read brand_kits:read" });
  const { page, complaints, origins } = await openWindow(browser);

  await page.goto(url.href);
  await page.getByRole("heading", { name: "Sign in to connect Deck bot" }).waitFor();
  await signIn(page, email);
  await page.getByRole("heading", { name: "Connect Deck bot?" }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByText("Have you just started this yourself?").waitFor();
  await page.getByText(new URL(callback).host).waitFor();
  expect(await page.getByRole("listitem").allInnerTexts()).toEqual([
    "See your decks and their slides",
    "See your brand kits",
  ]);
  expect(await page.evaluate<string>("document.activeElement.tagName")).toBe("BODY");
  await tabTo(page, page.getByRole("button", { name: "Don’t allow" }));
  await enter(page, page.getByRole("button", { name: "Allow", exact: true }));
  await page.getByText("Back in the app.").waitFor();
  const tokens = await testApp.redeem(new URL(page.url()), verifier);
  expect([...origins]).toEqual([server.url, new URL(callback).origin]);

  await page.goto(`${server.url}/account/apps`);
  await page.getByRole("listitem").filter({ hasText: "Deck bot" }).getByText("2 permissions").waitFor();
  await enter(page, page.getByRole("button", { name: "Disconnect Deck bot", exact: true }));
  await enter(page, page.getByRole("dialog").getByRole("button", { name: "Disconnect Deck bot now" }));
  await page.getByRole("status").getByText("The app is disconnected.").waitFor();
  await page.getByRole("heading", { name: "No apps connected yet" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Address of this server" }).inputValue()).toBe(`${server.url}/mcp`);
  await expect(testApp.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject({ error: "invalid_grant" });
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("what is refused goes back to the app as refused", async () => {
  const email = "joan@example.com";
  await addPerson(server, email);
  const testApp = await registerApp(server, { redirect_uris: [callback], client_name: "Deck bot" });
  const { url } = await testApp.request({ redirect_uri: callback });
  const { page, complaints } = await openWindow(browser, { javaScriptEnabled: false });
  await page.goto(url.href);
  await signIn(page, email);
  await enter(page, page.getByRole("button", { name: "Don’t allow" }));
  await page.getByText("Back in the app.").waitFor();
  expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("what can't be connected is said on a page of ours", async () => {
  const testApp = await registerApp(server, { redirect_uris: [callback] });
  const { url } = await testApp.request({ redirect_uri: "https://elsewhere.example/" });
  const { page, complaints, origins } = await openWindow(browser);
  await page.goto(url.href);
  await page.getByRole("heading", { name: "The app can't be connected" }).waitFor();
  await page.goto(`${server.url}/oauth/consent/unknown`);
  await page.getByRole("heading", { name: "The app is not connected" }).waitFor();
  expect(complaints).toEqual([]);
  expect([...origins]).toEqual([server.url]);
  await page.context().close();
});
