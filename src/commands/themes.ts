import { join } from "node:path";
import { Command } from "commander";
import type { AspectRatio, Theme } from "../design/theme.ts";
import { invalidField } from "../shared/app-error.ts";
import { nearest } from "../shared/nearest.ts";
import { requireWritable, writeFiles } from "./deck-files.ts";
import { printLine } from "./local-app.ts";

interface SheetOptions {
  readonly theme?: string;
  readonly out: string;
}

const SHEET = { width: 2_400, columns: 6 } as const;

/** `themes sheet`: every layout of a theme on one picture, with the least and with the most it can hold. */
export function themesCommand(): Command {
  const themes = new Command("themes").description("the looks a deck can have");
  themes
    .command("sheet")
    .description("draw all layouts of a theme, with little and with much content, one PNG each")
    .option("--theme <id>", "one theme (default: all)")
    .requiredOption("--out <dir>", "folder for the pictures")
    .addHelpText("after", "\nExample:\n  $ slidewright themes sheet --theme editorial-serif --out out/themes")
    .action(drawSheets);
  return themes;
}

async function drawSheets(options: SheetOptions): Promise<void> {
  const { themes } = await import("../app.ts");
  const chosen = chooseThemes(themes, options.theme);
  const folder = await requireWritable(options.out);
  for (const theme of chosen) {
    for (const size of ["least", "most"] as const) {
      for (const ratio of theme.aspectRatios) {
        const sheet = { name: sheetName(theme, ratio, size), bytes: await drawSheet(theme, size, ratio) };
        await writeFiles(folder, [sheet]);
        printLine(join(folder, sheet.name));
      }
    }
  }
}

function chooseThemes(themes: readonly Theme[], id: string | undefined): readonly Theme[] {
  const chosen = themes.filter((theme) => id === undefined || theme.id === id);
  if (chosen.length > 0) return chosen;
  const near = nearest(
    id ?? "",
    themes.map((theme) => theme.id),
    3,
  );
  throw invalidField("--theme", `${JSON.stringify(id)} is no theme; nearest are ${near.join(", ")}.`);
}

function sheetName(theme: Theme, ratio: AspectRatio, size: string): string {
  const shape = theme.aspectRatios.length === 1 ? "" : `-${ratio.replace(":", "x")}`;
  return `${theme.id}${shape}-${size}.png`;
}

async function drawSheet(theme: Theme, size: "least" | "most", ratio: AspectRatio): Promise<Uint8Array> {
  const { sampleSlides } = await import("../design/samples/sample-slides.ts");
  const { renderContactSheet } = await import("../exports/png/contact-sheet.ts");
  const { serverTypesetter } = await import("../typeset/node/server-typesetter.ts");
  const slides = await sampleSlides(theme, size, ratio);
  return renderContactSheet(
    slides.map(({ svg }) => svg),
    { typesetter: serverTypesetter(), ...SHEET },
  );
}
