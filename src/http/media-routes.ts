import type { Hono } from "hono";
import type { Services } from "../operations/services.ts";
import { MEDIA_PATH, requireMediaFile } from "../publishing/media.ts";
import type { HttpEnvironment } from "./http-app.ts";

/** A name holds a hash of its content, so what is at an address never changes. */
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Files of scheduled posts, for whoever knows their address: networks fetch media without a token. User ids and the
 * hashes in file names can't be guessed.
 */
export function mountMedia(app: Hono<HttpEnvironment>, { database, media }: Services): void {
  app.get(`${MEDIA_PATH}:user_id/:file_name`, async (context) => {
    const { user_id, file_name } = context.req.param();
    const { type, bytes } = await requireMediaFile(database.read, user_id, file_name);
    const headers = { "content-type": type, "content-length": String(bytes), "cache-control": FOREVER };
    // Hono answers HEAD through here and drops the body, which would leave the file open.
    const content = context.req.method === "HEAD" ? null : await media.read(user_id, file_name);
    return new Response(content, { headers });
  });
}
