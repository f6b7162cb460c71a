import { z } from "zod";
import { issuerList, type IssuerSettings } from "./auth/oauth/issuer-settings.ts";
import { AppError, type FieldIssue } from "./shared/app-error.ts";

/** What the environment settles, parsed once. Absent values keep the defaults of the part that uses them. */
export interface Config {
  /** Folder of the database and keys; absent: the platform's data folder. */
  readonly dataDir: string | undefined;
  /** Origin under which people reach the server, without a trailing slash; absent: the listening address. */
  readonly publicUrl: string | undefined;
  /** Monthly tenths of a credit by plan tier, over the built-in plans. */
  readonly planCredits: Readonly<Record<string, number>>;
  readonly upgradeUrl: string | undefined;
  /** Who may open an account: anybody, those with an invitation, nobody. */
  readonly registration: "open" | "invitation" | "closed";
  /** Servers elsewhere whose access tokens are accepted. */
  readonly issuers: readonly IssuerSettings[];
  /** Whether a proxy in front tells, last in `X-Forwarded-For`, where a request comes from. */
  readonly isBehindProxy: boolean;
  /** The language model that plans decks; undefined: all are planned offline. */
  readonly claude: ClaudeConfig | undefined;
}

/** How a language model is reached; absent values keep the defaults of the planner. */
export interface ClaudeConfig {
  readonly apiKey?: string;
  /** Without a trailing slash and without `/v1`. */
  readonly baseUrl?: string;
  readonly model?: string;
  readonly apiVersion?: "2026-10-21" | "2023-06-01";
  readonly effort?: "low" | "medium" | "high";
  readonly budgetMs?: number;
  /** Decks that the model can't plan fail instead of being planned offline. */
  readonly required: boolean;
}

const httpUrl = z.url({ protocol: /^https?$/, error: "an http:// or https:// URL" });
const origin = z
  .string()
  .refine(isHttpOrigin, "an http:// or https:// origin without a path, like https://slides.example.com")
  .transform((url) => new URL(url).origin);

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** What servers are usually given as, `/v1` included, which the client adds itself. */
const modelServer = httpUrl
  .refine((url) => !url.includes("@"), "an http:// or https:// URL without user name and password")
  .transform((url) => url.replace(/\/+$/, "").replace(/\/v1$/, ""));

const planCredits = z
  .string()
  .regex(/^\w+=\d+(\.\d)?(,\w+=\d+(\.\d)?)*$/, "plan=credits pairs, like free=10,pro=250.5")
  .transform((pairs) => Object.fromEntries(pairs.split(",").map(planTenths)));

function planTenths(pair: string): [string, number] {
  const [plan = "", credits] = pair.split("=");
  return [plan, Math.round(Number(credits) * 10)];
}

const environment = z.object({
  SLIDEWRIGHT_DATA_DIR: z.string().optional(),
  SLIDEWRIGHT_PUBLIC_URL: origin.optional(),
  SLIDEWRIGHT_PLAN_CREDITS: planCredits.default({}),
  SLIDEWRIGHT_UPGRADE_URL: httpUrl.optional(),
  SLIDEWRIGHT_REGISTRATION: z
    .enum(["open", "invitation", "closed"], { error: "open, invitation or closed" })
    .default("invitation"),
  SLIDEWRIGHT_ISSUERS: issuerList.optional(),
  SLIDEWRIGHT_BEHIND_PROXY: z.enum(["0", "1"], { error: "0 or 1" }).default("0"),
  SLIDEWRIGHT_PLANNER: z.enum(["auto", "offline", "claude"], { error: "auto, offline or claude" }).default("auto"),
  SLIDEWRIGHT_MODEL: z.string().trim().max(200, "the name of a model, like claude-sonnet-5-5").optional(),
  SLIDEWRIGHT_MODEL_API: z
    .enum(["2026-10-21", "2023-06-01"], { error: "2026-10-21, or 2023-06-01 for servers that want x-api-key" })
    .optional(),
  SLIDEWRIGHT_MODEL_EFFORT: z.enum(["low", "medium", "high"], { error: "low, medium or high" }).optional(),
  SLIDEWRIGHT_MODEL_TIMEOUT: z
    .string()
    .refine((seconds) => /^\d{1,3}$/.test(seconds) && isModelTime(Number(seconds)), "whole seconds from 5 to 150")
    .transform((seconds) => Number(seconds) * 1_000)
    .optional(),
  ANTHROPIC_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, "a key without spaces and line ends")
    .optional(),
  ANTHROPIC_BASE_URL: modelServer.optional(),
});

function isModelTime(seconds: number): boolean {
  return seconds >= 5 && seconds <= 150;
}

const SECRET_NAMES = new Set(["ANTHROPIC_API_KEY"]);

/**
 * Reads the environment; an empty variable counts as absent. Throws `validation_error` that names each wrong variable,
 * what was found and what is allowed.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const parsed = environment.safeParse(present);
  if (!parsed.success) throw wrongEnvironment(parsed.error, env);
  const values = parsed.data;
  return {
    dataDir: values.SLIDEWRIGHT_DATA_DIR,
    publicUrl: values.SLIDEWRIGHT_PUBLIC_URL,
    planCredits: values.SLIDEWRIGHT_PLAN_CREDITS,
    upgradeUrl: values.SLIDEWRIGHT_UPGRADE_URL,
    registration: values.SLIDEWRIGHT_REGISTRATION,
    issuers: values.SLIDEWRIGHT_ISSUERS ?? [],
    isBehindProxy: values.SLIDEWRIGHT_BEHIND_PROXY === "1",
    claude: readClaude(values),
  };
}

/** A model plans where one can be reached, unless that is switched off; asked for and out of reach, it is a mistake. */
function readClaude(values: z.output<typeof environment>): ClaudeConfig | undefined {
  const { SLIDEWRIGHT_PLANNER: planner, ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl } = values;
  if (planner === "offline") return undefined;
  if (apiKey === undefined && baseUrl === undefined) {
    if (planner === "auto") return undefined;
    const message =
      'found "claude", but neither ANTHROPIC_API_KEY nor ANTHROPIC_BASE_URL says where a model is. Set one of them, or use auto or offline';
    throw wrongVariables([{ path: "SLIDEWRIGHT_PLANNER", message }]);
  }
  const settings = {
    apiKey,
    baseUrl,
    model: values.SLIDEWRIGHT_MODEL,
    apiVersion: values.SLIDEWRIGHT_MODEL_API,
    effort: values.SLIDEWRIGHT_MODEL_EFFORT,
    budgetMs: values.SLIDEWRIGHT_MODEL_TIMEOUT,
  };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return { ...given, required: planner === "claude" };
}

function wrongEnvironment(error: z.ZodError, env: Readonly<Record<string, string | undefined>>): AppError {
  const issues = error.issues.map((issue) => {
    const name = issue.path.join(".");
    const isSecret = SECRET_NAMES.has(name) || env[name]?.includes("@") === true;
    const found = isSecret ? "a value" : JSON.stringify(env[name]);
    return { path: name, message: `found ${found}, allowed is ${issue.message}` };
  });
  return wrongVariables(issues);
}

function wrongVariables(issues: readonly FieldIssue[]): AppError {
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join("; ");
  return new AppError("validation_error", message, { details: { issues } });
}
