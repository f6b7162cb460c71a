/**
 * What checking an access token costs, what loading the authorization server costs, and whether made-up tokens leave
 * anything behind. Prints a table.
 *
 *   node bench/tokens.ts [--bogus 10000]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { importJWK, SignJWT } from "jose";
import { createAccount } from "../src/accounts/accounts.ts";
import { plansWith } from "../src/accounts/plans.ts";
import { hashToken } from "../src/auth/api-keys.ts";
import { authenticate } from "../src/auth/authenticate.ts";
import { accessTokenVerifier } from "../src/auth/oauth/access-tokens.ts";
import { createSigningKeys } from "../src/auth/oauth/signing-keys.ts";
import { openDatabase } from "../src/database/open-database.ts";
import { systemClock } from "../src/shared/clock.ts";
import { createIdSource } from "../src/shared/ids.ts";
import { median, megabytes, ms, row } from "./measure.ts";

const COMMAND = fileURLToPath(new URL("../bin/slidewright.mjs", import.meta.url));
const PUBLIC_URL = "https://slides.example.com";
const RUNS = 2_000;
const AT_ONCE = 20;

const { values } = parseArgs({ options: { bogus: { type: "string", default: "10000" } } });
const folder = mkdtempSync(join(tmpdir(), "slidewright-bench-"));

async function measureValidation(): Promise<void> {
  const [clock, keys] = [systemClock, createSigningKeys(folder)];
  const database = await openDatabase(join(folder, "tokens.sqlite"), clock);
  const services = { database, clock, ids: createIdSource(clock), plans: plansWith({}) };
  const { userId } = await createAccount(services, { email: "ada@example.com" });
  const grant = { kind: "Grant", id_hash: hashToken("grant"), payload: "{}", user_id: userId, client_id: "app" };
  await database.write(async (transaction) => {
    await transaction.insertInto("oauth_records").values(grant).execute();
  });
  const { privateKeys } = await keys.read();
  const [key] = privateKeys;
  if (key === undefined) throw new Error("no key");
  const now = Math.floor(Date.now() / 1_000);
  const token = await new SignJWT({ client_id: "app", grant_id: "grant", scope: "projects:read", jti: "1" })
    .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid: key.kid })
    .setIssuer(`${PUBLIC_URL}/oauth`)
    .setAudience(`${PUBLIC_URL}/mcp`)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(await importJWK(key, "ES256"));
  const verifiers = [accessTokenVerifier({ database, clock, publicUrl: () => PUBLIC_URL, keys })];
  row("a good access token, median", ms(await median(RUNS, () => authenticate(verifiers, token, "mcp"))));
  const bad = `${token.slice(0, -6)}AAAAAA`;
  const refuse = () => authenticate(verifiers, bad, "mcp").catch(() => undefined);
  row("one with a wrong signature, median", ms(await median(RUNS, refuse)));
  await database.close();
}

interface Served {
  readonly url: string;
  readonly rss: () => number;
  stop(): void;
}

async function serve(): Promise<Served> {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", "--data", join(folder, "data")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes("\n")) break;
  }
  return {
    url: /http\S+/.exec(output)?.[0] ?? "",
    rss: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024,
    stop: () => void child.kill(),
  };
}

async function measureServer(): Promise<void> {
  const server = await serve();
  await fetch(`${server.url}/.well-known/oauth-protected-resource`);
  const before = server.rss();
  const start = performance.now();
  await fetch(`${server.url}/.well-known/oauth-authorization-server/oauth`);
  row("first look at the authorization server", ms(performance.now() - start));
  row("memory it takes", megabytes(server.rss() - before));
  const send = async (at: number): Promise<void> => {
    const claims = { iss: `${server.url}/oauth`, aud: `${server.url}/mcp`, sub: `u${at}`, client_id: `c${at}` };
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const kinds = [
      `${part({ alg: "ES256", typ: "at+jwt", kid: `k${at}` })}.${part({ ...claims, exp: 9e9, iat: 1, jti: `${at}` })}.${"A".repeat(86)}`,
      `service_live_${String(at).padStart(43, "x")}`,
      `session_${at}`,
      `nonsense${at}`,
    ];
    const headers = { authorization: `Bearer ${kinds[at % kinds.length]}` };
    const response = await fetch(`${server.url}/mcp`, { method: "POST", headers });
    if (response.status !== 401) throw new Error(`answered ${response.status}`);
    await response.arrayBuffer();
  };
  for (let at = 0; at < 2_000; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => send(at + i)));
  const warm = server.rss();
  const count = Number(values.bogus);
  for (let at = 0; at < count; at += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => send(10_000 + at + i)));
  }
  row(`memory, server warm`, megabytes(warm));
  row(`memory, after ${count} made-up tokens`, megabytes(server.rss()));
  server.stop();
}

try {
  await measureValidation();
  await measureServer();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
