import { patterns, type RouteName } from '@lapak/contracts/routes';
import { matchRoutes, type RouteMatch } from '@lapak/runtime';
import { routeTable, type PageRoute } from './route-table.ts';

export interface MatchedPage extends PageRoute {
  name: RouteName;
  params: Readonly<Record<string, string | undefined>>;
  /** For the router, whose hooks read it. */
  match: RouteMatch;
}

const table = (Object.keys(patterns) as RouteName[]).map((name) => ({
  id: name,
  path: `/${patterns[name]}`,
}));

function find(pathname: string): MatchedPage | null {
  if (pathname === '/onlinestore') return null;
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const name = match.route.id as RouteName;
  return { ...routeTable[name], name, params: match.params, match: match as RouteMatch };
}

/** The router ranks the whole table for every question; a page asks for each link on it, a server for each visit. */
const MAX_REMEMBERED = 1000;
const remembered = new Map<string, MatchedPage | null>();

/** The page that an address leads to, or null for the 404 page and redirects. */
export function matchPage(pathname: string): MatchedPage | null {
  let page = remembered.get(pathname);
  if (page === undefined) {
    if (remembered.size === MAX_REMEMBERED) remembered.clear();
    remembered.set(pathname, (page = find(pathname)));
  }
  return page;
}
