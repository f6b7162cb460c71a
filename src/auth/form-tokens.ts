import { createHmac, timingSafeEqual } from "node:crypto";

/** Ties a form to the browser it was shown in, so that no other site can send it in somebody's name. */
export interface FormTokens {
  /** A token for what identifies the browser: its form cookie and, where there is one, its session. */
  issue(browser: string): string;
  isFor(browser: string, token: string): boolean;
}

export function createFormTokens(secret: Uint8Array): FormTokens {
  const digest = (browser: string): Buffer => createHmac("sha256", secret).update(browser).digest();
  return {
    issue: (browser) => digest(browser).toString("base64url"),
    isFor(browser, token) {
      const sent = Buffer.from(token, "base64url");
      const expected = digest(browser);
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}
