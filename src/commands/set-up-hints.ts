import { canAnybodySignIn } from "../accounts/person.ts";
import type { App } from "../app.ts";
import type { Config } from "../config.ts";
import { isLoopbackHost } from "../http/host-guard.ts";

/** Tells, in the log, whoever serves others what these would run into otherwise. */
export async function hintAtSetUp({ services }: App, config: Config, host: string): Promise<void> {
  const { database, logger } = services;
  if (config.publicUrl === undefined && isLoopbackHost(host)) return;
  if (config.publicUrl === undefined) {
    logger.warn("public_url_missing", {
      hint: "Links and sign-in name this machine only. Set SLIDEWRIGHT_PUBLIC_URL to the address people use.",
    });
  }
  if (config.issuers.length === 0 && !(await canAnybodySignIn(database.read))) {
    logger.warn("nobody_can_sign_in", {
      hint: "No account has a password. Make one with `accounts create --email E --password-stdin`, or print a link with `accounts invite`.",
    });
  }
}
