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

/** The page that an address leads to, or null for the 404 page and redirects. */
export function matchPage(pathname: string): MatchedPage | null {
  if (pathname === '/onlinestore') return null;
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const name = match.route.id as RouteName;
  return { ...routeTable[name], name, params: match.params, match: match as RouteMatch };
}
