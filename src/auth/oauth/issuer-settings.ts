import { z } from "zod";
import { SCOPES } from "../principal.ts";

const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"] as const;

const settings = z
  .strictObject({
    issuer: z.url({ protocol: /^https?$/ }),
    /** `strict`: RFC 9068 access tokens. `compatible`: any JWT of this issuer, as Keycloak and others write them. */
    mode: z.enum(["strict", "compatible"]).default("strict"),
    /** What tokens name as their audience; left out: the resource they are sent to. */
    audience: z.string().min(1).optional(),
    algorithms: z.array(z.enum(ALGORITHMS)).min(1).optional(),
    /** Whether a person not seen before gets an account. */
    create_accounts: z.boolean().default(false),
    /** Whether a verified address opens the account that has it. */
    link_by_email: z.boolean().default(false),
    /** What tokens may do that name none of our scopes. */
    scopes: z.array(z.enum(SCOPES)).default([]),
    /** Its addresses are inside your own network, or without https. */
    private_network: z.boolean().default(false),
  })
  .refine(
    ({ mode, audience, algorithms }) => mode === "strict" || (audience !== undefined && algorithms !== undefined),
    {
      error: 'mode "compatible" needs audience and algorithms',
    },
  )
  .refine(({ issuer, private_network: isPrivate }) => isPrivate || issuer.startsWith("https:"), {
    error: "an issuer is an https:// URL, unless private_network is true",
  });

/** A server elsewhere whose tokens are accepted. */
export type IssuerSettings = z.output<typeof settings>;

/** The variable's text: a JSON array of settings. Names what is wrong with them. */
export const issuerList = z.string().transform((text, context): readonly IssuerSettings[] => {
  const parsed = z.array(settings).safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(" "));
  context.addIssue({
    code: "custom",
    message: `a JSON array like [{"issuer": "https://login.example.com", "create_accounts": true}] (${problems.join("; ")})`,
  });
  return z.NEVER;
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
