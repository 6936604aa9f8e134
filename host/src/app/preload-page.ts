import { runPrefetch } from '@lapak/runtime';
import { matchPage } from './match-page.ts';
import type { ShellEnvironment } from './shell-environment.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is preloaded with data saving on or on a 2G connection. */
function connectionAllows(): boolean {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Runs once the shown page itself has loaded. */
function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/**
 * Preloads the page behind a link: its files, or its files and data; never while the shown page still loads. Failures are
 * ignored; the navigation retries.
 */
export function createPreload(environment: ShellEnvironment) {
  const done = new Set<string>();
  return (href: string, want: 'files' | 'data') => {
    const key = `${want} ${href}`;
    if (done.has(key) || !connectionAllows()) return;
    done.add(key);
    const url = new URL(href, window.location.href);
    const match = matchPage(url.pathname);
    if (!match) return;
    const load = async () => {
      const page = await environment.pages.load(match.module);
      if (want === 'data') await runPrefetch(page, environment, { params: match.params, url });
    };
    afterLoad(() => void load().catch(() => done.delete(key)));
  };
}
