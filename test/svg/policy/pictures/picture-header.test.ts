import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPictureHeader } from "../../../../src/svg/policy/pictures/picture-header.ts";

const WIDTH = 300;
const HEIGHT = 70;
const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: "#1234" } });

describe("readPictureHeader", () => {
  it.each([
    ["png", picture.clone().png()],
    ["gif", picture.clone().gif()],
    ["jpeg", picture.clone().jpeg()],
    ["jpeg", picture.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).withIccProfile("p3")],
    ["webp", picture.clone().webp()],
    ["webp", picture.clone().removeAlpha().webp()],
    ["webp", picture.clone().webp({ lossless: true })],
  ])("%s", async (type, pipeline) => {
    const file = await pipeline.toBuffer();
    expect(readPictureHeader(file)).toEqual({ type, width: WIDTH, height: HEIGHT });
    for (const length of [0, 1, 3, 7, 9]) expect(readPictureHeader(file.subarray(0, length))).toBeUndefined();
  });

  it("knows nothing else", async () => {
    expect(readPictureHeader(await picture.clone().avif({ effort: 0 }).toBuffer())).toBeUndefined();
    expect(readPictureHeader(await picture.clone().tiff().toBuffer())).toBeUndefined();
    expect(readPictureHeader(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBeUndefined();
  });

  it("ends on any bytes", () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0, 0, 2]), bytes, (start, rest) => {
        const header = readPictureHeader(Uint8Array.from([...start, ...rest]));
        expect(header?.type ?? "jpeg").toBe("jpeg");
      }),
    );
  });
});
