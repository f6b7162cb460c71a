import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDataFolder, platformDataFolder } from "../../src/instance/data-folder.ts";

test.each([
  ["linux", {}, "/home/ada/.local/share/slidewright"],
  ["linux", { XDG_DATA_HOME: "/xdg" }, "/xdg/slidewright"],
  ["darwin", {}, "/home/ada/Library/Application Support/Slidewright"],
  ["win32", { LOCALAPPDATA: "/local" }, "/local/Slidewright"],
] as const)("on %s with %o data lives in %s", (platform, env, folder) => {
  expect(platformDataFolder(platform, env, "/home/ada")).toBe(folder);
});

test("a new folder is created for its owner alone", () => {
  const folder = openDataFolder(join(mkdtempSync(join(tmpdir(), "slidewright-")), "a", "b"));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a folder that can't be written is named, with the way out", () => {
  const file = join(mkdtempSync(join(tmpdir(), "slidewright-")), "file");
  writeFileSync(file, "");
  const refused = () => openDataFolder(join(file, "data"));
  expect(refused).toThrow(join(file, "data"));
  expect(refused).toThrow("--data DIR or SLIDEWRIGHT_DATA_DIR");
});

test.runIf(existsSync("/proc"))("a folder the file system will never make is refused, not waited for", () => {
  expect(() => openDataFolder("/proc/slidewright/data")).toThrow("can't be written");
});
