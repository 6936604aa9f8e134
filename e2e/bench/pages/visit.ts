import { observe } from './observe.ts';
import type { Visitor } from './plain-browser.ts';
import { untilQuiet } from './quiet.ts';
import { countWaves, watchRequests } from './requests.ts';

/** One visit. Times are ms from the navigation's start, sizes KB as they travelled. NaN where not available. */
export interface Visit extends Record<string, number> {
  lcp: number;
  fcp: number;
  cls: number;
  /** Blocking time until the page answers: the part beyond 50 ms of each task that began before. */
  tbt: number;
  /** Blocking time from the first paint until the page is quiet, and the longest task in it. */
  tbtAll: number;
  longestTask: number;
  /** The page is hydrated: the host's own mark; in a page without it, the heading is rendered. */
  ready: number;
  heading: number;
  /** JavaScript that was loaded before that. */
  jsKb: number;
  /** JavaScript that was loaded until the page is quiet. */
  jsAllKb: number;
  /** Requests after the HTML, before that; cache hits do not count. */
  requests: number;
  waves: number;
}

interface Kind {
  /** Whether the page has the host's mark; else its heading counts. */
  hydrates: boolean;
}

/** Whether the page's heading is rendered and, where there is one, the host's mark is set. */
const isReady = (marked: boolean) =>
  Boolean(document.querySelector('h1')?.textContent) &&
  (!marked || performance.getEntriesByName('lapak:hydrated').length > 0);

function readFigures(marked: boolean) {
  const { lcp, cls, heading, longTasks } = window.lapakBench;
  const mark = performance.getEntriesByName('lapak:hydrated')[0]?.startTime ?? NaN;
  const ready = marked ? Math.max(mark, heading) : heading;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name));
  const early = scripts.filter(({ startTime, responseEnd }) => startTime < ready && responseEnd <= ready);
  // The part behind the first paint of a task that began before it.
  const painted = longTasks.map(({ from, ms }) => Math.min(ms, from + ms - fcp));
  return {
    lcp,
    cls,
    heading,
    ready,
    fcp,
    tbt: longTasks.filter(({ from }) => from < ready).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    tbtAll: painted.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    longestTask: Math.max(0, ...painted),
    jsKb: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    jsAllKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  };
}

/** Visits an address in a new tab of the visitor. */
export async function visit(visitor: Visitor, url: string, { hydrates }: Kind): Promise<Visit> {
  const tab = await visitor.openTab();
  try {
    await tab.cdp.Page.addScriptToEvaluateOnNewDocument({ source: `(${observe.toString()})()` });
    const seen = watchRequests(tab.cdp);
    await tab.cdp.Page.navigate({ url });
    await tab.until(isReady, hydrates);
    await tab.until(() => document.readyState === 'complete');
    await untilQuiet(tab, seen);
    const figures = await tab.run(readFigures, hydrates);
    const [html, ...rest] = seen;
    const early = rest.filter(
      (request) => !request.fromCache && (request.from - (html?.from ?? 0)) * 1000 < figures.ready,
    );
    return { ...figures, requests: early.length, waves: countWaves(early) };
  } finally {
    await tab.close();
  }
}
