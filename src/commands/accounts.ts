import { text } from "node:stream/consumers";
import { Command } from "commander";
import type { Account } from "../accounts/accounts.ts";
import { toCredits } from "../accounts/amounts.ts";
import { invalidField } from "../shared/app-error.ts";
import { accountOf } from "./account-option.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface CreateOptions extends DataOptions {
  readonly email: string;
  readonly plan?: string;
  readonly passwordStdin?: boolean;
}

interface PasswordOptions extends DataOptions {
  readonly email?: string;
  readonly passwordStdin: true;
}

interface InviteOptions extends DataOptions {
  readonly email?: string;
}

/** `accounts create | password | invite | list`: the people who use this server. */
export function accountsCommand(): Command {
  const accounts = new Command("accounts").description("the people who use this server");
  accounts
    .command("create")
    .description("open an account with a month's credits")
    .requiredOption("--email <email>", "e-mail address")
    .option("--plan <tier>", "plan tier, one of SLIDEWRIGHT_PLAN_CREDITS (default: self_hosted)")
    .option("--password-stdin", "read the password they sign in with from standard input")
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExample:\n  $ slidewright accounts create --email ada@example.com --password-stdin < password.txt",
    )
    .action(createOne);
  accounts
    .command("password")
    .description("give an account another password and sign it out everywhere")
    .option("--email <email>", "whose (default: the local owner's, who has none at first)")
    .requiredOption("--password-stdin", "read the password from standard input")
    .addOption(dataOption())
    .action(changeOne);
  accounts
    .command("invite")
    .description("print a link that opens one account within seven days")
    .option("--email <email>", "the only address it is good for")
    .addOption(dataOption())
    .action(invite);
  accounts.command("list").description("list all accounts, oldest first").addOption(dataOption()).action(listAll);
  return accounts;
}

async function createOne(options: CreateOptions): Promise<void> {
  const password = options.passwordStdin === true ? await readPassword() : undefined;
  const { createAccount } = await import("../accounts/accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    const plan = options.plan === undefined ? {} : { planTier: options.plan };
    const hash = password === undefined ? {} : { passwordHash: await hashOf(password) };
    print(await createAccount(app.services, { email: options.email, ...plan, ...hash }));
  });
}

async function changeOne(options: PasswordOptions): Promise<void> {
  const password = await readPassword();
  const { setPassword } = await import("../accounts/person.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId, email } = await accountOf(app, options.email);
    await setPassword(app.services, { userId, password });
    printLine(`${email} signs in with the new password from now on`);
  });
}

async function invite(options: InviteOptions): Promise<void> {
  const [{ createInvitation }, { normalEmail }] = await Promise.all([
    import("../auth/invitations.ts"),
    import("../accounts/accounts.ts"),
  ]);
  await withLocalApp(options, async ({ app }) => {
    const email = options.email === undefined ? undefined : normalEmail(options.email);
    const secret = await createInvitation(app.services, email);
    printLine(`${app.services.addresses.publicUrl()}/register?invitation=${secret}`);
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

/** The first line of standard input, without what ends it. */
async function readPassword(): Promise<string> {
  const [password = ""] = (await text(process.stdin)).split(/\r?\n/, 1);
  if (password !== "") return password;
  throw invalidField("--password-stdin", "Standard input held no password; send it on one line.");
}

async function hashOf(password: string): Promise<string> {
  const [{ requirePassword }, { hashPassword }] = await Promise.all([
    import("../auth/passwords/passwords.ts"),
    import("../auth/passwords/password-hash.ts"),
  ]);
  requirePassword(password);
  return hashPassword(password);
}
