import { z } from "zod";
import type { IssuerSettings } from "./issuer-settings.ts";
import type { KeySource } from "./issuer-keys.ts";
import { CLOCK_TOLERANCE_SECONDS, validateAccessToken } from "./validate-access-token.ts";

const ASYMMETRIC = ["RS256", "PS256", "ES256", "EdDSA"] as const;

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  client_id: z.string().optional(),
  /** What OpenID providers call the client. */
  azp: z.string().optional(),
});

export type ExternalClaims = z.output<typeof claimsSchema>;

export interface ExternalCheck {
  readonly settings: IssuerSettings;
  readonly keys: KeySource;
  readonly audience: string;
  readonly now: Date;
}

/**
 * Checks a token of another server, strictly or by the pinned issuer, audience and algorithms alone. `undefined` for one
 * that fails; throws where the server's keys can't be had.
 */
export async function checkToken(token: string, check: ExternalCheck): Promise<ExternalClaims | undefined> {
  const { settings, keys, audience, now } = check;
  if (settings.mode === "compatible") return checkCompatibly(token, check);
  const issuer = await keys.describe();
  const algorithms = settings.algorithms ?? ASYMMETRIC;
  const claims = await validateAccessToken(token, { issuer, audience, fetchKeys: keys.fetch, algorithms, now });
  return claimsSchema.safeParse(claims).data;
}

async function checkCompatibly(
  token: string,
  { settings, keys, audience, now }: ExternalCheck,
): Promise<ExternalClaims | undefined> {
  const { jwtVerify, errors } = await import("jose");
  const keySet = await keys.keySet();
  try {
    const { payload } = await jwtVerify(token, keySet, {
      issuer: settings.issuer,
      audience,
      algorithms: [...(settings.algorithms ?? [])],
      requiredClaims: ["exp", "sub"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    return isIdToken(payload) ? undefined : claimsSchema.safeParse(payload).data;
  } catch (error) {
    const isVerdict = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    if (isVerdict) return undefined;
    throw error;
  }
}

/** ID tokens tell an app who signed in and open nothing; they carry what only they have (OpenID Connect Core, 2). */
function isIdToken(payload: Readonly<Record<string, unknown>>): boolean {
  return "nonce" in payload || "at_hash" in payload || payload["typ"] === "ID";
}
