import { LRUCache } from 'lru-cache';

/** Outlines differ by page, version and the store's profile. */
const MAX_OUTLINES = 500;
/** After it, one that could not be rendered is tried again. */
const FAILED_MS = 30_000;

/** Renders each outline once, for all who ask; a failed one is null for a while. */
export function createOutlines() {
  const kept = new LRUCache<string, Promise<string | null>>({ max: MAX_OUTLINES });

  return {
    /** @param render rejects when there is none; it has reported why */
    of(key: string, render: () => Promise<Uint8Array>): Promise<string | null> {
      const known = kept.get(key);
      if (known) return known;
      const made = render().then(
        (html) => Buffer.from(html).toString(),
        () => {
          kept.set(key, made, { ttl: FAILED_MS });
          return null;
        },
      );
      kept.set(key, made);
      return made;
    },
  };
}
