import { Command } from "commander";
import { accountOf } from "./account-option.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface OwnerOptions extends DataOptions {
  readonly account?: string;
}

/** `social connect | list`: where scheduled posts go. */
export function socialCommand(): Command {
  const social = new Command("social").description("social accounts that posts can be scheduled for");
  const connect = new Command("connect").description("connect a network");
  connect
    .command("outbox")
    .description("a folder inside the data folder that takes posts; prints the social account's id")
    .option("--account <email>", "whose social account (default: the local owner)")
    .addOption(dataOption())
    .addHelpText("after", "\nExample:\n  $ ACCOUNT=$(slidewright social connect outbox)")
    .action(connectOutbox);
  social.addCommand(connect);
  social
    .command("list")
    .description("list social accounts, newest first")
    .option("--account <email>", "whose social accounts (default: the local owner)")
    .addOption(dataOption())
    .action(list);
  return social;
}

async function connectOutbox(options: OwnerOptions): Promise<void> {
  const { connectNetwork } = await import("../publishing/social-accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    printLine(await connectNetwork(app.services, userId, { network: "outbox", name: "Outbox" }));
  });
}

const PAGE = 100;

async function list(options: OwnerOptions): Promise<void> {
  const { listSocialAccounts } = await import("../publishing/social-accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    let cursor: string | undefined;
    do {
      const page = await listSocialAccounts(app.services, userId, { limit: PAGE, cursor });
      for (const { social_account_id, network, name, created_at } of page.items) {
        printLine([social_account_id, network, name, `connected ${created_at}`].join("\t"));
      }
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
  });
}
