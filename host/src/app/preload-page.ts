import { matchRoutes, type RouteObject } from '@lapak/runtime';
import { patterns, type RouteName } from '@lapak/contracts/routes';
import { runPrefetch } from './page-loader.ts';
import { routeTable } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** A connection that pays by the byte, or hardly moves, loads nothing ahead. */
function connectionAllows(): boolean {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

const table: RouteObject[] = (Object.keys(patterns) as RouteName[]).map((name) => ({
  id: name,
  path: `/${patterns[name]}`,
}));

/** Loads the page behind a link ahead: its files, or its files and data. Failures wait for the real navigation. */
export function createPreload(environment: ShellEnvironment) {
  const done = new Set<string>();
  return (href: string, want: 'files' | 'data') => {
    const key = `${want} ${href}`;
    if (done.has(key) || !connectionAllows()) return;
    done.add(key);
    const url = new URL(href, window.location.href);
    const match = matchRoutes(table, url.pathname)?.at(-1);
    if (!match) return;
    const { module } = routeTable[match.route.id as RouteName];
    const load = async () => {
      const page = await environment.pages.load(module);
      if (want === 'data')
        await runPrefetch(page, environment, { params: match.params, request: { url: url.href } });
    };
    load().catch(() => done.delete(key));
  };
}
