/** A picture of ten slides takes about half a megabyte, and is asked for again within minutes or never. */
const DEFAULT_ENTRIES = 8;

/** Pictures already drawn, by a hash of what they show; the longest unused one goes first. */
export interface PreviewCache {
  /** The picture under `key`, drawn with `draw` where there is none; two callers at once share one drawing. */
  get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export function createPreviewCache(entries: number = DEFAULT_ENTRIES): PreviewCache {
  const pictures = new Map<string, Promise<Uint8Array>>();
  return {
    get(key, draw) {
      const picture = pictures.get(key) ?? draw();
      pictures.delete(key);
      pictures.set(key, picture);
      for (const oldest of pictures.keys()) {
        if (pictures.size <= entries) break;
        pictures.delete(oldest);
      }
      picture.catch(() => {
        if (pictures.get(key) === picture) pictures.delete(key);
      });
      return picture;
    },
  };
}
