import { Command } from "commander";
import { invalidField } from "../shared/app-error.ts";
import { SCOPES, type Scope } from "../auth/principal.ts";
import { accountOf } from "./account-option.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface CreateOptions extends DataOptions {
  readonly name: string;
  readonly scopes?: string;
  readonly account?: string;
}

interface OwnerOptions extends DataOptions {
  readonly account?: string;
}

/** `keys create | list | revoke`: API keys for REST and MCP over HTTP. */
export function keysCommand(): Command {
  const keys = new Command("keys").description("API keys for REST and MCP over HTTP");
  keys
    .command("create")
    .description("make a key and print its secret, alone, on standard output; it is never shown again")
    .requiredOption("--name <name>", "what the key is for, up to 100 characters")
    .option("--scopes <list>", `comma-separated, of ${SCOPES.join(", ")} (default: all)`)
    .option("--account <email>", "whose key (default: the local owner)")
    .addOption(dataOption())
    .addHelpText(
      "after",
      "\nExample:\n  $ KEY=$(slidewright keys create --name ci --scopes presentations:create,projects:read)",
    )
    .action(createKey);
  keys
    .command("list")
    .description("list active keys; secrets are never shown")
    .option("--account <email>", "whose keys (default: the local owner)")
    .addOption(dataOption())
    .action(listKeys);
  keys
    .command("revoke <id>")
    .description("end a key at once")
    .option("--account <email>", "whose key (default: the local owner)")
    .addOption(dataOption())
    .action(revokeKey);
  return keys;
}

async function createKey(options: CreateOptions): Promise<void> {
  const scopes = readScopes(options.scopes);
  const { createApiKey } = await import("../auth/api-keys.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    const { secret } = await createApiKey(app.services, { userId, name: options.name, scopes });
    printLine(secret);
  });
}

async function listKeys(options: OwnerOptions): Promise<void> {
  const { listApiKeys } = await import("../auth/api-keys.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    for (const key of await listApiKeys(app.services.database.read, userId)) {
      const used = key.lastUsedAt === undefined ? "never used" : `last used ${key.lastUsedAt.toISOString()}`;
      printLine([key.keyId, `…${key.lastFour}`, key.name, key.scopes.join(","), used].join("\t"));
    }
  });
}

async function revokeKey(id: string, options: OwnerOptions): Promise<void> {
  const { revokeApiKey } = await import("../auth/api-keys.ts");
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    await revokeApiKey(app.services, { userId, keyId: id });
    printLine(`revoked ${id}`);
  });
}

function readScopes(list: string | undefined): readonly Scope[] {
  if (list === undefined) return SCOPES;
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !SCOPES.some((scope) => scope === name));
  if (unknown.length > 0) {
    throw invalidField(
      "--scopes",
      `${unknown.map((name) => JSON.stringify(name)).join(", ")} is no scope; there are ${SCOPES.join(", ")}.`,
    );
  }
  return SCOPES.filter((scope) => names.includes(scope));
}
