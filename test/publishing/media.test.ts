import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { createMediaStore } from "../../src/publishing/media-store.ts";
import { addMedia, LARGEST_MEDIA } from "../../src/publishing/media.ts";
import { testServices } from "../support/test-services.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const SIGNATURES: readonly (readonly [string, string])[] = [
  ["png", "\u0089PNG\r\n\u001a\n"],
  ["jpg", "\u00ff\u00d8\u00ff\u00e0"],
  ["gif", "GIF89a"],
  ["webp", "RIFF\u0001\u0002\u0003\u0004WEBP"],
  ["pdf", "%PDF-1.4"],
];

it.each(SIGNATURES)("tells a %s by its content, whatever it is called", async (extension, signature) => {
  await using folder = await temporaryFolder();
  await using services = await testServices();
  const { userId } = await services.newAccount();
  const media = createMediaStore(folder.path);
  const bytes = Buffer.concat([Buffer.from(signature, "latin1"), Buffer.from("content")]);
  const path = await addMedia({ ...services, media }, userId, { name: "Größe & so/../x.exe", bytes });
  expect(path).toMatch(new RegExp(`^${userId}/[a-z0-9-]+-[0-9a-f]{16}\\.${extension}$`));
  expect(await addMedia({ ...services, media }, userId, { name: "Größe & so/../x.exe", bytes })).toBe(path);
  const [, fileName = ""] = path.split("/");
  expect(await readdir(join(folder.path, userId))).toEqual([fileName]);
  expect((await buffer(await media.read(userId, fileName))).equals(bytes)).toBe(true);
  expect((await stat(join(folder.path, path))).mode & 0o777).toBe(0o600);
});

it.each([
  ["text", Buffer.from("hello")],
  ["markup", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["nothing", Buffer.alloc(0)],
  ["half a signature", Buffer.from("\u0089PN", "latin1")],
  ["a picture of 21 MB", Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(21 * 1024 * 1024)])],
])("refuses %s", async (_what, bytes) => {
  await using services = await testServices();
  const { userId } = await services.newAccount();
  await expect(addMedia(services, userId, { name: "x.png", bytes })).rejects.toMatchObject({
    code: "validation_error",
  });
  expect(await services.database.read.selectFrom("media").selectAll().execute()).toEqual([]);
});

it("takes documents larger than pictures", () => {
  expect(LARGEST_MEDIA).toBe(100 * 1024 * 1024);
});
