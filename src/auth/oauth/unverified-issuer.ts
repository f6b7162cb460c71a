/** Longer than any token of ours; what is longer is not even looked at. */
const LONGEST_TOKEN = 8_192;
const JWT = /^[\w-]+\.([\w-]+)\.[\w-]+$/;

/** Who a JWT says has issued it, so that the right keys can be asked; nothing of it is proven by that. */
export function readUnverifiedIssuer(token: string): string | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  const payload = JWT.exec(token)?.[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    if (typeof claims !== "object" || claims === null || !("iss" in claims)) return undefined;
    return typeof claims.iss === "string" ? claims.iss : undefined;
  } catch {
    return undefined;
  }
}
