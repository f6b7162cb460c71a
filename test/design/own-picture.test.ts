import sharp from "sharp";
import { expect, test } from "vitest";
import { ownPicture } from "../../src/design/pictures/own-picture.ts";

const SIZE = { width: 40, height: 20 };
const red = sharp({ create: { width: 8, height: 8, channels: 4, background: "#d00000" } });

test.each(["png", "jpeg", "webp", "gif"] as const)("a %s is cut to its place", async (format) => {
  const bytes = await red.clone().toFormat(format).toBuffer();
  const url = await ownPicture(`data:image/${format};base64,${bytes.toString("base64")}`, SIZE);
  const [, encoded = ""] = /^data:image\/jpeg;base64,(.+)$/.exec(url ?? "") ?? [];
  const { width, height } = await sharp(Buffer.from(encoded, "base64")).metadata();
  expect([width, height]).toEqual([60, 30]);
});

test.each([
  ["an address elsewhere", "https://example.org/a.png"],
  ["markup", `data:image/svg+xml;base64,${Buffer.from("<svg/>").toString("base64")}`],
  ["broken bytes", "data:image/png;base64,AAAA"],
  ["text", "data:text/html;base64,AAAA"],
])("%s is no picture", async (_, url) => {
  expect(await ownPicture(url, SIZE)).toBeUndefined();
});
