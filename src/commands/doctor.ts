import { existsSync } from "node:fs";
import { Command } from "commander";
import type { App } from "../app.ts";
import type { Config } from "../config.ts";
import { findInstance } from "../instance/instance-file.ts";
import { AppError } from "../shared/app-error.ts";
import { claudeSettings } from "../planner/claude/settings.ts";
import { dataOption, openSettings, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

/** What one check found; throws where something has to be mended. */
interface Check {
  readonly name: string;
  run(options: DataOptions): string | Promise<string>;
}

const CHECKS: readonly Check[] = [
  { name: "Node", run: () => `${process.version} on ${process.platform} ${process.arch}` },
  { name: "Settings", run: (options) => describeSettings(options) },
  { name: "Data folder", run: (options) => openSettings(options).dataDir },
  { name: "Database", run: (options) => withLocalApp(options, ({ app }) => describeDatabase(app)) },
  { name: "Server", run: (options) => describeServer(options) },
  { name: "Fonts", run: () => describeFonts() },
  { name: "Themes", run: (options) => withLocalApp(options, ({ app }) => describeThemes(app)) },
  { name: "Editor", run: () => describeEditor() },
];

/** `doctor`: looks at everything the product needs and says what to do about what is wrong. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("check settings, data folder, database, fonts, themes and the editor")
    .addOption(dataOption())
    .action(async (options: DataOptions) => {
      let wrong = 0;
      for (const check of CHECKS) {
        const name = check.name.padEnd(12);
        try {
          printLine(`ok    ${name} ${await check.run(options)}`);
        } catch (error) {
          wrong += 1;
          printLine(`WRONG ${name} ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (wrong > 0) throw new AppError("unavailable", `${wrong} of ${CHECKS.length} checks found something wrong.`);
    });
}

function describeSettings(options: DataOptions): string {
  const { config } = openSettings(options);
  return `${describePlanner(config)}, public address ${config.publicUrl ?? "that of the server"}`;
}

function describePlanner({ claude }: Config): string {
  if (claude === undefined) return "planner offline";
  const { model, baseUrl, required, apiKey } = claudeSettings.parse(claude);
  const key = apiKey === undefined ? " without a key" : "";
  return `planner ${model} at ${baseUrl}${key}, ${required ? "no deck is planned offline" : "offline where that fails"}`;
}

async function describeDatabase({ services }: App): Promise<string> {
  const { count } = await services.database.read
    .selectFrom("projects")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return `${count} projects`;
}

async function describeServer(options: DataOptions): Promise<string> {
  const instance = await findInstance(openSettings(options).dataDir);
  return instance === undefined
    ? "none runs for this folder; start one with: npm run serve"
    : `runs at ${instance.url}`;
}

async function describeFonts(): Promise<string> {
  const { installedFonts } = await import("../typeset/node/installed-fonts.ts");
  const families = installedFonts().families().length;
  if (families === 0) throw new AppError("unavailable", "No font packages are installed. Run npm ci.");
  return `${families} families`;
}

function describeThemes({ services }: App): string {
  const { themes } = services.templates;
  const carousels = themes.filter(({ format }) => format === "carousel").length;
  return `${carousels} for carousels, ${themes.length - carousels} for presentations`;
}

function describeEditor(): string {
  if (existsSync(new URL("../../dist/editor/index.html", import.meta.url))) return "built";
  throw new AppError("unavailable", "The editor has not been built. Run npm run build:editor.");
}
