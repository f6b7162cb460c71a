import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkSlide } from "../../../src/svg/policy/check-slide.ts";

const folder = process.env["SLIDEWRIGHT_CORPUS"] ?? join(import.meta.dirname, "../../../../shared/corpus");
const file = join(folder, "svg/payloads.jsonl");
const payload = z.object({ source: z.string(), must_refuse: z.boolean(), borderline: z.boolean(), svg: z.string() });

/** Payloads with labels, from the test suites of sanitizers and renderers; not part of the project. */
function payloads() {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => payload.parse(JSON.parse(line))).filter(({ borderline }) => !borderline);
}

describe.skipIf(!existsSync(file))(`payloads (skipped where ${file} is missing)`, () => {
  it("refuses everything that must be refused", () => {
    const hostile = payloads().filter(({ must_refuse }) => must_refuse);
    expect(hostile.length).toBeGreaterThan(100);
    expect(hostile.filter(({ svg }) => checkSlide(svg).findings.length === 0)).toEqual([]);
  });

  it("accepts at least 98 % of what is harmless", () => {
    const benign = payloads().filter(({ must_refuse }) => !must_refuse);
    const refused = benign.filter(({ svg }) => checkSlide(svg).findings.length > 0);
    expect(refused.length / benign.length, refused.map(({ source }) => source).join("\n")).toBeLessThanOrEqual(0.02);
  });
});
