import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { invalidField } from "../shared/app-error.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

/** `backup FILE`: a copy of the whole store, taken while a server may be running. */
export function backupCommand(): Command {
  return new Command("backup")
    .argument("<file>", "new file to write")
    .description(
      "copy the whole store into one file, also while a server runs; to restore, put it back as slidewright.sqlite",
    )
    .addOption(dataOption())
    .addHelpText("after", "\nExample:\n  $ slidewright backup slides-$(date +%F).sqlite")
    .action(async (file: string, options: DataOptions) => {
      const target = resolve(file);
      if (existsSync(target)) throw invalidField("file", `${target} exists already; name a new file.`);
      await withLocalApp(options, ({ app }) => app.services.database.backup(target));
      printLine(target);
    });
}
