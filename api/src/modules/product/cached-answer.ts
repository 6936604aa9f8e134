import { nowIsoWib } from '@lapak/domain/dates';

/** An answer that is cached in memory and sent many times. */
export interface CachedAnswer<T> {
  answer: T;
  /**
   * Its JSON text with the API's clock of this moment: which price holds and when it changes is reckoned from
   * `date_server`, so a cached answer must not have the time when it was cached.
   * @param own the answer with something of the caller's own in it
   */
  json: (now: Date, own?: T) => string;
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
  return { answer, json: (now, own) => (own ? split(own) : written).join(clock(nowIsoWib(now))) };
}
