import sharp from "sharp";
import { expect, it } from "vitest";
import { toLogo } from "../../../src/presentations/brand-kits/fetch-logo.ts";

const blank = { width: 300, height: 200, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
const mark = await sharp({ create: { width: 60, height: 20, channels: 3, background: "#c00" } })
  .png()
  .toBuffer();

it.each(["png", "jpeg", "webp", "gif"] as const)("draws a %s anew as PNG, without its margins", async (format) => {
  const background = format === "jpeg" ? { ...blank, background: "#ffffff" } : blank;
  const bytes = await sharp({ create: background })
    .composite([{ input: mark }])
    .toFormat(format)
    .toBuffer();
  const { width, height, ...rest } = await sharp(await toLogo(bytes)).metadata();
  expect(rest.format).toBe("png");
  expect([Math.abs(width - 60) < 20, Math.abs(height - 20) < 20]).toEqual([true, true]);
});

it("makes large ones small and keeps a picture of one colour", async () => {
  const create = { width: 2_000, height: 2_000, channels: 3 as const, background: "#0a0" };
  expect(await sharp(await toLogo(await sharp({ create }).png().toBuffer())).metadata()).toMatchObject({
    width: 240,
    height: 240,
  });
});

it.each([
  ["markup", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["nothing", Buffer.alloc(0)],
  ["a torn PNG", mark.subarray(0, 60)],
  ["a PNG of a billion pixels", hugePng()],
])("refuses %s", async (_what, bytes) => {
  await expect(toLogo(bytes)).rejects.toBeInstanceOf(Error);
});

/** A header that promises 40,000 × 40,000 pixels. */
function hugePng(): Buffer {
  const bytes = Buffer.from(mark);
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return bytes;
}
