import { nowIsoWib } from '@lapak/domain/dates';

/** An answer that is kept in memory and sent many times. */
export interface CachedAnswer<T> {
  answer: T;
  /**
   * Its JSON text with the API's clock of this moment: which price holds and when it changes is reckoned from
   * `date_server`, so a kept answer must not tell the time of its making.
   * @param own the answer with something of the caller's own in it
   */
  json: (now: Date, own?: T) => string;
}

/**
 * Keeps an answer with its text, which is written once.
 * @param dateServer the `date_server` that is in it
 */
export function cacheAnswer<T extends object>(answer: T, dateServer: string): CachedAnswer<T> {
  // Quotes inside a text are escaped in JSON, so no text of a seller can look like this.
  const clock = (iso: string) => `"date_server":"${iso}"`;
  const split = (value: T) => JSON.stringify(value).split(clock(dateServer));
  const written = split(answer);
  return { answer, json: (now, own) => (own ? split(own) : written).join(clock(nowIsoWib(now))) };
}
