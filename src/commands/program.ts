import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { accountsCommand } from "./accounts.ts";
import { backupCommand } from "./backup.ts";
import { createCommand } from "./create.ts";
import { creditsCommand } from "./credits.ts";
import { doctorCommand } from "./doctor.ts";
import { keysCommand } from "./keys.ts";
import { mcpCommand } from "./mcp.ts";
import { mediaCommand } from "./media.ts";
import { oauthCommand } from "./oauth.ts";
import { openCommand } from "./open.ts";
import { serveCommand } from "./serve.ts";
import { socialCommand } from "./social.ts";
import { themesCommand } from "./themes.ts";

const EXAMPLES = `
Examples:
  $ slidewright create article.md                          a carousel from an article
  $ slidewright create talk.md --format presentation       slides for a talk
  $ slidewright serve                                      REST, MCP and the editor on one port
  $ slidewright keys create --name laptop                  an API key for it
  $ slidewright mcp --help                                 how an assistant gets to make decks

Data lives in the platform's data folder; --data DIR or SLIDEWRIGHT_DATA_DIR chooses another.`;

/** All commands of the shell. Each loads what it works with only when it runs, so that `--help` answers at once. */
export function createProgram(): Command {
  const program = new Command("slidewright")
    .description("Turns text into finished, editable presentations and social carousels.")
    .version(packageJson.version)
    .addHelpText("after", EXAMPLES)
    .showHelpAfterError("Run `slidewright --help` to see the commands.")
    .exitOverride();
  for (const command of [
    createCommand(),
    serveCommand(),
    mcpCommand(),
    openCommand(),
    keysCommand(),
    accountsCommand(),
    oauthCommand(),
    creditsCommand(),
    socialCommand(),
    mediaCommand(),
    themesCommand(),
    backupCommand(),
    doctorCommand(),
  ]) {
    program.addCommand(command);
  }
  for (const command of program.commands) inheritSettings(command, program);
  return program;
}

function inheritSettings(command: Command, parent: Command): void {
  const path = `${parent.parent === null ? "slidewright" : `slidewright ${parent.name()}`} ${command.name()}`;
  command.copyInheritedSettings(parent).showHelpAfterError(`Run \`${path} --help\` for examples.`);
  for (const child of command.commands) inheritSettings(child, command);
}
