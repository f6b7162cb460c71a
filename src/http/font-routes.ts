import type { Hono } from "hono";
import { AppError } from "../shared/app-error.ts";
import type { FontFamily, FontSlice, FontSource } from "../typeset/font-source.ts";
import { formatUnicodeRanges } from "../typeset/unicode-ranges.ts";
import type { HttpEnvironment } from "./http-app.ts";

const THIRTY_DAYS = "public, max-age=2592000";

/**
 * Lets browsers show slides in the very faces they were set in: `/fonts/fonts.css` declares them slice by slice under
 * the family names that slides use (only those asked for with `?family=`, else all), `/fonts/{file}` is a slice.
 */
export function mountFonts(app: Hono<HttpEnvironment>, loadFonts: () => Promise<FontSource>): void {
  let loaded: Promise<FontSource> | undefined;
  // Reading what the packages have takes some 40 ms of this thread: once, and only where a browser comes.
  const fontSource = (): Promise<FontSource> => (loaded ??= loadFonts());
  app.get("/fonts/:file{[\\w.-]+}", async (context) => {
    const { file } = context.req.param();
    const fonts = await fontSource();
    return file === "fonts.css" ? sendFaces(fonts, context.req.queries("family")) : sendSlice(fonts, file);
  });
}

function sendFaces(fonts: FontSource, wanted: readonly string[] | undefined): Response {
  const families = fonts.families();
  const chosen = wanted === undefined ? families : families.filter(({ name }) => wanted.includes(name));
  return new Response(chosen.map(declareFaces).join(""), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": THIRTY_DAYS },
  });
}

async function sendSlice(fonts: FontSource, file: string): Promise<Response> {
  const slice = findSlice(fonts, file);
  if (slice === undefined) throw new AppError("not_found", "There is no such font file.");
  return new Response(Buffer.from(await fonts.load(slice)), {
    headers: { "content-type": "font/woff2", "cache-control": THIRTY_DAYS },
  });
}

/** Slices keep their order: where ranges overlap the later declaration wins, in the typesetter as in CSS. */
function declareFaces(family: FontFamily): string {
  return family.cuts
    .flatMap(({ italic, minWeight, maxWeight, slices }) =>
      slices.map(({ file, ranges }) =>
        [
          "@font-face{",
          `font-family:${JSON.stringify(family.name)};`,
          `font-style:${italic ? "italic" : "normal"};`,
          `font-weight:${minWeight === maxWeight ? minWeight : `${minWeight} ${maxWeight}`};`,
          "font-display:block;",
          `src:url("/fonts/${file}") format("woff2");`,
          `unicode-range:${formatUnicodeRanges(ranges)}}\n`,
        ].join(""),
      ),
    )
    .join("");
}

function findSlice(fonts: FontSource, file: string): FontSlice | undefined {
  for (const { cuts } of fonts.families()) {
    for (const { slices } of cuts) {
      const slice = slices.find((candidate) => candidate.file === file);
      if (slice !== undefined) return slice;
    }
  }
  return undefined;
}
