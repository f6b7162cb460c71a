import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { launchChromium } from "../../support/chromium.ts";
import { type RunningTestServer, runningServer } from "../../support/running-server.ts";
import { enter, openWindow, tabTo, type, waitForFocus } from "./keyboard.ts";

const PASSWORD = "correct horse battery";

// Passwords are hashed slowly on purpose, and a machine may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: RunningTestServer;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    runningServer({ environment: { SLIDEWRIGHT_REGISTRATION: "open" } }),
    launchChromium(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

/** Opens an account by keyboard and goes on to a page of it; the first field has the focus. */
async function register(page: Page, next: string): Promise<string> {
  people += 1;
  const email = `ada${people}@example.com`;
  await page.goto(`${server.url}/register?next=${encodeURIComponent(next)}`);
  await waitForFocus(page, page.getByLabel("E-mail address"));
  await page.keyboard.type(email);
  await type(page, page.getByLabel("Password", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(server.url + next);
  return email;
}

function statusWith(secret: string): Promise<number> {
  return fetch(`${server.url}/api-v1/projects`, { headers: { authorization: `Bearer ${secret}` } }).then(
    ({ status }) => status,
  );
}

test("a key is made, copied and revoked by keyboard alone", async () => {
  const { page, complaints, origins } = await openWindow(browser, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await register(page, "/account/keys");
  await page.getByRole("heading", { name: "No API keys yet" }).waitFor();
  await type(page, page.getByRole("textbox", { name: "Name" }), "laptop");
  await tabTo(page, page.getByRole("checkbox", { name: /Make presentations/ }));
  await page.keyboard.press("Space");
  await enter(page, page.getByRole("button", { name: "Make the key" }));

  const field = page.getByRole("textbox", { name: "Your new key" });
  await field.waitFor();
  const secret = await field.inputValue();
  await waitForFocus(page, field);
  await expect.poll(() => page.evaluate<string>("getSelection().toString()")).toBe(secret);
  await enter(page, page.getByRole("button", { name: "Copy: Your new key" }));
  await page.getByRole("status").getByText("Copied.").waitFor();
  expect(await page.evaluate<string>("navigator.clipboard.readText()")).toBe(secret);
  expect(await statusWith(secret)).toBe(200);

  await page.goto(`${server.url}/account/keys`);
  expect(await page.content()).not.toContain(secret);
  await page.getByText("6 permissions").waitFor();
  const revoke = page.getByRole("button", { name: "Revoke laptop", exact: true });
  await enter(page, revoke);
  const question = page.getByRole("dialog", { name: "Revoke laptop?" });
  await question.waitFor();
  await waitForFocus(page, question.getByRole("button", { name: "Keep it" }));
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await waitForFocus(page, revoke);
  expect(await statusWith(secret)).toBe(200);

  await page.keyboard.press("Enter");
  await enter(page, question.getByRole("button", { name: "Revoke laptop now" }));
  await page.getByRole("status").getByText("The key is revoked.").waitFor();
  expect(await page.title()).toBe("The key is revoked. API keys · Slidewright");
  await page.getByRole("heading", { name: "No API keys yet" }).waitFor();
  expect(await statusWith(secret)).toBe(401);
  expect(complaints).toEqual([]);
  expect([...origins]).toEqual([server.url]);
  await page.context().close();
});

test("what has to be put right has the focus, and is said where it is", async () => {
  const { page, complaints } = await openWindow(browser);
  const email = await register(page, "/account/keys");
  const other = await openWindow(browser);

  await other.page.goto(`${server.url}/register`);
  await waitForFocus(other.page, other.page.getByLabel("E-mail address"));
  await other.page.keyboard.type(email);
  await type(other.page, other.page.getByLabel("Password", { exact: true }), PASSWORD);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("alert").getByText("There already is an account").waitFor();
  const taken = other.page.getByLabel("E-mail address");
  expect(await other.page.title()).toBe("Error: Open an account · Slidewright");
  expect(await taken.getAttribute("aria-invalid")).toBe("true");
  expect(await taken.getAttribute("aria-describedby")).toBe("email-problem");
  await waitForFocus(other.page, taken);
  expect(await taken.inputValue()).toBe(email);

  await enter(other.page, other.page.getByRole("link", { name: "Sign in" }));
  await other.page.waitForURL(`${server.url}/sign-in`);
  await type(other.page, other.page.getByLabel("E-mail address"), email);
  await type(other.page, other.page.getByLabel("Password", { exact: true }), "wrong horse battery");
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("alert").getByText("E-mail address or password is wrong.").waitFor();
  const password = other.page.getByLabel("Password", { exact: true });
  await waitForFocus(other.page, password);
  expect(await password.inputValue()).toBe("");
  expect(await password.getAttribute("aria-describedby")).toBe("problem");

  await type(page, page.getByRole("textbox", { name: "Name" }), "nothing");
  for (const box of await page.getByRole("checkbox").all()) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await enter(page, page.getByRole("button", { name: "Make the key" }));
  await page.getByRole("group", { name: "It may" }).getByRole("alert").waitFor();
  await waitForFocus(page, page.getByRole("checkbox").first());
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("nothing");
  expect([...complaints, ...other.complaints]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});

test("the password is changed, and signing out everywhere ends the other browser", async () => {
  const { page, complaints } = await openWindow(browser);
  const email = await register(page, "/account");
  await page.getByText(email).waitFor();
  await type(page, page.getByLabel("Current password"), "not the one it is");
  await type(page, page.getByLabel("New password"), "another good password");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("That is not the password of this account.").waitFor();
  await waitForFocus(page, page.getByLabel("Current password"));
  await page.keyboard.type(PASSWORD);
  await enter(page, page.getByRole("button", { name: "Show password" }).nth(1));
  expect(await page.getByLabel("New password").getAttribute("type")).toBe("text");
  await enter(page, page.getByRole("button", { name: "Hide password" }));
  expect(await page.getByLabel("New password").getAttribute("type")).toBe("password");
  await page.getByLabel("New password").focus();
  await page.keyboard.type("another good password");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("The password is changed.").waitFor();

  const other = await openWindow(browser);
  await other.page.goto(`${server.url}/sign-in?next=%2Faccount`);
  await waitForFocus(other.page, other.page.getByLabel("E-mail address"));
  await other.page.keyboard.type(email);
  await type(other.page, other.page.getByLabel("Password", { exact: true }), "another good password");
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("heading", { name: "Account", level: 1 }).waitFor();
  await enter(other.page, other.page.getByRole("button", { name: "Sign out everywhere" }));
  await other.page.waitForURL(`${server.url}/sign-in`);
  await page.reload();
  await page.waitForURL(`${server.url}/sign-in?next=%2Faccount`);
  expect([...complaints, ...other.complaints]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});

test("everything works without a script", async () => {
  const { page } = await openWindow(browser, { javaScriptEnabled: false });
  await register(page, "/account/keys");
  expect(await page.getByRole("button", { name: /^(?:Show|Copy)/ }).count()).toBe(0);
  await type(page, page.getByRole("textbox", { name: "Name" }), "laptop");
  await page.keyboard.press("Enter");
  const secret = await page.getByRole("textbox", { name: "Your new key" }).inputValue();
  expect(await statusWith(secret)).toBe(200);
  await enter(page, page.getByRole("button", { name: "Revoke laptop", exact: true }));
  await enter(page, page.getByRole("button", { name: "Revoke laptop now" }));
  await page.getByText("The key is revoked.").waitFor();
  expect(await statusWith(secret)).toBe(401);
  await page.context().close();
});

test("an address that leads nowhere says so on a page", async () => {
  const { page, complaints } = await openWindow(browser);
  const response = await page.goto(`${server.url}/account/nothing`);
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  expect(await page.getByRole("link", { name: "Go to your decks" }).getAttribute("href")).toBe("/");
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("pages carry a policy that lets nothing in from elsewhere and nothing run that is not a file of this server", async () => {
  const response = await fetch(`${server.url}/sign-in`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("form-action 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});
