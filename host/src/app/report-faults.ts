import { documentIds, type RemoteFailure } from '@lapak/contracts/page-document';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import { reportRemoteFailure } from './report.ts';
import { shownVersion, type Shown } from './shown-version.ts';

/** An uncaught error, or a rejection that nobody handled. */
export type Fault = Pick<ErrorEvent, 'error' | 'filename'> | Pick<PromiseRejectionEvent, 'reason'>;

/** A task of this length is no slow phone any more. */
const FROZEN_MS = 5000;
/** How long a page may show nothing, as while it goes to another one. */
const EMPTY_MS = 3000;

/** What a line that breaks or a page that is left causes. */
const HARMLESS = new Set(['ChunkLoadError', 'AbortError']);
/** React's errors of a hydration that it repairs, as after a translation of the page. */
const REPAIRED = /React error #4(?:18|19|2[0-5])\b/;

/** The part that an error comes from: the first remote in its stack, else the shell; null for a script of somebody else. */
export function faultyPartOf(fault: Fault): { remote: string; version: string } | null {
  const error: unknown = 'reason' in fault ? fault.reason : fault.error;
  if (error instanceof Error && (HARMLESS.has(error.name) || REPAIRED.test(error.message))) return null;
  const stack = error instanceof Error ? (error.stack ?? '') : 'filename' in fault ? fault.filename : '';
  const [, remote, ofRemote] = /\/remotes\/([a-z-]+)\/([\w.-]+)/.exec(stack) ?? [];
  if (remote && ofRemote) return { remote, version: ofRemote };
  const version = /\/assets\/host\/([\w.-]+)/.exec(stack)?.[1];
  return version ? { remote: 'host', version } : null;
}

function isEmpty(): boolean {
  const root = document.getElementById(documentIds.root);
  const content = document.getElementById(CONTENT_ID);
  return root?.childElementCount === 0 || content?.childElementCount === 0;
}

/**
 * Reports what no render fails with: uncaught errors and rejections, a tab that was frozen, and a page that has emptied itself.
 * @param early faults that were caught by now
 */
export function reportFaults({ early, ...shown }: Shown & { early: Fault[] }): void {
  const reported = new Set<string>();
  function report(reason: RemoteFailure['reason'], faulty: ReturnType<typeof faultyPartOf>, error?: unknown) {
    const fault = faulty && `${reason} ${faulty.remote} ${faulty.version}`;
    if (!fault || reported.has(fault)) return;
    reported.add(fault);
    reportRemoteFailure({ ...faulty, reason }, error);
  }

  const reportFault = (fault: Fault) =>
    report('error', faultyPartOf(fault), 'reason' in fault ? fault.reason : fault.error);
  for (const fault of early) reportFault(fault);
  window.addEventListener('error', reportFault);
  window.addEventListener('unhandledrejection', reportFault);

  function look() {
    if (isEmpty()) setTimeout(() => isEmpty() && report('empty', shownVersion(shown)), EMPTY_MS);
  }
  const observer = new MutationObserver(look);
  for (const id of [documentIds.root, CONTENT_ID]) {
    const element = document.getElementById(id);
    if (element) observer.observe(element, { childList: true });
  }

  if (
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes?.includes('longtask')
  )
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ duration }) => duration >= FROZEN_MS))
        report('frozen', shownVersion(shown));
    }).observe({ type: 'longtask', buffered: true });
}
