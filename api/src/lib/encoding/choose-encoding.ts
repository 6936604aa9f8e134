import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from './encoded-body.ts';

const names = { br: 'br', gzip: 'gzip', identity: 'plain' } as const satisfies Record<string, Encoding>;
type ContentCoding = keyof typeof names;
const available: ContentCoding[] = ['br', 'gzip', 'identity'];
const isAvailable = (coding: string | undefined): coding is ContentCoding =>
  coding !== undefined && coding in names;

/** Its types lack the order of preference among equal weights. */
interface Preferring {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/** Browsers send a handful of different headers; any client can send others, so the cache is bounded. */
const chosen = new LRUCache<string, ContentCoding | 'none'>({ max: 500 });

/**
 * The best of our content codings by RFC 9110, 12.5.3: a weight of 0 excludes.
 * @returns null when the visitor accepts none of them, not even identity
 */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding | null {
  const header = acceptEncoding ?? '';
  let choice = chosen.get(header);
  if (choice === undefined) {
    const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } });
    const best = negotiator.encoding(available, { preferred: available });
    choice = isAvailable(best) ? best : 'none';
    chosen.set(header, choice);
  }
  return choice === 'none' ? null : choice;
}

/** Chooses an encoding by the name that an encoded body has for it. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const coding = chooseCoding(acceptEncoding);
  return coding && names[coding];
}
