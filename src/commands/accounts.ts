import { Command } from "commander";
import type { Account } from "../accounts/accounts.ts";
import { toCredits } from "../accounts/amounts.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface CreateOptions extends DataOptions {
  readonly email: string;
  readonly plan?: string;
}

/** `accounts create | list`: the people who use this server. */
export function accountsCommand(): Command {
  const accounts = new Command("accounts").description("the people who use this server");
  accounts
    .command("create")
    .description("open an account with a month's credits")
    .requiredOption("--email <email>", "e-mail address")
    .option("--plan <tier>", "plan tier, one of SLIDEWRIGHT_PLAN_CREDITS (default: self_hosted)")
    .addOption(dataOption())
    .addHelpText("after", "\nExample:\n  $ slidewright accounts create --email ada@example.com")
    .action(createOne);
  accounts.command("list").description("list all accounts, oldest first").addOption(dataOption()).action(listAll);
  return accounts;
}

async function createOne(options: CreateOptions): Promise<void> {
  const { createAccount } = await import("../accounts/accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    const plan = options.plan === undefined ? {} : { planTier: options.plan };
    print(await createAccount(app.services, { email: options.email, ...plan }));
  });
}

async function listAll(options: DataOptions): Promise<void> {
  const { listAccounts } = await import("../accounts/accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    for (const account of await listAccounts(app.services.database.read)) print(account);
  });
}

function print(account: Account): void {
  printLine(
    [account.userId, account.email, account.planTier, `${toCredits(account.balanceTenths)} credits`].join("\t"),
  );
}
