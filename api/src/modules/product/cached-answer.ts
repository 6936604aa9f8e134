import { nowIsoWib } from '@lapak/domain/wire-dates';
import { bodyOf, type Body } from '../../lib/encoding/encoded-body.ts';

/** An answer that is cached in memory and sent many times. */
export interface CachedAnswer<T> {
  answer: T;
  /**
   * Its JSON with the API's clock of this moment: which price holds and when it changes is reckoned from `date_server`, so a
   * cached answer must not have the time when it was cached. In whole seconds, so that its encodings are made once a second.
   */
  body: (now: Date) => Body;
  /** The JSON text of the answer with something of the caller's own in it, likewise. */
  ownJson: (now: Date, own: T) => string;
}

/**
 * Prepares an answer for the cache, with its JSON text, which is written once.
 * @param dateServer the `date_server` that is in it
 */
export function cacheAnswer<T extends object>(answer: T, dateServer: string): CachedAnswer<T> {
  // Quotes inside a text are escaped in JSON, so no text of a seller can look like this.
  const clock = (iso: string) => `"date_server":"${iso}"`;
  const split = (value: T) => JSON.stringify(value).split(clock(dateServer));
  const written = split(answer);
  let latest: { second: number; body: Body } | null = null;
  return {
    answer,
    body(now) {
      const second = Math.floor(now.getTime() / 1000);
      if (latest?.second !== second) {
        const text = written.join(clock(nowIsoWib(new Date(second * 1000))));
        latest = { second, body: bodyOf(Buffer.from(text)) };
      }
      return latest.body;
    },
    ownJson: (now, own) => split(own).join(clock(nowIsoWib(now))),
  };
}
