/**
 * What deciding about sent markup costs: the policy by itself, the second opinion, and a server that takes a large deck
 * and hostile ones while others ask for its health. Prints a table; reads /proc, so Linux only.
 *
 *   node bench/svg-policy.ts
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { secondOpinion } from "../src/presentations/slide-safety/second-opinion.ts";
import { checkSlides } from "../src/svg/policy/check-slides.ts";
import { median, megabytes, ms, row } from "./measure.ts";

const COMMAND = fileURLToPath(new URL("../bin/slidewright.mjs", import.meta.url));
const SLIDES = 30;
const ELEMENTS = 75_600;
const CLOCK_TICKS_PER_SECOND = 100;

function slide(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080">${content}</svg>`;
}

/** 30 slides of 2,520 elements each, nearly as much as a call takes. */
function largeDeck(name: string): string[] {
  const groups = (ELEMENTS / SLIDES - 1 - 3) / 2;
  const head =
    "<linearGradient id='g'><stop offset='0' stop-color='#fff'/></linearGradient><style>.a{fill:#123}</style>";
  const group = (at: number): string =>
    `<g class='a' transform='translate(${at} 7)'><rect id='${name}${at}' x='${at}' width='9' fill='url(#g)' style='opacity:.5;stroke:#fff'/></g>`;
  return Array.from({ length: SLIDES }, () =>
    slide(head + Array.from({ length: groups }, (_, at) => group(at)).join("")),
  );
}

const levels = Array.from({ length: 50 }, (_, level) => level);
const BOMBS: Readonly<Record<string, string>> = {
  "10⁵⁰ shapes by <use>": slide(
    levels.map((at) => `<g id="a${at}">${`<use href="#a${at + 1}"/>`.repeat(10)}</g>`).join("") + '<rect id="a50"/>',
  ),
  "10⁵⁰ shapes by patterns": slide(
    levels.map((at) => `<pattern id="a${at}">${`<rect fill="url(#a${at + 1})"/>`.repeat(10)}</pattern>`).join("") +
      '<pattern id="a50"><rect/></pattern>',
  ),
  "<use> that leads back": slide('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  "nested 90,000 deep": slide("<g>".repeat(90_000) + "</g>".repeat(90_000)),
  "entities (billion laughs)": `<!DOCTYPE svg [${levels.map((at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("")}]>${slide("<text>&e50;</text>")}`,
  "a million elements": slide("<g/>".repeat(1_000_000)),
  "300,000 attributes": slide(`<g ${Array.from({ length: 300_000 }, (_, at) => `a${at}=''`).join(" ")}/>`),
  "4.8 million brackets in CSS": slide(`<style>${"(".repeat(4_800_000)}</style>`),
  "100,000 style attributes": slide(`<g style='fill:url(#a);x:calc(1px)'/>`.repeat(99_000)),
};

async function benchPolicy(deck: readonly string[]): Promise<void> {
  console.log("\nThe policy by itself, in this thread");
  const before = process.cpuUsage();
  const { violations, elements } = checkSlides(deck);
  const { user, system } = process.cpuUsage(before);
  if (violations.length > 0) throw new Error("the large deck is refused");
  row(
    `${SLIDES} slides, ${elements} elements, ${megabytes(deck.join("").length)}: CPU cold`,
    ms((user + system) / 1000),
  );
  row("the same, median wall clock warm", ms(await median(5, () => checkSlides(deck))));
  for (const [name, bomb] of Object.entries(BOMBS)) {
    const [violation] = checkSlides([bomb]).violations;
    row(`${name}: ${violation?.rule ?? "accepted"}`, ms(await median(3, () => checkSlides([bomb]))));
  }
}

async function benchSecondOpinion(deck: readonly string[]): Promise<void> {
  console.log("\nThe second opinion (DOMPurify on jsdom, as HTML)");
  const [first = ""] = deck;
  row("one slide of 2,520 elements", ms(await median(5, () => secondOpinion(first))));
}

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

async function run(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of child.stdout) output += String(chunk);
  return output.trim();
}

async function startServer(dataDir: string): Promise<Server> {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--data", dataDir], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const url = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) return { url, process: child };
  }
  throw new Error("the server did not start");
}

function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND) * 1000;
}

function memoryOf({ pid }: ChildProcess, field: "VmRSS" | "VmHWM"): number {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Asks for the server's health until told to stop; gives back the times. */
async function askForHealth(url: string, signal: AbortSignal): Promise<readonly number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - started);
    await sleep(5);
  }
  return times.sort((a, b) => a - b);
}

async function benchServer(): Promise<void> {
  console.log("\nA server, over REST");
  const dataDir = mkdtempSync(join(tmpdir(), "slidewright-bench-"));
  const key = await run("keys", "create", "--name", "bench", "--data", dataDir);
  const server = await startServer(dataDir);
  const api = (path: string, method: string, body: string): Promise<Response> =>
    fetch(`${server.url}/api-v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body,
    });
  const content = (svgs: readonly string[]): object => ({
    content: { variations: svgs.map((svgContent) => ({ svgContent, title: "", notes: "" })) },
  });
  try {
    const source = "# One\n\nFirst.\n\n---\n\n# Two\n\nSecond.\n\n---\n\n# Three\n\nThird.";
    const created: unknown = await (await api("/presentations", "POST", JSON.stringify({ content: source }))).json();
    const project = /"project_id":"(\w+)"/.exec(JSON.stringify(created))?.[1] ?? "";
    // Written before anybody measures; slides that the project holds already would not be looked at.
    const bodies = ["a", "b", "c"].map((name) => JSON.stringify(content(largeDeck(name))));
    const memory = memoryOf(server.process, "VmRSS");
    const stop = new AbortController();
    const health = askForHealth(server.url, stop.signal);
    await sleep(500);
    for (const body of bodies) {
      const [started, cpu] = [performance.now(), cpuOf(server.process)];
      const { status } = await api(`/projects/${project}`, "PATCH", body);
      row(`large deck of ${megabytes(body.length)}: ${status}`, ms(performance.now() - started));
      row("  CPU of the server, health answers included", ms(cpuOf(server.process) - cpu));
    }
    stop.abort();
    const times = await health;
    row("  resident before", megabytes(memory));
    row("  resident at most", megabytes(memoryOf(server.process, "VmHWM")));
    row(`  /healthz p99 meanwhile (n=${times.length})`, ms(times[Math.floor(times.length * 0.99)] ?? Number.NaN));
    row("  /healthz at most", ms(times.at(-1) ?? Number.NaN));
    for (const [name, bomb] of Object.entries(BOMBS)) {
      const at = performance.now();
      const { status } = await api(`/projects/${project}`, "PATCH", JSON.stringify(content([bomb])));
      row(`${name}: ${status}`, ms(performance.now() - at));
    }
    row("resident at most, after all", megabytes(memoryOf(server.process, "VmHWM")));
  } finally {
    server.process.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const deck = largeDeck("r");
await benchPolicy(deck);
await benchSecondOpinion(deck);
await benchServer();
