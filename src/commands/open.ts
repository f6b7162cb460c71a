import { Command } from "commander";
import { dataOption, howToServe, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

/** `open [PROJECT]`: a one-time link that signs a browser in. */
export function openCommand(): Command {
  return new Command("open")
    .argument("[project]", "a project id; left out: the list of all decks")
    .description("print a link that opens your decks in a browser; it works once, for ten minutes")
    .addOption(dataOption())
    .addHelpText("after", '\nExample:\n  $ xdg-open "$(slidewright open)"')
    .action(async (project: string | undefined, options: DataOptions) => {
      const { mintEditorTicket } = await import("../auth/editor-tickets.ts");
      await withLocalApp(options, async ({ app, isServed }) => {
        const path = project === undefined ? "/" : `/editor/${encodeURIComponent(project)}`;
        const ticket = await mintEditorTicket(app.services, app.owner);
        printLine(`${app.services.addresses.publicUrl()}${path}?ticket=${ticket}`);
        if (!isServed)
          process.stderr.write(`No server runs for this data folder yet; start it with: ${howToServe(options)}\n`);
      });
    });
}
