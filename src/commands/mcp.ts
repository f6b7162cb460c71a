import { Command } from "commander";
import { dataOption, DEFAULT_HOST, openSettings, serverLogger, type DataOptions } from "./local-app.ts";
import { protectStandardOutput, untilStopped } from "./process-life.ts";
import { keepEditorServed, type ServedEditor } from "./served-editor.ts";

const CONFIGURATION = `
In a client's settings:
  { "mcpServers": { "slidewright": { "command": "node", "args": ["${process.argv[1] ?? "slidewright"}", "mcp"] } } }
In Claude Code:
  $ claude mcp add slidewright -- node ${process.argv[1] ?? "slidewright"} mcp`;

/** `mcp`: one client over standard input and output, as the local owner. */
export function mcpCommand(): Command {
  return new Command("mcp")
    .description("serve MCP over standard input and output, as the local owner; decks open in the editor on loopback")
    .addOption(dataOption())
    .addHelpText("after", CONFIGURATION)
    .action(serveMcp);
}

async function serveMcp(options: DataOptions): Promise<void> {
  protectStandardOutput();
  const { config, dataDir } = openSettings(options);
  const [{ openApp }, { startServer, startStdio }] = await Promise.all([import("../app.ts"), import("../serving.ts")]);
  let editor: ServedEditor | undefined;
  const publicUrl = (): string => config.publicUrl ?? editor?.url() ?? "";
  const app = await openApp({ config, dataDir, logger: serverLogger(), engine: "pool", publicUrl });
  try {
    editor = await keepEditorServed(app, dataDir, () => startServer(app, { host: DEFAULT_HOST, port: 0 }));
    const session = startStdio(app);
    await Promise.race([untilStopped(), session.closed]);
    await session.close();
  } finally {
    await editor?.stop();
    await app.close();
  }
}
