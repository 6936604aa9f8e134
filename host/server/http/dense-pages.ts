import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Encoding } from '@lapak/api/encoding/encoded-body';
import { LRUCache } from 'lru-cache';
import type { Page } from './page-answer.ts';

/** The level of compression. A demo store's home: 16.4 KB after 25 ms of a core; at the level of all pages, 2, it is 20.2 KB, at 11 16.1 KB after 85 ms. */
const QUALITY = 10;
const CACHE_BYTES = 32 * 1024 * 1024;
const KNOWN_TAGS = 10_000;
/** A tag leaves out when the data was read (`stableState`), so the bytes of one page stand for another no longer than this. */
const FOR_MS = 10 * 60_000;
/** After each, so that they take a tenth of one core at most, however many pages are asked for. */
const PAUSE = 9;

const compress = promisify(brotliCompress);

/** The bytes of kept pages as they travel; those of a page that is asked for again in brotli are made smaller in the background. */
export function createDensePages(now = () => performance.now()) {
  const dense = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: FOR_MS,
  });
  const asked = new LRUCache<string, true>({ max: KNOWN_TAGS, ttl: FOR_MS });
  let isBusy = false;
  let pausedUntil = -Infinity;

  async function make(tag: string, text: Buffer): Promise<void> {
    const from = now();
    isBusy = true;
    try {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      dense.set(tag, await compress(text, { params }));
    } finally {
      isBusy = false;
      pausedUntil = now() + PAUSE * (now() - from);
    }
  }

  return {
    /** The page in an encoding: the smallest that is there. */
    in({ body, isKept, tag }: Page, encoding: Encoding): Buffer {
      if (encoding !== 'br' || !isKept || tag === null) return body.in(encoding);
      const known = dense.get(tag);
      if (known) return known;
      if (asked.has(tag) && !isBusy && now() >= pausedUntil) void make(tag, body.in('plain'));
      asked.set(tag, true);
      return body.in(encoding);
    },
  };
}
