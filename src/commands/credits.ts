import { Command } from "commander";
import { toCredits, toTenths } from "../accounts/amounts.ts";
import { invalidField } from "../shared/app-error.ts";
import { accountOf } from "./account-option.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface CreditOptions extends DataOptions {
  readonly account?: string;
}

/** `credits grant | set`: changes a balance by an entry in the ledger. */
export function creditsCommand(): Command {
  const credits = new Command("credits").description("balances of accounts");
  for (const [name, description] of [
    ["grant", "add credits to an account"],
    ["set", "make the balance exactly this much"],
  ] as const) {
    credits
      .command(`${name} <amount>`)
      .description(description)
      .option("--account <email>", "whose balance (default: the local owner)")
      .addOption(dataOption())
      .addHelpText("after", `\nExample:\n  $ slidewright credits ${name} --account ada@example.com 100`)
      .action((amount: string, options: CreditOptions) => change(name, amount, options));
  }
  return credits;
}

async function change(kind: "grant" | "set", amount: string, options: CreditOptions): Promise<void> {
  if (!/^\d+(\.\d+)?$/.test(amount)) {
    throw invalidField(
      "amount",
      `${JSON.stringify(amount)} is not an amount of credits; use a number like 100 or 2.5.`,
    );
  }
  const tenths = toTenths("amount", Number(amount));
  const { grantCredits, setCredits } = await import("../accounts/accounts.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    await (kind === "grant" ? grantCredits : setCredits)(app.services, userId, tenths);
    const { email, balanceTenths } = await accountOf(app, options.account);
    printLine(`${email}\t${toCredits(balanceTenths)} credits`);
  });
}
