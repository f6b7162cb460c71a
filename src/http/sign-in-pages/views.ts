import type { ApiKeyRecord } from "../../auth/api-keys.ts";
import type { Scope } from "../../auth/principal.ts";

/*
 * What the pages around signing in show. Routes fill these in, a page turns one into HTML: it has no other input, and
 * every field that a form has to send is named here or in docs/decisions/0015-sign-in.md.
 */

export interface FormView {
  /** Goes into every form as the hidden field `csrf`. */
  readonly csrf: string;
  /** What was wrong with what was sent, in words for the person; absent on first sight. */
  readonly error?: string;
  /** Name of the field that `error` is about, where it is about one: the page says it there. */
  readonly field?: string;
}

/** A page of the account. */
export interface NoticeView extends FormView {
  /** What has just been done. */
  readonly notice?: string;
}

/** `POST /sign-in`: `csrf`, `next`, `email`, `password`. */
export interface SignInView extends FormView {
  /** Local path to go on to; sent back as the hidden field `next`, and part of the link to `/register`. */
  readonly next: string | undefined;
  readonly email: string;
  readonly canRegister: boolean;
  /** The app that asks for access, where signing in is a step on the way to consent. */
  readonly clientName: string | undefined;
  /** On the owner's own machine a one-time link from `slidewright open` signs in without a password. */
  readonly isLocal: boolean;
}

/** `POST /register`: `csrf`, `next`, `invitation`, `email`, `password`. */
export interface RegisterView extends FormView {
  readonly next: string | undefined;
  readonly invitation: string | undefined;
  readonly email: string;
  /** The invitation is for this address only. */
  readonly isEmailFixed: boolean;
}

export interface ScopeView {
  readonly scope: Scope;
  /** The end of "may …". */
  readonly words: string;
}

/** `POST {action}`: `csrf` and `decision`, `allow` or `deny` (two submit buttons of that name). */
export interface ConsentView extends FormView {
  readonly action: string;
  readonly clientName: string;
  /** Host the client's metadata comes from, where it has such a document: the only part of its name that is proven. */
  readonly clientHost: string | undefined;
  /** Where the answer is sent: `127.0.0.1:4711`, `claude.ai`. */
  readonly redirectHost: string;
  /** The answer goes to a program on the person's own machine: any program there can claim to be this client. */
  readonly isLoopback: boolean;
  readonly email: string;
  readonly scopes: readonly ScopeView[];
}

export interface ConnectedAppView {
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectHost: string;
  readonly scopes: readonly ScopeView[];
  readonly connectedAt: Date;
}

/** `POST /account/apps/disconnect`: `csrf`, `client_id`. */
export interface AppsView extends NoticeView {
  readonly email: string;
  /** Where apps connect to: `https://decks.example.com/mcp`. */
  readonly mcpUrl: string;
  readonly apps: readonly ConnectedAppView[];
}

/** `POST /account/keys`: `csrf`, `name`, `scope` (repeated). `POST /account/keys/revoke`: `csrf`, `key_id`. */
export interface KeysView extends NoticeView {
  readonly email: string;
  readonly keys: readonly ApiKeyRecord[];
  readonly scopes: readonly ScopeView[];
  /** Present once, right after a key was made: its secret is never shown again. */
  readonly created?: { readonly name: string; readonly secret: string };
  /** What was sent, where it was refused. */
  readonly name: string;
  readonly chosen: ReadonlySet<string>;
}

/**
 * `POST /account/password`: `csrf`, `current_password` (where there is one), `password`. `POST /sign-out`: `csrf`, and
 * `everywhere` = `1` to end all sessions. Links to `/account/apps`, `/account/keys` and `/`.
 */
export interface AccountView extends NoticeView {
  readonly email: string;
  readonly planTier: string;
  readonly credits: number;
  readonly hasPassword: boolean;
}

/** A page that explains one thing and has at most one way on. */
export interface MessageView {
  readonly title: string;
  readonly message: string;
  readonly link?: { readonly href: string; readonly label: string };
}
