import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Command } from "commander";
import { AppError, invalidField } from "../shared/app-error.ts";
import { accountOf } from "./account-option.ts";
import { dataOption, printLine, withLocalApp, type DataOptions } from "./local-app.ts";

interface AddOptions extends DataOptions {
  readonly account?: string;
}

/** `media add`: files for scheduled posts. */
export function mediaCommand(): Command {
  const media = new Command("media").description("files for scheduled posts");
  media
    .command("add <file>")
    .description("store a PNG, JPEG, GIF or WebP picture or a PDF; prints the path that schedule_post takes")
    .option("--account <email>", "whose file (default: the local owner)")
    .addOption(dataOption())
    .addHelpText("after", "\nExample:\n  $ slidewright media add out/talk/talk.pdf")
    .action(add);
  return media;
}

async function add(file: string, options: AddOptions): Promise<void> {
  const { addMedia, LARGEST_MEDIA } = await import("../publishing/media.ts");
  const bytes = await readAtMost(file, LARGEST_MEDIA);
  await withLocalApp(options, async ({ app }) => {
    const { userId } = await accountOf(app, options.account);
    printLine(await addMedia(app.services, userId, { name: basename(file), bytes }));
  });
}

/** What is too large for any post is not read at all. */
async function readAtMost(file: string, most: number): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > most) throw invalidField("file", `${file} has ${size} bytes; no post carries more than ${most}.`);
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
    const reason = REASONS[code] ?? `can't be read (${code})`;
    throw new AppError("validation_error", `${file} ${reason}.`, { cause });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "may not be read",
};
