import { pause, type Tab } from './plain-browser.ts';
import type { SeenRequest } from './requests.ts';

/** A page is quiet when no task has blocked it and no request has been under way for so long. */
const QUIET_MS = 5000;
/** A page that is never quiet is measured until then. */
const AT_MOST_MS = 40_000;
const ASK_EVERY_MS = 500;

/** How long ago the page's last long task or request ended, in ms. */
function sinceLast(): number {
  const tasks = window.lapakBench.longTasks.map(({ from, ms }) => from + ms);
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ends = requests.map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(0, ...tasks, ...ends);
}

/** Waits until the page has been quiet for `quietMs`. The page's own telemetry does not count as a request under way. */
export async function untilQuiet(tab: Tab, seen: readonly SeenRequest[], quietMs = QUIET_MS): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  const isUnderWay = ({ type, until }: SeenRequest) => type !== 'Ping' && until === Infinity;
  while (Date.now() < end) {
    await pause(ASK_EVERY_MS);
    if (!seen.some(isUnderWay) && (await tab.run(sinceLast)) >= quietMs) return;
  }
}
