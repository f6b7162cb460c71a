import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { renderPdf } from "../../src/exports/pdf/render-pdf.ts";
import { renderPng } from "../../src/exports/png/render-png.ts";
import { AppError } from "../../src/shared/app-error.ts";
import { typesetter } from "../support/typeset.ts";

const folders = [process.env["SLIDEWRIGHT_CORPUS"], join(import.meta.dirname, "../../../shared/corpus")];
const corpus = folders.find((folder) => folder !== undefined && existsSync(join(folder, "svg/payloads.jsonl")));
if (corpus === undefined)
  console.log("hostile markup skipped: set SLIDEWRIGHT_CORPUS to a folder with svg/payloads.jsonl");

/** What became of an export: done, refused with a reason, or broken. */
async function outcome(run: () => Promise<Uint8Array>): Promise<string> {
  try {
    return (await run()).length > 0 ? "done" : "empty";
  } catch (error) {
    return error instanceof AppError && error.code === "unsafe_content" ? "refused" : String(error);
  }
}

describe.skipIf(corpus === undefined)("markup collected in the wild", () => {
  const lines = corpus === undefined ? [] : readFileSync(join(corpus, "svg/payloads.jsonl"), "utf8").trim().split("\n");
  const payloads = lines.map((line) => z.object({ svg: z.string() }).parse(JSON.parse(line)).svg);

  test.each([
    ["PNG", (svg: string) => renderPng(svg, { typesetter, width: 200 })],
    ["PDF", (svg: string) => renderPdf([{ svg, title: "" }], { typesetter, title: "", language: "en" })],
  ])("is drawn as %s or refused, but never breaks the export", async (_, render) => {
    const failed: string[] = [];
    for (const svg of payloads) {
      const result = await outcome(() => render(svg));
      if (result !== "done" && result !== "refused") failed.push(`${result}: ${svg.slice(0, 80)}`);
    }
    expect(failed).toEqual([]);
  });
});
