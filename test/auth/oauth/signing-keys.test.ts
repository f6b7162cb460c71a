import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createSigningKeys } from "../../../src/auth/oauth/signing-keys.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

it("processes that start at once share one key, and the public half is all that is told", async () => {
  await using folder = await temporaryFolder();
  const sets = await Promise.all(Array.from({ length: 6 }, () => createSigningKeys(folder.path).read()));
  const kids = new Set(sets.map(({ privateKeys }) => privateKeys[0]?.kid));
  expect([kids.size, sets[0]?.privateKeys.length]).toEqual([1, 1]);
  const stored = await readFile(join(folder.path, "oauth-keys.json"), "utf8");
  const secret = sets[0]?.privateKeys[0]?.d ?? "nothing";
  expect(stored).toContain(secret);
  expect(JSON.stringify(sets[0]?.publicKeys)).not.toContain(secret);
});

it("a damaged file is named, never replaced", async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, "oauth-keys.json");
  for (const text of ["", "{", '{"keys": []}', '{"keys": [{"kty": "RSA"}]}']) {
    await writeFile(path, text);
    const keys = createSigningKeys(folder.path);
    await expect(keys.read()).rejects.toMatchObject({ code: "unavailable", message: expect.stringContaining(path) });
    await expect(keys.rotate()).rejects.toMatchObject({ code: "unavailable" });
    expect(await readFile(path, "utf8")).toBe(text);
  }
});
