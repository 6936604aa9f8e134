import { patterns, type RouteName } from '@lapak/contracts/routes';
import { matchRoutes } from '@lapak/runtime';
import { routeTable, type PageRoute } from './route-table.ts';

export interface MatchedPage extends PageRoute {
  name: RouteName;
  params: Readonly<Record<string, string | undefined>>;
}

const segmentsOf = (pathname: string) => pathname.split('/').filter((segment) => segment !== '');

const table = (Object.keys(patterns) as RouteName[]).map((name) => ({
  id: name,
  path: `/${patterns[name]}`,
  segments: segmentsOf(patterns[name]),
}));

/** Whether the fixed parts of a pattern match the address; cheap, and never stricter than the router. */
function mayMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    (segments.length <= pattern.length || pattern.at(-1) === '*') &&
    pattern.every((part, at) => {
      const segment = segments[at];
      if (part === '*') return true;
      if (part.startsWith(':')) return part.endsWith('?') || segment !== undefined;
      return segment?.toLowerCase() === part;
    })
  );
}

function find(pathname: string): MatchedPage | null {
  if (pathname === '/onlinestore') return null;
  const segments = segmentsOf(pathname);
  const candidates = table.filter((route) => mayMatch(route.segments, segments));
  const match = matchRoutes(candidates, pathname)?.at(-1);
  if (!match) return null;
  const name = match.route.id as RouteName;
  return { ...routeTable[name], name, params: match.params };
}

const MAX_CACHED = 1000;
const cached = new Map<string, MatchedPage | null>();

/**
 * The page that an address leads to, or null for the 404 page and redirects. Called for every link of a page and
 * for every request; so the router ranks only the patterns that can match, and results are cached.
 */
export function matchPage(pathname: string): MatchedPage | null {
  let page = cached.get(pathname);
  if (page === undefined) {
    if (cached.size === MAX_CACHED) cached.clear();
    cached.set(pathname, (page = find(pathname)));
  }
  return page;
}
