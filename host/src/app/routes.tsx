import { patterns, type RouteName } from '@lapak/contracts/routes';
import { redirect, type RouteObject } from '@lapak/runtime';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellError } from '../shell/shell-error.tsx';
import { StoreLayout } from '../shell/store-layout.tsx';
import { PageError } from './page-error.tsx';
import { pageLoader } from './page-loader.ts';
import { RemotePage } from './remote-page.tsx';
import { routeTable } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';
import { storeLoader } from './store-loader.ts';

/** Event pages opened by a full navigation lack `onlinestore` in their address (spec-decisions 5). */
function eventRedirect({ request }: { request: { url: string } }) {
  const url = new URL(request.url);
  return redirect(url.pathname.replace(/^\/([^/]+)\/event/, '/$1/onlinestore/event') + url.search);
}

const allNames = Object.keys(routeTable) as RouteName[];

/**
 * The route objects for one environment. Ids of page routes are the names of the route table.
 * @param names of the pages that can be reached; a server that paints one page needs no other
 */
export function createRoutes(environment: ShellEnvironment, names = allNames): RouteObject[] {
  const pages = names.map((name): RouteObject => ({
    id: name,
    path: `/${patterns[name]}`,
    loader: pageLoader(routeTable[name], environment),
    element: <RemotePage key={name} id={routeTable[name].module} />,
    errorElement: <PageError key={name} id={routeTable[name].module} />,
  }));
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ShellError />,
      HydrateFallback: PageSpinner,
      children: [
        {
          id: 'store',
          loader: storeLoader(environment),
          element: <StoreLayout />,
          errorElement: <ShellError />,
          shouldRevalidate: storeChanged,
          children: pages,
        },
        { path: '/:username/event/*', loader: eventRedirect, element: null },
        { path: '/onlinestore', element: <NotFoundPage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

interface Move {
  currentParams: { username?: string };
  nextParams: { username?: string };
  defaultShouldRevalidate: boolean;
  currentUrl: URL;
  nextUrl: URL;
}

/** The store's profile is asked for again when the store changes, or on a retry at the same address. */
function storeChanged({ currentParams, nextParams, currentUrl, nextUrl }: Move): boolean {
  return currentParams.username !== nextParams.username || currentUrl.href === nextUrl.href;
}
