import { z } from "zod";
import { AppError } from "./shared/app-error.ts";

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
  /** Whether a proxy in front tells, last in `X-Forwarded-For`, where a request comes from. */
  readonly isBehindProxy: boolean;
  readonly planner: "auto" | "offline";
  readonly anthropic: {
    readonly apiKey: string | undefined;
    readonly baseUrl: string | undefined;
    readonly model: string | undefined;
  };
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
  SLIDEWRIGHT_BEHIND_PROXY: z.enum(["0", "1"], { error: "0 or 1" }).default("0"),
  SLIDEWRIGHT_PLANNER: z.enum(["auto", "offline"], { error: "auto or offline" }).default("auto"),
  SLIDEWRIGHT_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
});

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
    isBehindProxy: values.SLIDEWRIGHT_BEHIND_PROXY === "1",
    planner: values.SLIDEWRIGHT_PLANNER,
    anthropic: {
      apiKey: values.ANTHROPIC_API_KEY,
      baseUrl: values.ANTHROPIC_BASE_URL,
      model: values.SLIDEWRIGHT_MODEL,
    },
  };
}

function wrongEnvironment(error: z.ZodError, env: Readonly<Record<string, string | undefined>>): AppError {
  const issues = error.issues.map((issue) => {
    const name = issue.path.join(".");
    const found = SECRET_NAMES.has(name) ? "a value" : JSON.stringify(env[name]);
    return { path: name, message: `found ${found}, allowed is ${issue.message}` };
  });
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join("; ");
  return new AppError("validation_error", message, { details: { issues } });
}
