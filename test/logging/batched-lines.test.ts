import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { batchLines } from "../../src/logging/batched-lines.ts";

test("lines of one turn are written together and in order, later ones later", async () => {
  const written: string[] = [];
  const write = batchLines((text) => written.push(text));
  write("1\n");
  await Promise.resolve();
  write("2\n");
  expect(written).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 1));
  write("3\n");
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(written).toEqual(["1\n2\n", "3\n"]);
});

test.each([
  ["exits", "process.exit(0)"],
  ["fails", "throw new Error('broken')"],
])("nothing is lost when the process %s", async (_, end) => {
  const module = fileURLToPath(new URL("../../src/logging/batched-lines.ts", import.meta.url));
  const script = `
    import { batchLines } from ${JSON.stringify(module)};
    const write = batchLines((text) => process.stdout.write(text));
    for (let line = 0; line < 3; line += 1) write(line + "\\n");
    ${end};`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", script]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout).toBe("0\n1\n2\n");
});
