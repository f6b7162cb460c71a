import { format } from "prettier";
import { expect, test } from "vitest";
import { operations } from "../../../tools/index.ts";
import { recordExamples } from "./record-examples.ts";

/** Every operation is called on a server of its own. */
const PATIENCE_MS = 180_000;

test("the examples are what a real server answers; -u writes them anew", { timeout: PATIENCE_MS }, async () => {
  const json = JSON.stringify(await recordExamples(operations));
  const written = await format(json, { parser: "json", printWidth: 120, objectWrap: "collapse" });
  await expect(written).toMatchFileSnapshot("../../../src/http/openapi/examples.json");
});
