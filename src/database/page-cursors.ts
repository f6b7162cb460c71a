import { createHmac, timingSafeEqual } from "node:crypto";
import { invalidField } from "../shared/app-error.ts";

const SIGNATURE_BYTES = 9;

/** One page of a list, as the API shows it. `next_cursor` is null on the last page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
}

/**
 * Opaque cursors. A cursor holds the sort key of the last item seen, so pages stay right while items come and go, and
 * is signed for one list of one owner, so that only cursors that were given out are taken.
 */
export interface PageCursors {
  write(list: string, owner: string, lastKey: string): string;
  /** The sort key to go on after. Throws `validation_error` for a cursor this list never gave to this owner. */
  read(list: string, owner: string, cursor: string): string;
}

export function createPageCursors(secret: Uint8Array): PageCursors {
  const sign = (list: string, owner: string, key: string): Buffer =>
    createHmac("sha256", secret)
      .update(JSON.stringify([list, owner, key]))
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    write(list, owner, lastKey) {
      return Buffer.concat([sign(list, owner, lastKey), Buffer.from(lastKey)]).toString("base64url");
    },
    read(list, owner, cursor) {
      const bytes = Buffer.from(cursor, "base64url");
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const key = bytes.subarray(SIGNATURE_BYTES).toString();
      const isOurs = signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, sign(list, owner, key));
      if (isOurs && bytes.toString("base64url") === cursor) return key;
      throw invalidField(
        "cursor",
        "is not a cursor of this list. Send the next_cursor of the page before, or leave it out to start anew.",
      );
    },
  };
}

/** Cuts rows fetched with one more than `limit` into a page; `keyOf` gives the sort key of a row. */
export function pageOf<Row, T>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => T,
  cursorAfter: (row: Row) => string,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next_cursor = rows.length > limit && last !== undefined ? cursorAfter(last) : null;
  return { items: shown.map(toItem), next_cursor };
}
