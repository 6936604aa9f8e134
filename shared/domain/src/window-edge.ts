import { parseWib } from './wire-dates.ts';

/** The time from `start` to `end`, both included (spec-decisions 17); an end without a time is the whole day. */
export interface TimeWindow {
  start: string | null;
  end: string | null;
}

/**
 * Milliseconds from `now` until the next start or end of the windows; null when there is none, or none is valid. The
 * end is inclusive, so its edge is one millisecond later.
 */
export function msUntilEdge(windows: readonly TimeWindow[], now: string): number | null {
  const from = parseWib(now)?.getTime();
  if (from === undefined) return null;
  const edges = windows
    .flatMap((window) => {
      const start = parseWib(window.start, 'start')?.getTime();
      const end = parseWib(window.end, 'end')?.getTime();
      return start === undefined || end === undefined ? [] : [start - from, end + 1 - from];
    })
    .filter((ms) => ms > 0);
  return edges.length === 0 ? null : Math.min(...edges);
}
