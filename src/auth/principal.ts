export const SCOPES = [
  "presentations:create",
  "projects:read",
  "projects:write",
  "brand_kits:read",
  "brand_kits:write",
  "scheduled_posts:read",
  "scheduled_posts:write",
] as const;

export type Scope = (typeof SCOPES)[number];

/** Who makes a call, and with what permissions. */
export interface Principal {
  readonly userId: string;
  readonly scopes: ReadonlySet<Scope>;
  /** What the rate limit counts: an API key (60 a minute) or an app and user, or a session (120). */
  readonly credential: { readonly kind: "api_key" | "oauth" | "session" | "local"; readonly id: string };
}

/** All permissions: what people have in their own account. */
export const ALL_SCOPES: ReadonlySet<Scope> = new Set(SCOPES);

/** Stands for a caller not yet known; may do nothing. */
export const NOBODY: Principal = { userId: "", scopes: new Set(), credential: { kind: "session", id: "" } };

/** The owner of the machine, at the shell or over stdio. */
export function localPrincipal(userId: string): Principal {
  return { userId, scopes: ALL_SCOPES, credential: { kind: "local", id: "local" } };
}
