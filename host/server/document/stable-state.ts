import { parseWib } from '@lapak/domain/wire-dates';

/** Redux Toolkit's timestamps and ids of each call, which differ in every process. */
const notes = /"(?:requestId|startedTimeStamp|fulfilledTimeStamp)":(?:"[^"]*"|[\d.]+),?/g;
/** Which query provides which tag, in the order in which the answers came; redundant, the queries hold the same. */
const provided = /"provided":\{.*?(?="subscriptions":)/s;
/** The API's clock. */
const clock = /"date_server":"([^"]*)"/g;
/** Whole texts that may be times. */
const times = /:"(\d{4}-\d{2}-\d{2}[^"]{0,20})"/g;

/**
 * A page whose data holds a future time may change at that time, which the browser computes by the
 * API's clock. The clock of such a page may be off by this much.
 */
const CLOCK_STEP_MS = 30_000;

/** Whether one of the data's times is later than the API's clock when it was read. */
function isTimeAhead(state: string, now: number): boolean {
  for (const [, text] of state.matchAll(times)) {
    const time = parseWib(text, 'end');
    if (time && time.getTime() > now) return true;
  }
  return false;
}

/**
 * The part of a document's state that is the same in every process which paints the same page. Quotes inside a text are
 * escaped in JSON, so nothing that a seller writes is taken for one of ours.
 * @param state the store's state, as JSON
 */
export function stableState(state: string): string {
  const plain = state.replace(notes, '').replace(provided, '');
  const clocks = [...plain.matchAll(clock)].map(([, text]) => parseWib(text)?.getTime() ?? 0);
  const now = Math.max(0, ...clocks);
  const isTimed = isTimeAhead(plain.replace(clock, ''), now);
  return plain.replace(clock, `"date_server":${isTimed ? Math.floor(now / CLOCK_STEP_MS) : 0}`);
}
