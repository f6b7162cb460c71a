import type { QueryExecutorProvider } from "kysely";
import { up as accountsAndProjects } from "./0001-accounts-and-projects.ts";
import { up as editing } from "./0002-editing.ts";
import { up as brandKits } from "./0003-brand-kits.ts";
import { up as publishing } from "./0004-publishing.ts";
import { up as signIn } from "./0005-sign-in.ts";
import { up as oauth } from "./0006-oauth.ts";
import { up as modelUsage } from "./0007-model-usage.ts";

export interface Migration {
  readonly name: string;
  up(database: QueryExecutorProvider): Promise<void>;
}

/** In the order they are run. A migration that has landed is never edited; what changes later is a new one. */
export const migrations: readonly Migration[] = [
  { name: "0001-accounts-and-projects", up: accountsAndProjects },
  { name: "0002-editing", up: editing },
  { name: "0003-brand-kits", up: brandKits },
  { name: "0004-publishing", up: publishing },
  { name: "0005-sign-in", up: signIn },
  { name: "0006-oauth", up: oauth },
  { name: "0007-model-usage", up: modelUsage },
];
