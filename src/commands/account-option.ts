import type { Account } from "../accounts/accounts.ts";
import type { App } from "../app.ts";

/** The account a command is about: the one named, else the local owner's. */
export async function accountOf(app: App, email: string | undefined): Promise<Account> {
  const { ensureLocalAccount, findAccount } = await import("../accounts/accounts.ts");
  return email === undefined ? ensureLocalAccount(app.services) : findAccount(app.services.database.read, email);
}
