const BASE: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

const HTTPS: Readonly<Record<string, string>> = { "strict-transport-security": "max-age=31536000" };

/** Answers that are not pages run and load nothing at all. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** What every answer that is no page carries, for handlers that write all headers at once: the same, in less time. */
export function answerHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { ...ANSWER_ON_HTTPS } : { ...ANSWER };
}

const ANSWER = { ...BASE, "content-security-policy": NOTHING, "cache-control": "no-store" };
const ANSWER_ON_HTTPS = { ...ANSWER, ...HTTPS };

/** Pages load scripts, styles, fonts and data from this origin only; nothing of them is inline. */
const page = (formTarget?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Browsers apply this to where an answered form redirects to as well.
    `form-action 'self'${formTarget === undefined ? "" : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Sets what every response carries; a handler's own `Cache-Control` wins over the default `no-store`. `formTarget`: the
 * other origin that a form of this page leads to.
 */
export function applySecurityHeaders(headers: Headers, isHttps: boolean, formTarget?: string): void {
  for (const [name, value] of Object.entries(BASE)) headers.set(name, value);
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  headers.set("content-security-policy", isPage ? page(formTarget) : NOTHING);
  // Without a referrer, browsers send forms with an `Origin` of null, which says nothing.
  if (isPage) headers.set("referrer-policy", "same-origin");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (isHttps) for (const [name, value] of Object.entries(HTTPS)) headers.set(name, value);
}
